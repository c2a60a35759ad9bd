import type { Token } from './cursor.ts';
import { type Diagnostic, gatherDiagnostics } from './diagnostics.ts';
import { limits } from './limits.ts';
import { type Lines, placeAt } from './lines.ts';
import type { Message } from './message.ts';
import { messages } from './messages.ts';
import { type Coming, readTokens } from './tokens.ts';
import type { Path } from './tree.ts';
import { type Frame, growTree, type JsonTree } from './tree.ts';

/** Where a reading gave up for want of a bracket, or for one too many. */
export interface Impasse {
  token: Token;
  previous: Token;
  /** The innermost object or list that was open. */
  inside: JsonTree | undefined;
}

export interface JsonScan {
  /** The outermost value, if there is one. */
  root: JsonTree | undefined;
  /** What is wrong with the text. */
  diagnostics: Diagnostic[];
  /** Whether the text is no JSON; a duplicate key alone does not make it so. */
  broken: boolean;
  /** How far the text was read. */
  end: number;
  impasse: Impasse | undefined;
}

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end';

/**
 * Reads where everything stands in a JSON text, in one pass without recursion, and names each message with its likely cause.
 * It goes on behind messages that leave no doubt about what was meant, and stops at the first other one.
 */
export function scanJson(text: string, lines: Lines): JsonScan {
  const tree = growTree();
  const { add, told } = gatherDiagnostics(lines);
  let enough = false;
  let broken = false;
  let impasse: Impasse | undefined;
  let expected = 'value' as Expected;
  let previous: Token = { kind: 'stop', start: 0, end: 0 };
  let comma: Token = previous;

  const report = (start: number, end: number, message: Message, at = path()) => {
    broken = true;
    enough = !add(start, end, message, at);
    return !enough;
  };
  const on = ({ start, end }: Token, message: Message) => report(start, end, message);
  /** Reports a message behind which only guessing is left. */
  const stop = (...message: Parameters<typeof report>) => report(...message) && false;
  const stopOn = (token: Token, message: Message) => on(token, message) && false;
  /** Reports a message that another bracket may fix. */
  const stuck = (token: Token, ...message: Parameters<typeof report>) => {
    impasse = { token, previous, inside: tree.frames.at(-1)?.node };
    return stop(...message);
  };
  const stuckOn = (token: Token, message: Message) => stuck(token, token.start, token.end, message);
  const next = readTokens(text, (start, end, message) => report(start, end, message));
  const raw = ({ start, end }: Token) => text.slice(start, Math.min(end, start + 80));
  const keyOf = ({ start, end, meant }: Token) => meant ?? unquote(text.slice(start, end));
  const lineOf = (offset: number) => placeAt(lines, offset).line;
  const top = () => tree.frames.at(-1) as Frame;
  const isInList = () => tree.frames.at(-1)?.node.kind === 'list';

  function path(): Path {
    if (expected === ', or end') return tree.path('last');
    return expected === 'key' || expected === 'key or }' ? tree.here() : tree.path('next');
  }

  function coming(): Coming {
    if (tree.frames.length === 0) return 'file';
    if (expected === ':') return 'colon';
    if (isInList()) return 'item';
    return expected === 'value' ? 'value' : 'key';
  }

  function put(start: number, end: number): true {
    tree.put(start, end);
    expected = ', or end';
    return true;
  }

  function open(token: Token): boolean {
    if (tree.frames.length >= limits.depth) return stopOn(token, messages.depth(limits.depth));
    tree.open(token);
    expected = token.kind === '{' ? 'key or }' : 'value or ]';
    return true;
  }

  function close(token: Token): boolean {
    const frame = tree.frames.at(-1);
    if (!frame) return stuckOn(token, messages.extraBracket(token.kind));
    const { start, kind } = frame.node;
    if ((kind === 'object') !== (token.kind === '}')) {
      const message = messages.stillOpen(kind === 'object' ? '{' : '[', lineOf(start), token.kind);
      return stuck(token, token.start, token.end, message, tree.here());
    }
    tree.close(token);
    expected = ', or end';
    return true;
  }

  function end(token: Token): boolean {
    const { start, kind } = top().node;
    return stuck(token, start, start + 1, messages.neverClosed(kind === 'object' ? '{' : '['), tree.here());
  }

  function trailing(token: Token): boolean {
    on(comma, messages.trailingComma);
    return close(token);
  }

  function setKey(token: Token, key: string): true {
    const twin = tree.setKey(token, key);
    expected = ':';
    const message = key === '__proto__' ? messages.protoKey : twin && messages.duplicateKey(key, lineOf(twin.keyStart));
    if (message) add(token.start, token.end, message, path());
    return true;
  }

  /** Takes a token where a value must come; false where only guessing is left. */
  function value(token: Token): boolean {
    const frame = tree.frames.at(-1);
    const inList = isInList();
    switch (token.kind) {
      case '{':
      case '[':
        return open(token);
      case 'string':
      case 'literal':
        return put(token.start, token.end);
      case 'word':
        if (!frame) return stopOn(token, messages.noJson(raw(token), /^[^<{]{1,80}\{\s*["}]/.test(text.slice(0, 200))));
        on(token, messages.unquotedText(raw(token)));
        return put(token.start, token.end);
      case 'end':
        return frame ? end(token) : stop(0, 0, messages.empty);
      case ',':
        if (inList) return on(token, messages.extraComma);
        break;
      case ']':
      case '}':
        if (expected === 'value or ]') return close(token);
        if (inList) return trailing(token);
    }
    if (!frame || inList || token.kind === ':') return stuckOn(token, messages.noValue(token.kind));
    const message = messages.missingValue(frame.key);
    if (expected === ':' && (token.kind === ']' || isListOfTexts(token))) {
      return stuck(token, frame.keyStart, frame.keyEnd, message);
    }
    if (!isReported(previous)) report(frame.keyStart, frame.keyEnd, message);
    put(token.start, token.start);
    return after(token);
  }

  /** Whether the texts in an object look like values without keys. */
  function isListOfTexts(token: Token): boolean {
    if (token.kind !== ',') return top().node.parts.length === 0 && / /.test(top().key);
    return /^\s*"(?:[^"\\\n]|\\.)*"\s*[,}\]]/.test(text.slice(token.end, token.end + 10_000));
  }

  /** Takes a token where a key must come. */
  function key(token: Token): boolean {
    switch (token.kind) {
      case 'string':
        return setKey(token, keyOf(token));
      case 'word':
      case 'literal':
        on(token, messages.unquotedKey(raw(token)));
        return setKey(token, raw(token));
      case '}':
        return expected === 'key' ? trailing(token) : close(token);
      case ']':
        return close(token);
      case ',':
        return on(token, messages.extraComma);
      case 'end':
        return end(token);
    }
    return stuckOn(token, messages.missingKey(token.kind));
  }

  /** Takes a token behind a key. */
  function colon(token: Token): boolean {
    if (token.kind === ':') {
      expected = 'value';
      return true;
    }
    if (token.kind === 'end') return end(token);
    if (!',}]'.includes(token.kind) && !isReported(previous)) {
      report(previous.start, previous.end, messages.missingColon(top().key));
    }
    return value(token);
  }

  /** Takes a token behind a complete value. */
  function after(token: Token): boolean {
    const frame = tree.frames.at(-1);
    const inList = isInList();
    if (token.kind === 'end') return frame ? end(token) : false;
    if (token.kind === '}' || token.kind === ']') return close(token);
    if (!frame && token.kind === ',' && text.slice(token.end).trim() === '') return on(token, messages.trailingComma);
    if (!frame) return stuckOn(token, token.kind === '{' ? messages.secondFile : messages.afterEnd);
    if (token.kind === ',') {
      comma = token;
      expected = inList ? 'value' : 'key';
      return true;
    }
    if (token.kind === ':') return stuckOn(token, inList ? messages.keyInList : messages.secondColon);
    const isKey = token.kind === 'string' && /^\s*:/.test(text.slice(token.end, token.end + 100));
    if (previous.kind === 'string' && token.start === previous.end && !isKey) {
      return stop(previous.end - 1, previous.end, messages.quoteInText(1));
    }
    const sameLine = !text.slice(previous.end, token.start).includes('\n');
    if (token.kind === 'word' && sameLine) return stopOn(token, messages.wordBehind(raw(token)));
    if (isKey && beginsAnew(token)) {
      report(token.start, token.end, messages.newEntry, tree.here());
      tree.close(previous);
      tree.open({ kind: '{', start: token.start, end: token.start });
      return key(token);
    }
    const isTwin = isKey && !inList && (frame.node.parts as JsonTree[]).some((part) => part.key === keyOf(token));
    // An entry that is there twice, or a word that belongs nowhere, is the message itself.
    if (isTwin || isReported(token) || isReported(previous)) {
      broken = true;
      expected = inList ? 'value' : 'key';
      return inList ? value(token) : key(token);
    }
    const isWithin = previous.kind === 'string' && text[previous.end - 2] === ',' && text[previous.end - 1] === '"';
    report(previous.end - 1, previous.end, isWithin ? messages.commaInQuotes : messages.missingComma(inList));
    expected = inList ? 'value' : 'key';
    return inList ? value(token) : key(token);
  }

  /** Whether a key is the one with which the entry of a list began, as if another entry began with it. */
  function beginsAnew(token: Token): boolean {
    const { parts } = top().node;
    const inList = tree.frames.at(-2)?.node.kind === 'list';
    return inList && parts.length > 1 && parts[0]?.key === keyOf(token);
  }

  function take(token: Token): boolean {
    if (expected === ', or end') return after(token);
    if (expected === ':') return colon(token);
    if (expected === 'key' || expected === 'key or }') return key(token);
    return value(token);
  }

  let token = next(coming());
  for (; token.kind !== 'stop' && take(token); token = next(coming())) {
    previous = token;
    if (enough) break;
    if (tree.values > limits.values && !stopOn(token, messages.values(limits.values))) break;
    if (
      (tree.frames.at(-1)?.node.parts.length ?? 0) > limits.entries &&
      !stopOn(token, messages.entries(limits.entries))
    )
      break;
  }
  return { root: tree.root, diagnostics: told(), broken, end: token.start, impasse };
}

/** Whether a token's text has been told of already, so that what is odd around it has the same cause. */
const isReported = ({ kind, meant }: Token) => meant !== undefined || kind === 'word';

function unquote(literal: string): string {
  const inner = literal.slice(1, -1);
  if (!literal.startsWith('"') || !inner.includes('\\')) return inner;
  try {
    return JSON.parse(literal);
  } catch {
    return inner;
  }
}
