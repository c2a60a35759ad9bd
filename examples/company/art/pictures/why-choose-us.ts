import { type Block, drawBlock } from '../block.ts';
import { drawDots, drawField } from '../dots.ts';
import { type Point3, project, type View } from '../iso.ts';
import { orderBlocks } from '../order.ts';
import { fill, stroke } from '../paint.ts';
import { ink, type Tones, tones } from '../palette.ts';
import { line, ring } from '../pen.ts';
import { type Shape, sheet } from '../sheet.ts';
import { boxFrame, drawWire } from '../wire.ts';

const view: View = { x: 320, y: 306, unit: 49 };

/** The place that is still free, and how far above it the stone for it hangs. */
const gap = { at: [2, 2, 2] as Point3, size: [2, 2, 2] as Point3, lift: 2.75 };

const wall: readonly [at: Point3, size: Point3, tones: Tones][] = [
  [[0, 0, 0], [4, 2, 1], tones.stone],
  [[0, 2, 0], [2, 2, 1], tones.cream],
  [[2, 2, 0], [2, 2, 1], tones.stone],
  [[0, 0, 1], [2, 4, 1], tones.stone],
  [[2, 0, 1], [2, 2, 1], tones.cream],
  [[2, 2, 1], [2, 1, 1], tones.stone],
  [[2, 3, 1], [2, 1, 1], tones.cream],
  [[0, 0, 2], [2, 2, 2], tones.stone],
  [[2, 0, 2], [2, 2, 1], tones.stone],
  [[2, 0, 3], [1, 2, 1], tones.cream],
  [[3, 0, 3], [1, 2, 1], tones.stone],
  [[0, 2, 2], [2, 1, 1], tones.cream],
  [[0, 3, 2], [2, 1, 1], tones.stone],
  [[0, 2, 3], [2, 2, 1], tones.cream],
];

/** The picture for the reasons to choose us: a cube of many stones, and the one that fits coming down into its place. */
export function drawWhyChooseUs(): string {
  const lifted: Point3 = [gap.at[0], gap.at[1], gap.at[2] + gap.lift];
  const blocks = wall.map(([at, size, material]): Block => ({ at, size, tones: material, edge: material.top }));
  return sheet(640, 560, [
    ...drawField(view, {
      center: [2, 2, 0],
      radius: 6.2,
      step: 0.8,
      color: ink.faint,
      size: 4,
      skip: (x, y) => x > -0.3 && x < 4.1 && y > -0.3 && y < 4.1,
    }),
    ...plan(),
    ...orderBlocks(blocks).flatMap((block) => drawBlock(view, block)),
    ...niche(),
    ...drawWire(view, gap.at, gap.size, ink.accent, 1.5, 0.5),
    drawDots(view, boxFrame(gap.at, gap.size).corners.slice(1), ink.accent, 5.4),
    ...guides(lifted),
    ...drawBlock(view, { at: lifted, size: gap.size, tones: tones.clay, edge: '#f7b896' }),
  ]);
}

/** The three walls of the free place, warm where the stone will stand. */
function niche(): Shape[] {
  const [x, y, z] = gap.at;
  const walls: [Point3[], string][] = [
    [
      [
        [x, y, z],
        [x + 2, y, z],
        [x + 2, y, z + 2],
        [x, y, z + 2],
      ],
      '#8f8073',
    ],
    [
      [
        [x, y, z],
        [x, y + 2, z],
        [x, y + 2, z + 2],
        [x, y, z + 2],
      ],
      '#7a6c61',
    ],
    [
      [
        [x, y, z],
        [x + 2, y, z],
        [x + 2, y + 2, z],
        [x, y + 2, z],
      ],
      tones.blush.top,
    ],
  ];
  return walls.map(([corners, color]) => ({
    strokes: ring(corners.map((corner) => project(view, corner))),
    paint: fill(color),
  }));
}

/** The dotted lines along which the stone comes down. */
function guides(lifted: Point3): Shape[] {
  const feet: Point3[] = [
    [4, 2, 4],
    [2, 4, 4],
    [4, 4, 4],
  ];
  return feet.map(([x, y, z]) => ({
    strokes: line([project(view, [x, y, z]), project(view, [x, y, lifted[2]])]),
    paint: stroke(ink.accent, 1.3, { dash: '1 5' }),
  }));
}

/** The sketch on the ground that the cube was built after: its lines run past the corners. */
function plan(): Shape[] {
  const lines: [Point3, Point3][] = [
    [
      [-1, 4, 0],
      [6.4, 4, 0],
    ],
    [
      [4, -1, 0],
      [4, 6.4, 0],
    ],
  ];
  return lines.map(([from, to]) => ({
    strokes: line([project(view, from), project(view, to)]),
    paint: stroke(ink.line, 1.1, { dash: '2 5' }),
  }));
}
