import { type Block, drawBlock } from '../block.ts';
import { drawDots } from '../dots.ts';
import { type Point3, project } from '../iso.ts';
import { orderBlocks } from '../order.ts';
import { stroke } from '../paint.ts';
import { ink } from '../palette.ts';
import { line } from '../pen.ts';
import type { Shape } from '../sheet.ts';
import { windowsOf } from '../windows.ts';
import { boxFrame } from '../wire.ts';
import { building, type Part } from './building.ts';
import { blend, glide, settle } from './ease.ts';
import { atDusk, type Stage } from './stage.ts';

const PANE = { width: 0.34, height: 0.42, gap: 0.26 };

/** The building as far as it has come: corner points, edges, then solid parts that rise inside their edges. */
export function drawBuildingLayer(stage: Stage): Shape[] {
  const parts = orderBlocks(building).flatMap((part) => {
    const solid = solidParts(stage).filter(({ at }) => at === part.at);
    return [
      ...drawEdges(stage, part, true),
      ...solid.flatMap((block) => drawBlock(stage.view, block)),
      ...drawEdges(stage, part, false),
      ...drawCorners(stage, part),
    ];
  });
  return [...drawMeasures(stage), ...parts];
}

/** How solid a part is, from 0 to 1. */
function growth(part: Part, time: number): number {
  return glide(time, part.from, part.from + part.lasts);
}

/** The solid parts as blocks of their present height, for this layer and for painting them among the city. */
export function solidParts({ time, dusk }: Stage): Block[] {
  return building.flatMap((part): Block[] => {
    const height = part.size[2] * growth(part, time);
    if (height < 0.01) return [];
    const size: Point3 = [part.size[0], part.size[1], height];
    const lit = settle(time, 16.8, 18);
    const marks = part.windows
      ? windowsOf(part.size, PANE, (side, column, row) => {
          const opens = 13.5 + (row + column) * 0.09 + (side === 'right' ? 0.12 : 0);
          if (time < opens) return undefined;
          const day = blend(
            side === 'left' ? part.tones.left : part.tones.right,
            '#ffe3d3',
            settle(time, opens, opens + 0.35) * 0.85,
          );
          return blend(day, ink.glow, lit);
        })
      : [];
    return [{ at: part.at, size, tones: atDusk(part.tones, dusk, 0.2), marks }];
  });
}

function drawEdges({ time, view }: Stage, part: Part, hidden: boolean): Shape[] {
  const left = 1 - glide(time, part.from + part.lasts - 0.2, part.from + part.lasts + 0.5);
  if (left < 0.02) return [];
  const { corners, edges } = boxFrame(part.at, part.size);
  return edges.flatMap(([from, to], index): Shape[] => {
    const behind = from === corners[0];
    if (behind !== hidden) return [];
    const start = 5.15 + building.indexOf(part) * 0.42 + index * 0.055;
    const drawn = glide(time, start, start + 0.85);
    if (drawn < 0.01) return [];
    const end = from.map((value, axis) => value + ((to[axis] ?? value) - value) * drawn) as unknown as Point3;
    const paint = stroke(ink.accent, 1.9, { opacity: left * (behind ? 0.35 : 1) });
    return [{ strokes: line([project(view, from), project(view, end)]), paint }];
  });
}

/** Corner points: first on the ground among the others, then lifted to their height. */
function drawCorners({ time, view }: Stage, part: Part): Shape[] {
  const gone = 1 - glide(time, part.from + part.lasts - 0.3, part.from + part.lasts + 0.4);
  const order = building.indexOf(part);
  return boxFrame(part.at, part.size).corners.flatMap(([x, y, z], index) => {
    const shown = settle(time, 1.5 + order * 0.14 + index * 0.05, 2.1 + order * 0.14 + index * 0.05);
    const lift = glide(time, 2.6 + order * 0.16 + index * 0.03, 4 + order * 0.16 + index * 0.03);
    const size = Math.round(8 * shown * gone * 5) / 5;
    return size < 0.3 ? [] : [drawDots(view, [[x, y, z * lift]], ink.accent, size)];
  });
}

/** The draughtsman's lines beside the plan: they come with the edges and go when building starts. */
function drawMeasures({ time, view }: Stage): Shape[] {
  const here = glide(time, 7.6, 8.8) * (1 - glide(time, 10, 10.8));
  if (here < 0.02) return [];
  const reach = 3 * here;
  const paths: Point3[][] = [
    [
      [-reach, 4.1, 0],
      [reach, 4.1, 0],
    ],
    [
      [4.1, -reach, 0],
      [4.1, reach, 0],
    ],
    [
      [-3, 3.3, 0],
      [-3, 4.5, 0],
    ],
    [
      [3, 3.3, 0],
      [3, 4.5, 0],
    ],
    [
      [3.3, -3, 0],
      [4.5, -3, 0],
    ],
    [
      [3.3, 3, 0],
      [4.5, 3, 0],
    ],
    [
      [-2.4, -2.4, 0.4 + 5.4 + 0.6 + 0.4 * here],
      [-2.4, -2.4, 0.4],
    ],
  ];
  return paths.map((path) => ({
    strokes: line(path.map((place) => project(view, place))),
    paint: stroke(ink.line, 1.4, { opacity: here }),
  }));
}
