import { repairsByIndentation } from './indent.ts';
import { lineOf } from './lines.ts';
import { quote } from './quote.ts';
import { insertion, leads, type Repair, type Words } from './repair.ts';
import type { Stop } from './scan.ts';
import { missingValue } from './separators.ts';
import { buildTree, type JsonTree } from './tree.ts';
import { bracketRemoval, unexpectedBrackets } from './unexpected-characters.ts';

const other = { '{': '[', '[': '{', '}': ']', ']': '}' } as const;
const longestTried = 1_000_000;

/** Repairs that add, remove or replace brackets, the likeliest first. */
export function* bracketRepairs(stop: Stop): Iterable<Repair> {
  const { text, at, recent } = stop;
  const [previous] = recent;
  if (text.length > longestTried) return;
  if (!previous) return /[}\]]/.test(text[at] ?? '') ? yield bracketRemoval(text, at) : undefined;
  const inside = buildTree(text, at).open.at(-1);
  const char = text[at] ?? 'end';
  if (char === ':') yield* beforeColon(stop, inside);
  if (inside?.kind === 'object') yield* inObject(stop, inside);
  if (inside) yield* aroundFirst(stop, inside);
  yield* repairsByIndentation(text);
  if (at >= text.length) yield completion(stop);
  yield* unexpectedBrackets(stop);
  if (!inside || (char !== '}' && char !== ']')) return;
  yield closedBefore(stop, inside);
}

/** Closes an object or a list before a bracket that does not match. */
function closedBefore({ text, at }: Stop, { start }: JsonTree): Repair {
  const opener = text[start] as string;
  const words = stillOpen(opener, lineOf(text, start), text[at] as string);
  return { edits: [insertion(at, closerFor(opener))], at: [at, at + 1], words, of: start, isChoice: true };
}

/** Removes or replaces an opening bracket with at most one value after it. */
function* aroundFirst({ text, at }: Stop, inside: JsonTree): Iterable<Repair> {
  const { start, kind } = inside;
  // The value before a colon is the next key.
  const values = kind === 'list' && text[at] === ':' ? inside.parts.slice(0, -1) : inside.parts;
  const last = values.at(-1);
  if (!last && text[at] === text[start]) yield bracketRemoval(text, at);
  if (!last && at < text.length) yield bracketRemoval(text, start);
  if (inside.parts.length < 2) yield otherBrackets(text, inside);
  if (kind !== 'list' || !last) return;
  if (last.kind === 'list' && text.slice(start + 1, last.start).trim() === '') yield bracketRemoval(text, last.start);
  else if (last.kind === 'list' && last.parts.length === 1) yield strayOrOpen(text, last);
  if (values.length === 1) yield strayOrOpen(text, inside);
}

function strayOrOpen(text: string, { start }: JsonTree): Repair {
  const words: Words = ['json/unclosed-bracket', 'This [ is not closed.', 'Remove it, or put a ] after the value.'];
  return { ...bracketRemoval(text, start), words, of: start, isWide, isChoice: true };
}

/** Closes everything at the end of the file. */
function completion({ text, expects, open }: Stop): Repair {
  let closers = '';
  for (let around = open; around; around = around.before.open) closers += closerFor(around.bracket);
  const [bracket, start] = [open?.bracket ?? '{', open?.before.at ?? 0];
  const end = text.replace(/[\s,]+$/, '').length;
  const value = expects === ':' ? ': null' : expects === 'value' && text[end - 1] === ':' ? 'null' : '';
  const edits = [{ start: end, end: text.length, insert: value + closers }];
  const them = closers.length === 1 ? 'it' : 'them all';
  const words: Words = [
    'json/unclosed-bracket',
    closers.length === 1
      ? `The file ends here, but the ${bracket} in line ${lineOf(text, start)} is still open.`
      : `The file ends here, but ${closers.length} brackets are still open, the last of them the ${bracket} in line ${lineOf(text, start)}.`,
    `Part of the file seems to be missing: restore it, or close ${them}.`,
  ];
  const fix = value ? [] : edits;
  return { edits, at: [end, end], words, of: start, isWide, fix, isChoice: true };
}

const isWide = true;
const closerFor = (opener: string) => (opener === '{' ? '}' : ']');

/** The message about a bracket that is still open at another one. */
export const stillOpen = (opener: string, line: number, bracket: string): Words => [
  'json/unclosed-bracket',
  `The ${opener} in line ${line} is still open at this ${bracket}.`,
  `Put a ${closerFor(opener)} before it, or look for a missing or extra bracket in between.`,
];

