import { z } from 'zod';
import { action } from '../../../schema/action.ts';
import { text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

const column = z
  .strictObject({
    name: text('Name', 'What is compared: a plan, a product, a company.', 'Team'),
    text: text('Text', 'A few words under the name, such as a price.', '€ 19 a month').optional(),
    badge: text('Badge', 'Highlights the column, with this text above its name.', 'Most chosen').optional(),
    action: action.optional(),
  })
  .meta({ title: 'Column', description: 'One of the things that are compared.' });

const row = z
  .strictObject({
    name: text('Name', 'The feature that is compared.', 'Sign in with your own account'),
    text: text('Text', 'A sentence that explains it.', 'With any provider of OpenID Connect.').optional(),
    cells: z
      .array(
        z
          .string()
          .max(200)
          .meta({
            title: 'Cell',
            description: '"yes" is drawn as a tick, "no" as a dash; other texts are shown.',
            examples: ['yes', 'no', '30 days'],
            synonyms: { yes: ['true'], no: ['false'] },
          }),
      )
      .min(1)
      .max(6)
      .meta({ title: 'Cells', description: 'A cell for each column, in order.', examples: [['no', 'yes']] }),
  })
  .meta({ title: 'Row', description: 'A feature, with a cell for each column.' });

const group = z
  .strictObject({
    title: text('Heading', 'The heading of the group.', 'Security').optional(),
    rows: z.array(row).min(1).max(60).meta({ title: 'Rows', description: 'The rows, in order.' }),
  })
  .meta({ title: 'Group', description: 'Rows under a heading.' });

/** A comparison of plans or companies in columns. */
export const comparison = section('comparison', {
  title: 'Comparison',
  description:
    'A table that compares plans, or you and others: ticks, dashes and texts. On a narrow screen it scrolls.',
  synonyms: ['comparison-table', 'compare', 'plans-table', 'versus'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'What each plan holds'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    columns: z.array(column).min(1).max(6).meta({ title: 'Columns', description: 'What is compared, in order.' }),
    groups: z.array(group).min(1).max(20).meta({ title: 'Groups', description: 'The rows, in groups.' }),
    footnote: text('Footnote', 'A line below the table.', 'Prices without tax.').optional(),
  },
  examples: [
    {
      type: 'comparison',
      id: 'plans',
      title: 'What each plan holds',
      text: 'You can change at the end of any month.',
      columns: [
        { name: 'Free', text: '€ 0', action: { label: 'Begin', href: '/#contact', variant: 'secondary' } },
        { name: 'Team', text: '€ 19 a month', badge: 'Most chosen', action: { label: 'Try it', href: '/#contact' } },
        { name: 'Company', text: 'On request', action: { label: 'Ask', href: '/#contact', variant: 'secondary' } },
      ],
      groups: [
        {
          title: 'Work',
          rows: [
            { name: 'Projects', cells: ['3', 'any number', 'any number'] },
            { name: 'History', text: 'How far back you can go.', cells: ['30 days', 'for ever', 'for ever'] },
            { name: 'Export', cells: ['yes', 'yes', 'yes'] },
          ],
        },
        {
          title: 'Security',
          rows: [
            { name: 'Sign in in two steps', cells: ['yes', 'yes', 'yes'] },
            { name: 'Sign in with your own account', cells: ['no', 'no', 'yes'] },
            { name: 'A contract of your own', cells: ['no', 'no', 'yes'] },
          ],
        },
      ],
      footnote: 'Sample prices, without tax.',
    },
    {
      type: 'comparison',
      id: 'others',
      tone: 'contrast',
      title: 'A workshop, and a web shop',
      columns: [{ name: '{product}', badge: 'Here' }, { name: 'Elsewhere' }],
      groups: [
        {
          rows: [
            { name: 'Measured on the bicycle', cells: ['yes', 'no'] },
            { name: 'Brought back within a year', cells: ['yes', '14 days'] },
            { name: 'Open at three in the morning', cells: ['no', 'yes'] },
          ],
        },
      ],
    },
  ],
});
