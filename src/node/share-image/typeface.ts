import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Two weights of one family, as the bytes of plain TrueType files. */
export interface Typeface {
  regular: Buffer;
  bold: Buffer;
}

const require = createRequire(import.meta.url);

/** Returns Instrument Sans with all its characters; PDFs and outlines need whole static fonts, not the site's WOFF2 subsets. */
export function loadInstrumentSans(): Typeface {
  return {
    regular: readFileSync(
      require.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
    ),
    bold: readFileSync(require.resolve('@expo-google-fonts/instrument-sans/700Bold/InstrumentSans_700Bold.ttf')),
  };
}

/** Opens the bytes of a font; a collection of fonts is refused. */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('layout' in font)) throw new TypeError('A collection of fonts was given where one font is needed.');
  return font;
}

/** Returns the characters of a text that a font cannot draw, each once. */
export function findMissingCharacters(text: string, font: Font): string[] {
  // A space of any kind needs no drawing: where a font lacks it, a line still breaks there.
  return [...new Set(text)].filter((char) => !/\s/u.test(char) && !font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0));
}
