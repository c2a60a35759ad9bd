import { limits } from '../read/read-json.ts';

/**
 * Whether `value`, which JSON.parse has made of `text`, holds all that the text says: no key that another of the same name has
 * hidden, none that means something else to a program, and nothing beyond the reader's limits. Then nothing but the schema can find fault.
 */
export function keepsAll(text: string, value: unknown): boolean {
  if (text.includes('__proto__') || text.includes('\\u005f') || text.includes('\\u005F')) return false;
  return countKeys(value) === countNames(text);
}

/** The number of keys of all objects in a value; -1, which no text has, for a value beyond the limits. */
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

/** The number of strings of a JSON text that a colon follows. */
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
