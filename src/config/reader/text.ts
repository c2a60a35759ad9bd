import type { Slip } from './slip.ts';
import { slips } from './slips.ts';

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
  slip: readonly [from: number, to: number, slip: Slip];
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
  return judge(open, body.slice(open.length, body.length - close.length), close, textSlips);
}

function readKey(line: string): MisquotedText | undefined {
  const within = colonWithin.exec(line) ?? valueWithin.exec(line);
  if (within) {
    const [{ length }, meant = '', value] = within;
    const slip = value === undefined ? slips.colonInQuotes(meant) : slips.entryInQuotes(meant, value);
    return { length, meant, holds: value === undefined ? {} : { value }, slip: [0, length, slip] };
  }
  const entry = bareEntry.exec(line);
  if (entry) {
    const [{ length }, meant = '', value = ''] = entry;
    return { length, meant, holds: { value }, slip: [0, length, slips.unquotedEntry(meant, value)] };
  }
  const [whole, open = '', meant = '', close = ''] = asKey.exec(line) ?? [];
  return whole === undefined ? undefined : judge(open, meant, close, keySlips);
}

type Slips = Record<'none' | 'noOpening' | 'noClosing' | 'other', (text: string) => Slip>;
const textSlips: Slips = {
  none: slips.unquotedText,
  noOpening: slips.noOpeningQuote,
  noClosing: slips.noClosingQuote,
  other: slips.otherQuotes,
};
const keySlips: Slips = { ...textSlips, none: slips.unquotedKey, noClosing: slips.noClosingQuoteOfKey };

function judge(open: string, inside: string, close: string, words: Slips): MisquotedText | undefined {
  const length = open.length + inside.length + close.length;
  const meant = /[«»]/.test(open) ? inside.trim() : inside;
  const text = (slip: Slip): MisquotedText => ({ length, meant, slip: [0, length, slip] });
  const inner = meant.replace(/\\./g, '__').indexOf('"');
  if (open === '"' && (close === '"' || (close === '""' && inner >= 0))) {
    if (inner < 0) return undefined;
    const count = (inside + close).replace(/\\./g, '__').split('"').length - 2;
    return { length, meant, slip: [inner + 1, inner + 2, slips.quoteInText(count)] };
  }
  if (inner >= 0 || length === 0) return undefined;
  if (open && close) return text(/^"+$/.test(open + close) ? slips.doubledQuotes(meant) : words.other(meant));
  if (open) return text(open === '"' ? words.noClosing(meant) : words.other(meant));
  return text(close ? words.noOpening(meant) : words.none(meant));
}
