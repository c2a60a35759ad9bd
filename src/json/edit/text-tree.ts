import type { Path } from '../parse/read-json.ts';
import { type JsonTree, readJson } from '../parse/read-json.ts';
import { pathText } from '../place-names.ts';

/** The error of an edit that is not possible, with the path of the problem. */
export class EditError extends Error {
  override name = 'EditError';
  readonly code: 'syntax' | 'missing' | 'taken' | 'kind';
  readonly path: Path;

  constructor(code: EditError['code'], path: Path, message: string) {
    super(message);
    this.code = code;
    this.path = path;
  }
}

/** A value in a text. Once it is opened, its entries replace `tree`. */
export interface TextNode {
  text: string;
  tree: JsonTree;
  /** The indentation of its first line. */
  indent: string;
  entries?: Entry[];
  /** The text between the last entry and the closing bracket. */
  ending?: string;
}

/** An entry of an object or an item of a list, with the text before its value. */
export interface Entry {
  /** The text before it, from the previous entry or the opening bracket: spaces, and the comma of all but the first. */
  gap: string;
  key: string;
  /** The key and the colon as they are written; empty in a list. */
  label: string;
  node: TextNode;
}

/** Reads a JSON text for editing, as the only item of a list without brackets. Throws an `EditError` if it is not JSON. */
export function readText(text: string, indent = ''): TextNode {
  const { root, broken, diagnostics } = readJson(text);
  if (broken || !root) throw new EditError('syntax', [], diagnostics[0]?.message ?? 'The text is not JSON.');
  const around = { key: '', keyStart: -1, keyEnd: -1, start: -1, end: text.length + 1 };
  const document: TextNode = { text, tree: { ...around, kind: 'list', parts: [root] }, indent };
  open(document);
  return document;
}

/** Returns the text of a value. Unedited parts keep their bytes. */
export function print({ text, tree, entries, ending }: TextNode): string {
  if (!entries) return text.slice(tree.start, tree.end);
  const inside = entries.map(({ gap, label, node }) => gap + label + print(node)).join('') + ending;
  return tree.start < 0 ? inside : tree.kind === 'list' ? `[${inside}]` : `{${inside}}`;
}

/** Opens a value, and returns its entries for editing; none if it is not an object or a list. */
export function open(node: TextNode): Entry[] {
  const { text, tree, indent } = node;
  let at = tree.start + 1;
  node.entries ??= tree.parts.map((part) => {
    const gap = text.slice(at, beginOf(part));
    at = part.end;
    return {
      gap,
      key: part.key,
      label: text.slice(beginOf(part), part.start),
      node: { text, tree: part, indent: indentOf(gap) ?? indent },
    };
  });
  node.ending ??= text.slice(at, tree.end - 1);
  return node.entries;
}

/** Returns the start of a value, including its key. */
export const beginOf = ({ start, keyStart }: JsonTree) => (keyStart < 0 ? start : keyStart);

const indentOf = (gap: string) => /\n([ \t]*)[^\n]*$/.exec(gap)?.[1];

/** Returns the index of an entry by its key, or of an item; -1 if there is none. The last of duplicate keys counts. */
export function indexOf(node: TextNode, step: string | number): number {
  const entries = open(node);
  if (node.tree.kind === 'object') return entries.findLastIndex(({ key }) => key === step);
  return typeof step === 'number' && Object.hasOwn(entries, step) ? step : -1;
}

/** Finds an entry by its path. Throws an `EditError` if there is none. */
export function findEntry(root: TextNode, path: Path): { owner: TextNode; at: number } {
  let place = { owner: root, at: 0 };
  for (const [depth, step] of path.entries()) {
    const { node: owner } = open(place.owner)[place.at] as Entry;
    place = { owner, at: indexOf(owner, step) };
    const missing = path.slice(0, depth + 1);
    if (place.at < 0) throw new EditError('missing', missing, `There is nothing at ${pathText(missing)}.`);
  }
  return place;
}

/** Inserts an entry without a value, with a gap like those of its neighbors. `comma` is the gap between two entries in one line. */
export function insertEntry(owner: TextNode, at: number, label: Pick<Entry, 'key' | 'label'>, comma: string): void {
  const entries = open(owner);
  const [first, second] = entries;
  const line = /\r?\n[ \t]*$/.exec(first?.gap ?? '');
  const between = (at > 1 ? entries[at - 1] : second)?.gap ?? (line ? `,${line[0]}` : comma);
  const gap = at > 0 ? between : (first?.gap ?? '');
  const tree: JsonTree = { ...owner.tree, kind: 'value', parts: [] };
  entries.splice(at, 0, { gap, ...label, node: { text: '', tree, indent: indentOf(gap) ?? owner.indent } });
  if (at === 0 && first) first.gap = between;
}

/** Removes an entry and its comma. */
export function removeEntry(node: TextNode, at: number): void {
  const entries = open(node);
  const [removed] = entries.splice(at, 1);
  if (at === 0 && removed && entries[0]) entries[0].gap = removed.gap;
  if (entries.length === 0) node.ending = '';
}

/** Removes all entries with a key. */
export function removeKey(node: TextNode, key: string): void {
  for (let at = indexOf(node, key); at >= 0; at = indexOf(node, key)) removeEntry(node, at);
}

/** Renames the last entry with a key, and removes earlier duplicates. */
export function renameKey(node: TextNode, key: string, to: string): void {
  const entry = open(node)[indexOf(node, key)];
  if (!entry) return;
  entry.key = to;
  entry.label = entry.label.replace(/^"(?:[^"\\]|\\.)*"/, () => JSON.stringify(to));
  removeKey(node, key);
}

/** Reorders entries. The gaps between them stay. */
export function orderEntries(entries: Entry[], order: Entry[]): void {
  const gaps = entries.map(({ gap }) => gap);
  entries.splice(0, entries.length, ...order.map((entry, at) => ({ ...entry, gap: gaps[at] as string })));
}
