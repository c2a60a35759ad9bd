/** A point of a drawing; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** Rounds to one decimal, which is finer than any screen. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** The `viewBox` around points, with a margin for strokes. */
export function boxAround(points: Point[], margin = 2): string {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top].map(round).join(' ');
}
