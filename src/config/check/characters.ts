import type { Diagnostic, Path } from '../report/issue.ts';
import { quote } from '../report/show-value.ts';

/** What the bytes from 80 to 9F stand for in Windows-1252; a byte that stands for nothing is read as a control character. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
// Only the first bytes of letters, signs and faces that texts have: most other pairs stand in texts that are in order.
const misread = new RegExp(`(?:[ÂÃÄÅÎÏÐÑ]|à[¤¥]|[âï].|ðŸ.)[${windows1252}\\u00a0-\\u00bf]|â€`, 'g');
/** A lost character, as it is or misread once more. */
const lost = /\ufffd|ï¿½/;
const any = /[ÂÃÄÅÎÏÐÑàâïð\ufffd]/;
const apostrophe = /(?<=\p{L})(?:\ufffd|ï¿½)(?=(?:s|t|d|m|re|ve|ll)\b)/u;
type Words = Omit<Diagnostic, 'path' | 'severity'>;

const most = 5;
/** A text that is longer is told already. */
const longest = 5000;

/** Warns of characters that were lost or became others on their way from one program to another; says which were meant. */
export function checkEncoding(text: string, path: Path): Diagnostic | undefined {
  if (text.length > longest || !any.test(text)) return undefined;
  const words = lostCharacter(text) ?? misreadCharacters(text);
  if (!words) return undefined;
  // Half of what was misread may be a character that no text can hold.
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
    fact: `Here stands ${written}: a character was lost when the text was saved or copied.`,
    fix: sign ? 'Write ’ instead.' : 'Write the character that was meant.',
  };
}

function misreadCharacters(text: string): Words | undefined {
  const found = [...text.matchAll(misread)].filter(
    ({ 0: written, index }) =>
      decoded(written) !== undefined &&
      // Behind a word in capitals a quote or a dash is one.
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
    fact: `${quote(first[0])} was probably ${shown(first[0])} before the text was saved or copied in another encoding.`,
    fix: `Write ${pairs.slice(0, most).join(' and ')}${pairs.length > most ? ', and so on' : ''}.`,
  };
}

/** What the bytes are that were read as these characters, if they are UTF-8. */
function decoded(written: string): string | undefined {
  // The last byte of this quote is one that many programs drop.
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

// Those from FFF0 to FFF8 stand for nothing: Studio marks texts by them.
const control = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufff0-\ufff8]/u;

/** Checks that a text holds no control character but tabs and line breaks, nothing that stands for no character, and no half of one. */
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
    fact: half ? `Half of a character, ${name}, stands here.` : `An invisible character, ${name}, stands here.`,
    fix: half ? 'Remove it, or write the whole character.' : 'Remove it.',
  };
}

const unseen = /[\p{Cc}\p{Cf}\u3164]/gu;
/**
 * Tells of a character that nobody sees in what must be typed exactly, such as an id, a path, an icon or a link. `meant` gives what to type
 * for what is left without it.
 */
export function invisibleIn(
  given: string,
  meant = (rest: string) => rest,
): Pick<Diagnostic, 'fact' | 'fix'> | undefined {
  const [char] = given.match(unseen)?.filter((one) => !/[^\S\ufeff]/.test(one)) ?? [];
  const rest = given.replace(unseen, '').trim();
  if (char === undefined || rest === '') return undefined;
  const unit = char.codePointAt(0) as number;
  const number = `U+${unit.toString(16).toUpperCase().padStart(4, '0')}`;
  return {
    fact: `${quote(given)} holds a character that cannot be seen (${number}).`,
    fix: `Remove it: type ${quote(meant(rest))} anew, as a copy would bring it back.`,
  };
}
