import type { SectionProblem } from 'site-from-json/schema';

/** The list at a key of any value; empty if it is none. */
export const listIn = (value: unknown, key: string): unknown[] => {
  const list = Object(value)[key];
  return Array.isArray(list) ? list : [];
};

/** Checks that a row of a table has a cell for each column. `empty` says how an empty cell is written. */
export function* checkCells(
  cells: unknown,
  columns: number,
  path: SectionProblem['path'],
  empty: string,
): Iterable<SectionProblem> {
  const count = Array.isArray(cells) ? cells.length : 0;
  if (count === 0 || columns === 0 || count === columns) return;
  const message = `This row has ${count} ${count === 1 ? 'cell' : 'cells'}, but the table has ${columns} ${columns === 1 ? 'column' : 'columns'}.`;
  const hint = count < columns ? `Add a cell for each column; ${empty}.` : 'Remove a cell, or add a column.';
  yield { path, code: 'table/cells', message, hint };
}
