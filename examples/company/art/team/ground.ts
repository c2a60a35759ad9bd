import { drawDots } from '../dots.ts';
import { type Point3, project, type View } from '../iso.ts';
import { ring } from '../pen.ts';
import type { Shape } from '../sheet.ts';
import { drawWire } from '../wire.ts';

/** The colours of a portrait's ground, from its light to its dark plane, and of the lines on it. */
export interface Ground {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  readonly line: string;
}

/** A room corner seen isometrically that fills the square: two walls, a cube in lines, a few points. */
export function drawGround({ base, light, dark, line: ink }: Ground): Shape[] {
  const view: View = { x: 240, y: 250, unit: 150 };
  const at = (x: number, y: number, z: number) => project(view, [x, y, z]);
  const points: Point3[] = [];
  for (let i = 0; i < 4; i += 1) for (let j = 0; j < 4; j += 1) points.push([0, 0.25 + i * 0.25, 1.5 - j * 0.25]);
  return [
    { markup: `<path fill="${base}" d="M0 0h480v480H0z"/>` },
    { strokes: ring([[0, 0], [240, 0], at(0, 0, 0), at(0, 2, 0)]), paint: `fill="${light}"` },
    { strokes: ring([at(0, 2, 0), at(0, 0, 0), at(2, 0, 0), [480, 480], [0, 480]]), paint: `fill="${dark}"` },
    drawDots({ ...view, x: 214 }, points, ink, 4.4),
    ...drawWire({ x: 408, y: 118, unit: 44 }, [0, 0, 0], [1, 1, 1], ink, 2, 0.45),
  ];
}
