import type { Hex } from '../../theme/color.ts';
import type { Palette } from '../../theme/palette.ts';

/** The site's colors in one scheme. */
export type Colors = Palette['dark'];

/** A point of a drawing, in edges of a block; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** A part of a drawing, which lists them in painting order. A dot without a radius is as small as can be seen. */
export type Shape =
  | { kind: 'dot'; at: Point; color: Hex; radius?: number }
  | { kind: 'face'; corners: readonly Point[]; fill: Hex; stroke: Hex };
