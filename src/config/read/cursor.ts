import type { Message } from './message.ts';

type TokenKind = '{' | '}' | '[' | ']' | ':' | ',' | 'string' | 'literal' | 'word' | 'end' | 'stop';

export interface Token {
  kind: TokenKind;
  start: number;
  end: number;
  /** What a text with wrong quotes was meant to be. */
  meant?: string;
}

/** Takes a message; false when there have been enough. */
export type Report = (start: number, end: number, message: Message) => boolean;

/** The longest part of a line that is looked through for the end of a text with wrong quotes. */
const farthest = 20_000;

/** A place in a text that moves on as the text is read. */
export interface Cursor {
  text: string;
  at: number;
  /** Whether there have been messages enough. */
  enough: boolean;
  tell(start: number, end: number, message: Message): void;
  /** Reports a message behind which only guessing is left. */
  stop(start: number, end: number, message: Message): Token;
  /** What a sticky pattern finds at the cursor, or at another place. */
  find(sticky: RegExp, offset?: number): string | undefined;
  /** The rest of a line. */
  lineFrom(start: number): string;
  skipLine(): void;
  /** Whether nothing but space stands before a place in its line. */
  leads(start: number): boolean;
  isAtLineStart(start: number): boolean;
}

/** Puts a cursor at the beginning of a text. */
export function cursorOn(text: string, report: Report): Cursor {
  const cursor: Cursor = {
    text,
    at: 0,
    enough: false,
    tell(start, end, message) {
      cursor.enough = !report(start, end, message);
    },
    stop(start, end, message) {
      cursor.tell(start, end, message);
      return { kind: 'stop', start, end };
    },
    find(sticky, offset = cursor.at) {
      sticky.lastIndex = offset;
      return sticky.exec(text)?.[0];
    },
    lineFrom: (start) => text.slice(start, start + farthest).split(/[\r\n]/, 1)[0] as string,
    skipLine() {
      while (cursor.at < text.length && text[cursor.at] !== '\n' && text[cursor.at] !== '\r') cursor.at++;
    },
    leads: (start) => /(^|[\r\n])[ \t\u00a0]*$/.test(text.slice(Math.max(0, start - 200), start)),
    isAtLineStart: (start) => start === 0 || text[start - 1] === '\n',
  };
  return cursor;
}

/** Whether a character is a space to JSON. */
export const isSpace = (code: number) => code === 32 || code === 10 || code === 13 || code === 9;
