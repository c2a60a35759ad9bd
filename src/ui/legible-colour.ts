import { contrast, mix } from '../config/palette.ts';

// The lightest and darkest grounds that a logo may stand on: `--surface` and `--ground-tinted` in tokens.css.
// Thin light lines on a dark ground need more than the 3:1 that graphics must have.
const grounds = { light: { colour: '#f7f2ea', ratio: 3 }, dark: { colour: '#2a2420', ratio: 4.5 } };

/** The colour of text on either ground: `--ink`. */
const inks = { light: '#1a1613', dark: '#f5efe8' };

/** A brand's colour for each scheme: its own where it stands out enough, else as little changed as legibility asks. */
export function legibleColours(hex: string): { light: string; dark: string } {
  // Black and white have no hue to keep: they become the colour of the text.
  if (isGrey(hex)) return inks;
  return { light: towards(hex, '#000000', grounds.light), dark: towards(hex, '#ffffff', grounds.dark) };
}

function towards(hex: string, end: string, ground: { colour: string; ratio: number }): string {
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = mix(hex, end, share);
    if (contrast(mixed, ground.colour) >= ground.ratio) return mixed;
  }
  return end === '#000000' ? inks.light : inks.dark;
}

function isGrey(hex: string): boolean {
  const values = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...values) - Math.min(...values) < 16;
}
