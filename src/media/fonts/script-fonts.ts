import type { Font } from 'fontkit';
import { localeOf } from '../../content/locale.ts';
import { findMissingCharacters, loadInstrumentSans, loadTypeface, openFont, type Typeface } from './typeface.ts';

/** Those for texts from right to left, which pdfkit cannot set: pictures alone have them. */
const rightToLeft = {
  Arabic: 'Noto Sans Arabic',
  Hebrew: 'Noto Sans Hebrew',
  Thaana: 'Noto Sans Thaana',
  Syriac: 'Noto Sans Syriac',
  Nko: 'Noto Sans NKo',
  Adlam: 'Noto Sans Adlam',
} satisfies Record<string, string>;

/**
 * A family of Google Fonts, which also has Latin letters, for each script that Instrument Sans lacks. Those for Devanagari, Arabic and Hebrew
 * come with the project; the others need their package.
 */
const families = {
  ...rightToLeft,
  Devanagari: 'Noto Sans Devanagari',
  Bengali: 'Noto Sans Bengali',
  Gujarati: 'Noto Sans Gujarati',
  Gurmukhi: 'Noto Sans Gurmukhi',
  Kannada: 'Noto Sans Kannada',
  Malayalam: 'Noto Sans Malayalam',
  Oriya: 'Noto Sans Oriya',
  Tamil: 'Noto Sans Tamil',
  Telugu: 'Noto Sans Telugu',
  Sinhala: 'Noto Sans Sinhala',
  Cyrillic: 'Noto Sans',
  Greek: 'Noto Sans',
  Armenian: 'Noto Sans Armenian',
  Georgian: 'Noto Sans Georgian',
  Ethiopic: 'Noto Sans Ethiopic',
  Thai: 'Noto Sans Thai',
  Hiragana: 'Noto Sans JP',
  Katakana: 'Noto Sans JP',
  Hangul: 'Noto Sans KR',
} satisfies Record<string, string>;

const patterns = Object.entries(families).map(
  ([script, family]) => [new RegExp(`\\p{Script=${script}}`, 'u'), family] as const,
);

let instrumentSans: Font | undefined;
const isEmoji = (char: string) => /\p{Extended_Pictographic}/u.test(char);

/** Returns the families, installed or not, for the characters of a text that Instrument Sans lacks, in the order of the table. */
export function familiesOf(text: string, lang: string): string[] {
  instrumentSans ??= openFont(loadInstrumentSans().regular);
  const missing = findMissingCharacters(text, instrumentSans).join('');
  const families = patterns.flatMap(([pattern, family]) => (pattern.test(missing) ? [family] : []));
  if (/\p{Script=Han}/u.test(missing)) families.push(hanFamily(lang));
  // Symbols, and rare Latin letters.
  if ([...missing].some((char) => /[\p{Script=Latin}\p{Script_Extensions=Common}]/u.test(char) && !isEmoji(char)))
    families.push('Noto Sans');
  return [...new Set(families)];
}

/** What a text is drawn in. */
export type Medium = 'picture' | 'pdf';

/** Whether a medium can set the texts that a family is for. */
export const isFor = (medium: Medium, family: string): boolean =>
  medium === 'picture' || !Object.values<string>(rightToLeft).includes(family);

/** Returns Instrument Sans, and the installed typefaces for other scripts of the texts. */
export function typefacesFor(texts: Iterable<string>, lang: string, medium: Medium): (Typeface & { family: string })[] {
  const further = familiesOf([...texts].join(' '), lang).flatMap((family) => {
    const typeface = isFor(medium, family) ? loadTypeface(family) : undefined;
    return typeface ? [{ family, ...typeface }] : [];
  });
  return [{ family: 'Instrument Sans', ...loadInstrumentSans() }, ...further];
}

/** Chinese characters look different in each language. */
function hanFamily(lang: string): string {
  const { language, region, script } = localeOf(lang);
  if (language === 'ja') return 'Noto Sans JP';
  if (language === 'ko') return 'Noto Sans KR';
  if (script !== 'Hant') return 'Noto Sans SC';
  return region === 'HK' ? 'Noto Sans HK' : 'Noto Sans TC';
}
