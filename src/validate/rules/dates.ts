import type { Diagnostic, Path } from '../../diagnostics/issue.ts';

/** Keys with days, the second of which cannot be before the first. */
const inOrder = [
  ['date', 'until'],
  ['date', 'updated'],
  ['starts', 'ends'],
] as const;

/** Checks that the days of an object are in their order. Its other texts have no form of a day. */
export function* checkDates(part: Record<string, unknown>, path: Path): Iterable<Diagnostic> {
  for (const [first, last] of inOrder) {
    const [from, to] = [first, last].map((key) => /^\d{4}-\d\d-\d\d/.exec(String(part[key]))?.[0]);
    if (from === undefined || to === undefined || to >= from) continue;
    const message = `"${last}" is ${to}, but "${first}" is ${from}.`;
    const hint = `Write ${from} or a later day, or an earlier "${first}".`;
    yield { path: [...path, last], code: 'date/order', message, hint };
  }
}
