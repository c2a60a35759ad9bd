import type { Font } from 'fontkit';
import { findMissingCharacters } from '../fonts/typeface.ts';
import type { Hex } from './color.ts';

/** How a text is set: `tracking` widens or tightens, in em. */
export interface Setting {
  font: Font;
  color: Hex;
  bold: boolean;
  tracking: number;
  lang: string;
}

/** A text in lines that fit, and the size at which they do. */
interface Fitted {
  lines: string[];
  size: number;
}

/** Breaks a text into at most `lines` lines of about equal length, at the largest size up to `size` that fits the box. */
export function fitText(text: string, setting: Setting, box: { width: number; lines: number; size: number }): Fitted {
  const pieces = splitText(text, setting.lang);
  const widths = new Map<string, number>();
  const measure = (line: string) => {
    const width = widths.get(line) ?? measureText(line, setting);
    widths.set(line, width);
    return width;
  };
  const lay = (width: number) => breakLines(pieces, (line) => measure(line) <= width);
  for (let size = box.size; size > 1; size--) {
    const width = box.width / size;
    const lines = lay(width);
    if (lines.length > box.lines || lines.some((line) => measure(line) > width)) continue;
    return { lines: balanceLines(lines, width, lay), size };
  }
  return { lines: lay(box.width), size: 1 };
}

/** Returns the width of a text in em. */
export function measureText(text: string, { font, tracking }: Setting): number {
  const length = [...text].length;
  // The font that a machine draws in its place is unknown, so the estimate is a wide one.
  if (findMissingCharacters(text, font).length > 0)
    return [...text].reduce(
      (sum, char) => sum + (/[\u1100-\uffdc]|[\u{1f000}-\u{3ffff}]/u.test(char) ? 1.06 : 0.66),
      0,
    );
  return font.layout(text).advanceWidth / font.unitsPerEm + length * tracking;
}

/** Draws one line as SVG outlines, or as SVG text in the machine's own font where the font lacks a character. */
export function drawText(text: string, setting: Setting, at: { x: number; y: number; size: number }): string {
  const { font, color, bold, tracking, lang } = setting;
  if (findMissingCharacters(text, font).length > 0) {
    const weight = bold ? 700 : 400;
    return `<text x="${at.x}" y="${at.y}" font-size="${at.size}" font-weight="${weight}" font-family="sans-serif" fill="${color}" xml:lang="${escapeXml(lang)}">${escapeXml(text)}</text>`;
  }
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const outline = glyph.path.toSVG();
    const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    // Signs above and below a letter have no width of their own and stand where the font's tables say.
    const placed =
      outline && `<path transform="translate(${Math.round(pen + xOffset)} ${Math.round(yOffset)})" d="${outline}"/>`;
    pen += xAdvance + tracking * font.unitsPerEm;
    return placed;
  });
  const scale = at.size / font.unitsPerEm;
  return `<g fill="${color}" transform="translate(${at.x} ${at.y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** Pieces keep their trailing space; scripts without spaces are cut between words. */
function splitText(text: string, lang: string): string[] {
  const words = text.trim().match(/\S+\s*/gu) ?? [];
  return words.flatMap((word) =>
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u.test(word)
      ? [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(word)].map(({ segment }) => segment)
      : [word],
  );
}

function breakLines(pieces: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = (lines.at(-1) ?? '') + piece;
    if (lines.length > 0 && fits(longer.trimEnd())) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}

/** The narrowest column that needs no more lines leaves no lonely word at the end. */
function balanceLines(lines: string[], width: number, lay: (width: number) => string[]): string[] {
  let best = lines;
  for (let share = 0.98; share > 0.3; share -= 0.02) {
    const narrower = lay(width * share);
    if (narrower.length > lines.length) return best;
    best = narrower;
  }
  return best;
}
