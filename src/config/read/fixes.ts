import type { Token } from './cursor.ts';
import { fixesByIndentation, removal } from './indent.ts';
import { type Lines, placeAt } from './lines.ts';
import type { Message } from './message.ts';
import { messages } from './messages.ts';
import type { Impasse, JsonScan } from './scan-json.ts';
import type { JsonTree, Path } from './tree.ts';

export interface Edit {
  start: number;
  end: number;
  insert: string;
}

/** A way to fix a text's brackets, with what is then said. */
export interface Fix {
  /** In the order of the text. */
  edits: Edit[];
  /** The characters that the message is about. */
  at: [start: number, end: number];
  message: Message;
  /** A character of the object or list that it is about. */
  of: number;
}

const other = { '{': '[', '[': '{', '}': ']', ']': '}' } as const;

/** Thinks of ways to get past an impasse, the most telling first; whether they do is for the caller to try. */
export function* possibleFixes(text: string, lines: Lines, impasse: Impasse): Iterable<Fix> {
  const { token, previous, inside } = impasse;
  const isOpener = token.kind === '{' || token.kind === '[';
  const isCloser = token.kind === '}' || token.kind === ']';
  if (token.kind === ':') yield* fixesBeforeColon(text, impasse);
  if (inside?.kind === 'object') yield* fixesInObject(text, lines, impasse, inside);
  if (isOpener) yield removal(text, token.start);
  if (isCloser && inside?.parts.length === 0) yield removal(text, inside.start);
  if (inside && inside.parts.length < 2) yield otherBrackets(text, lines, inside);
  yield* fixesByIndentation(text);
  if (inside?.kind === 'object' && token.kind === '{' && previous.kind === ',') yield closed(lines, previous, inside);
  if (isCloser) yield removal(text, token.start);
  if (!inside && '}]'.includes(previous.kind)) yield removal(text, previous.start);
  if (!isCloser || !inside) return;
  const [opener, closer] = inside.kind === 'object' ? '{}' : '[]';
  yield {
    edits: [{ start: token.start, end: token.start, insert: closer as string }],
    at: [token.start, token.end],
    message: messages.stillOpen(opener as string, placeAt(lines, inside.start).line, token.kind),
    of: inside.start,
  };
}

/** A text with a colon where none can be: it is the key of an object that was not opened, or the value before it is missing. */
function* fixesBeforeColon(text: string, { previous, inside }: Impasse): Iterable<Fix> {
  const { start } = previous;
  if (!inside) {
    yield* outermost(text, start);
    return;
  }
  const last = inside.kind === 'object' ? inside.parts.at(-1) : undefined;
  if (last && text.slice(last.keyEnd, start).includes('\n')) yield noValue(text, last);
  yield opened('{', start, last?.key);
}

/** A value without a key: the list that it belongs to was not opened. */
function* fixesInObject(text: string, lines: Lines, { token }: Impasse, inside: JsonTree): Iterable<Fix> {
  const last = inside.parts.at(-1);
  if (token.kind === '{' && last?.kind === 'list') yield* behindList(text, lines, token.start, last);
  const isValue = token.kind === '{' || token.kind === '[';
  const isBehindText = token.kind === ',' || token.kind === ']';
  if (last && (isValue ? last.kind === 'object' : isBehindText && last.kind === 'value')) {
    yield opened('[', last.start, last.key);
  }
}

/** Objects without a key behind a list: they were pasted one bracket too late. */
function* behindList(text: string, lines: Lines, start: number, list: JsonTree): Iterable<Fix> {
  const between = text.slice(list.end, start).trim();
  let end = closerOf(text, start) + 1;
  if (end === 0 || (between !== '' && between !== ',')) return;
  let several = false;
  for (let more = nextObject(text, end); more >= 0; more = nextObject(text, end)) {
    const close = closerOf(text, more) + 1;
    if (close === 0) return;
    several = true;
    end = close;
  }
  // What is copied out of a list brings its comma along.
  const trailing = /^\s{0,999},(?=\s{0,999}[}\]])/.exec(text.slice(end, end + 2000))?.[0].length ?? 0;
  const comma = list.parts.length === 0 ? (between ? 'extra' : 'needless') : between ? 'kept' : 'none';
  const removed = comma === 'extra' ? text.indexOf(',', list.end) + 1 : list.end;
  yield {
    edits: [
      { start: list.end - 1, end: removed, insert: comma === 'none' ? ',' : '' },
      { start: end, end: end + trailing, insert: ']' },
    ],
    at: [start, start + 1],
    message: messages.behindList(list.key, {
      line: placeAt(lines, list.end - 1).line,
      several,
      comma,
      trailing: trailing > 0,
    }),
    of: list.start,
  };
}

