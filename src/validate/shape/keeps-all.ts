import { limits } from '../../json/parse/read-json.ts';

/**
 * Returns whether `value`, the result of JSON.parse of `text`, has everything in the text: there are no duplicate keys, no key has a
 * special meaning in JavaScript, and nothing exceeds the reader's limits. Then the slower reader, which finds these, is not needed.
 */
export function keepsAll(text: string, value: unknown): boolean {
  if (text.includes('__proto__') || text.includes('\\u005f') || text.includes('\\u005F')) return false;
  return countKeys(value) === countNames(text);
}

/** Returns the number of keys of all objects in a value; -1 for a value that exceeds the limits. */
function countKeys(value: unknown): number {
  let count = 0;
  let values = 1;
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= limits.depth) return -1;
    const next: unknown[] = [];
    for (const part of level) {
      if (typeof part !== 'object' || part === null) continue;
      const parts = Array.isArray(part) ? part : Object.values(part);
      if (!Array.isArray(part)) count += parts.length;
      values += parts.length;
      if (parts.length > limits.entries || values > limits.values) return -1;
      for (const one of parts) if (typeof one === 'object' && one !== null) next.push(one);
    }
    level = next;
  }
  return count;
}

/** Returns the number of strings in a JSON text that are followed by a colon. */
function countNames(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start >= 0; ) {
    let end = text.indexOf('"', start + 1);
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
    let next = end + 1;
    while (text.charCodeAt(next) <= 32) next++;
    if (text.charCodeAt(next) === 58) count++;
    start = text.indexOf('"', end + 1);
  }
  return count;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === 92) first--;
  return (at - first) % 2 === 1;
}
