import type { Weight } from './page-weight.ts';

/** How much more a page may hold at its end than at its beginning, as a part of that and beside it: engines compile and keep as they go. */
const allowed: Record<keyof Weight, { part: number; beside: number }> = {
  heap: { part: 0.1, beside: 500_000 },
  nodes: { part: 0.1, beside: 200 },
  // A browser keeps what was pressed or selected last, and React what it showed before: a section or two, of 70 nodes each.
  detached: { part: 0, beside: 200 },
  listeners: { part: 0.1, beside: 50 },
};

/**
 * What has grown, as sentences. The heaviest weight of the first third stands for the beginning, in which caches fill; the lightest of
 * the last third for the end, as what has leaked does not go away again.
 */
export function leaks(weights: Weight[]): string[] {
  const third = Math.ceil(weights.length / 3);
  return (Object.keys(allowed) as (keyof Weight)[]).flatMap((what) => {
    const { part, beside } = allowed[what];
    const of = (some: Weight[]) => some.map((weight) => weight[what]);
    const [before, after] = [Math.max(...of(weights.slice(0, third))), Math.min(...of(weights.slice(-third)))];
    const limit = Math.round(before * (1 + part) + beside);
    return after > limit ? [`${what} grew from ${before} to ${after}; up to ${limit} would do`] : [];
  });
}
