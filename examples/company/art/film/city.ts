import type { Point3 } from '../iso.ts';
import { type Tones, tones } from '../palette.ts';
import { seeded } from '../seed.ts';

/** A house of the city around, with its distance from the middle, by which it comes up. */
export interface House {
  readonly at: Point3;
  readonly size: Point3;
  readonly tones: Tones;
  readonly far: number;
  readonly state: 'solid' | 'wire' | 'points';
}

/** From one plot to the next: six units of ground and a street. */
export const PITCH = 7.6;

const materials = [tones.stone, tones.cream, tones.stone, tones.blush, tones.cream, tones.stone];

/** The houses on the twenty plots around the film's building; two plots are still ideas. */
export const city: readonly House[] = buildCity();

function buildCity(): House[] {
  const random = seeded(29);
  const steps = [-2, -1, 0, 1, 2];
  return steps.flatMap((i) =>
    steps.flatMap((j): House[] => {
      const reach = Math.abs(i) + Math.abs(j);
      if (reach === 0 || reach === 4) return [];
      const state = i === 2 && j === -1 ? 'wire' : i === -1 && j === 2 ? 'points' : 'solid';
      return footprints(random).map(([x, y, w, d]) => {
        // Low in front, so that the building in the middle is seen whole.
        const height = i + j > 0 && i >= 0 && j >= 0 ? 0.7 + random() * 0.9 : 0.9 + random() ** 1.4 * 3.2;
        const material = materials[Math.floor(random() * materials.length)] ?? tones.stone;
        return {
          at: [i * PITCH + x, j * PITCH + y, 0],
          size: [w, d, Math.round(height * 10) / 10],
          tones: material,
          far: Math.hypot(i, j) + random() * 0.4,
          state,
        };
      });
    }),
  );
}

function footprints(random: () => number): (readonly [x: number, y: number, width: number, depth: number])[] {
  const kind = Math.floor(random() * 4);
  if (kind === 0) return [[-2.4, -2.4, 4.8, 4.8]];
  if (kind === 1)
    return [
      [-2.7, -2.7, 2.5, 5.4],
      [0.2, -2.7, 2.5, 5.4],
    ];
  if (kind === 2)
    return [
      [-2.7, -2.7, 5.4, 2.5],
      [-2.7, 0.2, 2.5, 2.5],
      [0.2, 0.2, 2.5, 2.5],
    ];
  return [
    [-2.7, -2.7, 2.5, 2.5],
    [0.2, -2.7, 2.5, 2.5],
    [-2.7, 0.2, 2.5, 2.5],
    [0.2, 0.2, 2.5, 2.5],
  ];
}
