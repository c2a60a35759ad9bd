import { drawDots } from '../dots.ts';
import { type Point2, type Point3, project } from '../iso.ts';
import { stroke } from '../paint.ts';
import { ink } from '../palette.ts';
import type { Stroke } from '../pen.ts';
import type { Shape } from '../sheet.ts';
import { blend, glide, settle } from './ease.ts';
import type { Stage } from './stage.ts';

const RADIUS = 8;

/** The field of points: it spreads from the middle, and each thing that is heard runs through it as a wave. */
export function drawGroundLayer(stage: Stage): Shape[] {
  const { time, view, dusk } = stage;
  const leave = 1 - glide(time, 15, 16.2);
  const bands = new Map<number, Point3[]>();
  for (let x = -RADIUS; x <= RADIUS; x += 1) {
    for (let y = -RADIUS; y <= RADIUS; y += 1) {
      const far = Math.hypot(x, y);
      if (far > RADIUS) continue;
      const shown = settle(time, 0.25 + far * 0.17, 0.95 + far * 0.17) * leave;
      const size = Math.round(shown * (6.6 - 4 * (far / RADIUS)) * 5) / 5;
      if (size < 0.3) continue;
      bands.set(size, [...(bands.get(size) ?? []), [x, y, wave(far, time)]]);
    }
  }
  const color = blend('#a2968b', '#5a4c42', dusk);
  return [
    ...[...bands].map(([size, places]) => drawDots(view, places, color, size)),
    ...echoes(stage, [0.5, 1.7, 2.9], 7.4),
    ...echoes(stage, [17.6, 18.6], 20),
  ];
}

function wave(far: number, time: number): number {
  return [0.5, 1.7, 2.9].reduce((sum, start) => {
    const front = (time - start) * 3.4;
    return sum + 0.34 * Math.exp(-((far - front) ** 2) * 1.1) * Math.max(0, 1 - front / 9);
  }, 0);
}

/** Rings that run outwards on the ground from where something is said. */
function echoes({ time, view }: Stage, starts: readonly number[], reach: number): Shape[] {
  return starts.flatMap((start) => {
    const run = (time - start) / 2.3;
    if (run <= 0.01 || run >= 1) return [];
    const strokes = circle(run * reach, (x, y) => project(view, [x, y, 0]));
    return [{ strokes, paint: stroke(ink.accent, 1.6, { opacity: (1 - run) ** 1.5 * 0.8 }) }];
  });
}

function circle(radius: number, place: (x: number, y: number) => Point2): Stroke[] {
  const k = radius * 0.5523;
  const r = radius;
  return [
    ['M', place(r, 0)],
    ['C', place(r, k), place(k, r), place(0, r)],
    ['C', place(-k, r), place(-r, k), place(-r, 0)],
    ['C', place(-r, -k), place(-k, -r), place(0, -r)],
    ['C', place(k, -r), place(r, -k), place(r, 0)],
  ];
}
