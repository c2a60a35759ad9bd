import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import type { Point2 } from './iso.ts';
import type { Stroke } from './pen.ts';

/** A set letter: its outline, at the place where it stands on the line. */
export interface Letter {
  readonly strokes: Stroke[];
  readonly x: number;
  readonly advance: number;
}

const FACE = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const WEIGHT = 620;

let opened: Font | undefined;

/** Sets a word as outlines in the site's own typeface, so that no font is needed to show it; the baseline is y = 0. */
export function setWord(word: string, size: number): Letter[] {
  const font = openFace();
  const scale = size / font.unitsPerEm;
  // Display sizes want their letters a little closer.
  const tighten = -0.018 * size;
  let x = 0;
  const run = font.layout(word);
  return run.glyphs.map((glyph, index) => {
    const advance = (run.positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + tighten;
    const letter = { strokes: outline(glyph.path.commands, scale, x), x, advance };
    x += advance;
    return letter;
  });
}

/**
 * fontkit can neither copy a WOFF2 font at another weight nor unpack its glyphs once a weight is set, so they are
 * unpacked by one reading of the file and weighted in a second one.
 */
function openFace(): Font {
  if (opened) return opened;
  const plain = readFace();
  plain.layout('a');
  const weighted = readFace();
  const glyphs: unknown = Reflect.get(plain, '_transformedGlyphs');
  Object.assign(weighted, { variationCoords: [WEIGHT], _transformedGlyphs: glyphs });
  opened = weighted;
  return opened;
}

function readFace(): Font {
  const file = openSync(createRequire(import.meta.url).resolve(FACE));
  if (!('layout' in file)) throw new Error(`${FACE} holds several fonts; one was expected.`);
  return file;
}

function outline(commands: readonly { command: string; args: number[] }[], scale: number, x: number): Stroke[] {
  let at: Point2 = [0, 0];
  return commands.flatMap(({ command, args }): Stroke[] => {
    const points: Point2[] = [];
    for (let index = 0; index < args.length; index += 2) points.push([x + (args[index] ?? 0) * scale, -(args[index + 1] ?? 0) * scale]);
    const [a, b, c] = points;
    const from = at;
    at = points.at(-1) ?? at;
    if (command === 'moveTo' && a) return [['M', a]];
    if (command === 'lineTo' && a) return [['L', a]];
    if (command === 'quadraticCurveTo' && a && b) return [['C', toward(from, a), toward(b, a), b]];
    if (command === 'bezierCurveTo' && a && b && c) return [['C', a, b, c]];
    return [['Z']];
  });
}

function toward([x, y]: Point2, [toX, toY]: Point2): Point2 {
  return [x + ((toX - x) * 2) / 3, y + ((toY - y) * 2) / 3];
}
