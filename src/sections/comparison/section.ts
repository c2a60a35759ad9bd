import type { Diagnostic } from '../../config/report/issue.ts';
import { defineSection } from '../define-section.ts';
import { comparison } from './schema.ts';

export default defineSection({
  ...comparison,
  client: 'static',
  component: () => import('./Comparison.tsx'),
  check: checkComparison,
});

const listIn = (value: unknown, key: string): unknown[] => {
  const list = Object(value)[key];
  return Array.isArray(list) ? list : [];
};

/** Checks that each row of a comparison has a cell for each column. Paths begin at the section. */
function* checkComparison(section: Record<string, unknown>): Iterable<Diagnostic> {
  const columns = listIn(section, 'columns').length;
  for (const [at, group] of listIn(section, 'groups').entries()) {
    for (const [row, one] of listIn(group, 'rows').entries()) {
      const cells = listIn(one, 'cells').length;
      if (cells === 0 || columns === 0 || cells === columns) continue;
      const fact = `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but the table has ${columns} ${columns === 1 ? 'column' : 'columns'}.`;
      const fix =
        cells < columns ? 'Add a cell for each column; "no" is shown as a dash.' : 'Remove a cell, or add a column.';
      yield { path: ['groups', at, 'rows', row, 'cells'], code: 'table/cells', fact, fix };
    }
  }
}
