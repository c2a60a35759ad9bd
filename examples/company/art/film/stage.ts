import type { View } from '../iso.ts';
import type { Tones } from '../palette.ts';
import { between, blend, glide } from './ease.ts';

/** The measure of the film: seconds, pictures a second, and the size of a picture. */
export const film = { seconds: 20, rate: 30, width: 1280, height: 720 } as const;

/** What all layers of one picture share: the moment, the camera, and how far dusk has come. */
export interface Stage {
  readonly time: number;
  readonly view: View;
  readonly dusk: number;
  readonly ground: string;
  readonly text: string;
}

const SUNSET = '#b07a5c';

/** The stage at a moment: the camera comes slowly nearer, then draws back over the city while it gets dark. */
export function setStage(time: number): Stage {
  const near = glide(time, 0, 15.4);
  const back = glide(time, 14.8, 16.9);
  const dusk = glide(time, 16.3, 18.2);
  return {
    time,
    view: {
      x: between(770, 816, back),
      y: between(between(428, 448, near), 396, back),
      unit: between(between(41, 45, near), 17.6, back),
    },
    dusk,
    ground: dusk < 0.5 ? blend('#fbf4ec', SUNSET, dusk * 2) : blend(SUNSET, '#1b1512', dusk * 2 - 1),
    // The words change their colour in an instant, so that they are never as dark as the ground.
    text: blend('#1f1915', '#fff6ec', glide(time, 17.2, 17.28)),
  };
}

/** A material as it looks at this hour. */
export function atDusk({ top, left, right }: Tones, dusk: number, strength = 1): Tones {
  return {
    top: blend(top, '#3a2c24', dusk * 0.72 * strength),
    left: blend(left, '#2a1f19', dusk * 0.8 * strength),
    right: blend(right, '#1f1713', dusk * 0.84 * strength),
  };
}
