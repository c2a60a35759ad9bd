import type { ReactNode } from 'react';

/** From idea to product. */
export type Stage = 'points' | 'wire' | 'solid';

/** The height at each row (down to the right) and column (down to the left). */
export type Heights = readonly (readonly number[])[];

/** A way to draw a site's motif. */
export interface MotifDrawing {
  /** The content of an SVG, colored by `data-side`, and its `viewBox`. */
  draw(stage: Stage, heights: Heights): { box: string; content: ReactNode };
  /** The CSS `background` of large empty areas. */
  paper: string;
}
