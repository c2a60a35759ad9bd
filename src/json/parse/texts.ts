import { codePointName, quote } from './quote.ts';
import {
  bare,
  leads,
  lineFrom,
  otherCommas,
  type Repair,
  type Role,
  removal,
  roleAt,
  type TextEdit,
  type Words,
} from './repair.ts';
import { isEscape, literalEnd, type Stop, stringEnd } from './scan.ts';
import { readLiteral } from './values.ts';

/** A text with missing or wrong quotes. */
interface Misquoted {
  /** Its number of characters, with the quotes that it has. */
  length: number;
  /** The text that was probably meant. */
  meant: string;
  /** The JSON that the reading goes on with; empty if it is removed. */
  json: string;
  /** The JSON that was meant. */
  mended: string;
  isChoice?: true;
  /** The characters that the message is about, relative to the text. */
  words: readonly [from: number, to: number, words: Words];
}

const marks = '"\'`´“”„‟‘’‚«»″＂';
const opening = new RegExp(`^[${marks}]{0,3}`);
const closing = new RegExp(`[${marks}]{0,3}$`);
/** For a text that begins with a double quote: an apostrophe at the end belongs to the text. */
const closingDouble = /["“”„‟″＂]{0,3}$/;
const separator = `[,${otherCommas}]`;

/** `"key:" "value"` */
const colonWithin = /^"([\w$-]{1,60})\s{0,9}:"(?=\s{0,9}"|\s{1,9}[\d{[tfn-])/;
/** `"key: value"` */
const valueWithin = /^"([\w$-]{1,60})\s{0,9}:\s{0,9}([^"]+)"(?=\s{0,9}(?:[,}]|$))/;
/** `key: value` */
const bareEntry =
  /^([\w$-]{1,60})\s{0,9}:\s{1,9}(?!(?:true|false|null)\b)([A-Za-z][^"'`{}[\],:]{0,200}?)(?=\s{0,99},?\s{0,99}$)/;
/** A word with any quotes, before a colon. */
const asKey = new RegExp(`^([${marks}]{0,3})([^\\s:：=,;{}\\[\\]${marks}]{1,100})([${marks}]{0,3})(?=\\s{0,9}[:：=])`);

const closers = '(?<!\\{\\s?\\w{0,60}\\s?)[}\\]][\\s,;}\\]]*';
const nextKey = `${separator}\\s{0,99}[${marks}]%[\\w$-]{1,60}[${marks}]?\\s{0,9}[:：=]`;
const anyEnd = `$|${separator}\\s*$|${closers}(?:$|[{${marks}])`;
/** What can follow the end of a text. It is stricter for quoted texts, which may contain more. */
const ends = {
  value: {
    quoted: new RegExp(`\\s{0,99}(?:${anyEnd}|${nextKey.replace('%', '')})`),
    bare: new RegExp(`\\s{0,99}(?:${anyEnd}|${nextKey.replace('%', '?')}|\\s(?://|#\\s)|/\\*)`),
  },
  item: {
    quoted: new RegExp(`\\s{0,99}(?:${anyEnd}|${separator}\\s*[${marks}])`),
    bare: new RegExp(`\\s{0,99}(?:$|${separator}|[}\\]]|\\s(?://|#\\s)|/\\*)`),
  },
};
const openingLost = new RegExp(`^[^"\\n]*"(?=\\s*(?:[,${otherCommas}}\\]]|$))`);

/** The hint for a short text is to write it as quoted; for a long one, `otherwise`. */
const write = (text: string, otherwise: string) => (text.length <= 60 ? `Write ${quote(text)}.` : otherwise);

const unclosed: Words = [
  'json/unclosed-text',
  'This text has no closing quote.',
  'Put a " at the end of the text. It cannot continue in the next line; write \\n for a line break.',
];

const cutOff: Words = [
  'json/unclosed-text',
  'The file ends inside this text.',
  'Part of the file seems to be missing: restore it, or close the text and the brackets around it.',
];

const cutWord: Words = [
  'json/unclosed-text',
  'The file ends inside this word.',
  'Part of the file seems to be missing: restore it, or complete the word and close the brackets around it.',
];

/** Describes the end of a file that was cut off inside a text, or a word such as `true`. A } there would be meant to close an object. */
export function cutShort({ text, at, open }: Stop): Repair | undefined {
  if (!open || !/["tfn-]/.test(text[at] ?? '')) return undefined;
  const rest = text.slice(at).trimEnd();
  const isText = /^"(?:[^"\\\n]|\\.)*\\?$/.test(rest) && !/[}\]]$/.test(rest);
  if (!isText && !['true', 'false', 'null', '-0'].some((word) => word !== rest && word.startsWith(rest)))
    return undefined;
  return { edits: [], at: [at, at + rest.length], words: isText ? cutOff : cutWord };
}

