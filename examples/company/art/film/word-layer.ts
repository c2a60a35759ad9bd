import { drawBlock } from '../block.ts';
import { drawDots } from '../dots.ts';
import type { Point3, View } from '../iso.ts';
import { setWord } from '../letters.ts';
import { ink, tones } from '../palette.ts';
import type { Stroke } from '../pen.ts';
import type { Shape } from '../sheet.ts';
import { boxFrame, drawWire } from '../wire.ts';
import { blend, glide, settle } from './ease.ts';
import type { Stage } from './stage.ts';

/** The four beats of the film, five seconds each. */
export const beats = ['Listen', 'Design', 'Build', 'Launch & support'] as const;

const LEFT = 84;
const BASE = 640;
const words = beats.map((word) => setWord(word, 60));

/** The word of the beat, and above it the four states with the present one in colour. */
export function drawWordLayer(stage: Stage): Shape[] {
  const { time, text, ground } = stage;
  const letters = words.flatMap((word, beat) => {
    const [from, to] = [beat * 5 + 0.2, beat === 3 ? 99 : beat * 5 + 4.75];
    return word.flatMap(({ strokes, x }, index): Shape[] => {
      const here = settle(time, from + index * 0.035, from + 0.55 + index * 0.035);
      const gone = glide(time, to, to + 0.3);
      if (here < 0.01 || gone > 0.99) return [];
      const lift = (1 - here) * 26 - gone * 14;
      return [
        {
          strokes: shift(strokes, LEFT, BASE + lift),
          paint: `fill="${blend(ground, text, here * (1 - gone))}" data-x="${Math.round(x)}"`,
        },
      ];
    });
  });
  return [...letters.map(bare), ...drawStates(stage)];
}

/** Letters have different paints only while they move; the mark that kept them apart goes here. */
function bare(shape: Shape): Shape {
  return 'paint' in shape ? { ...shape, paint: shape.paint.replace(/ data-x="\d+"/, '') } : shape;
}

function shift(strokes: readonly Stroke[], dx: number, dy: number): Stroke[] {
  return strokes.map((stroke) => {
    if (stroke[0] === 'Z') return stroke;
    const [command, ...points] = stroke;
    return [command, ...points.map(([x, y]) => [x + dx, y + dy])] as unknown as Stroke;
  });
}

function drawStates({ time, ground, dusk }: Stage): Shape[] {
  const quiet = blend('#cdc1b5', '#5b4e45', dusk);
  return [0, 1, 2, 3].flatMap((state) => {
    const here = settle(time, 0.1 + state * 0.08, 0.7 + state * 0.08);
    const on =
      glide(time, state * 5, state * 5 + 0.5) * (state === 3 ? 1 : 1 - glide(time, state * 5 + 5, state * 5 + 5.4));
    const color = blend(ground, blend(quiet, ink.accent, on), here);
    const view: View = { x: LEFT + 14 + state * 50, y: 552, unit: 16 };
    const at: Point3 = [-0.5, -0.5, -0.5];
    const size: Point3 = [1, 1, 1];
    if (state === 0) return [drawDots(view, boxFrame(at, size).corners.slice(1), color, 4.2)];
    if (state === 1) return drawWire(view, at, size, color, 2, 0);
    const material = (share: number) => ({
      top: blend(color, tones.clay.top, on * share),
      left: color,
      right: blend(color, on > 0.5 ? tones.clay.right : ground, on > 0.5 ? on * share : 0.18),
    });
    if (state === 2) return drawBlock(view, { at, size, tones: material(1) });
    return [
      [-0.8, -0.2, -0.5],
      [-0.2, -0.8, -0.2],
      [0.1, 0.1, -0.5],
    ].flatMap(([x = 0, y = 0, z = 0]) => drawBlock(view, { at: [x, y, z], size: [0.6, 0.6, 0.6], tones: material(1) }));
  });
}
