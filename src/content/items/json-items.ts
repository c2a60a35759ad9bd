import { readText } from '../../diagnostics/locate.ts';
import type { ItemFile } from './item-file.ts';

/** Reads items from a JSON file, which is a list of them as it could stand in the config. */
export function jsonItems(file: string, text: string): ItemFile {
  const source = readText(text, file);
  const { diagnostics, root } = source.reading;
  if (diagnostics.length > 0) {
    const problems = diagnostics.map(({ at, code, message, hint }) => ({ at, code, message, hint }));
    return { items: [], text: source, problems };
  }
  const items: unknown = JSON.parse(text);
  if (Array.isArray(items)) return { items, text: source, problems: [] };
  const at = { start: root?.start ?? 0, end: (root?.start ?? 0) + 1 };
  const message = 'This file is no list.';
  return {
    items: [],
    text: source,
    problems: [{ at, code: 'list/json', message, hint: 'Write [ … ] around its items.' }],
  };
}
