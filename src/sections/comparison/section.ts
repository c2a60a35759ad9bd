import type { Diagnostic } from '../../config/report/issue.ts';
import { checkCells, listIn } from '../check-cells.ts';
import { defineSection } from '../define-section.ts';
import { comparison } from './schema.ts';

export default defineSection({
  ...comparison,
  client: 'static',
  component: () => import('./Comparison.tsx'),
  check: checkComparison,
});

/** Checks the rows of a comparison. Paths begin at the section. */
function* checkComparison(section: Record<string, unknown>): Iterable<Diagnostic> {
  const columns = listIn(section, 'columns').length;
  for (const [at, group] of listIn(section, 'groups').entries())
    for (const [row, one] of listIn(group, 'rows').entries()) {
      const path = ['groups', at, 'rows', row, 'cells'];
      yield* checkCells(Object(one).cells, columns, path, '"no" is shown as a dash');
    }
}
