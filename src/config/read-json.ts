import type { Finding, Path } from './issue.ts';
import { type Slip, slips } from './json-slips.ts';
import { readTokens, type Token } from './json-tokens.ts';
import { type Frame, growTree, type JsonNode } from './json-tree.ts';
import { type Lines, placeAt } from './lines.ts';

export interface JsonReading {
  /** The outermost value, if there is one. */
  root: JsonNode | undefined;
  /** What is wrong with the text. */
  findings: Finding[];
  /** Whether the text is no JSON; a duplicate key alone does not make it so. */
  broken: boolean;
}

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end';

const deepest = 100;
const mostValues = 3_000_000;
const mostEntries = 100_000;
const mostFindings = 100;

/**
 * Reads where everything stands in a JSON text, in one pass without recursion, and names each slip with its likely cause.
 * It goes on behind slips that leave no doubt about what was meant, and stops at the first other one.
 */
export function readJson(text: string, lines: Lines): JsonReading {
  const tree = growTree();
  const findings: Finding[] = [];
  let broken = false;
  let expected = 'value' as Expected;
  let previous: Token = { kind: 'stop', start: 0, end: 0 };
  let comma: Token = previous;

  const add = (start: number, end: number, [code, fact, remedy]: Slip, path: Path) => {
    if (findings.length < mostFindings) findings.push({ path, at: { start, end }, code, fact, remedy });
    return findings.length < mostFindings;
  };
  const report = (start: number, end: number, slip: Slip, at = path()) => {
    broken = true;
    return add(start, end, slip, at);
  };
  const on = ({ start, end }: Token, slip: Slip) => report(start, end, slip);
  /** Reports a slip behind which only guessing is left. */
  const stop = (...slip: Parameters<typeof report>) => report(...slip) && false;
  const stopOn = (token: Token, slip: Slip) => on(token, slip) && false;
  const next = readTokens(text, (code, start, end, fact, remedy) => report(start, end, [code, fact, remedy]));
  const raw = ({ start, end }: Token) => text.slice(start, Math.min(end, start + 80));
  const lineOf = (offset: number) => placeAt(lines, offset).line;
  const top = () => tree.frames.at(-1) as Frame;

  function path(): Path {
    if (expected === ', or end') return tree.path('last');
    return expected === 'key' || expected === 'key or }' ? tree.here() : tree.path('next');
  }

  function put(start: number, end: number): true {
    tree.put(start, end);
    expected = ', or end';
    return true;
  }

  function open(token: Token): boolean {
    if (tree.frames.length >= deepest) return stopOn(token, slips.depth(deepest));
    tree.open(token);
    expected = token.kind === '{' ? 'key or }' : 'value or ]';
    return true;
  }

  function close(token: Token): boolean {
    const frame = tree.frames.at(-1);
    if (!frame) return stopOn(token, slips.extraBracket(token.kind));
    const { start } = frame.node;
    const opener = text[start] as string;
    if ((opener === '{') !== (token.kind === '}')) {
      return stop(token.start, token.end, slips.stillOpen(opener, lineOf(start), token.kind), tree.here());
    }
    tree.close(token);
    expected = ', or end';
    return true;
  }

  function end(): boolean {
    const { start } = top().node;
    return stop(start, start + 1, slips.neverClosed(text[start] as string), tree.here());
  }

  function trailing(token: Token): boolean {
    on(comma, slips.trailingComma);
    return close(token);
  }

  function setKey(token: Token, key: string): true {
    const twin = tree.setKey(token, key);
    expected = ':';
    const slip = key === '__proto__' ? slips.protoKey : twin && slips.duplicateKey(key, lineOf(twin.keyStart));
    if (slip) add(token.start, token.end, slip, path());
    return true;
  }

  /** Takes a token where a value must come; false where only guessing is left. */
  function value(token: Token): boolean {
    const frame = tree.frames.at(-1);
    const inList = frame?.node.kind === 'list';
    switch (token.kind) {
      case '{':
      case '[':
        return open(token);
      case 'string':
      case 'literal':
        return put(token.start, token.end);
      case 'word':
        if (!frame) return stopOn(token, slips.noJson(raw(token)));
        on(token, slips.unquotedText(raw(token)));
        return put(token.start, token.end);
      case 'end':
        return frame ? end() : stop(0, 0, slips.empty);
      case ',':
        if (inList) return on(token, slips.extraComma);
        break;
      case ']':
      case '}':
        if (expected === 'value or ]') return close(token);
        if (inList) return trailing(token);
    }
    if (!frame || inList || token.kind === ':') return stopOn(token, slips.noValue(token.kind));
    report(frame.keyStart, frame.keyEnd, slips.missingValue(frame.key));
    put(token.start, token.start);
    return after(token);
  }

  /** Takes a token where a key must come. */
  function key(token: Token): boolean {
    switch (token.kind) {
      case 'string':
        return setKey(token, unquote(text.slice(token.start, token.end)));
      case 'word':
      case 'literal':
        on(token, slips.unquotedKey(raw(token)));
        return setKey(token, raw(token));
      case '}':
        return expected === 'key' ? trailing(token) : close(token);
      case ']':
        return close(token);
      case ',':
        return on(token, slips.extraComma);
      case 'end':
        return end();
    }
    return stopOn(token, slips.missingKey(token.kind));
  }

  /** Takes a token behind a key. */
  function colon(token: Token): boolean {
    const name = top().key;
    const otherSign = token.kind === 'word' && /^(=>?|:=)$/.test(raw(token));
    if (token.kind === ':' || otherSign) {
      if (otherSign) on(token, slips.otherColon(name, raw(token)));
      expected = 'value';
      return true;
    }
    if (token.kind === 'end') return end();
    if (!',}]'.includes(token.kind)) report(previous.start, previous.end, slips.missingColon(name));
    return value(token);
  }

  /** Takes a token behind a complete value. */
  function after(token: Token): boolean {
    const frame = tree.frames.at(-1);
    const inList = frame?.node.kind === 'list';
    if (token.kind === 'end') return frame ? end() : false;
    if (token.kind === '}' || token.kind === ']') return close(token);
    if (!frame) return stopOn(token, slips.afterEnd);
    if (token.kind === ',') {
      comma = token;
      expected = inList ? 'value' : 'key';
      return true;
    }
    if (token.kind === ':') return stopOn(token, inList ? slips.keyInList : slips.secondColon);
    if (previous.kind === 'string' && token.start === previous.end) {
      return stop(previous.end - 1, previous.end, slips.quoteInText);
    }
    // The rest of an unquoted text belongs to what has been told of its first word.
    if (token.kind === 'word' && previous.kind === 'word') return true;
    const sameLine = !text.slice(previous.end, token.start).includes('\n');
    if (token.kind === 'word' && sameLine) return stopOn(token, slips.wordBehind(raw(token)));
    report(previous.end - 1, previous.end, slips.missingComma(inList));
    expected = inList ? 'value' : 'key';
    return inList ? value(token) : key(token);
  }

  function take(token: Token): boolean {
    if (expected === ', or end') return after(token);
    if (expected === ':') return colon(token);
    if (expected === 'key' || expected === 'key or }') return key(token);
    return value(token);
  }

  for (let token = next(); token.kind !== 'stop' && take(token); token = next()) {
    previous = token;
    if (findings.length >= mostFindings) break;
    if (tree.values > mostValues && !stopOn(token, slips.values(mostValues))) break;
    if ((tree.frames.at(-1)?.node.parts.length ?? 0) > mostEntries && !stopOn(token, slips.entries(mostEntries))) break;
  }
  return { root: tree.root, findings, broken };
}

function unquote(literal: string): string {
  const inner = literal.slice(1, -1);
  if (!literal.startsWith('"') || !inner.includes('\\')) return inner;
  try {
    return JSON.parse(literal);
  } catch {
    return inner;
  }
}
