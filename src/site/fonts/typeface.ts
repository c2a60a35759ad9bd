import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Two weights of one family, as the bytes of plain TrueType files. */
export interface Typeface {
  regular: Buffer;
  bold: Buffer;
}

const require = createRequire(import.meta.url);
const loaded = new Map<string, Typeface | undefined>();

/** Returns Instrument Sans with all its characters; PDFs and outlines need whole static fonts, not the site's WOFF2 subsets. */
export function loadInstrumentSans(): Typeface {
  const typeface = loadTypeface('Instrument Sans');
  if (!typeface) throw new Error('@expo-google-fonts/instrument-sans is not installed: run npm ci.');
  return typeface;
}

/** Returns a family of Google Fonts if its package is installed. */
export function loadTypeface(family: string): Typeface | undefined {
  if (!loaded.has(family)) loaded.set(family, readTypeface(family));
  return loaded.get(family);
}

/** The package that holds the static files of a family. */
export const packageOf = (family: string): string => `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`;

function readTypeface(family: string): Typeface | undefined {
  const file = (weight: string) =>
    require.resolve(`${packageOf(family)}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`);
  try {
    return { regular: readFileSync(file('400Regular')), bold: readFileSync(file('700Bold')) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Opens the bytes of a font; a collection of fonts is refused. */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('layout' in font)) throw new TypeError('A collection of fonts was given where one font is needed.');
  return font;
}

const opened = new WeakMap<Buffer, Font>();

/**
 * Opens a font that others may have open, read once for all of them. Each has glyphs of its own, as a glyph remembers the letters
 * that it first stood for, and PDFs tell by these what can be copied from them. (`_glyphs` is fontkit's own; a test of copied words
 * tells if that changes.)
 */
export function openApart(bytes: Buffer): Font {
  const font = opened.get(bytes) ?? openFont(bytes);
  opened.set(bytes, font);
  return Object.create(font, { _glyphs: { value: {} } });
}

/** Returns the characters of a text that a font cannot draw, each once. */
export function findMissingCharacters(text: string, font: Font): string[] {
  // A space of any kind needs no drawing: where a font lacks it, a line still breaks there. Joiners and the like only shape their neighbours.
  return [...new Set(text)].filter(
    (char) =>
      !/[\s\p{Default_Ignorable_Code_Point}]/u.test(char) && !font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0),
  );
}
