import type { Diagnostic } from '../../config/report/issue.ts';
import { checkCells, listIn } from '../check-cells.ts';
import { defineSection } from '../define-section.ts';
import { table } from './schema.ts';

export default defineSection({
  ...table,
  client: 'static',
  component: () => import('./Table.tsx'),
  check: checkTable,
});

/** Checks the rows of a table. Paths begin at the section. */
function* checkTable(section: Record<string, unknown>): Iterable<Diagnostic> {
  const columns = listIn(section, 'columns').length;
  for (const [row, cells] of listIn(section, 'rows').entries())
    yield* checkCells(cells, columns, ['rows', row], '"" leaves one empty');
}
