import { bytesOf, legible } from '../config/resolve/color.ts';
import type { Palette } from '../config/resolve/palette.ts';
import { getIcon } from './icon-data.ts';

/** A brand's logo as a file of its own: so no page carries its drawing, and the browser fetches it when it comes near. */
export interface LogoFile {
  /** Its address; another drawing has another one. */
  src: string;
  svg: string;
  /** The size of the drawing, in its own units. */
  width: number;
  height: number;
}

/** Draws the logo of a brand (`simple-icons:react`), in a colour that is legible in whichever scheme it is shown. */
export function logoFile(name: string, palette: Palette): LogoFile {
  const key = `${name} ${palette.light.ink}`;
  const known = files.get(key) ?? draw(name, palette);
  files.set(key, known);
  return known;
}

const files = new Map<string, LogoFile>();

/** The drawing at an address that `logoFile` has given. */
export const logoAt = (src: string): string | undefined => [...files.values()].find((file) => file.src === src)?.svg;

function draw(name: string, palette: Palette): LogoFile {
  const icon = getIcon(name);
  if (icon.set !== 'simple-icons') throw new Error(`${name} is no brand's logo`);
  const { light, dark } = legibleColours(icon.hex, palette);
  const { x, y, width, height } = boxOfPath(icon.path);
  // In a picture, the scheme is that of the place where it is shown, and not the system's.
  const style = `path{fill:${light}}@media(prefers-color-scheme:dark){path{fill:${dark}}}`;
  const box = [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${style}</style><path d="${icon.path}"/></svg>`;
  return { src: `/assets/logos/${name.replace(/^.*:/, '')}-${hash(svg)}.svg`, svg, width, height };
}

/** FNV-1a, as eight digits: enough to tell a drawing from its successor. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** A brand's colour for each scheme: its own where it stands out enough, else as little changed as legibility asks. */
function legibleColours(hex: string, { light, dark }: Palette): { light: string; dark: string } {
  const bytes = bytesOf(hex);
  // Black and white have no hue to keep: they become the colour of the text, `--ink`.
  if (Math.max(...bytes) - Math.min(...bytes) < 16) return { light: light.ink, dark: dark.ink };
  // The grounds are the darkest light one and the lightest dark one. Thin light lines on a dark ground need more than the
  // 3:1 that graphics must have.
  return {
    light: legible(hex, '#000000', light['ground-tinted'], 3),
    dark: legible(hex, '#ffffff', dark['surface-raised'], 4.5),
  };
}

/**
 * The box around an SVG path. Each line, curve and arc counts by its ends, which for logos comes close enough to what
 * the eye measures.
 */
function boxOfPath(path: string) {
  const xs: number[] = [];
  const ys: number[] = [];
  const pen = { x: 0, y: 0, startX: 0, startY: 0 };
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = arity[letter.toLowerCase()] ?? 0;
    const values = numbersOf(letter, rest);
    for (let at = 0; at < Math.max(values.length, 1); at += size || 1) {
      // What follows a move's first place is a line to each further one.
      const command = at > 0 && /m/i.test(letter) ? (letter === 'm' ? 'l' : 'L') : letter;
      move(pen, command, values.slice(at, at + size));
      xs.push(pen.x);
      ys.push(pen.y);
    }
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

// An arc's two flags may stand without a space before what follows them, so arcs are read with a pattern of their own.
function numbersOf(letter: string, rest: string): number[] {
  const number = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?';
  if (letter.toLowerCase() !== 'a') return (rest.match(new RegExp(number, 'gi')) ?? []).map(Number);
  const gap = '[\\s,]*';
  const arc = new RegExp(
    `(${number})${gap}(${number})${gap}(${number})${gap}([01])${gap}([01])${gap}(${number})${gap}(${number})`,
    'gi',
  );
  return [...rest.matchAll(arc)].flatMap((match) => match.slice(1).map(Number));
}

function move(pen: { x: number; y: number; startX: number; startY: number }, letter: string, values: number[]): void {
  const command = letter.toLowerCase();
  const relative = letter === command;
  const [last = 0, beforeLast = 0] = values.toReversed();
  const [baseX, baseY] = relative ? [pen.x, pen.y] : [0, 0];
  if (command === 'z') [pen.x, pen.y] = [pen.startX, pen.startY];
  else if (command === 'h') pen.x = baseX + last;
  else if (command === 'v') pen.y = baseY + last;
  else [pen.x, pen.y] = [baseX + beforeLast, baseY + last];
  if (command === 'm') [pen.startX, pen.startY] = [pen.x, pen.y];
}
