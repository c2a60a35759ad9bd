/** A place on a drawing; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** One decimal is finer than any screen. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** The smallest `viewBox` around some points, with a margin for strokes. */
export function boxAround(points: Point[], margin = 2): string {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top].map(round).join(' ');
}
