import type { Path, Spot } from './issue.ts';
import type { JsonTree } from './read/read-json.ts';
import { indexLines, type JsonReading, type Lines, readJson } from './read/read-json.ts';

/** A config's text, with what is needed to find a place in it. */
export interface Source {
  file: string;
  text: string;
  lines: Lines;
  /** The values as written, once the text is known to be JSON. */
  value: unknown;
  /** Where each value stands, and what is wrong with the text as JSON. Read when first asked for: a valid config never does. */
  reading: JsonReading;
}

/** Takes a text for finding places in it; `value` is left for whoever parses it. */
export function readSource(text: string, file: string): Source {
  let lines: Lines | undefined;
  let reading: JsonReading | undefined;
  return {
    file,
    text,
    value: undefined,
    get lines() {
      lines ??= indexLines(text);
      return lines;
    },
    get reading() {
      reading ??= readJson(text, this.lines);
      return reading;
    },
  };
}

/**
 * Finds the characters that stand for a path. An object or a list is shown by its opening bracket, and what is missing by the
 * bracket of the object that should hold it.
 */
export function locate(source: Source, path: Path, spot: Spot = 'value'): { start: number; end: number } {
  if (typeof spot === 'object' && 'start' in spot) return spot;
  let node = source.reading.root;
  if (!node) return { start: 0, end: 0 };
  for (const step of path) {
    const part = partOf(node, step);
    if (!part) return opening(node);
    node = part;
  }
  if (typeof spot === 'object') {
    return { start: rawOffset(source.text, node, spot.from), end: rawOffset(source.text, node, spot.to) };
  }
  return spot === 'key' && node.keyStart >= 0 ? { start: node.keyStart, end: node.keyEnd } : opening(node);
}

/** Where in the JSON text the character of a text with the given index begins. */
function rawOffset(text: string, { start, end }: JsonTree, index: number): number {
  let at = start + 1;
  for (let left = index; left > 0 && at < end - 1; left--) {
    if (text[at] !== '\\') at++;
    else at += text[at + 1] === 'u' ? 6 : 2;
  }
  return Math.min(at, end);
}

const opening = (node: JsonTree) => ({ start: node.start, end: node.kind === 'value' ? node.end : node.start + 1 });

function partOf(node: JsonTree, step: string | number): JsonTree | undefined {
  if (node.kind === 'list') return typeof step === 'number' ? node.parts[step] : undefined;
  // Of two entries with the same key the last one counts.
  return node.parts.findLast(({ key }) => key === step);
}
