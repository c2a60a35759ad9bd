import { type Block, drawBlock } from '../block.ts';
import { drawDots } from '../dots.ts';
import type { Point3 } from '../iso.ts';
import { orderBlocks } from '../order.ts';
import { ink } from '../palette.ts';
import type { Shape } from '../sheet.ts';
import { windowsOf } from '../windows.ts';
import { boxFrame, drawWire } from '../wire.ts';
import { solidParts } from './building-layer.ts';
import { city, type House, PITCH } from './city.ts';
import { blend, glide, settle } from './ease.ts';
import { atDusk, type Stage } from './stage.ts';

const PANE = { width: 0.42, height: 0.5, gap: 0.3 };

/** The city that comes up around the building, plot by plot, and lights its windows. */
export function drawCityLayer(stage: Stage): Shape[] {
  const { time, view } = stage;
  if (time < 15) return [];
  const solids = city.filter(({ state }) => state === 'solid').flatMap((house, index) => raise(house, index, stage));
  const ideas = city.filter(({ state }) => state !== 'solid');
  const shown = glide(time, 16.9, 17.9);
  const plain =
    shown < 0.05
      ? []
      : ideas.flatMap(({ at, size, state }): Shape[] => {
          const tall: Point3 = [size[0], size[1], size[2] * shown];
          const knots = drawDots(
            view,
            boxFrame(at, tall).corners.slice(state === 'wire' ? 1 : 0),
            ink.accent,
            state === 'wire' ? 3.6 : 4.6,
          );
          return state === 'wire' ? [...drawWire(view, at, tall, ink.accent, 1.4), knots] : [knots];
        });
  const blocks = orderBlocks([...solids, ...traffic(stage), ...solidParts(stage)]);
  return [...pavements(stage), ...blocks.flatMap((block) => drawBlock(view, block)), ...plain];
}

function raise(house: House, index: number, { time, dusk }: Stage): Block[] {
  const start = 15.7 + house.far * 0.36;
  const height = house.size[2] * settle(time, start, start + 1);
  if (height < 0.02) return [];
  const marks = windowsOf([house.size[0], house.size[1], height], PANE, (side, column, row) => {
    // A fixed share of the windows stays dark, as in any city.
    const chance =
      Math.abs(Math.sin(index * 12.9 + column * 78.2 + row * 37.7 + (side === 'left' ? 0 : 5.3)) * 43758.5) % 1;
    const dark = blend(house.tones[side], '#000000', 0.16);
    const lit =
      chance < 0.56 ? settle(time, 17.1 + chance * 2 + house.far * 0.15, 17.5 + chance * 2 + house.far * 0.15) : 0;
    return blend(blend(dark, '#17110e', dusk * 0.85), side === 'left' ? ink.glow : '#f0b06a', lit);
  });
  return [{ at: house.at, size: [house.size[0], house.size[1], height], tones: atDusk(house.tones, dusk), marks }];
}

/** The plots themselves, a shade off the ground. */
function pavements({ time, view, dusk, ground }: Stage): Shape[] {
  const plots = new Map<string, { at: Point3; far: number }>();
  for (const { at, far } of city) {
    const [i, j] = [Math.round(at[0] / PITCH), Math.round(at[1] / PITCH)];
    plots.set(`${i} ${j}`, { at: [i * PITCH - 3, j * PITCH - 3, -0.01], far });
  }
  plots.set('0 0', { at: [-3.6, -3.6, -0.01], far: 0 });
  return [...plots.entries()].flatMap(([key, { at, far }]) => {
    const here = glide(time, 15.4 + far * 0.36, 16.1 + far * 0.36);
    if (here < 0.02) return [];
    // The square around the building catches the light of its windows.
    const night = key === '0 0' ? '#6e4a2f' : '#2b221d';
    const side = key === '0 0' ? 7.2 : 6;
    const color = blend(ground, blend('#e6d9cc', night, dusk), here);
    return drawBlock(view, { at, size: [side, side, 0.01], tones: { top: color, left: color, right: color } });
  });
}

/** Small lights that travel the streets between the building and the others. */
function traffic({ time, dusk }: Stage): Block[] {
  if (dusk < 0.3) return [];
  const lane = PITCH / 2;
  const color = blend('#7a5a3c', '#ffe2b0', Math.min(1, (dusk - 0.3) * 2));
  const tones = { top: color, left: color, right: color };
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap((index): Block[] => {
    const way = ((time * 3.4 + index * 7.3) % 34) - 17;
    const street = [lane, -lane, 3 * lane][index % 3] ?? lane;
    if (Math.abs(way) > 15) return [];
    return index % 2
      ? [{ at: [way, street, 0], size: [0.7, 0.36, 0.2], tones }]
      : [{ at: [street, -way, 0], size: [0.36, 0.7, 0.2], tones }];
  });
}
