/** A place in the drawn world: x runs down to the right, y down to the left, z up. */
export type Point3 = readonly [x: number, y: number, z: number];

/** A place on the sheet, in pixels. */
export type Point2 = readonly [x: number, y: number];

/** Where the world's origin falls on the sheet, and how long one unit is. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

const COS_30 = Math.sqrt(3) / 2;

/** Projects a place in the world onto the sheet, isometrically: all three axes keep their measure. */
export function project(view: View, [x, y, z]: Point3): Point2 {
  return [view.x + (x - y) * COS_30 * view.unit, view.y + ((x + y) / 2 - z) * view.unit];
}
