import { type Point2, type Point3, project, type View } from './iso.ts';
import type { Stroke } from './pen.ts';

/** A plate with rounded corners: its outlines as strokes, ready to be painted. */
export interface Slab {
  readonly top: Stroke[];
  readonly left: Stroke[];
  readonly right: Stroke[];
}

type Curve = readonly [Point2, Point2, Point2, Point2];

/** The visible faces of a plate lying at `at`, with corners rounded by `radius`. */
export function slabFaces(view: View, at: Point3, size: Point3, radius: number): Slab {
  const [w, d, h] = size;
  // Half-corner arcs, clockwise from the middle of the left corner (x least, y most).
  const at2 = (x: number, y: number, drop = 0) => project(view, [at[0] + x, at[1] + y, at[2] + h - drop]);
  const arc = (cx: number, cy: number, from: number, drop = 0): Curve => {
    const to = from + Math.PI / 4;
    const k = (4 / 3) * Math.tan(Math.PI / 16) * radius;
    const [sx, sy, ex, ey] = [Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to)];
    return [
      at2(cx + radius * sx, cy + radius * sy, drop),
      at2(cx + radius * sx - k * sy, cy + radius * sy + k * sx, drop),
      at2(cx + radius * ex + k * ey, cy + radius * ey - k * ex, drop),
      at2(cx + radius * ex, cy + radius * ey, drop),
    ];
  };
  const corner = (cx: number, cy: number, quarter: number, drop = 0): [Curve, Curve] => [
    arc(cx, cy, (quarter * Math.PI) / 2, drop),
    arc(cx, cy, (quarter * Math.PI) / 2 + Math.PI / 4, drop),
  ];
  // Quarter 0 turns from +x to +y: the front corner; 1 the left, 2 the back, 3 the right one.
  const corners = (drop: number) => ({
    front: corner(w - radius, d - radius, 0, drop),
    left: corner(radius, d - radius, 1, drop),
    back: corner(radius, radius, 2, drop),
    right: corner(w - radius, radius, 3, drop),
  });
  const upper = corners(0);
  const lower = corners(h);
  const top = closed([...upper.front, ...upper.left, ...upper.back, ...upper.right]);
  const side = (from: Curve, to: Curve, lowFrom: Curve, lowTo: Curve) => closed([from, to, flip(lowTo), flip(lowFrom)]);
  return {
    top,
    left: side(upper.front[1], upper.left[0], lower.front[1], lower.left[0]),
    right: side(upper.right[1], upper.front[0], lower.right[1], lower.front[0]),
  };
}

function closed(curves: readonly Curve[]): Stroke[] {
  const first = curves[0];
  if (!first) return [];
  const strokes: Stroke[] = [['M', first[0]]];
  curves.forEach(([start, a, b, end], index) => {
    if (index > 0) strokes.push(['L', start]);
    strokes.push(['C', a, b, end]);
  });
  return [...strokes, ['Z']];
}

function flip([start, a, b, end]: Curve): Curve {
  return [end, b, a, start];
}
