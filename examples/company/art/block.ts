import { type Point2, type Point3, project, type View } from './iso.ts';
import { fill, stroke } from './paint.ts';
import type { Tones } from './palette.ts';
import { line, ring } from './pen.ts';
import type { Shape } from './sheet.ts';

/** A side of a block that the viewer sees. */
type Side = 'top' | 'left' | 'right';

/** A rectangle painted on a side: from the side's back or left corner, in units. */
export interface Mark {
  readonly side: Side;
  readonly rect: readonly [u: number, v: number, width: number, height: number];
  readonly color: string;
  readonly opacity?: number;
}

/** A box with its least corner at `at`. */
export interface Block {
  readonly at: Point3;
  readonly size: Point3;
  readonly tones: Tones;
  readonly marks?: readonly Mark[];
  /** Colour of the fine light along the upper edges, where wanted. */
  readonly edge?: string;
}

/** The three visible faces of a block with what is painted on them. */
export function drawBlock(view: View, block: Block): Shape[] {
  const { size, tones } = block;
  const shapes: Shape[] = [
    { strokes: ring(quad(view, block, 'left', [0, 0, size[0], size[2]])), paint: fill(tones.left) },
    { strokes: ring(quad(view, block, 'right', [0, 0, size[1], size[2]])), paint: fill(tones.right) },
    { strokes: ring(quad(view, block, 'top', [0, 0, size[0], size[1]])), paint: `fill="${tones.top}"` },
  ];
  for (const mark of block.marks ?? []) {
    shapes.push({
      strokes: ring(quad(view, block, mark.side, mark.rect)),
      paint: (mark.opacity ?? 1) < 1 ? fill(mark.color, mark.opacity) : `fill="${mark.color}"`,
    });
  }
  if (block.edge) {
    const [x, y, z] = block.at;
    const [w, d, h] = size;
    const corners: Point3[] = [
      [x, y + d, z + h],
      [x + w, y + d, z + h],
      [x + w, y, z + h],
    ];
    shapes.push({ strokes: line(corners.map((corner) => project(view, corner))), paint: stroke(block.edge, 0.8) });
  }
  return shapes;
}

/** The corners of a rectangle on a side: on the left side u runs along x, on the right side from the front to the back. */
function quad(view: View, { at, size }: Pick<Block, 'at' | 'size'>, side: Side, rect: Mark['rect']): Point2[] {
  const [u, v, w, h] = rect;
  const place = (a: number, b: number): Point3 => {
    if (side === 'top') return [at[0] + a, at[1] + b, at[2] + size[2]];
    if (side === 'left') return [at[0] + a, at[1] + size[1], at[2] + size[2] - b];
    return [at[0] + size[0], at[1] + size[1] - a, at[2] + size[2] - b];
  };
  return [place(u, v), place(u + w, v), place(u + w, v + h), place(u, v + h)].map((point) => project(view, point));
}
