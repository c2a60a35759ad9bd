import { type Cursor, isSpace, type Token } from './cursor.ts';
import type { Message } from './message.ts';
import { messages } from './messages.ts';
import { type MisquotedText, type Role, readMisquoted } from './text.ts';
import { readLiteral } from './words.ts';

const behindKey = /[ \t]{0,99}(?:[:：=\r\n]|$)/y;
const behindValue =
  /[ \t]{0,99}(?:[,;，；、:}\]\r\n]|\/[/*]|$)|[ \t]{1,99}#|\.[ \t]{0,99}[\r\n]|[ \t]{0,99}\)[ \t]{0,99}[,)}\]\r\n]/y;
const joined = /(?:[ \t\r\n]{0,99}\+[ \t\r\n]{0,99}["'](?:[^"'\\\n]|\\.)*["'])+/y;
const nextText = /\s{0,99}"[^"\n]{0,200}"\s{0,9}:|[ \t]{1,99}"/y;
const program = /[\w.$]{0,60}\(/y;
const literal = {
  value: /(?:true|false|null|-?[\d.eE+-]+)(?=[ \t]{0,99}(?:,[\s"]|[}\]\r\n]|$))/y,
  item: /(?:true|false|null|-?[\d.eE+-]+)(?=[ \t]{0,99}(?:[,}\]\r\n]|$))/y,
};

/** Reads the text that begins with the quote at the cursor; more than one token where quotes hold more than they should. */
export function readString(cursor: Cursor, role: Role): Token | Token[] {
  const { text, at: start } = cursor;
  const message = passString(cursor);
  const end = cursor.at;
  const closed = text[end] === '"';
  // Nearly every text: what is asked below would take a large file's time.
  if (closed && !message && isUsual(text.charCodeAt(end + 1), role)) {
    cursor.at = end + 1;
    return { kind: 'string', start, end: end + 1 };
  }
  const more = closed && role !== 'key' ? cursor.find(joined, end + 1) : undefined;
  const isWell = closed && (more ?? cursor.find(role === 'key' ? behindKey : behindValue, end + 1)) !== undefined;
  if (!isWell && !(closed && role !== 'key' && cursor.find(nextText, end + 1))) {
    cursor.at = start;
    const guess = misquoted(cursor, role);
    if (guess) return guess;
  }
  if (message) cursor.tell(...message);
  if (cursor.enough) return { kind: 'stop', start, end };
  if (!closed) return cursor.stop(start, end, messages.unclosedText);
  cursor.at = end + 1 + (more?.length ?? 0);
  if (more) cursor.tell(start, cursor.at, messages.joinedTexts);
  return { kind: 'string', start, end: cursor.at };
}

/** Whether a character is what mostly follows a text. */
const isUsual = (code: number, role: Role) =>
  role === 'key' ? code === 58 : code === 44 || code === 10 || code === 13;

/** Goes to the closing quote or the end of the line; gives the first character that cannot stand in a text. */
function passString(cursor: Cursor): [start: number, end: number, message: Message] | undefined {
  const { text, at: start } = cursor;
  let message: [number, number, Message] | undefined;
  let at = start + 1;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34 || code === 10 || code === 13) break;
    if (code === 92) {
      if (!isEscape(text, at)) message ??= [at, at + 2, escapeMessage(cursor, start, at)];
      if (at + 1 < text.length && !/[\r\n]/.test(text[at + 1] as string)) at++;
    } else if (code < 32) message ??= [at, at + 1, messages.controlCharacter(code)];
  }
  cursor.at = at;
  return message;
}

