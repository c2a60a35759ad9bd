import { z } from 'zod';
import { text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

const column = z
  .strictObject({
    name: text('Name', 'The heading of the column.', 'Weight'),
    align: z
      .enum(['start', 'center', 'end'])
      .default('start')
      .meta({
        title: 'Align',
        description: 'The alignment of its cells. Numbers are easier to compare at the end.',
        enumDescriptions: ['At the start of the line.', 'In the middle.', 'At the end of the line.'],
        synonyms: { start: ['left'], center: ['middle', 'centre'], end: ['right'] },
      }),
  })
  .meta({ title: 'Column', description: 'A column with its heading.' });

const row = z
  .array(
    z
      .string()
      .max(500)
      .meta({ title: 'Cell', description: 'The text of a cell; it may be empty.', examples: ['1.2 kg'] }),
  )
  .min(1)
  .max(12)
  .meta({ title: 'Row', description: 'The cells of a row, from first to last column.' });

/** A table of texts. */
export const table = section('table', {
  title: 'Table',
  description: 'Rows and columns of text. On a narrow screen the table scrolls horizontally.',
  synonyms: ['data', 'specifications', 'grid'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'Sizes and weights'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    caption: text('Caption', 'A line below the table that says what it shows.', 'Measured without load.').optional(),
    columns: z.array(column).min(1).max(12).meta({ title: 'Columns', description: 'The columns, in order.' }),
    rows: z.array(row).min(1).max(200).meta({ title: 'Rows', description: 'The rows, in order.' }),
    rowHeaders: z
      .boolean()
      .default(true)
      .meta({ title: 'Row headings', description: 'Whether the first cell of each row is its heading.' }),
    striped: z.boolean().default(false).meta({ title: 'Striped', description: 'Whether every second row is shaded.' }),
  },
  examples: [
    {
      type: 'table',
      id: 'models',
      title: 'Four bicycles',
      text: 'The same frame builder, the same paint, and one year to bring it back.',
      caption: 'Weights without pedals, in size M.',
      columns: [
        { name: 'Model' },
        { name: 'For' },
        { name: 'Gears', align: 'end' },
        { name: 'Weight', align: 'end' },
        { name: 'Price', align: 'end' },
      ],
      rows: [
        ['Town', 'Short ways, every day', '3', '13.8 kg', '€ 890'],
        ['Ferry', 'Children and shopping', '8', '24.5 kg', '€ 2,950'],
        ['Long', 'Weeks with luggage', '14', '15.2 kg', '€ 3,400'],
        ['Gravel', 'Whatever the map does not show', '11', '9.6 kg', '€ 2,690'],
      ],
    },
    {
      type: 'table',
      id: 'plans',
      tone: 'tinted',
      title: 'What each plan holds',
      striped: true,
      columns: [{ name: 'Feature' }, { name: 'Free', align: 'center' }, { name: 'Team', align: 'center' }],
      rows: [
        ['Projects', '3', 'any number'],
        ['History', '30 days', 'for ever'],
        ['Sign in with your own account', '–', 'yes'],
      ],
    },
  ],
});
