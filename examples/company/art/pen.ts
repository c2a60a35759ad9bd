import type { Point2 } from './iso.ts';

/** A path being drawn: corners, and curves given by two handles and an end. */
export type Stroke = readonly ['M' | 'L', Point2] | readonly ['C', Point2, Point2, Point2] | readonly ['Z'];

/** A drawn path: its data, and the rectangle that it fills. */
export interface Trace {
  readonly d: string;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

/** Writes strokes as compact path data with one decimal; relative, yet free of rounding drift. */
export function trace(strokes: readonly Stroke[]): Trace {
  let d = '';
  let at: Point2 = [0, 0];
  let start: Point2 = at;
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const stroke of strokes) {
    if (stroke[0] === 'Z') {
      d += 'z';
      at = start;
      continue;
    }
    const points = stroke.slice(1).map((point) => snap(point as Point2));
    for (const [x, y] of points) {
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
    const end = points.at(-1) ?? at;
    if (stroke[0] === 'M') {
      d += d ? `m${numbers([end[0] - at[0], end[1] - at[1]])}` : `M${numbers(end)}`;
      start = end;
    } else if (stroke[0] === 'L') {
      const [dx, dy] = [end[0] - at[0], end[1] - at[1]];
      const isPoint = Math.abs(dx) < 0.05 && Math.abs(dy) < 0.05;
      if (isPoint && !/[Mm][^a-z]*$/.test(d)) continue;
      if (Math.abs(dy) < 0.05) d += `h${numbers([dx])}`;
      else if (Math.abs(dx) < 0.05) d += `v${numbers([dy])}`;
      else d += `l${numbers([dx, dy])}`;
    } else {
      const from = at;
      d += `c${numbers(points.flatMap(([x, y]) => [x - from[0], y - from[1]]))}`;
    }
    at = end;
  }
  return { d, box };
}

/** Strokes of a closed polygon, always clockwise, so that merged polygons never cut holes into each other. */
export function ring(points: readonly Point2[]): Stroke[] {
  let area = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    area += x * nextY - nextX * y;
  });
  const turned = area < 0 ? points.toReversed() : points;
  return [...line(turned), ['Z']];
}

/** Strokes of an open line through the points. */
export function line(points: readonly Point2[]): Stroke[] {
  return points.map((point, index) => [index === 0 ? 'M' : 'L', point]);
}

function snap([x, y]: Point2): Point2 {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

function numbers(values: readonly number[]): string {
  return values
    .map((value) => String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.'))
    .reduce((text, value) => text + (text && !value.startsWith('-') ? ' ' : '') + value, '');
}
