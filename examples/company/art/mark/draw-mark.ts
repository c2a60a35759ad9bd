import { type Point3, project, type View } from '../iso.ts';
import { ink } from '../palette.ts';
import { line, ring } from '../pen.ts';
import { type Shape, sheet } from '../sheet.ts';

/** How the mark is drawn: for large sizes with a finer point grid, for small ones with fewer and bolder parts. */
export interface MarkStyle {
  readonly size: number;
  readonly margin: number;
  readonly bold: boolean;
  /** What lies behind the mark: nothing, or a ground of this colour. */
  readonly ground?: { readonly color: string; readonly radius: number };
  readonly colors?: { readonly solid: string; readonly line: string; readonly point: string };
}

/** The mark: a cube whose top is points, whose left side is lines, and whose right side is solid. */
export function drawMark({ size, margin, bold, ground, colors }: MarkStyle): string {
  const paint = colors ?? { solid: ink.accent, line: ink.accent, point: ink.accent };
  const unit = size / 2 - margin;
  const view: View = { x: size / 2, y: size / 2, unit };
  const thick = unit * (bold ? 0.2 : 0.13);
  const place = (x: number, y: number, z: number) => project(view, [x, y, z]);
  // The cube is centred on the sheet; its front corner's upper end is the middle.
  const inset = thick / unit / 2;
  const gap = bold ? 0.22 : 0.11;
  const right: Point3[] = [
    [1, 1 - gap / 2, 1],
    [1, 0, 1],
    [1, 0, 0],
    [1, 1 - gap / 2, 0],
  ];
  const left: Point3[] = [
    [inset, 1, 1 - inset],
    [1 - gap / 2 - inset, 1, 1 - inset],
    [1 - gap / 2 - inset, 1, inset],
    [inset, 1, inset],
  ];
  const shift = ([x, y, z]: Point3) => place(x - 1, y - 1, z - 1);
  const shapes: Shape[] = [
    { strokes: ring(right.map(shift)), paint: `fill="${paint.solid}"` },
    { strokes: ring(left.map(shift)), paint: `stroke="${paint.line}" stroke-width="${round(thick)}"` },
    ...dots(bold).map(
      ([x, y]): Shape => ({
        strokes: line([shift([x, y, 1]), shift([x, y, 1])]),
        paint: `stroke="${paint.point}" stroke-width="${round(unit * (bold ? 0.3 : 0.19))}"`,
      }),
    ),
  ];
  const back = ground ? `<rect width="${size}" height="${size}" rx="${ground.radius}" fill="${ground.color}"/>` : '';
  return sheet(size, size, shapes, back);
}

function dots(bold: boolean): [number, number][] {
  const places = bold ? [0.1, 0.56] : [0.06, 0.36, 0.66];
  return places.flatMap((x) => places.map((y): [number, number] => [x, y]));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
