import { type Medium, typefacesFor } from './script-fonts.ts';
import { findMissingCharacters, openFont, type Typeface } from './typeface.ts';

export type Weight = keyof Typeface;

/** Fonts in order of preference. A whole text is set in one of them, so that its shaping and baseline are consistent. */
export interface FontStack {
  typefaces: Typeface[];
  /** The index of the first font that has every character of the text, else of the one that lacks the fewest. */
  choose(text: string, weight: Weight): number;
  /** The characters of the text that the chosen font cannot draw. */
  findMissing(text: string, weight: Weight): string[];
}

const stacks = new Map<string, FontStack>();

/** Returns the fonts for texts of a language: Instrument Sans, then those for the scripts that it lacks. */
export function fontsFor(texts: Iterable<string>, lang: string, medium: Medium): FontStack {
  const typefaces = typefacesFor(texts, lang, medium);
  const key = typefaces.map(({ family }) => family).join();
  const known = stacks.get(key) ?? stackFonts(typefaces);
  stacks.set(key, known);
  return known;
}

function stackFonts(typefaces: Typeface[]): FontStack {
  const fonts = {
    regular: typefaces.map(({ regular }) => openFont(regular)),
    bold: typefaces.map(({ bold }) => openFont(bold)),
  };
  const missingIn = (text: string, weight: Weight) => fonts[weight].map((font) => findMissingCharacters(text, font));
  const choose = (text: string, weight: Weight) => {
    const counts = missingIn(text, weight).map(({ length }) => length);
    return counts.indexOf(Math.min(...counts));
  };
  return {
    typefaces,
    choose,
    findMissing: (text, weight) => missingIn(text, weight)[choose(text, weight)] ?? [],
  };
}
