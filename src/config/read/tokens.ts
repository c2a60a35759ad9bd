import { cursorOn, isSpace, type Report, type Token } from './cursor.ts';
import { messages } from './messages.ts';
import { skipStray, skipWords } from './strays.ts';
import { readString, readWord } from './strings.ts';
import type { Role } from './text.ts';

/** What may come next: a text of some role, or the colon behind a key. */
export type Coming = Role | 'colon';

const signs = '{}[]:,';
type Sign = '{' | '}' | '[' | ']' | ':' | ',';
const lookalikes: Record<string, Sign> = {
  ';': ',',
  '，': ',',
  '；': ',',
  '、': ',',
  '：': ':',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
};
const colon = /(?:::|:=|=>|->|={1,3}|：)/y;
const fullStop = /\.(?=[ \t]{0,99}[\r\n])/y;
const roundEnd = /\)(?=\s{0,99}(?:[,)}\]]|$|\n))/y;
/** A token of the site's texts; no JSON looks like this. */
const siteToken = /\{\w+\}/y;

/**
 * Reads a text token by token as strict JSON. What is not JSON but clear enough (comments, single quotes, Python's True …)
 * is reported and read as what was meant; `stop` means that going on would only guess.
 */
export function readTokens(text: string, report: Report): (coming: Coming) => Token {
  const cursor = cursorOn(text, report);
  const waiting: Token[] = [];

  function next(coming: Coming): Token {
    for (;;) {
      if (cursor.enough) return { kind: 'stop', start: cursor.at, end: cursor.at };
      if (waiting.length > 0) return waiting.shift() as Token;
      while (isSpace(text.charCodeAt(cursor.at))) cursor.at++;
      if (cursor.at >= text.length) return { kind: 'end', start: text.length, end: text.length };
      const role = coming === 'colon' ? 'value' : coming;
      if (text[cursor.at] === '"') {
        const read = readString(cursor, role);
        if (!Array.isArray(read)) return read;
        waiting.push(...read);
        continue;
      }
      const sign = readSign(coming);
      if (sign) return sign;
      const skipped = skipStray(cursor, coming);
      if (skipped === true) continue;
      if (skipped) return skipped;
      const round = readRound(coming);
      if (round === true) continue;
      const lookalike = round ?? readLookalike();
      if (lookalike === true || (!lookalike && coming === 'key' && skipWords(cursor))) continue;
      if (lookalike) return lookalike;
      waiting.push(...readWord(cursor, role));
    }
  }

  function readSign(coming: Coming): Token | undefined {
    const start = cursor.at;
    const char = text[start] as Sign;
    const other = coming === 'colon' ? cursor.find(colon) : undefined;
    if (other) {
      cursor.at += other.length;
      cursor.tell(start, cursor.at, messages.otherColon(other));
      return { kind: ':', start, end: cursor.at };
    }
    if (!signs.includes(char) || (char === '{' && coming !== 'key' && cursor.find(siteToken))) return undefined;
    cursor.at++;
    return { kind: char, start, end: cursor.at };
  }

  /** Reads a round bracket that ends what is open here; true where a square one does so right behind it. */
  function readRound(coming: Coming): Token | true | undefined {
    const start = cursor.at;
    if ((coming !== 'item' && coming !== 'key') || !cursor.find(roundEnd)) return undefined;
    const kind = coming === 'item' ? ']' : '}';
    cursor.at++;
    if (kind === ']' && text[cursor.at] === ']') {
      cursor.tell(start, cursor.at, messages.lookalike(')', undefined));
      return true;
    }
    cursor.tell(start, cursor.at, messages.roundBracket(kind));
    return { kind, start, end: cursor.at };
  }

  /** Reads a sign that looks like one of JSON's; true where it is one too many. */
  function readLookalike(): Token | true | undefined {
    const start = cursor.at;
    const char = text[start] as string;
    const kind = lookalikes[char] ?? (cursor.find(fullStop) ? ',' : undefined);
    if (kind === undefined) return undefined;
    cursor.at++;
    const isLast = kind === ',' && /^([}\]]|$)/.test(text.slice(cursor.at, cursor.at + 100).trimStart());
    cursor.tell(start, cursor.at, messages.lookalike(char, isLast ? undefined : kind));
    return isLast ? true : { kind, start, end: cursor.at };
  }

  return next;
}
