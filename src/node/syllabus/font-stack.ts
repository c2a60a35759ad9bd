import { findMissingCharacters, openFont, type Typeface } from '../share-image/typeface.ts';

export type Weight = keyof Typeface;

/** Fonts in the order of preference; a text is always set in one of them, whole, so that its shaping and its line stay even. */
export interface FontStack {
  typefaces: Typeface[];
  /** The place of the first font that has every character of the text, else of the first font. */
  choose(text: string, weight: Weight): number;
  /** The characters of the text that the chosen font cannot draw. */
  findMissing(text: string, weight: Weight): string[];
}

/** Opens typefaces as one stack. */
export function stackFonts(typefaces: Typeface[]): FontStack {
  const fonts = {
    regular: typefaces.map(({ regular }) => openFont(regular)),
    bold: typefaces.map(({ bold }) => openFont(bold)),
  };
  const missingIn = (text: string, weight: Weight) => fonts[weight].map((font) => findMissingCharacters(text, font));
  const choose = (text: string, weight: Weight) =>
    Math.max(
      0,
      missingIn(text, weight).findIndex((missing) => missing.length === 0),
    );
  return { typefaces, choose, findMissing: (text, weight) => missingIn(text, weight)[choose(text, weight)] ?? [] };
}
