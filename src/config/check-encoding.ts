import { checkCharacters } from './check-characters.ts';
import type { Finding, Path } from './issue.ts';
import { quote } from './show-value.ts';

// What the bytes from 80 to 9F stand for in Windows-1252; a byte that stands for nothing is read as a control character.
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const next = `[${upper}\u00a0-\u00bf]`;
// Only the first bytes of letters, signs and faces that texts have: most other pairs stand in texts that are in order.
const misread = new RegExp(`[ÂÃÄÅÎÏÐÑ]${next}|à[¤¥]${next}|[âï]${next}{2}|ðŸ${next}{2}|â€(?!${next})`, 'g');
/** A lost character, as it is or misread once more. */
const lost = /\ufffd|ï¿½/;
const any = /[ÂÃÄÅÎÏÐÑàâïð\ufffd]/;
const apostrophe = /(?<=\p{L})(?:\ufffd|ï¿½)(?=(?:s|t|d|m|re|ve|ll)\b)/u;
type Words = Omit<Finding, 'path' | 'severity'>;

const most = 5;
/** A text that is longer is told already. */
const longest = 5000;

/** Warns of characters that were lost or became others on their way from one program to another; says which were meant. */
export function checkEncoding(text: string, path: Path): Finding | undefined {
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
    remedy: sign ? 'Write ’ instead.' : 'Write the character that was meant.',
  };
}

function misreadCharacters(text: string): Words | undefined {
  const found = misreadIn(text);
  const [first] = found;
  if (!first) return undefined;
  const { from, written, meant } = first;
  const pairs = new Map(found.map((one) => [one.written, one.meant]));
  const named = [...pairs]
    .slice(0, most)
    .map(([those, these]) => `${these === mark ? 'nothing' : shown(these)} instead of ${quote(those)}`);
  return {
    at: { from, to: from + written.length },
    code: 'text/encoding',
    fact: `${quote(written)} was probably ${shown(meant)} before the text was saved or copied in another encoding.`,
    remedy: `Write ${named.join(' and ')}${pairs.size > most ? ', and so on' : ''}.`,
  };
}

/** What some programs put at the start of a text to tell its encoding. */
const mark = '\ufeff';

/** A character in a sentence; one that nobody sees by its name. */
function shown(meant: string): string {
  if (meant === mark) return 'an invisible mark';
  return /\s/.test(meant) ? 'a space' : meant;
}

function misreadIn(text: string): { from: number; written: string; meant: string }[] {
  return [...text.matchAll(misread)].flatMap(({ 0: written, index: from }) => {
    // Behind a word in capitals a quote or a dash is one.
    if (/^.[‘’“”–—…]$/.test(written) && /\p{Lu}/u.test(text.charAt(from - 1))) return [];
    return [{ from, written, meant: written === 'â€' ? '”' : decoded(written) }];
  });
}

/** What the bytes are that were read as these characters; `misread` finds none but those of whole characters. */
function decoded(written: string): string {
  const bytes = Uint8Array.from(written, (char) => {
    const at = upper.indexOf(char);
    return at < 0 ? char.charCodeAt(0) : 0x80 + at;
  });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
