import { legible } from '../../config/resolve/palette.ts';

/** A colour as `#rrggbb`. */
export type Hex = string;

/** The warm neutrals that printed and shared things are drawn with. */
export const neutrals = { paper: '#fffdfa', ground: '#f7f1e8', line: '#e3d8c9', stone: '#625850', ink: '#1a1613' };

/** Returns the colour itself, or the nearest darker tone of it that text on a light ground may have (4.5 : 1). */
export const legibleOn = (ground: Hex, color: Hex): Hex => legible(color, neutrals.ink, ground, 4.5);
