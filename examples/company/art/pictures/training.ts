import { type Block, drawBlock } from '../block.ts';
import { drawDots, drawField } from '../dots.ts';
import { type Point3, project, type View } from '../iso.ts';
import { orderBlocks } from '../order.ts';
import { fill, stroke } from '../paint.ts';
import { ink, tones } from '../palette.ts';
import { line, ring, type Stroke } from '../pen.ts';
import { type Shape, sheet } from '../sheet.ts';
import { boxFrame, drawWire } from '../wire.ts';

const view: View = { x: 466, y: 226, unit: 43 };
const DEPTH = 6;
const HALF = 4.2;

/** The picture of the training page: an open book, on which a course of steps rises from points to solid stone. */
export function drawTraining(): string {
  return sheet(720, 560, [
    ...drawField(view, {
      center: [0, 3, -0.4],
      radius: 8,
      color: ink.faint,
      size: 4,
      skip: (x, y) => Math.abs(x) < 4.5 && y > -0.4 && y < 6.3,
    }),
    ...book(),
    ...lesson(),
    ...steps(),
  ]);
}

/** The height of the open page at a distance from the spine: it dips in the fold and swells beside it. */
function swell(x: number): number {
  const t = Math.abs(x) / HALF;
  return 0.1 + 0.62 * Math.sin(Math.PI * Math.min(1, t * 1.02) ** 0.55) * (1 - t * 0.25);
}

function book(): Shape[] {
  const along = (y: number, drop = 0, from = -HALF, to = HALF) =>
    Array.from({ length: 29 }, (_, index) => from + ((to - from) * index) / 28).map((x) =>
      project(view, [x, y, swell(x) - drop]),
    );
  const cover: Point3[] = [
    [-HALF - 0.25, -0.2, -0.3],
    [HALF + 0.25, -0.2, -0.3],
    [HALF + 0.25, DEPTH + 0.2, -0.3],
    [-HALF - 0.25, DEPTH + 0.2, -0.3],
  ];
  const foot = (x: number, y: number) => project(view, [x, y, -0.2]);
  const page = (from: number, to: number): Stroke[] =>
    ring([...along(0, 0, from, to), ...along(DEPTH, 0, from, to).toReversed()]);
  return [
    ...drawBlock(view, {
      at: [-HALF - 0.25, -0.2, -0.4],
      size: [2 * HALF + 0.5, DEPTH + 0.4, 0.16],
      tones: tones.clay,
    }),
    { strokes: ring(cover.map((place) => project(view, [place[0], place[1], -0.24]))), paint: fill(tones.clay.top) },
    {
      strokes: ring([
        foot(HALF, 0),
        foot(HALF, DEPTH),
        project(view, [HALF, DEPTH, swell(HALF)]),
        project(view, [HALF, 0, swell(HALF)]),
      ]),
      paint: fill(tones.stone.right),
    },
    { strokes: ring([foot(-HALF, DEPTH), ...along(DEPTH), foot(HALF, DEPTH)]), paint: fill(tones.cream.left) },
    ...[0.16, 0.32].map(
      (drop): Shape => ({
        strokes: line(along(DEPTH, drop).filter((_, index) => index % 2 === 0)),
        paint: stroke(tones.stone.left, 1),
      }),
    ),
    { strokes: page(-HALF, 0), paint: `fill="${tones.cream.top}" ${stroke(tones.stone.left, 0.9)}` },
    { strokes: page(0, HALF), paint: `fill="#f8eee4" ${stroke(tones.stone.left, 0.9)}` },
  ];
}

/** What is written on the left page: a title, lines, and a sketch of the cube. */
function lesson(): Shape[] {
  const on = (x: number, y: number) => project(view, [x, y, swell(x)]);
  const row = (y: number, from: number, to: number): Stroke[] =>
    line([0, 1, 2, 3].map((step) => on(from + ((to - from) * step) / 3, y)));
  const rows: [y: number, from: number, to: number][] = [
    [1.5, -3.7, -0.9],
    [2, -3.7, -1.2],
    [2.5, -3.7, -0.9],
  ];
  const turn = (index: number, radius = 0.95) =>
    on(-2.3 + radius * Math.sin((index * Math.PI) / 3), 4.3 + radius * Math.cos((index * Math.PI) / 3));
  const hexagon = [0, 1, 2, 3, 4, 5].map((index) => turn(index));
  const middle = turn(0, 0);
  return [
    { strokes: row(0.8, -3.7, -2.1), paint: stroke(ink.accent, 6) },
    ...rows.map(([y, from, to]): Shape => ({ strokes: row(y, from, to), paint: stroke(tones.stone.left, 3.4) })),
    {
      strokes: [...ring(hexagon), ...[0, 2, 4].flatMap((index) => line([middle, turn(index)]))],
      paint: stroke(ink.line, 1.4),
    },
    {
      strokes: [...hexagon, middle].flatMap((place) => [['M', place] as const, ['L', place] as const]),
      paint: stroke(ink.accent, 5),
    },
  ];
}

/** Six steps up the right page: points, two in lines, then three solid ones with a small stone on top. */
function steps(): Shape[] {
  const heights = [0.45, 0.9, 1.5, 2.2, 3, 3.9];
  const step = (index: number) => ({
    at: [1, 4.9 - index * 0.94, 0.62] as Point3,
    size: [2.3, 0.94, heights[index] ?? 1] as Point3,
  });
  const solids: Block[] = [
    { ...step(3), tones: tones.blush },
    { ...step(4), tones: tones.coral },
    { ...step(5), tones: tones.clay },
    { at: [1.85, 0.4, 4.52], size: [0.6, 0.6, 0.6], tones: tones.slate },
  ];
  const wires = [1, 2].map(step);
  return [
    ...orderBlocks(solids).flatMap((block) => drawBlock(view, block)),
    ...wires.flatMap(({ at, size }) => drawWire(view, at, size, ink.accent, 1.5)),
    drawDots(
      view,
      wires.flatMap(({ at, size }) => boxFrame(at, size).corners.slice(1)),
      ink.accent,
      5,
    ),
    drawDots(view, boxFrame(step(0).at, step(0).size).corners, ink.accent, 5.4),
  ];
}
