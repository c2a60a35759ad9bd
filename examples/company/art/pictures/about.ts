import { type Block, drawBlock } from '../block.ts';
import { drawDots, drawField } from '../dots.ts';
import { type Point3, project, type View } from '../iso.ts';
import { orderBlocks } from '../order.ts';
import { stroke } from '../paint.ts';
import { ink, type Tones, tones } from '../palette.ts';
import { ring } from '../pen.ts';
import { type Shape, sheet } from '../sheet.ts';
import { windowsOf } from '../windows.ts';
import { boxFrame, drawWire } from '../wire.ts';

const view: View = { x: 164, y: 254, unit: 32 };

interface Part {
  readonly at: Point3;
  readonly size: Point3;
  readonly tones: Tones;
  readonly pane: string;
}

/** The house of the picture, seen from its plot's back corner. */
const house: readonly Part[] = [
  { at: [0, 0, 0], size: [2.2, 2.2, 4.6], tones: tones.clay, pane: tones.blush.top },
  { at: [0.4, 0.4, 4.6], size: [1.1, 1.1, 0.7], tones: tones.slate, pane: '' },
  { at: [0, 2.2, 0], size: [2.2, 1.7, 2.2], tones: tones.cream, pane: '#b3a394' },
];

/** From one plot to the next: side by side, and a little nearer. */
const STEP = [3.4, -2] as const;

/** The picture of the company: one house four times, as points, as lines, half built, and lived in. */
export function drawAbout(): string {
  const taken = (x: number, y: number) => [0, 1, 2, 3].some((plot) => within(x - plot * STEP[0], y - plot * STEP[1]));
  return sheet(720, 560, [
    ...drawField(view, { center: [6, -1, 0], radius: 10, color: ink.faint, size: 4, skip: taken }),
    ...stakes(0),
    ...asPoints(0),
    ...stakes(1),
    ...asLines(1),
    ...ground(2),
    ...halfBuilt(2),
    ...ground(3),
    ...built(3),
  ]);
}

function within(x: number, y: number): boolean {
  return x > -0.6 && x < 2.8 && y > -0.6 && y < 4.9;
}

function parts(plot: number): Part[] {
  return house.map((part) => ({
    ...part,
    at: [part.at[0] + plot * STEP[0], part.at[1] + plot * STEP[1], part.at[2] + (plot > 1 ? 0.35 : 0)],
  }));
}

function asPoints(plot: number): Shape[] {
  const places = parts(plot).flatMap(({ at, size }) => boxFrame(at, size).corners);
  return [drawDots(view, places, ink.accent, 5.6)];
}

function asLines(plot: number): Shape[] {
  const all = parts(plot);
  return [
    ...all.flatMap(({ at, size }) => drawWire(view, at, size, ink.accent, 1.5)),
    drawDots(
      view,
      all.flatMap(({ at, size }) => boxFrame(at, size).corners.slice(1)),
      ink.accent,
      5,
    ),
  ];
}

function halfBuilt(plot: number): Shape[] {
  const reached = [2.1, 0, 1];
  const all = parts(plot);
  const solids = all.flatMap((part, index): Block[] => {
    const height = reached[index] ?? 0;
    return height ? [{ at: part.at, size: [part.size[0], part.size[1], height], tones: part.tones }] : [];
  });
  return [
    ...orderBlocks(solids).flatMap((block) => drawBlock(view, block)),
    ...all.flatMap(({ at, size }, index) => {
      const height = reached[index] ?? 0;
      return drawWire(view, [at[0], at[1], at[2] + height], [size[0], size[1], size[2] - height], ink.accent, 1.5);
    }),
    drawDots(
      view,
      all.flatMap(({ at, size }) => boxFrame(at, size).corners.slice(4)),
      ink.accent,
      5,
    ),
  ];
}

function built(plot: number): Shape[] {
  const pane = { width: 0.32, height: 0.44, gap: 0.25 };
  const blocks = parts(plot).map(
    (part): Block => ({
      ...part,
      marks: part.pane
        ? windowsOf(part.size, pane, (side, column, row) =>
            (column * 3 + row * 5 + (side === 'left' ? 0 : 2)) % 7 ? part.pane : undefined,
          )
        : [],
    }),
  );
  const trees = [0.2, 0.9, 1.6].map(
    (x): Block => ({
      at: [plot * STEP[0] + x, plot * STEP[1] + 4.2, 0.35],
      size: [0.36, 0.36, 0.5],
      tones: tones.slate,
    }),
  );
  return orderBlocks([...blocks, ...trees]).flatMap((block) => drawBlock(view, block));
}

/** A plot that is staked out but not yet laid with stone. */
function stakes(plot: number): Shape[] {
  const [x, y] = [plot * STEP[0], plot * STEP[1]];
  const corners: Point3[] = [
    [x - 0.5, y - 0.5, 0],
    [x + 2.7, y - 0.5, 0],
    [x + 2.7, y + 4.8, 0],
    [x - 0.5, y + 4.8, 0],
  ];
  return [
    { strokes: ring(corners.map((corner) => project(view, corner))), paint: stroke(ink.line, 1.1, { dash: '2 5' }) },
  ];
}

function ground(plot: number): Shape[] {
  return drawBlock(view, {
    at: [plot * STEP[0] - 0.5, plot * STEP[1] - 0.5, 0],
    size: [3.2, 5.3, 0.35],
    tones: { top: '#f1e6db', left: tones.stone.left, right: tones.stone.right },
  });
}
