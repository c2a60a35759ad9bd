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
const WEIGHT = 600;

let opened: Font | undefined;

/** Sets a word as outlines in the site's own typeface, so that no font is needed to show it; the baseline is y = 0. */
export function setWord(word: string, size: number): Letter[] {
  const font = openFace();
  const scale = size / font.unitsPerEm;
  // Display sizes want their letters a little closer.
  const tighten = -0.018 * size;
  let x = 0;
  for (const { id } of font.glyphsForString(word)) embolden(font, id);
  const run = font.layout(word);
  return run.glyphs.map((glyph, index) => {
    const advance = (run.positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + tighten;
    const letter = { strokes: outline(glyph.path.commands, scale, x), x, advance };
    x += advance;
    return letter;
  });
}

/** What this needs of fontkit's inside: the unpacked outlines, and the processor that moves their points to a weight. */
interface Unpacked {
  readonly _transformedGlyphs: { points?: Corner[]; components?: { glyphID: number }[] }[];
  readonly _variationProcessor: { transformPoints(glyph: number, points: Corner[]): void };
}

interface Corner {
  x: number;
  y: number;
  copy(): Corner;
}

/**
 * fontkit gives the letters of a variable WOFF2 font their widths at a weight but not their outlines, and cannot unpack
 * them once a weight is set. So they are unpacked by one reading of the file and brought to the weight in a second one.
 */
function openFace(): Font {
  if (opened) return opened;
  const plain = readFace();
  plain.layout('a');
  const weighted = readFace();
  Object.assign(weighted, { variationCoords: [WEIGHT], _transformedGlyphs: inner(plain)._transformedGlyphs });
  opened = weighted;
  return opened;
}

const done = new Set<number>();

function embolden(font: Font, id: number): void {
  if (done.has(id)) return;
  done.add(id);
  const glyph = inner(font)._transformedGlyphs[id];
  for (const { glyphID } of glyph?.components ?? []) embolden(font, glyphID);
  const [first] = glyph?.points ?? [];
  if (!glyph?.points || !first) return;
  // Four more points stand for the letter's own measure; the font's tables count them.
  const measure = [0, 1, 2, 3].map(() => Object.assign(first.copy(), { x: 0, y: 0, endContour: true }));
  const points = [...glyph.points, ...measure];
  inner(font)._variationProcessor.transformPoints(id, points);
  glyph.points = points.slice(0, -4);
}

function inner(font: Font): Unpacked {
  return font as unknown as Unpacked;
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
    for (let index = 0; index < args.length; index += 2)
      points.push([x + (args[index] ?? 0) * scale, -(args[index + 1] ?? 0) * scale]);
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
