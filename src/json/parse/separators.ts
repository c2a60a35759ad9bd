import { lineOf } from './lines.ts';
import { quote } from './quote.ts';
import { bare, find, insertion, otherCommas, type Repair, trailingComma, type Words } from './repair.ts';
import type { Stop } from './scan.ts';

const lookalikes: Record<string, string> = {
  ...Object.fromEntries([...otherCommas].map((sign) => [sign, ','])),
  '：': ':',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
};
const fullStop = /(?:-?\d+|true|false|null)?\.(?=[ \t]{0,99}[\r\n])/y;
const names: Record<string, string> = { ',': 'a comma', ':': 'a colon' };
const colon = /(?:=>|->|={1,3}|：)/y;

export const missingComma = 'json/missing-comma';

/** Repairs that add missing commas, colons and values, or replace wrong characters by them. */
export function* separatorRepairs(stop: Stop): Iterable<Repair> {
  const { text, at, expects, open, recent } = stop;
  const [previous, before] = recent;
  const char = text[at] ?? '';
  if (!previous) return yield* lookalike(stop);
  const inList = open?.bracket === '[';
  const key = text.slice(previous.at, previous.end);
  const trailing = trailingComma(stop);
  if (trailing) yield trailing;
  yield* lookalike(stop);
  if (expects === ':') {
    const other = find(text, colon, at) ?? (/^"[a-z][\w-]*"$/.test(key) && char === ',' ? ',' : undefined);
    if (other) {
      const message = `Found ${other} between the key and its value.`;
      const words: Words = ['json/missing-colon', message, 'Write a colon (:) instead.'];
      yield { edits: [{ start: at, end: at + other.length, insert: ':' }], at: [at, at + other.length], words };
    }
    const words: Words = [
      'json/missing-colon',
      `There is no colon after the key ${quote(keyText(key))}.`,
      `Write ${quote(keyText(key))}: and then the value.`,
    ];
    yield { edits: [insertion(previous.end, ':')], at: [previous.at, previous.end], words };
    if (char === '"') yield missingValue(text, previous, insertion(previous.end, ': null,'));
    if (char === ',' || char === '}') yield missingValue(text, previous, insertion(at, ': null'));
  }
  if (expects === 'value' && before && text[previous.at] === ':' && (char === ',' || char === '}')) {
    yield missingValue(text, before, insertion(at, 'null'));
  }
  if (expects === ', or end' && open) {
    const isWithin = /,"$/.test(key);
    const edits = isWithin
      ? [{ start: previous.end - 2, end: previous.end, insert: '",' }]
      : [insertion(previous.end, ',')];
    const words: Words = isWithin
      ? [
          missingComma,
          'The comma is inside the quotes of the text, so there is none after it.',
          'Put it after the quote: …", instead of …,"',
        ]
      : [missingComma, `A comma is missing between the ${inList ? 'values' : 'entries'}.`, 'Write a comma after this.'];
    yield { edits, at: [previous.end - 1, previous.end], words, of: previous.at };
  }
}

/** Repairs that replace a character, or the comma before it, by the bracket that fits there. */
export function* bracketTypos(stop: Stop): Iterable<Repair> {
  const { text, at, expects, open, recent } = stop;
  const [previous] = recent;
  const closers = open?.bracket === '{' ? ['}'] : open ? [']'] : [];
  const meant = expects.startsWith('value') && text[at] !== '"' ? ['{', '[', ...closers] : closers;
  if (/^[^\s\w]$/.test(text[at] ?? '') && text.slice(at, at + 100).trim() !== '"')
    for (const bracket of meant) yield replaceTypo(stop, at, bracket);
  if (open && previous && text[previous.at] === ',') yield replaceTypo(stop, previous.at, closers[0] as string);
}

function replaceTypo({ text, open, recent }: Stop, at: number, meant: string): Repair {
  const char = text[at] as string;
  const isCloser = '}]'.includes(meant);
  const words: Words =
    ')}]'.includes(char) && isCloser
      ? [
          'json/unclosed-bracket',
          `The ${open?.bracket} in line ${lineOf(text, open?.before.at ?? 0)} cannot be closed by ${char}.`,
          `Write ${meant} instead.`,
        ]
      : ['json/sign', `Found ${char} instead of ${meant}.`, `Write ${meant} instead.`];
  const edits = [{ start: at, end: at + 1, insert: meant }];
  return { edits, at: [at, at + 1], words, of: recent[0]?.at ?? at, isWide: true };
}

/** Replaces a character by the JSON character that it looks like. */
function* lookalike({ text, at, expects, open, recent }: Stop): Iterable<Repair> {
  const stop = find(text, fullStop, at);
  const start = stop ? at + stop.length - 1 : at;
  const char = text[start] ?? '';
  const isComma = stop || (char === ':' && expects === ', or end' && open?.bracket === '{');
  const meant = isComma ? ',' : lookalikes[char];
  if (!meant || (meant === ':' && expects === ':')) return;
  if (meant === ',' && /^\s*([}\]]|$)/.test(text.slice(start + 1, start + 200))) return;
  const message = `Found ${char} instead of ${names[meant] ?? `an ordinary ${meant}`}.`;
  const words: Words = ['json/sign', message, `Write ${meant} instead.`];
  yield {
    edits: [{ start, end: start + 1, insert: meant }],
    at: [start, start + 1],
    words,
    of: recent[0]?.at ?? at,
  };
}

/** The repair of a key without a value, where `edit` adds a value. */
export function missingValue(
  text: string,
  { at, end }: { at: number; end: number },
  edit: Repair['edits'][number],
): Repair {
  const key = quote(keyText(text.slice(at, end)));
  const words: Words = ['json/missing-value', `The key ${key} has no value.`, `Write it: ${key}: …`];
  return { edits: [edit], at: [at, end], words, fix: [] };
}

/** The name of a key, without its quotes. */
const keyText = (key: string): string => (/^".*"$/s.test(key) ? JSON.parse(key) : bare(key));
