import type { Finding, Path } from './issue.ts';
import { readTokens, type Token } from './json-tokens.ts';
import { type Lines, placeAt } from './lines.ts';
import { quote } from './show-value.ts';

/** Where a value stands in the text, with the values in it. */
export interface JsonNode {
  start: number;
  end: number;
  kind: 'object' | 'list' | 'value';
  /** Its key in an object, and where that stands, or -1 where it has none. */
  key: string;
  keyStart: number;
  keyEnd: number;
  /** The values in it, in order. */
  parts: JsonNode[] | undefined;
}

export interface JsonReading {
  /** The outermost value, if there is one. */
  root: JsonNode | undefined;
  /** What is wrong with the text. */
  findings: Finding[];
  /** Whether the text is no JSON; a duplicate key alone does not make it so. */
  broken: boolean;
}

interface Frame {
  node: JsonNode;
  key: string;
  keyStart: number;
  keyEnd: number;
  /** The keys so far, once there are many. */
  seen: Map<string, JsonNode> | undefined;
}

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end';

const deepest = 100;
const mostValues = 3_000_000;
const mostEntries = 100_000;
const manyKeys = 24;
const mostFindings = 100;

/**
 * Reads where everything stands in a JSON text, in one pass without recursion, and names each slip with its likely cause.
 * It goes on behind slips that leave no doubt about what was meant, and stops at the first other one.
 */
