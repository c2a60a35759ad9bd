import type { Problem } from '../../../schema/fields/index.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { quote } from '../../json/show-value.ts';

/** The characters of the bytes 80 to 9F in Windows-1252. An undefined byte is read as a control character. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
// Only the first bytes of common characters, as most other pairs also occur in correct texts.
const misread = new RegExp(`(?:[ÂÃÄÅÎÏÐÑ]|à[¤¥]|[âï].|ðŸ.)[${windows1252}\\u00a0-\\u00bf]|â€`, 'g');
/** The replacement character, or its bytes read in the wrong encoding. */
const lost = /\ufffd|ï¿½/;
const any = /[ÂÃÄÅÎÏÐÑàâïð\ufffd]/;
const apostrophe = /(?<=\p{L})(?:\ufffd|ï¿½)(?=(?:s|t|d|m|re|ve|ll)\b)/u;
type Words = Omit<Diagnostic, 'path' | 'severity'>;

const most = 5;
/** Longer texts are reported by another check. */
const longest = 5000;

/** Warns of characters that were lost or changed by a wrong encoding, and proposes the right ones. */
export function checkEncoding(text: string, path: Path): Diagnostic | undefined {
  if (text.length > longest || !any.test(text)) return undefined;
  const words = lostCharacter(text) ?? misreadCharacters(text);
  if (!words) return undefined;
  // Part of a misread character may be a character that no text may contain.
  const refused = checkCharacters(text, path);
  return { path, ...words, ...(refused ? { code: refused.code } : { severity: 'warning' }) };
}

function lostCharacter(text: string): Words | undefined {
  const sign = apostrophe.exec(text);
  const found = sign ?? lost.exec(text);
  if (!found) return undefined;
  const [written] = found;
  return {
    at: { from: found.index, to: found.index + written.length },
    code: 'text/lost-character',
    message: `This text contains ${written}: a character was lost when the text was saved or copied.`,
    hint: sign ? 'Write ’ instead.' : 'Write the right character.',
    ...(sign && { edit: { op: 'set', value: '’' } }),
  };
}

function misreadCharacters(text: string): Words | undefined {
  const found = [...text.matchAll(misread)].filter(
    ({ 0: written, index }) =>
      decoded(written) !== undefined &&
      // After a word in capitals, it is a quotation mark or a dash.
      !(/^.[‘’“”–—…]$/.test(written) && /\p{Lu}/u.test(text.charAt(index - 1))),
  );
  const [first] = found;
  if (!first) return undefined;
  const shown = (written: string) =>
    (decoded(written) as string).replace('\ufeff', 'nothing').replace(/^\s$/, 'a space');
  const pairs = [...new Set(found.map(([written]) => written))].map((one) => `${shown(one)} instead of ${quote(one)}`);
  return {
    at: { from: first.index, to: first.index + first[0].length },
    code: 'text/encoding',
    message: `${quote(first[0])} was probably ${shown(first[0])} before the text was saved or copied in another encoding.`,
    hint: `Write ${pairs.slice(0, most).join(' and ')}${pairs.length > most ? ', and so on' : ''}.`,
    edit: { op: 'set', value: (decoded(first[0]) as string).replace('\ufeff', '') },
  };
}

/** Decodes the bytes of these characters as UTF-8, if they are valid. */
function decoded(written: string): string | undefined {
  // Many programs drop the last byte of this quotation mark.
  if (written === 'â€') return '”';
  const bytes = Uint8Array.from(written, (char) => {
    const at = windows1252.indexOf(char);
    return at < 0 ? char.charCodeAt(0) : 0x80 + at;
  });
  try {
    return new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const control = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Returns a text without the characters that `checkCharacters` refuses. Line breaks of word processors become usual ones. */
export const withoutControls = (text: string): string =>
  text.replace(/[\v\f\x85\u2028\u2029]/g, '\n').replace(new RegExp(control, 'gu'), '');

/** Checks that a text has no control characters except tabs and line breaks, no noncharacters, and no half of a surrogate pair. */
export function checkCharacters(text: string, path: Path): Diagnostic | undefined {
  const from = text.search(control);
  if (from < 0) return undefined;
  const unit = text.charCodeAt(from);
  const name = `U+${unit.toString(16).toUpperCase().padStart(4, '0')}`;
  const half = unit >= 0xd800;
  return {
    path,
    at: { from, to: from + 1 },
    code: half ? 'text/half-character' : 'text/control-character',
    message: half
      ? `This text contains half of a character, ${name}.`
      : `This text contains an invisible character, ${name}.`,
    hint: half ? 'Remove it, or write the whole character.' : 'Remove it.',
    edit: { op: 'remove', ...(half && { isChoice: true }) },
  };
}

const unseen = /[\p{Cc}\p{Cf}\u3164]/gu;
/**
 * Explains an invisible character in a value that must be exact, such as an id, a path, an icon or a link. `meant` returns what to type,
 * given the value without invisible characters.
 */
export function invisibleIn(
  given: string,
  meant = (rest: string) => rest,
): Pick<Problem, 'message' | 'hint' | 'edit'> | undefined {
  const [char] = given.match(unseen)?.filter((one) => !/[^\S\ufeff]/.test(one)) ?? [];
  const rest = given.replace(unseen, '').trim();
  if (char === undefined || rest === '') return undefined;
  const unit = char.codePointAt(0) as number;
  const number = `U+${unit.toString(16).toUpperCase().padStart(4, '0')}`;
  return {
    message: `${quote(given)} contains an invisible character (${number}).`,
    hint: `Type ${quote(meant(rest))} anew instead of copying it.`,
    edit: { op: 'set', value: meant(rest) },
  };
}
