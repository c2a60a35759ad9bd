import { type Point2, type Point3, project, type View } from './iso.ts';
import { stroke } from './paint.ts';
import { line, ring } from './pen.ts';
import type { Shape } from './sheet.ts';

/** The eight corners of a box, and its twelve edges as pairs of them. */
export function boxFrame(at: Point3, size: Point3): { corners: Point3[]; edges: (readonly [Point3, Point3])[] } {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (bits): Point3 => [
      at[0] + (bits & 1 ? size[0] : 0),
      at[1] + (bits & 2 ? size[1] : 0),
      at[2] + (bits & 4 ? size[2] : 0),
    ],
  );
  const edges = corners.flatMap((from, a) =>
    corners.flatMap((to, b) => (a < b && [1, 2, 4].includes(a ^ b) ? [[from, to] as const] : [])),
  );
  return { corners, edges };
}

/** A box as lines: its outline, the three edges that meet in front, and fainter ones behind. */
export function drawWire(view: View, at: Point3, size: Point3, color: string, width: number, back = 0.35): Shape[] {
  const corner = (bits: number): Point2 =>
    project(view, [
      at[0] + (bits & 1 ? size[0] : 0),
      at[1] + (bits & 2 ? size[1] : 0),
      at[2] + (bits & 4 ? size[2] : 0),
    ]);
  const [back0, right, left, front, backTop, rightTop, leftTop, frontTop] = [0, 1, 2, 3, 4, 5, 6, 7].map(
    corner,
  ) as Corners;
  return [
    {
      strokes: [...line([left, back0, right]), ...line([back0, backTop])],
      paint: stroke(color, width, { opacity: back }),
    },
    {
      strokes: [
        ...ring([left, front, right, rightTop, backTop, leftTop]),
        ...line([leftTop, frontTop, rightTop]),
        ...line([frontTop, front]),
      ],
      paint: stroke(color, width),
    },
  ];
}

type Corners = [Point2, Point2, Point2, Point2, Point2, Point2, Point2, Point2];
