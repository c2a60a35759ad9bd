import { action, defineSection, type SectionProblem, text } from 'site-from-json/schema';
import { z } from 'zod';
import { checkCells, listIn } from '../check-cells.ts';

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
            signs: ['yes', 'no'],
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
export default defineSection('comparison', {
  title: 'Comparison',
  description:
    'A table that compares plans, or you and others: ticks, dashes and texts. On a narrow screen it scrolls.',
  synonyms: ['comparison-table', 'compare', 'plans-table', 'versus'],
  client: 'static',
  check: checkComparison,
  shape: {
    title: text('Heading', 'The heading of the section.', 'What each plan holds'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    columns: z.array(column).min(1).max(6).meta({ title: 'Columns', description: 'What is compared, in order.' }),
    groups: z.array(group).min(1).max(20).meta({ title: 'Groups', description: 'The rows, in groups.' }),
    footnote: text('Footnote', 'A line below the table.', 'Prices without tax.').optional(),
  },
});

/** Checks the rows of a comparison. Paths begin at the section. */
function* checkComparison(section: Record<string, unknown>): Iterable<SectionProblem> {
  const columns = listIn(section, 'columns').length;
  for (const [at, group] of listIn(section, 'groups').entries())
    for (const [row, one] of listIn(group, 'rows').entries()) {
      const path = ['groups', at, 'rows', row, 'cells'];
      yield* checkCells(Object(one).cells, columns, path, '"no" is shown as a dash');
    }
}
