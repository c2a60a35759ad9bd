import type { Font } from 'fontkit';
import { localeOf } from '../../config/locale.ts';
import { findMissingCharacters, loadInstrumentSans, loadTypeface, openFont, type Typeface } from './typeface.ts';

/**
 * For each script that Instrument Sans lacks a family of Google Fonts that has it, and the letters of western names besides. The
 * first of them comes with the project, the others once their package is installed. Scripts that are written from right to left
 * have none: what writes the PDFs sets no lines in that direction.
 */
const families = {
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

let western: Font | undefined;
const isPicture = (char: string) => /\p{Extended_Pictographic}/u.test(char);

/** The families for what Instrument Sans lacks of a text, in the order of the table; installed or not. */
export function familiesOf(text: string, lang: string): string[] {
  western ??= openFont(loadInstrumentSans().regular);
  const lacked = findMissingCharacters(text, western).join('');
  const families = patterns.flatMap(([pattern, family]) => (pattern.test(lacked) ? [family] : []));
  if (/\p{Script=Han}/u.test(lacked)) families.push(hanFamily(lang));
  // Signs, and rarer letters of the western alphabet.
  if ([...lacked].some((char) => /[\p{Script=Latin}\p{Script_Extensions=Common}]/u.test(char) && !isPicture(char)))
    families.push('Noto Sans');
  return [...new Set(families)];
}

/** The brand's typeface, and behind it those that are installed for further scripts of the texts. */
export function typefacesFor(texts: Iterable<string>, lang: string): (Typeface & { family: string })[] {
  const further = familiesOf([...texts].join(' '), lang).flatMap((family) => {
    const typeface = loadTypeface(family);
    return typeface ? [{ family, ...typeface }] : [];
  });
  return [{ family: 'Instrument Sans', ...loadInstrumentSans() }, ...further];
}

/** The same Chinese characters are drawn in different ways in the languages that have them. */
function hanFamily(lang: string): string {
  const { language, region, script } = localeOf(lang);
  if (language === 'ja') return 'Noto Sans JP';
  if (language === 'ko') return 'Noto Sans KR';
  if (script !== 'Hant') return 'Noto Sans SC';
  return region === 'HK' ? 'Noto Sans HK' : 'Noto Sans TC';
}