const isEscape = (text: string, at: number): boolean =>
  /^["\\/bfnrt\r\n]?$/.test(text[at + 1] ?? '') || /^u[0-9a-fA-F]{4}/.test(text.slice(at + 1, at + 6));

function escapeMessage(cursor: Cursor, start: number, at: number): Message {
  if (/^u[0-9a-f]/i.test(cursor.text.slice(at + 1, at + 3))) return messages.noCharacterNumber;
  return messages.noEscape(cursor.text[at + 1] ?? '', pathOf(cursor, start));
}

/** The text that begins at an offset, if it seems to name a file with backslashes. */
function pathOf({ lineFrom }: Cursor, start: number): string | undefined {
  const raw = lineFrom(start + 1).split('"', 1)[0] as string;
  const isFile = /\.[a-z\d]{2,5}$/i.test(raw);
  const isPath = /^[\w.-]*(\\[\w.-]+)+$/.test(raw) && (/^[\\.]|\\.*\\/.test(raw) || isFile);
  return isPath || (isFile && /^[a-z]:\\/i.test(raw)) ? raw : undefined;
}

/** Reads what begins without a quote: a number, a literal, a text without quotes or with others. */
export function readWord(cursor: Cursor, role: Role): Token[] {
  const { at: start, lineFrom } = cursor;
  if (role === 'file' || role === 'key') return misquoted(cursor, role) ?? [word(cursor)];
  const plain = cursor.find(literal[role]);
  if (plain && readLiteral(plain)?.exact) {
    cursor.at += plain.length;
    return [{ kind: 'literal', start, end: cursor.at }];
  }
  const call = cursor.find(program);
  const isCode = call && /^[\w.$]*\(\s*([{["'`)]|$)/.test(lineFrom(start));
  const tokens = isCode ? undefined : misquoted(cursor, role);
  if (tokens) return tokens;
  return [call ? cursor.stop(start, start + call.length, messages.program(call)) : word(cursor)];
}

/** Reads a text without quotes or with wrong ones. */
function misquoted(cursor: Cursor, role: Role): Token[] | undefined {
  const { text, at: start, tell, stop } = cursor;
  const found = readMisquoted(cursor.lineFrom(start), role, cursor.leads(start));
  if (!found) return undefined;
  const end = start + found.length;
  const bare = found.length === found.meant.length && role !== 'key' ? readLiteral(found.meant) : undefined;
  if (!bare && isOpenAtEnd(text, start, found)) {
    const rest = text.slice(end, end + 100).replace(/^[\s,]+/, '');
    if (rest === '') return [stop(start, end, messages.cutOffText)];
    if (!/^(["{}[\]“„'‘/#]|\w+"?\s*:)/.test(rest)) return [stop(start, end, messages.unclosedText)];
  }
  cursor.at = end;
  if (bare) {
    if (bare.message) tell(start, end, bare.message);
    return [{ kind: 'literal', start, end }];
  }
  const [from, to, message] = found.message;
  tell(start + from, start + to, message);
  const token: Token = { kind: 'string', start, end, meant: found.meant };
  if (!found.holds) return [token];
  const { value } = found.holds;
  const colon: Token = { kind: ':', start: end, end };
  return value === undefined ? [token, colon] : [token, colon, { kind: 'string', start: end, end, meant: value }];
}

/** Whether a text has an opening quote alone and ends with its line. */
function isOpenAtEnd(text: string, start: number, { length }: MisquotedText): boolean {
  const end = start + length;
  const isOpen = /["'`“‘„«]/.test(text[start] as string) && (length < 2 || !/["'`”’“»]/.test(text[end - 1] as string));
  return isOpen && /^[ \t,]{0,99}([\r\n]|$)/.test(text.slice(end, end + 100));
}

function word(cursor: Cursor): Token {
  const { text, at: start } = cursor;
  let at = start;
  do at++;
  while (at < text.length && !isSpace(text.charCodeAt(at)) && !'{}[]:,;"'.includes(text[at] as string));
  cursor.at = at;
  const found = readLiteral(text.slice(start, Math.min(at, start + 1001)));
  if (found?.message) cursor.tell(start, at, found.message);
  return { kind: found ? 'literal' : 'word', start, end: at };
}