/** A bracket that is missing before the next entry, according to the indentation. */
export function* entryEnds({ text, at, expects, recent: [previous] }: Stop): Iterable<Repair> {
  if (expects !== ', or end' || !previous || !/["{]/.test(text[at] ?? '') || text.length > longestTried) return;
  if (indentOf(text, at) < indentOf(text, previous.at)) {
    for (const repair of repairsByIndentation(text)) if (repair.edits[0]?.start === previous.end) yield repair;
  }
}

/** The indentation of the line at an offset. */
const indentOf = (text: string, at: number) =>
  /^\s*/.exec(text.slice(text.lastIndexOf('\n', at) + 1, at))?.[0].length ?? 0;

/** An unexpected colon: the text before it is the key of an object that was not opened, or the value of the key before is missing. */
function* beforeColon({ text, recent }: Stop, inside: JsonTree | undefined): Iterable<Repair> {
  const [{ at: start } = { at: 0 }, before, key] = recent;
  const last = inside?.kind === 'object' ? inside.parts.at(-1) : undefined;
  const object = inside?.kind === 'list' ? inside.parts.at(-2) : undefined;
  // A } after other text in its line rarely closes an object that began in an earlier line.
  if (object?.kind === 'object' && !leads(text, object.end - 1)) {
    if (lineOf(text, object.start) < lineOf(text, object.end)) yield bracketRemoval(text, object.end - 1);
  }
  if (last && before && key && text[before.at] === ':' && text.slice(key.end, start).includes('\n')) {
    yield { ...missingValue(text, key, insertion(start, 'null,')), isWide };
  }
  const first = opened('{', start, last?.key);
  yield first;
  if (inside) return;
  const words: Words = [
    'json/missing-bracket',
    'The file is one object, but the { and } around it are missing.',
    'Put a { before this and a } at the end of the file.',
  ];
  yield { ...first, edits: [...first.edits, insertion(text.length, '}')], words };
}

function opened(bracket: '{' | '[', start: number, key: string | undefined): Repair {
  const message =
    key === undefined ? `A ${bracket} is missing before this.` : `The ${bracket} of ${quote(key)} is missing.`;
  const hint = key === undefined ? `Put a ${bracket} here.` : `Write ${quote(key)}: ${bracket}`;
  const words: Words = ['json/missing-bracket', message, hint];
  return { edits: [insertion(start, bracket)], at: [start, start + 1], words, of: start - 1, isWide };
}

/** A value without a key in an object: the list that it belongs to was not opened, or was closed too early. */
function* inObject(stop: Stop, inside: JsonTree): Iterable<Repair> {
  const { text, at, open } = stop;
  const last = inside.parts.at(-1);
  const char = text[at] ?? '';
  if (char === '{' && last?.kind === 'list') {
    const end = closerOf(text, at) + 1;
    const message = `This { … } is after the ] of ${quote(last.key)}, but belongs before it.`;
    const words: Words = [
      'json/behind-list',
      message,
      'Move that ] to the end of this { … }, with a comma between the entries.',
    ];
    const comma = last.parts.length > 0 ? ',' : '';
    const edits = [{ start: last.end - 1, end: at, insert: comma }, insertion(end, ']')];
    if (end > 0) yield { edits, at: [at, at + 1], words, of: last.start, isWide };
  }
  if (char === ']' && last?.kind === 'value') {
    const isInList = open?.before.open?.bracket === '[';
    if (isInList && !text.slice(last.end, at).includes('\n')) yield closedBefore(stop, inside);
    const hint = 'Remove it, or write [ before the value if it is a list.';
    yield {
      ...bracketRemoval(text, at),
      words: ['json/extra-bracket', 'This ] closes nothing.', hint],
      isChoice: true,
    };
  }
  const isFit = '{['.includes(char) ? last?.kind === 'object' : ',]'.includes(char) && last?.kind === 'value';
  if (last && char && isFit) yield opened('[', last.start, last.key);
}

function otherBrackets(text: string, { start }: JsonTree): Repair {
  const opener = text[start] as '{' | '[';
  const at = closerOf(text, start);
  const edits = [{ start, end: start + 1, insert: other[opener] as string }];
  const isWrong = at >= 0 && (text[at] === '}') === (opener === '{');
  if (isWrong) edits.push({ start: at, end: at + 1, insert: other[text[at] as '}' | ']'] });
  const where = isWrong && lineOf(text, at) !== lineOf(text, start) ? ` in line ${lineOf(text, at)}` : '';
  const [open, close] = opener === '[' ? '{}' : '[]';
  const closer = isWrong ? `, and ${close} instead of the ${closerFor(opener)} that closes it${where}` : '';
  const message =
    opener === '[' ? 'A list [ … ] has no keys.' : 'In an object { … } each value has a key; these values have none.';
  const words: Words = ['json/other-bracket', message, `Write ${open} instead of this ${opener}${closer}.`];
  return { edits, at: [start, start + 1], words, of: start, isWide };
}

/** The offset of the bracket that closes the one at `start`, of either kind; -1 if there is none. */
function closerOf(text: string, start: number): number {
  const pieces = /"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g;
  pieces.lastIndex = start;
  let depth = 0;
  for (let piece = pieces.exec(text); piece; piece = pieces.exec(text)) {
    if (piece[0] === '{' || piece[0] === '[') depth++;
    else if ((piece[0] === '}' || piece[0] === ']') && --depth === 0) return piece.index;
  }
  return -1;
}