export function readJson(text: string, lines: Lines): JsonReading {
  const frames: Frame[] = [];
  const reading: JsonReading = { root: undefined, findings: [], broken: false };
  let expected = 'value' as Expected;
  let previous: Token = { kind: 'stop', start: 0, end: 0 };
  let comma = 0;
  let values = 0;
  let entries = 0;

  const lineOf = (offset: number) => placeAt(lines, offset).line;
  const path = (): Path =>
    frames.flatMap(({ node, key }, at) => {
      const entered = at < frames.length - 1 || expected === ', or end';
      if (node.kind === 'list') return (node.parts as JsonNode[]).length - (entered ? 1 : 0);
      return entered || expected === ':' || expected === 'value' ? key : [];
    });
  const add = (code: string, start: number, end: number, fact: string, remedy: string, at = path()) => {
    if (reading.findings.length >= mostFindings) return;
    reading.findings.push({ path: at, at: { start, end }, code, fact, remedy });
  };
  /** The path of the object or list that is being read. */
  const here = () => frames.slice(1).map((_, at) => path()[at] as string | number);
  const report = (...slip: Parameters<typeof add>) => {
    reading.broken = true;
    add(...slip);
    return reading.findings.length < mostFindings;
  };
  const next = readTokens(text, report);
  const on = (token: Token, code: string, fact: string, remedy: string) =>
    report(code, token.start, token.end, fact, remedy);
  const raw = (token: Token) => text.slice(token.start, Math.min(token.end, token.start + 80));

  function put(start: number, end: number): JsonNode {
    const frame = frames.at(-1);
    const { key, keyStart, keyEnd } = frame ?? { key: '', keyStart: -1, keyEnd: -1 };
    const node: JsonNode = { start, end, kind: 'value', key, keyStart, keyEnd, parts: undefined };
    if (frame) entries = (frame.node.parts as JsonNode[]).push(node);
    else reading.root = node;
    frame?.seen?.set(key, node);
    expected = ', or end';
    values++;
    return node;
  }

  function open(token: Token): boolean {
    if (frames.length >= deepest) {
      on(
        token,
        'json/depth',
        `The nesting is deeper than ${deepest} levels.`,
        'Nothing in this file needs that: look for brackets that belong elsewhere.',
      );
      return false;
    }
    const node = put(token.start, token.end);
    node.kind = token.kind === '{' ? 'object' : 'list';
    node.parts = [];
    frames.push({ node, key: '', keyStart: -1, keyEnd: -1, seen: undefined });
    expected = token.kind === '{' ? 'key or }' : 'value or ]';
    return true;
  }

  function close(token: Token): boolean {
    const frame = frames.at(-1);
    if (!frame) {
      on(
        token,
        'json/extra-bracket',
        `This ${token.kind} closes nothing.`,
        'Remove it, or look above for a bracket that closes too early.',
      );
      return false;
    }
    const opener = text[frame.node.start];
    const closer = opener === '{' ? '}' : ']';
    if (closer !== token.kind) {
      const fact = `The ${opener} of line ${lineOf(frame.node.start)} is still open where this ${token.kind} stands.`;
      const remedy = `Put a ${closer} before it, or look for a bracket that is missing or too many in between.`;
      report('json/unclosed-bracket', token.start, token.end, fact, remedy, here());
      return false;
    }
    frame.node.end = token.end;
    frames.pop();
    expected = ', or end';
    return true;
  }

  function setKey(token: Token, key: string) {
    const frame = frames.at(-1) as Frame;
    const twin = keyBefore(frame, key);
    frame.key = key;
    frame.keyStart = token.start;
    frame.keyEnd = token.end;
    expected = ':';
    if (key === '__proto__') {
      add('json/proto-key', token.start, token.end, 'A key cannot be named "__proto__".', 'Remove it.');
    } else if (twin) {
      const fact = `The key ${quote(key)} is here twice in the same object; the first is in line ${lineOf(twin.keyStart)}.`;
      add('json/duplicate-key', token.start, token.end, fact, 'Remove one of the two, or rename it.');
    }
  }

  /** Takes a token where a value must come; false where only guessing is left. */
  function value(token: Token): boolean {
    const frame = frames.at(-1);
    switch (token.kind) {
      case '{':
      case '[':
        return open(token);
      case 'string':
      case 'literal':
        put(token.start, token.end);
        return true;
      case 'word':
        if (!frame) {
          on(
            token,
            'json/no-json',
            `The file is not JSON: it begins with ${quote(raw(token))}.`,
            'It must hold one object: { … }.',
          );
          return false;
        }
        on(token, 'json/unquoted-text', `The text ${quote(raw(token))} has no quotes.`, `Write ${quote(raw(token))}.`);
        put(token.start, token.end);
        return true;
      case ',':
        if (expected !== ':' && frame?.node.kind === 'list') {
          on(token, 'json/extra-comma', 'There is a comma without a value before it.', 'Remove the comma.');
          return true;
        }
        break;
      case ']':
      case '}':
        if (expected === 'value or ]') return close(token);
        if (previous.kind === ',') return trailing(token);
        break;
    }
    if (token.kind === 'end' && !frame) {
      report('json/empty', 0, 0, 'The file is empty.', 'It must hold one object: { "version": 1, … }.');
      return false;
    }
    if (token.kind === 'end') return end();
    if (frame?.node.kind === 'object' && token.kind !== ':') {
      report(
        'json/missing-value',
        frame.keyStart,
        frame.keyEnd,
        `The key ${quote(frame.key)} has no value.`,
        `Write it: ${quote(frame.key)}: …`,
      );
      put(token.start, token.start);
      return after(token);
    }
    on(
      token,
      'json/unexpected',
      `A value must come here, not ${token.kind}.`,
      'Remove it, or write the value before it.',
    );
    return false;
  }

  function trailing(token: Token): boolean {
    report('json/trailing-comma', comma, comma + 1, 'There is a comma after the last entry.', 'Remove the comma.');
    return close(token);
  }

  /** Takes a token where a key must come. */
  function key(token: Token): boolean {
    switch (token.kind) {
      case 'string':
        setKey(token, unquote(text.slice(token.start, token.end)));
        return true;
      case 'word':
      case 'literal':
        on(token, 'json/unquoted-key', `The key ${quote(raw(token))} has no quotes.`, `Write ${quote(raw(token))}.`);
        setKey(token, raw(token));
        return true;
      case '}':
      case ']':
        return expected === 'key' && token.kind === '}' ? trailing(token) : close(token);
      case ',':
        on(token, 'json/extra-comma', 'There is a comma too many.', 'Remove the comma.');
        return true;
      case 'end':
        return end();
    }
    on(
      token,
      'json/missing-key',
      `A key in quotes must come here, not ${token.kind}.`,
      'In an object { … } each value has a key: "title": "…".',
    );
    return false;
  }

  function colon(token: Token): boolean {
    if (token.kind === ':') {
      expected = 'value';
      return true;
    }
    const name = quote((frames.at(-1) as Frame).key);
    if (token.kind === 'word' && /^(=>?|:=)$/.test(raw(token))) {
      on(token, 'json/missing-colon', `Between ${name} and its value stands ${raw(token)}.`, 'Write a colon instead.');
      expected = 'value';
      return true;
    }
    if (token.kind === 'end') return end();
    if (token.kind === ',' || token.kind === '}' || token.kind === ']') return value(token);
    report(
      'json/missing-colon',
      previous.start,
      previous.end,
      `There is no colon after the key ${name}.`,
      `Write ${name}: and then the value.`,
    );
    return value(token);
  }

  /** Takes a token behind a complete value. */
  function after(token: Token): boolean {
    const frame = frames.at(-1);
    const inList = frame?.node.kind === 'list';
    if (token.kind === 'end') return frame ? end() : false;
    if (token.kind === '}' || token.kind === ']') return close(token);
    if (!frame) {
      on(
        token,
        'json/after-end',
        'There is more text after the end of the configuration.',
        'Remove it, or look above for a bracket that closes too early.',
      );
      return false;
    }
    if (token.kind === ',') {
      comma = token.start;
      expected = inList ? 'value' : 'key';
      return true;
    }
    if (previous.kind === 'string' && token.start === previous.end && token.kind !== ':') {
      const remedy = 'If the quote belongs to the text, write \\" instead of ".';
      report(
        'json/quote-in-text',
        previous.end - 1,
        previous.end,
        'The text ends at this quote, but more of it seems to follow.',
        remedy,
      );
      return false;
    }
    if (token.kind === ':') {
      const remedy = inList
        ? 'Put { and } around the keys and values.'
        : 'Look for a missing comma or quote before it.';
      on(token, 'json/unexpected', inList ? 'A list [ … ] has no keys.' : 'A second colon stands here.', remedy);
      return false;
    }
    const sameLine = !text.slice(previous.end, token.start).includes('\n');
    if (token.kind === 'word' && (previous.kind === 'word' || sameLine)) {
      if (previous.kind === 'word') return true;
      on(
        token,
        'json/unexpected',
        `Behind the value stands ${quote(raw(token))}.`,
        'Remove it, or put it into the quotes of the text.',
      );
      return false;
    }
    const fact = `A comma is missing between the ${inList ? 'values' : 'entries'}.`;
    report('json/missing-comma', previous.end - 1, previous.end, fact, 'Write a comma after this.');
    expected = inList ? 'value' : 'key';
    return inList ? value(token) : key(token);
  }

  function end(): boolean {
    const opener = (frames.at(-1) as Frame).node.start;
    const closer = text[opener] === '{' ? '}' : ']';
    const remedy = `Put a ${closer} where it ends. If it seems to have one, a bracket in between is missing.`;
    report('json/unclosed-bracket', opener, opener + 1, `This ${text[opener]} is never closed.`, remedy, here());
    return false;
  }

  for (;;) {
    const token = next();
    if (token.kind === 'stop') break;
    let going: boolean;
    if (expected === ', or end') going = after(token);
    else if (expected === ':') going = colon(token);
    else if (expected === 'key' || expected === 'key or }') going = key(token);
    else going = value(token);
    if (!going || reading.findings.length >= mostFindings) break;
    if (values > mostValues || entries > mostEntries) {
      const fact =
        entries > mostEntries
          ? `There are more than ${mostEntries.toLocaleString('en')} entries here.`
          : `The file holds more than ${mostValues.toLocaleString('en')} values.`;
      on(token, 'json/too-many', fact, 'That is beyond any site; look for something that was repeated by mistake.');
      break;
    }
    previous = token;
  }
  return reading;
}

/** The entry of the same key that an object has already. */
function keyBefore(frame: Frame, key: string): JsonNode | undefined {
  const parts = frame.node.parts as JsonNode[];
  if (parts.length >= manyKeys) frame.seen ??= new Map(parts.map((part) => [part.key, part]));
  return frame.seen ? frame.seen.get(key) : parts.find((part) => part.key === key);
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