/** Where another object begins behind a comma. */
function nextObject(text: string, end: number): number {
  const gap = /^\s{0,999},\s{0,999}(?=\{)/.exec(text.slice(end, end + 2000))?.[0];
  return gap === undefined ? -1 : end + gap.length;
}

/** Another entry of the list where a key should be: the entry before it was not closed. */
function closed(lines: Lines, { start: comma }: Token, { start }: JsonTree): Fix {
  const message = messages.closeHere('{', placeAt(lines, start).line, undefined, 'Put a } before this comma.');
  return { edits: [{ start: comma, end: comma, insert: '}' }], at: [comma, comma + 1], message, of: start };
}

const opened = (bracket: '{' | '[', start: number, key: string | undefined): Fix => ({
  edits: [{ start, end: start, insert: bracket }],
  at: [start, start + 1],
  message: messages.openBefore(bracket, key),
  of: start,
});

function noValue(text: string, { key, keyStart, keyEnd }: JsonTree): Fix {
  const colon = text.indexOf(':', keyEnd) + 1;
  const edits = [{ start: colon, end: colon, insert: 'null,' }];
  return { edits, at: [keyStart, keyEnd], message: messages.missingValue(key), of: keyStart };
}

/** Puts the brackets of the whole file back. */
function* outermost(text: string, start: number): Iterable<Fix> {
  const before = { start, end: start, insert: '{' };
  const fix: Fix = { edits: [before], at: [start, start + 1], message: messages.openBefore('{', undefined), of: start };
  yield fix;
  yield {
    ...fix,
    edits: [before, { start: text.length, end: text.length, insert: '}' }],
    message: messages.noObject,
  };
}

function otherBrackets(text: string, lines: Lines, { start }: JsonTree): Fix {
  const opener = text[start] as '{' | '[';
  const closer = closerOf(text, start);
  const edits = [{ start, end: start + 1, insert: other[opener] as string }];
  const wrong = closer >= 0 && (text[closer] === '}') === (opener === '{');
  if (wrong) edits.push({ start: closer, end: closer + 1, insert: other[text[closer] as '}' | ']'] });
  const line = placeAt(lines, start).line;
  const where = placeAt(lines, Math.max(closer, 0)).line;
  const closing = wrong ? { line: where === line ? undefined : where } : undefined;
  return { edits, at: [start, start + 1], message: messages.otherBrackets(opener, closing), of: start };
}

/** Where what opens at an offset is closed, whatever the kinds of brackets. */
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

/** Applies edits to a text. */
export function applyEdits(text: string, edits: Edit[]): string {
  let fixed = text;
  for (const { start, end, insert } of edits.toReversed()) fixed = fixed.slice(0, start) + insert + fixed.slice(end);
  return fixed;
}

/** Where an offset of the fixed text was before the edits. */
export function offsetBefore(edits: Edit[], offset: number): number {
  let shift = 0;
  for (const { start, end, insert } of edits) {
    const from = start + shift;
    if (offset <= from) break;
    if (offset < from + insert.length) return start;
    shift += insert.length - (end - start);
  }
  return offset - shift;
}

/** Where an offset of the text is after the edits. */
export function offsetAfter(edits: Edit[], offset: number): number {
  let shift = 0;
  for (const { start, end, insert } of edits) if (end <= offset) shift += insert.length - (end - start);
  return offset + shift;
}

/** The path of the innermost value that holds a character. */
export function pathAt({ root }: JsonScan, offset: number): Path {
  const path: Path = [];
  let node = root;
  while (node) {
    const { kind, parts }: JsonTree = node;
    const at = parts.findIndex(({ start, end }) => start <= offset && offset < end);
    if (at < 0) break;
    node = parts[at] as JsonTree;
    path.push(kind === 'list' ? at : node.key);
  }
  return path;
}
