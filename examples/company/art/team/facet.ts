import type { Point2 } from '../iso.ts';
import { line, ring } from '../pen.ts';
import type { Shape } from '../sheet.ts';

/** A flat plane of a portrait, given by its corners; its edge is softened by a thin line of its own colour. */
export function facet(color: string, corners: readonly Point2[], soft = 2): Shape {
  return { strokes: ring(corners), paint: `fill="${color}" stroke="${color}" stroke-width="${soft}"` };
}

/** A drawn line of a portrait: a brow, a lip, a seam. */
export function seam(color: string, width: number, corners: readonly Point2[]): Shape {
  return { strokes: line(corners), paint: `stroke="${color}" stroke-width="${width}"` };
}

/** The same corners on the other side of the face, in the opposite order. */
export function mirror(corners: readonly Point2[]): Point2[] {
  return corners.map(([x, y]): Point2 => [480 - x, y]).toReversed();
}
