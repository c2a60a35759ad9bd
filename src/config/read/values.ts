import { quote } from './quote.ts';
import { bare, find, lineFrom, type Message, type Repair } from './repair.ts';
import { literalEnd, type Stop } from './scan.ts';

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

/** What is said of a bare word that is nearly a number, true, false or null; `json` is what may stand for it. */
export function readLiteral(word: string): { json: string; message: Message } | undefined {
  if (word.length > 1000) return undefined;
  const literal = Object.hasOwn(otherLiterals, word.toLowerCase()) ? otherLiterals[word.toLowerCase()] : undefined;
  if (literal) {
    const fix = `Write ${literal}, or "${word}" if it is a text.`;
    return { json: literal, message: ['json/literal', `JSON does not know ${word}.`, fix] };
  }
  const isNumber = nearlyNumber.test(word.normalize('NFKC'));
  const meant = isNumber ? meantNumber(word) : undefined;
  const fact = `${bare(word)} is not a number that JSON knows.`;
  if (meant !== undefined) return { json: '0', message: ['json/number', fact, `Write ${meant}.`] };
  const product = /^\d{1,9}(?:\s?\*\s?\d{1,9}){1,5}$/.test(word) ? eachNumber(word).reduce((a, b) => a * b) : undefined;
  if (product !== undefined && Number.isSafeInteger(product)) {
    return {
      json: '0',
      message: ['json/number', `JSON does not calculate: ${word} is no number.`, `Write ${product}.`],
    };
  }
  const [, first = '', inner = '', last = ''] = /^(\D?)(\w.*?)(\D?)$/u.exec(word) ?? [];
  const rest = [first + inner, inner + last, inner].find(
    (part) => part !== word && part.length < 16 && literalEnd(part, 0) === part.length,
  );
  if (rest !== undefined && (first === '' || last === '' || first === last)) {
    const text = first === '"' || last === '"' ? rest : word;
    const fix = `Write ${rest}, or ${quote(text)} if it is a text.`;
    return { json: '0', message: ['json/literal', `${bare(word)} is no value of JSON.`, fix] };
  }
  const fix = 'Write digits, such as 12 or 0.5, or put it in quotes if it is a text.';
  return isNumber ? { json: '0', message: ['json/number', fact, fix] } : undefined;
}

const eachNumber = (word: string) => word.split('*').map(Number);

function meantNumber(word: string): number | undefined {
  const plain = word
    .normalize('NFKC')
    .replace(/^\+| ?(px|ms)$/g, '')
    .replace(/(?<=\d)[, _](?=\d{3}(\D|$))/g, '');
  const meant = plain === '' ? Number.NaN : Number(plain);
  // Beyond so much it would be told as another number.
  return word.length < 20 && Math.abs(meant) <= Number.MAX_SAFE_INTEGER ? meant : undefined;
}

const code =
  /(?:async\s+)?function\b|new\s+[A-Z][\w.]{0,60}\(?|(?:\([^()\n]{0,200}\)|\w{1,60})\s{0,9}=>|[\w.$]{0,60}\(/y;
const isCall = /^[\w.$]*\(\s*([{["'`)]|$)/;
const piece = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`|[()[\]{},\n]/g;

/** Takes a piece of a program for the value that it would make. */
export function* programRepairs({ text, at, expects, open }: Stop): Iterable<Repair> {
  const found = open && expects.startsWith('value') ? find(text, code, at) : undefined;
  if (!found || (/^[\w.$]*\($/.test(found) && !isCall.test(lineFrom(text, at)))) return;
  const message: Message = [
    'json/program',
    `JSON has no round brackets and no functions: ${bare(found)} means nothing in it.`,
    'Write the value itself: a text in quotes, a number, a list [ … ] or an object { … }.',
  ];
  const end = expressionEnd(text, at);
  yield { edits: end < 0 ? [] : [{ start: at, end, insert: 'null' }], at: [at, at + found.length], message };
}

/** The end of an expression: a comma, a line or a bracket that is not its own. */
function expressionEnd(text: string, at: number): number {
  let depth = 0;
  for (const { 0: found, index } of text.slice(at, at + 20_000).matchAll(piece)) {
    if ('([{'.includes(found)) depth++;
    else if (depth === 0 && ',\n)]}'.includes(found)) return at + index;
    else if (')]}'.includes(found)) depth--;
  }
  return depth === 0 ? text.length : -1;
}
