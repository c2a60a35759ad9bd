import { z } from 'zod';
import { action } from '../../../schema/action.ts';
import { text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

const column = z
  .strictObject({
    name: text('Name', 'What is compared: a plan, a product, or who offers it.', 'Team'),
    text: text('Text', 'A few words under the name, such as a price.', '€ 19 a month').optional(),
    badge: text(
      'Badge',
      'Features the column: it stands out, with this word above its name.',
      'Most chosen',
    ).optional(),
    action: action.optional(),
  })
  .meta({ title: 'Column', description: 'One of what is compared.' });

const row = z
  .strictObject({
    name: text('Name', 'By what they are compared.', 'Sign in with your own account'),
    text: text('Text', 'A sentence that explains it.', 'With any provider of OpenID Connect.').optional(),
    cells: z
      .array(
        z
          .string()
          .max(200)
          .meta({
            title: 'Cell',
            description: 'What a column has: "yes" is drawn as a tick, "no" as a dash, other words are shown.',
            examples: ['yes', 'no', '30 days'],
            signs: ['yes', 'no'],
          }),
      )
      .min(1)
      .max(6)
      .meta({ title: 'Cells', description: 'One for each column, in order.', examples: [['no', 'yes']] }),
  })
  .meta({ title: 'Row', description: 'What the columns have of one thing.' });

const group = z
  .strictObject({
    title: text('Heading', 'Stands above the rows of the group.', 'Security').optional(),
    rows: z.array(row).min(1).max(60).meta({ title: 'Rows', description: 'The rows, in order.' }),
  })
  .meta({ title: 'Group', description: 'Rows under a heading.' });

/** What plans have, or we and others, side by side. */
export const comparison = section('comparison', {
  title: 'Comparison',
  description: 'A table of what plans have, or you and others: ticks, dashes and words. On a narrow screen it scrolls.',
  synonyms: ['comparison-table', 'compare', 'plans-table', 'versus'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'What each plan holds'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    columns: z.array(column).min(1).max(6).meta({ title: 'Columns', description: 'What is compared, in order.' }),
    groups: z.array(group).min(1).max(20).meta({ title: 'Groups', description: 'The rows, by groups.' }),
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
