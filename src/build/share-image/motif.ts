import { mix } from '../../config/palette.ts';
import { type Hex, neutrals } from './color.ts';

/** A place on the drawing, in units of one edge of a block; y grows downwards. */
type Point = readonly [x: number, y: number];

/** What the motif is drawn from, in painting order. */
export type Shape =
  | { kind: 'dot'; at: Point; color: Hex }
  | { kind: 'line'; from: Point; to: Point; color: Hex }
  | { kind: 'face'; corners: readonly Point[]; color: Hex };

type Corner = readonly [x: number, y: number, z: number];

/** How many storeys stand on each cell; rows run to the lower right, columns to the lower left. */
const plan = [
  [4, 3, 3, 2, 2],
  [4, 3, 3, 2, 1],
  [3, 3, 2, 2, 1],
  [4, 2, 2, 1, 1],
  [2, 1, 1, 1, 1],
];

/** Draws a small town that is points on its left, a wireframe in its middle and solid on its right. */
export function drawMotif(accent: Hex): Shape[] {
  const cells = plan
    .flatMap((row, x) => row.map((height, y) => ({ x, y, height, across: x - y })))
    // Painting from the back to the front lets near blocks cover far ones.
    .sort((a, b) => a.x + a.y - (b.x + b.y) || a.across - b.across);
  const frame = mix(neutrals.ground, neutrals.ink, 0.62);
  return [
    ...cells.filter(({ across }) => across <= -2).flatMap(({ x, y, height }) => points(x, y, height, frame)),
    ...cells
      .filter(({ across }) => across > -2)
      .flatMap(({ x, y, height, across }) =>
        across <= 0
          ? wireframe(x, y, height, frame)
          : solid(x, y, height, (x + 2 * y) % 5 === 3 ? mix(neutrals.ink, accent, 0.12) : accent),
      ),
  ];
}

/** Draws the small mark: a solid block with the frame of the next one above it. */
export function drawMark(accent: Hex): Shape[] {
  return [...solid(0, 0, 1, accent), ...wireframe(0, 0, 1, accent, 1)];
}

/** Stands for a block by a lattice of points, two to an edge, on the three sides that face the eye. */
function points(x: number, y: number, height: number, color: Hex): Shape[] {
  const steps = (length: number) => Array.from({ length: 2 * length + 1 }, (_, step) => step / 2);
  const corners = steps(height).flatMap((z) =>
    steps(1).flatMap((dx) => steps(1).map((dy): Corner => [x + dx, y + dy, z])),
  );
  return corners
    .filter(([cx, cy, z]) => cx === x + 1 || cy === y + 1 || z === height)
    .map((corner) => ({ kind: 'dot', at: project(corner), color }));
}

function wireframe(x: number, y: number, height: number, color: Hex, from = 0): Shape[] {
  const [back, right, front, left] = base(x, y, from) as [Corner, Corner, Corner, Corner];
  const up = ([cx, cy, cz]: Corner, by: number): Corner => [cx, cy, cz + by];
  const rings = levels(height).flatMap((z) => [
    line(up(left, z), up(front, z), color),
    line(up(front, z), up(right, z), color),
  ]);
  const uprights = [left, front, right].map((corner) => line(corner, up(corner, height), color));
  const lid = [left, right].map((corner) => line(up(corner, height), up(back, height), color));
  const outline = [left, front, right, up(right, height), up(back, height), up(left, height)];
  return [{ kind: 'face', corners: outline.map(project), color: neutrals.paper }, ...rings, ...uprights, ...lid];
}

function solid(x: number, y: number, height: number, color: Hex): Shape[] {
  const [, right, front, left] = base(x, y, 0) as [Corner, Corner, Corner, Corner];
  const wall = (a: Corner, b: Corner): Corner[] => [a, b, [b[0], b[1], height], [a[0], a[1], height]];
  const face = (corners: Corner[], tone: Hex): Shape => ({ kind: 'face', corners: corners.map(project), color: tone });
  return [
    face(wall(left, front), mix(color, neutrals.ink, 0.2)),
    face(wall(front, right), mix(color, neutrals.ink, 0.42)),
    face(base(x, y, height), mix(color, neutrals.paper, 0.22)),
  ];
}

function line(from: Corner, to: Corner, color: Hex): Shape {
  return { kind: 'line', from: project(from), to: project(to), color };
}

function base(x: number, y: number, z: number): Corner[] {
  return [
    [x, y, z],
    [x + 1, y, z],
    [x + 1, y + 1, z],
    [x, y + 1, z],
  ];
}

function levels(height: number): number[] {
  return Array.from({ length: height + 1 }, (_, level) => level);
}

function project([x, y, z]: Corner): Point {
  return [(x - y) * Math.cos(Math.PI / 6), (x + y) / 2 - z];
}
