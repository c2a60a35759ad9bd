import { quote } from './show-value.ts';

type TokenKind = '{' | '}' | '[' | ']' | ':' | ',' | 'string' | 'literal' | 'word' | 'end' | 'stop';

export interface Token {
  kind: TokenKind;
  start: number;
  end: number;
}

/** Takes a slip; false when there have been enough. */
export type Report = (code: string, start: number, end: number, fact: string, remedy: string) => boolean;

const number = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const nearlyNumber = /^[+-]?(\.?\d|Infinity$|NaN$)/;
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
const closing: Record<string, string> = {
  "'": "'",
  '`': '`',
  '“': '”',
  '”': '”',
  '„': '“',
  '‘': '’',
  '’': '’',
  '«': '»',
};

/**
 * Reads a text token by token as strict JSON. What is not JSON but clear enough (comments, single quotes, Python's True …)
 * is reported and read as what was meant; `stop` means that going on would only guess.
 */
export function readTokens(text: string, report: Report): () => Token {
  let at = 0;
  let enough = false;
  const tell = (...slip: Parameters<Report>) => {
    enough = !report(...slip);
  };

  function next(): Token {
    for (;;) {
      if (enough) return { kind: 'stop', start: at, end: at };
      while (isSpace(text.charCodeAt(at))) at++;
      if (at >= text.length) return { kind: 'end', start: text.length, end: text.length };
      const start = at;
      const char = text[at] as string;
      switch (char) {
        case '{':
        case '}':
        case '[':
        case ']':
        case ':':
        case ',':
          at++;
          return { kind: char, start, end: at };
        case '"':
          return string();
        case '/':
          if (comment()) continue;
          break;
        case '#':
          skipLine();
          tell('json/comment', start, at, 'This is a comment, and JSON has none.', 'Remove it.');
          continue;
        case '\ufeff':
          at++;
          if (start === 0) {
            const remedy = 'Save the file as "UTF-8" instead of "UTF-8 with BOM".';
            tell('json/byte-order-mark', start, at, 'The file begins with an invisible byte order mark (BOM).', remedy);
          } else odd(start);
          continue;
      }
      if (/[\s\u200b-\u200f\u2060]/.test(char)) {
        at++;
        odd(start);
        continue;
      }
      return closing[char] ? foreignString(closing[char]) : word();
    }
  }

  function string(): Token {
    const start = at;
    for (at++; at < text.length && !enough; at++) {
      const code = text.charCodeAt(at);
      if (code === 34) return { kind: 'string', start, end: ++at };
      if (code === 92) escapeSequence();
      else if (code === 10 || code === 13) break;
      else if (code < 32) {
        const written = code === 9 ? '\\t' : `\\u${code.toString(16).padStart(4, '0')}`;
        const what = code === 9 ? 'A tab' : 'A control character';
        tell(
          'json/control-character',
          at,
          at + 1,
          `${what} cannot stand in a text as it is.`,
          `Write ${written}, or a space.`,
        );
      }
    }
    if (enough) return { kind: 'stop', start, end: at };
    const remedy =
      'Put a " at the end of the text. It cannot go on in the next line; write \\n for a line break in it.';
    tell('json/unclosed-text', start, Math.min(at, text.length), 'This text has no closing quote.', remedy);
    return { kind: 'stop', start, end: at };
  }

  function escapeSequence() {
    const start = at++;
    const char = text[at] ?? '';
    if (char === 'u' && /^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) at += 4;
    else if (char === '' || char === '\n' || char === '\r') at--;
    else if (!'"\\/bfnrt'.includes(char)) {
      const fact = `${quote(`\\${char}`).slice(2, -1)} means nothing in JSON.`;
      const remedy = char === "'" ? "Write ' without a backslash." : 'For a backslash write \\\\ (two of them).';
      tell('json/escape', start, at + 1, fact, remedy);
    }
  }

  function foreignString(end: string): Token {
    const start = at;
    const line = text.slice(start + 1, start + 5000).split(/[\r\n]/, 1)[0] ?? '';
    const length = line.search(end === '”' || end === '“' ? /[”“"]/ : new RegExp(end));
    if (length < 0) return word();
    at = start + length + 2;
    const meant = quote(line.slice(0, length));
    tell('json/quotes', start, at, 'Only straight double quotes (") can stand around a text.', `Write ${meant}.`);
    return { kind: 'string', start, end: at };
  }

  function comment(): boolean {
    const start = at;
    if (text.startsWith('//', at)) skipLine();
    else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      at = end < 0 ? text.length : end + 2;
    } else return false;
    tell('json/comment', start, at, 'This is a comment, and JSON has none.', 'Remove it.');
    return true;
  }

  function skipLine() {
    while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++;
  }

  function odd(start: number) {
    const name = `U+${text.charCodeAt(start).toString(16).toUpperCase().padStart(4, '0')}`;
    const remedy = 'Replace it by an ordinary space; it often comes with copied text.';
    tell('json/odd-space', start, start + 1, `There is an invisible character (${name}) here.`, remedy);
  }

  function word(): Token {
    const start = at;
    do at++;
    while (at < text.length && !isSpace(text.charCodeAt(at)) && !'{}[]:,"'.includes(text[at] as string));
    const length = at - start;
    const token: Token = { kind: 'word', start, end: at };
    const value = text.slice(start, Math.min(at, start + 1000));
    if (/^(<{7}|={7}|>{7}|\|{7})/.test(value) && (start === 0 || text[start - 1] === '\n')) {
      const remedy = 'Keep one of the two versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.';
      tell('json/merge-conflict', start, at, 'The file holds an unfinished merge.', remedy);
      return { ...token, kind: 'stop' };
    }
    if (value === 'true' || value === 'false' || value === 'null') return { ...token, kind: 'literal' };
    if (length < 1000 && number.test(value)) return { ...token, kind: 'literal' };
    const literal =
      length < 20 && Object.hasOwn(otherLiterals, value.toLowerCase()) && otherLiterals[value.toLowerCase()];
    if (literal) {
      tell(
        'json/literal',
        start,
        at,
        `JSON does not know ${value}.`,
        `Write ${literal}, or "${value}" if it is a text.`,
      );
      return { ...token, kind: 'literal' };
    }
    if (nearlyNumber.test(value)) {
      const meant = Number(value.replace(/^\+/, ''));
      const remedy =
        Number.isFinite(meant) && length < 20
          ? `Write ${meant}.`
          : 'Write digits, such as 12 or 0.5, or put it in quotes if it is a text.';
      tell('json/number', start, at, `${quote(value).slice(1, -1)} is not a number that JSON knows.`, remedy);
      return { ...token, kind: 'literal' };
    }
    return token;
  }

  return next;
}

const isSpace = (code: number) => code === 32 || code === 10 || code === 13 || code === 9;
