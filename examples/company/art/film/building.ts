import type { Point3 } from '../iso.ts';
import { type Tones, tones } from '../palette.ts';

/** A part of the film's building, with the second at which it begins to turn solid. */
export interface Part {
  readonly at: Point3;
  readonly size: Point3;
  readonly tones: Tones;
  readonly from: number;
  readonly lasts: number;
  readonly windows: boolean;
}

/** The building that the film follows from its first point on: a spiral of rising blocks on a plinth. */
export const building: readonly Part[] = [
  { at: [-3, -3, 0], size: [6, 6, 0.4], tones: tones.cream, from: 10.1, lasts: 0.9, windows: false },
  { at: [0.1, 0.1, 0.4], size: [2.3, 2.3, 0.8], tones: tones.blush, from: 10.7, lasts: 0.9, windows: false },
  { at: [-2.4, 0.1, 0.4], size: [2.3, 2.3, 2.1], tones: tones.stone, from: 11.1, lasts: 1.1, windows: true },
  { at: [0.1, -2.4, 0.4], size: [2.3, 2.3, 3.5], tones: tones.coral, from: 11.6, lasts: 1.3, windows: true },
  { at: [-2.4, -2.4, 0.4], size: [2.3, 2.3, 5.4], tones: tones.clay, from: 12.1, lasts: 1.5, windows: true },
  { at: [-1.8, -1.8, 5.8], size: [1.1, 1.1, 0.6], tones: tones.slate, from: 13.4, lasts: 0.7, windows: false },
];
