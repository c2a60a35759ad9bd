import { quote } from './quote.ts';
import { bare, type Words } from './repair.ts';
import { literalEnd } from './scan.ts';

const nearlyNumber = /^[+-]?(\.?\d\S*|\d{1,3}( \d{3})+|\d+ ?(?:px|ms)|Infinity|NaN)$/;
const otherLiterals = { true: /^(true|yes|on)$/i, false: /^(false|no|off)$/i, null: /^(null|none|nil|undefined)$/i };

interface Literal {
  /** The JSON that the reading goes on with. */
  json: string;
  words: Words;
  /** The JSON that was meant. */
  meant?: string;
  /** Whether a text may be meant. */
  isChoice?: true;
}

/** The message about a word that resembles a number, true, false or null. */
export function readLiteral(word: string): Literal | undefined {
  if (word.length > 1000) return undefined;
  const [literal] = Object.entries(otherLiterals).find(([, forms]) => forms.test(word)) ?? [];
  if (literal) {
    const way = literal === 'null' ? 'Remove the key if it has no value, or write' : `Write ${literal}, or`;
    const hint = `${way} "${word}" if it is a text.`;
    const words: Words = ['json/literal', `${word} is not a JSON value.`, hint];
    if (literal === 'null') return { json: literal, words };
    return { json: literal, words, meant: literal, ...(word.toLowerCase() !== literal && { isChoice: true }) };
  }
  const isNumber = nearlyNumber.test(word.normalize('NFKC'));
  const meant = isNumber ? meantNumber(word) : undefined;
  const message = `${bare(word)} is not a JSON number.`;
  if (meant !== undefined)
    return { json: '0', words: ['json/number', message, `Write ${meant}.`], meant: String(meant) };
  const [, first = '', inner = '', last = ''] = /^(\D?)(\w.*?)(\D?)$/u.exec(word) ?? [];
  const rest = [first + inner, inner + last, inner].find(
    (part) => part !== word && part.length < 16 && literalEnd(part, 0) === part.length,
  );
  if (rest !== undefined && (first === '' || last === '' || first === last)) {
    const text = /["'`]/.test(first + last) ? rest : word;
    const hint = `Write ${rest}, or ${quote(text)} if it is a text.`;
    const words: Words = ['json/literal', `${bare(word)} is not a JSON value.`, hint];
    return { json: '0', words, meant: rest, isChoice: true };
  }
  const hint = 'Write digits, such as 12 or 0.5, or put it in quotes if it is a text.';
  return isNumber ? { json: '0', words: ['json/number', message, hint] } : undefined;
}

function meantNumber(word: string): number | undefined {
  const plain = word
    .normalize('NFKC')
    .replace(/^\+| ?(px|ms)$/g, '')
    .replace(/(?<=\d)[, _](?=\d{3}(\D|$))/g, '')
    .replace(/^(-?\d+),(?=\d{1,2}$)/, '$1.');
  const meant = plain === '' ? Number.NaN : Number(plain);
  // Larger numbers would be shown rounded.
  return word.length < 20 && Math.abs(meant) <= Number.MAX_SAFE_INTEGER ? meant : undefined;
}
