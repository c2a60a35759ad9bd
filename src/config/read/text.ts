import type { Message } from './message.ts';
import { messages } from './messages.ts';

/** What a text would be where it stands: a key, the value of a key, a value in a list, or what the file begins with. */
export type Role = 'key' | 'value' | 'item' | 'file';

/** A text with wrong quotes, as it was probably meant. */
export interface MisquotedText {
  /** How many characters it takes, with the quotes that it has. */
  length: number;
  meant: string;
  /** A key's quotes may hold the colon too, and even the value. */
  holds?: { value?: string };
  /** Where it stands within the line, and what is wrong. */
  message: readonly [from: number, to: number, message: Message];
}

const marks = '"\'`´“”„‟‘’‚«»″＂';
const opening = new RegExp(`^[${marks}]{0,3}`);
const closing = new RegExp(`[${marks}]{0,3}$`);
// Behind a text that begins with a double quote an apostrophe is its last letter.
const closingDouble = /["“”„‟″＂]{0,3}$/;
const separator = '[,;，；、]';

const colonWithin = /^"([\w$-]{1,60})\s{0,9}:"(?=\s{0,9}"|\s{1,9}[\d{[tfn-])/;
const valueWithin = /^"([\w$-]{1,60})\s{0,9}:\s{0,9}([^"]+)"(?=\s{0,9}(?:[,}]|$))/;
const bareEntry =
  /^([\w$-]{1,60})\s{0,9}:\s{1,9}(?!(?:true|false|null)\b)([A-Za-z][^"'`{}[\],:]{0,200}?)(?=\s{0,99},?\s{0,99}$)/;
const asKey = new RegExp(`^([${marks}]{0,3})([^\\s:：=,;{}\\[\\]${marks}]{1,100})([${marks}]{0,3})(?=\\s{0,9}[:：=])`);

const closers = '(?<!\\{\\s?\\w{0,60}\\s?)[}\\]][\\s,;}\\]]*';
const nextKey = `${separator}\\s{0,99}[${marks}]%[\\w$-]{1,60}[${marks}]?\\s{0,9}[:：=]`;
const anyEnd = `$|${separator}\\s*$|${closers}(?:$|[{${marks}])`;
/** What comes behind a text that ends: how it is written hangs on the quotes, as an unquoted text may hold less. */
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
const openingLost = /^[^"\n]*"(?=\s*(?:[,;，；、}\]]|$))/;

/**
 * Reads a text that has no quotes, wrong ones or too many, given the line from its start. Its end is found by what must come
 * behind it. Nothing where the quotes are not what is wrong.
 * A bare text `alone` in its line is the whole of it.
 */
export function readMisquoted(line: string, role: Role, alone = false): MisquotedText | undefined {
  if (role === 'file') return undefined;
  if (role === 'key') return readKey(line);
  const open = opening.exec(line)?.[0] ?? '';
  const lost = open === '' ? openingLost.exec(line)?.[0] : undefined;
  const body =
    lost ??
    line.slice(
      0,
      open.length +
        line.slice(open.length).search(open ? ends[role].quoted : alone ? ends.value.bare : ends[role].bare),
    );
  // A backslash makes the last quote a part of the text.
  const escaped = /(?<!\\)(?:\\\\)*\\"$/.test(body);
  const mark = open === '' || open[0] === '"' ? closingDouble : closing;
  const close = escaped ? '' : (mark.exec(body.slice(open.length))?.[0] ?? '');
  return judge(open, body.slice(open.length, body.length - close.length), close, textMessages);
}

function readKey(line: string): MisquotedText | undefined {
  const within = colonWithin.exec(line) ?? valueWithin.exec(line);
  if (within) {
    const [{ length }, meant = '', value] = within;
    const message = value === undefined ? messages.colonInQuotes(meant) : messages.entryInQuotes(meant, value);
    return { length, meant, holds: value === undefined ? {} : { value }, message: [0, length, message] };
  }
  const entry = bareEntry.exec(line);
  if (entry) {
    const [{ length }, meant = '', value = ''] = entry;
    return { length, meant, holds: { value }, message: [0, length, messages.unquotedEntry(meant, value)] };
  }
  const [whole, open = '', meant = '', close = ''] = asKey.exec(line) ?? [];
  return whole === undefined ? undefined : judge(open, meant, close, keyMessages);
}

type Messages = Record<'none' | 'noOpening' | 'noClosing' | 'other', (text: string) => Message>;
const textMessages: Messages = {
  none: messages.unquotedText,
  noOpening: messages.noOpeningQuote,
  noClosing: messages.noClosingQuote,
  other: messages.otherQuotes,
};
const keyMessages: Messages = { ...textMessages, none: messages.unquotedKey, noClosing: messages.noClosingQuoteOfKey };

function judge(open: string, inside: string, close: string, words: Messages): MisquotedText | undefined {
  const length = open.length + inside.length + close.length;
  const meant = /[«»]/.test(open) ? inside.trim() : inside;
  const text = (message: Message): MisquotedText => ({ length, meant, message: [0, length, message] });
  const inner = meant.replace(/\\./g, '__').indexOf('"');
  if (open === '"' && (close === '"' || (close === '""' && inner >= 0))) {
    if (inner < 0) return undefined;
    const count = (inside + close).replace(/\\./g, '__').split('"').length - 2;
    return { length, meant, message: [inner + 1, inner + 2, messages.quoteInText(count)] };
  }
  if (inner >= 0 || length === 0) return undefined;
  if (open && close) return text(/^"+$/.test(open + close) ? messages.doubledQuotes(meant) : words.other(meant));
  if (open) return text(open === '"' ? words.noClosing(meant) : words.other(meant));
  return text(close ? words.noOpening(meant) : words.none(meant));
}
