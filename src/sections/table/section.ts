import { defineSection, type SectionProblem, text } from 'site-from-json/schema';
import { z } from 'zod';
import { checkCells, listIn } from '../check-cells.ts';

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
export default defineSection('table', {
  title: 'Table',
  description: 'Rows and columns of text. On a narrow screen the table scrolls horizontally.',
  synonyms: ['data', 'specifications', 'grid'],
  client: 'static',
  check: checkTable,
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
});

/** Checks the rows of a table. Paths begin at the section. */
function* checkTable(section: Record<string, unknown>): Iterable<SectionProblem> {
  const columns = listIn(section, 'columns').length;
  for (const [row, cells] of listIn(section, 'rows').entries())
    yield* checkCells(cells, columns, ['rows', row], '"" leaves one empty');
}
