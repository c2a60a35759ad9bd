import type { Message } from './message.ts';
import { messages } from './messages.ts';

const number = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const nearlyNumber = /^[+-]?(\.?\d\S*|\d{1,3}( \d{3})+|\d+ ?(?:px|ms)|Infinity|NaN)$/;
const otherLiterals: Record<string, string> = {
  true: 'true',
  yes: 'true',
  on: 'true',
  false: 'false',
  no: 'false',
  off: 'false',
  none: 'null',
  nil: 'null',
  null: 'null',
  undefined: 'null',
};

/** Takes a bare word for a number or a literal: exactly one, nearly one (with what is wrong), or none. */
export function readLiteral(word: string): { exact: boolean; message?: Message } | undefined {
  if (word.length > 1000) return undefined;
  if (word === 'true' || word === 'false' || word === 'null' || number.test(word)) return { exact: true };
  const literal = Object.hasOwn(otherLiterals, word.toLowerCase()) ? otherLiterals[word.toLowerCase()] : undefined;
  if (literal) return { exact: false, message: messages.otherLiteral(word, literal) };
  return nearlyNumber.test(word.normalize('NFKC'))
    ? { exact: false, message: messages.noNumber(word, meantNumber(word)) }
    : undefined;
}

function meantNumber(word: string): number | undefined {
  const plain = word
    .normalize('NFKC')
    .replace(/^\+| ?(px|ms)$/g, '')
    .replace(/(?<=\d)[, _](?=\d{3}(\D|$))/g, '');
  const meant = Number(plain);
  // Beyond so much it would be told as another number.
  return word.length < 20 && Math.abs(meant) <= Number.MAX_SAFE_INTEGER ? meant : undefined;
}
