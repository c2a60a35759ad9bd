/** Limits that no config needs to exceed, beyond which a text is not read. */
export const limits = { depth: 100, values: 3_000_000, entries: 100_000 };

/** What may come next in a JSON text. */
export type Expects = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end';

/** A position before a token, from which reading can continue. */
export interface State {
  at: number;
  expects: Expects;
  /** The innermost object or list that is open. */
  open: Open | undefined;
}

interface Open {
  bracket: '{' | '[';
  depth: number;
  /** The position before its opening bracket. */
  before: State;
}

/** A token, with the position before it. */
interface Token extends State {
  end: number;
}

/** The position of a syntax error, where strict reading ends. */
export interface Stop extends State {
  text: string;
  /** Up to four tokens before it, newest first. */
  recent: Token[];
}

const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
const codes = { '"': 34, ',': 44, ':': 58, '[': 91, ']': 93, '{': 123, '}': 125 };

const beginning: State = { at: 0, expects: 'value', open: undefined };

/** Reads JSON strictly from a position, without recursion. Returns the first syntax error; undefined if there is none. */
export function scan(text: string, from: State = beginning): Stop | undefined {
  let { at, expects, open } = from;
  let [last, second, third, fourth]: (Token | undefined)[] = [];
  for (;;) {
    while (isSpace(text.charCodeAt(at))) at++;
    const token = { at, expects, open, end: at };
    token.end = step(text.charCodeAt(at));
    if (token.end < 0) {
      if (at >= text.length && !open && expects === ', or end') return undefined;
      const recent = [last, second, third, fourth].filter((one) => one !== undefined);
      return { at, expects, open, text, recent };
    }
    fourth = third;
    third = second;
    second = last;
    last = token;
    at = token.end;
  }

  /** Reads a token by its first character, and returns its end; -1 if it is not valid here. */
  function step(code: number): number {
    const takesValue = expects === 'value' || expects === 'value or ]';
    switch (code) {
      case codes['{']:
      case codes['[']: {
        const depth = (open?.depth ?? 0) + 1;
        if (!takesValue || depth > limits.depth) return -1;
        const isList = code === codes['['];
        open = { bracket: isList ? '[' : '{', depth, before: { at, expects, open } };
        expects = isList ? 'value or ]' : 'key or }';
        return at + 1;
      }
      case codes['}']:
      case codes[']']: {
        const isList = code === codes[']'];
        if (!open || (open.bracket === '[') !== isList) return -1;
        if (expects !== ', or end' && expects !== (isList ? 'value or ]' : 'key or }')) return -1;
        open = open.before.open;
        expects = ', or end';
        return at + 1;
      }
      case codes[',']:
        if (!open || expects !== ', or end') return -1;
        expects = open.bracket === '{' ? 'key' : 'value';
        return at + 1;
      case codes[':']:
        if (expects !== ':') return -1;
        expects = 'value';
        return at + 1;
    }
    const isKey = expects === 'key' || expects === 'key or }';
    if (!takesValue && !(isKey && code === codes['"'])) return -1;
    const end = code === codes['"'] ? stringEnd(text, at) : literalEnd(text, at);
    if (end >= 0) expects = isKey ? ':' : ', or end';
    return end;
  }
}

/** Returns the last known state at or before an offset. */
export function stateBefore({ recent, open }: Stop, at: number): State {
  const token = recent.at(-1);
  if (token && token.at <= at) return token;
  let state: State = beginning;
  for (let around = open; around && state === beginning; around = around.before.open) {
    if (around.before.at <= at) state = around.before;
  }
  return state;
}

/** Returns whether a character is JSON whitespace. */
export const isSpace = (code: number) => code === 32 || code === 10 || code === 13 || code === 9;

/** Returns the end of the string at a quote; -1 if it is not valid. */
export function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (code < 32) return -1;
    if (code !== 92) continue;
    if (!isEscape(text, at)) return -1;
    at++;
  }
  return -1;
}

/** Returns whether the backslash at an offset begins a valid escape. */
export const isEscape = (text: string, at: number): boolean =>
  '"\\/bfnrt'.includes(text[at + 1] ?? '\n') || /^u[\da-fA-F]{4}/.test(text.slice(at + 1, at + 6));

/** Returns the end of a number, true, false or null at an offset; -1 if there is none. */
export function literalEnd(text: string, start: number): number {
  literal.lastIndex = start;
  return literal.test(text) ? literal.lastIndex : -1;
}
