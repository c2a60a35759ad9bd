import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Two weights of a family, as TrueType files. */
export interface Typeface {
  regular: Buffer;
  bold: Buffer;
}

const require = createRequire(import.meta.url);
const loaded = new Map<string, Typeface | undefined>();

/** Returns Instrument Sans with all its characters: PDFs and icons need static fonts, not WOFF2 subsets. */
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

/** The package with the static files of a family. */
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

/** Opens a font; throws for a font collection. */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('layout' in font)) throw new TypeError('A collection of fonts was given where one font is needed.');
  return font;
}

const opened = new WeakMap<Buffer, Font>();

/**
 * Returns a font that is parsed once, but has its own glyphs for each caller: a glyph remembers the characters that it first stood for,
 * which a PDF needs for copying text. `_glyphs` is internal to fontkit; a test of copied text would notice a change.
 */
export function openWithOwnGlyphs(bytes: Buffer): Font {
  const font = opened.get(bytes) ?? openFont(bytes);
  opened.set(bytes, font);
  return Object.create(font, { _glyphs: { value: {} } });
}

/** Returns the characters of a text that a font cannot draw, without duplicates. Spaces and joiners need no glyphs. */
export function findMissingCharacters(text: string, font: Font): string[] {
  return [...new Set(text)].filter(
    (char) =>
      !/[\s\p{Default_Ignorable_Code_Point}]/u.test(char) && !font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0),
  );
}