/** Repairs of the quotes of a text, and of invalid characters between them. */
export function* textRepairs(stop: Stop): Iterable<Repair> {
  const { text, at, expects, recent } = stop;
  const [previous, before] = recent;
  const role = roleAt(stop);
  if (text[at] === '"') yield* characterRepairs(stop);
  const isAfterText =
    previous && (expects === ':' || expects === ', or end') && !/[{}[\],:]/.test(text[previous.at] ?? '');
  const isAtSeparator = expects === ', or end' && ':,]}'.includes(text[at] ?? ',');
  if (isAfterText && !isAtSeparator && !text.slice(previous.end, at).includes('\n')) {
    yield* misquoted(stop, previous.at, expects === ':' ? 'key' : roleAt(previous));
  }
  // A number such as 10,000 or 2,5.
  if (role === 'key' && before && /^-?\d+,\d+(?![\w"])/.test(text.slice(before.at, before.at + 20))) {
    yield* misquoted(stop, before.at, 'value');
  }
  // A token such as {email}.
  if (previous && /^\{\w+\}/.test(lineFrom(text, previous.at))) yield* misquoted(stop, previous.at, roleAt(previous));
  if (expects !== ', or end' && !'{}[],:'.includes(text[at] ?? ',')) yield* misquoted(stop, at, role);
}

/** Repairs of a text with missing or wrong quotes. */
function* misquoted({ text }: Stop, start: number, role: Role): Iterable<Repair> {
  const found = readMisquoted(lineFrom(text, start), role, leads(text, start));
  if (!found) return;
  const end = start + found.length;
  const isBare = found.length === found.meant.length && role !== 'key';
  const literal = role === 'key' ? undefined : readLiteral(text.slice(start, end));
  if (literal) {
    const { json, words, meant, isChoice } = literal;
    const fix = meant === undefined ? [] : [{ start, end, insert: meant }];
    yield { edits: [{ start, end, insert: json }], at: [start, end], words, fix, isChoice };
  }
  if (isBare && literalEnd(found.meant, 0) === found.length) return;
  if (isOpenAtEnd(text, start, found.length)) {
    const rest = text.slice(end, end + 100).replace(/^[\s,]+/, '');
    if (rest === '') yield { edits: [], at: [start, end], words: cutOff };
    else if (!/^(["{}[\]“„'‘/#]|\w+"?\s*:)/.test(rest)) yield { edits: [], at: [start, end], words: unclosed };
  }
  const [from, to, words] = found.words;
  const edits = found.json ? [{ start, end, insert: found.json }] : removal(text, start, end).edits;
  const fix = [{ start, end, insert: found.mended }];
  yield { edits, at: [start + from, start + to], words, fix, isChoice: found.isChoice };
}

/** Whether a text has only an opening quote, and ends with its line. */
function isOpenAtEnd(text: string, start: number, length: number): boolean {
  const end = start + length;
  const isOpen = /["'`“‘„«]/.test(text[start] as string) && (length < 2 || !/["'`”’“»]/.test(text[end - 1] as string));
  return isOpen && /^[ \t,]{0,99}([\r\n]|$)/.test(text.slice(end, end + 100));
}

/**
 * Reads a text with missing, wrong or extra quotes from the rest of its line. It ends before what can follow a text; an unquoted text that
 * is alone in its line is the whole line. Undefined if its quotes are right.
 */
function readMisquoted(line: string, role: Role, isAlone: boolean): Misquoted | undefined {
  if (role === 'file' || role === 'colon') return undefined;
  if (role === 'key') return readKey(line);
  const open = opening.exec(line)?.[0] ?? '';
  const lost = open === '' ? openingLost.exec(line)?.[0] : undefined;
  const end = open ? ends[role].quoted : isAlone ? ends.value.bare : ends[role].bare;
  const body = lost ?? line.slice(0, open.length + line.slice(open.length).search(end));
  // An escaped quote does not close the text.
  const escaped = /(?<!\\)(?:\\\\)*\\"$/.test(body);
  const mark = open === '' || open[0] === '"' ? closingDouble : closing;
  const close = escaped ? '' : (mark.exec(body.slice(open.length))?.[0] ?? '');
  return judge(open, body.slice(open.length, body.length - close.length), close, false);
}

/** The words between the quotes of a text as JSON. Escapes stay, and quotes among the words get one. */
function asJson(inside: string): string {
  const json = `"${inside.replace(/\\.|"/g, (part) => (part === '"' ? '\\"' : part === "\\'" ? "'" : part))}"`;
  return stringEnd(json, 0) === json.length ? json : JSON.stringify(inside);
}

function readKey(line: string): Misquoted | undefined {
  const found = (length: number, meant: string, json: string, mended: string, ...words: Words): Misquoted => ({
    length,
    meant,
    json,
    mended,
    words: [0, length, words],
  });
  const [within, key = '', value] = colonWithin.exec(line) ?? valueWithin.exec(line) ?? [];
  if (within !== undefined && value === undefined) {
    const message = `The colon is inside the quotes of the key ${quote(key)}.`;
    return found(
      within.length,
      key,
      `${quote(key)}:`,
      `${quote(key)}:`,
      'json/colon-in-quotes',
      message,
      `Write ${quote(key)}: instead.`,
    );
  }
  if (within !== undefined && value !== undefined) {
    const message = `The key ${quote(key)} and its value are in one pair of quotes.`;
    const hint =
      value.length <= 60 ? `Write ${quote(key)}: ${quote(value)}.` : `Write ${quote(key)}: " before the value.`;
    const mended = `${quote(key)}: ${asJson(value)}`;
    return found(within.length, key, `${quote(key)}: ""`, mended, 'json/colon-in-quotes', message, hint);
  }
  const [entry, name = '', text = ''] = bareEntry.exec(line) ?? [];
  if (entry !== undefined) {
    const message = `The key ${quote(name)} and its value have no quotes.`;
    const hint = `Write ${quote(name)}: ${text.length <= 60 ? quote(text) : '"…"'}, or remove it.`;
    const mended = `${quote(name)}: ${asJson(text)}`;
    return { ...found(entry.length, name, '', mended, 'json/unquoted-entry', message, hint), isChoice: true };
  }
  const [whole, open = '', meant = '', close = ''] = asKey.exec(line) ?? [];
  return whole === undefined ? undefined : judge(open, meant, close, true);
}

function judge(open: string, inside: string, close: string, isKey: boolean): Misquoted | undefined {
  const length = open.length + inside.length + close.length;
  const meant = /[«»]/.test(open) ? inside.trim() : inside;
  const found = (...words: Words): Misquoted => ({
    length,
    meant,
    json: JSON.stringify(meant),
    mended: asJson(meant),
    words: [0, length, words],
  });
  const inner = meant.replace(/\\./g, '__').indexOf('"');
  if (open === '"' && (close === '"' || (close === '""' && inner >= 0))) {
    if (inner < 0) return undefined;
    const count = (inside + close).replace(/\\./g, '__').split('"').length - 2;
    const words: Misquoted['words'] = [inner + 1, inner + 2, quoteInText(count)];
    // Quotes around a sign may be those of two texts.
    return { ...found(...quoteInText(count)), words, ...(/"[\s.:;]*"|"\s*:/.test(inside) && { isChoice: true }) };
  }
  if (inner >= 0 || length === 0) return undefined;
  if (open && close && /^"+$/.test(open + close)) {
    return found('json/doubled-quote', 'There is one quote too many.', write(meant, 'Write one " on each side.'));
  }
  if (close ? open : open && open !== '"') {
    const hint = write(meant, 'Put a " on each side instead.');
    return found('json/quotes', 'A text must be in straight double quotes (").', hint);
  }
  if (close) {
    return found(
      'json/opening-quote',
      `The quote before ${quote(meant)} is missing.`,
      write(meant, 'Put a " before it.'),
    );
  }
  if (!open && isKey)
    return found('json/unquoted-key', `The key ${quote(meant)} has no quotes.`, `Write ${quote(meant)}.`);
  if (!open) {
    const hint = write(meant, 'Put a " before and after it.');
    return found('json/unquoted-text', `The text ${quote(meant)} has no quotes.`, hint);
  }
  if (isKey) {
    return found('json/unclosed-text', `The quote after the key ${quote(meant)} is missing.`, `Write ${quote(meant)}.`);
  }
  if (meant.endsWith('\\"')) {
    const message = 'The backslash makes the last quote part of the text, which then has no end.';
    return { ...found('json/unclosed-text', message, 'Remove the backslash.'), mended: asJson(meant.slice(0, -2)) };
  }
  if (/^(\{\}|\[\])$/.test(meant))
    return { ...found('json/unclosed-text', 'This text has no closing quote.', 'Remove the quote.'), mended: meant };
  // The sign at its end may be there in place of the quote.
  const isChoice = /['`]$/.test(meant) && { isChoice: true as const };
  const hint = write(meant, 'Put a " at its end.');
  return { ...found('json/unclosed-text', 'This text has no closing quote.', hint), ...isChoice };
}

const quoteInText = (quotes: number): Words => [
  'json/quote-in-text',
  'The text ends at this quote, but more of it seems to follow.',
  `If the quote belongs to the text, write \\" instead of "${quotes > 1 ? ` (${quotes} times in this text)` : ''}.`,
];

/** Replaces invalid characters in a text with quotes. */
function* characterRepairs({ text, at }: Stop): Iterable<Repair> {
  const wrong: number[] = [];
  let end = at + 1;
  for (; end < text.length && !'"\n\r'.includes(text[end] as string); end++) {
    const isEscaped = text[end] === '\\';
    if (isEscaped ? !isEscape(text, end) : text.charCodeAt(end) < 32) wrong.push(end);
    if (isEscaped && !/[\r\n]/.test(text[end + 1] ?? '\n')) end++;
  }
  const [first] = wrong;
  if (first === undefined || text[end] !== '"') return;
  const edits = wrong.map((start) => ({ start, end: start + 1, insert: text[start] === '\\' ? '\\\\' : ' ' }));
  const isEscaped = text[first] === '\\';
  const words = isEscaped ? wrongEscape(text, first) : controlCharacter(text.charCodeAt(first));
  const fix = edits.map((edit) => mendedCharacter(text, edit));
  const isChoice = isEscaped && text[first + 1] === 'u' ? true : undefined;
  yield { edits, at: [first, first + (isEscaped ? 2 : 1)], words, fix, isChoice };
}

function mendedCharacter(text: string, { start, end, insert }: TextEdit): TextEdit {
  if (text[start] === '\t') return { start, end, insert: '\\t' };
  const isKept = text[start] === '\\' && text[end] !== "'";
  return { start, end, insert: isKept ? insert : '' };
}

function controlCharacter(code: number): Words {
  if (code === 9) return ['json/control-character', 'This text contains a tab.', 'Write a space, or \\t.'];
  const message = `This text contains an invisible control character (${codePointName(code)}).`;
  return ['json/control-character', message, 'Remove it.'];
}

function wrongEscape(text: string, at: number): Words {
  if (/^u[0-9a-f]/i.test(text.slice(at + 1, at + 3))) {
    const message = 'Four digits or letters from a to f must follow \\u.';
    return ['json/escape', message, 'Write the character itself instead, or \\\\u for a backslash and a u.'];
  }
  const char = text[at + 1] ?? '';
  const hint =
    char === "'" ? "Write ' without a backslash." : 'Write / between folders, or \\\\ (two of them) for a backslash.';
  return ['json/escape', `${bare(`\\${char}`).slice(1)} is not a valid escape in JSON.`, hint];
}
