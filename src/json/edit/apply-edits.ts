import type { Path } from '../parse/read-json.ts';
import { pathText } from '../place-names.ts';
import { quote } from '../show-value.ts';
import { type Layout, layoutOf } from './layout.ts';
import {
  EditError,
  type Entry,
  findEntry,
  indexOf,
  open,
  orderEntries,
  print,
  readText,
  removeEntry,
  removeKey,
  renameKey,
  type TextNode,
} from './text-tree.ts';
import { addEntry, updateEntry } from './update.ts';

export { EditError } from './text-tree.ts';

/** An edit of a JSON text. Its path applies to the text after the previous edits. */
export type Edit =
  /** Replaces a value. Parts that are equal in both values keep their bytes. */
  | { op: 'set'; path: Path; value: unknown }
  /** Inserts an item at an index of a list, or a key into an object: at the end, or at the position `at` among the keys. */
  | { op: 'insert'; path: Path; value: unknown; at?: number }
  | { op: 'remove'; path: Path }
  /** Moves an item of a list to another index. */
  | { op: 'move'; path: Path; to: number }
  /** Renames a key of an object. The key keeps its position. */
  | { op: 'rename'; path: Path; key: string };

const mark = '\ufeff';

/**
 * Edits a JSON text. All other bytes stay, and new values are formatted like their neighbors. Throws an `EditError` for a text that is not
 * JSON, and for an edit that is not possible.
 */
export function applyEdits(text: string, edits: Iterable<Edit>): string {
  if (text.startsWith(mark)) return mark + applyEdits(text.slice(1), edits);
  const root = readText(text);
  const layout = layoutOf(text);
  for (const edit of edits) applyEdit(root, edit, layout);
  return print(root);
}

/** Changes a JSON text to another value with small edits. Items are matched by `id` if they have one. */
export const rewrite = (text: string, value: unknown): string => applyEdits(text, [{ op: 'set', path: [], value }]);

function applyEdit(root: TextNode, edit: Edit, layout: Layout): void {
  const { path } = edit;
  if (edit.op === 'insert') {
    insert(root, edit, layout);
    return;
  }
  const { owner, at } = findEntry(root, path);
  const entries = open(owner);
  const step = path.at(-1);
  if (edit.op === 'set') updateEntry(owner, at, toJson(edit), layout);
  else if (step === undefined) throw refusal('kind', edit, 'It is in no object or list.');
  else if (edit.op === 'move') {
    if (typeof step === 'string') throw refusal('kind', edit, 'It is in no list.');
    if (!isIndex(edit.to, entries.length - 1)) throw refusal('missing', edit, `The list has no index ${edit.to}.`);
    orderEntries(entries, entries.toSpliced(at, 1).toSpliced(edit.to, 0, entries[at] as Entry));
  } else if (typeof step === 'number') {
    if (edit.op === 'rename') throw refusal('kind', edit, 'It is in no object.');
    removeEntry(owner, at);
  } else if (edit.op === 'remove') removeKey(owner, step);
  else if (edit.key !== step) {
    if (indexOf(owner, edit.key) >= 0) throw refusal('taken', edit, `The key ${quote(edit.key)} is there already.`);
    renameKey(owner, step, edit.key);
  }
}

function insert(root: TextNode, edit: Extract<Edit, { op: 'insert' }>, layout: Layout): void {
  const { owner, at } = findEntry(root, edit.path.slice(0, -1));
  const { node } = open(owner)[at] as Entry;
  const { length } = open(node);
  const step = edit.path.at(-1);
  const kind = typeof step === 'number' ? 'list' : 'object';
  if (step === undefined || node.tree.kind !== kind) throw refusal('kind', edit, `The place is in no ${kind}.`);
  const [key, index] = typeof step === 'number' ? [undefined, step] : [step, edit.at ?? length];
  if (!isIndex(index, length)) throw refusal('missing', edit, `There is no index ${index}.`);
  if (key !== undefined && indexOf(node, key) >= 0) throw refusal('taken', edit, 'The key is there already.');
  const value = toJson(edit);
  if (length > 0) addEntry(node, index, key, value, layout);
  else updateEntry(owner, at, key === undefined ? [value] : { [key]: value }, layout);
}

const isIndex = (index: number, most: number) => Number.isInteger(index) && index >= 0 && index <= most;

const refusal = (code: EditError['code'], { op, path }: Edit, why: string) =>
  new EditError(code, path, `Cannot ${op} ${pathText(path) || 'the outermost value'}. ${why}`);

/** Returns the new value as JSON would store it. Throws if JSON cannot. */
function toJson(edit: Extract<Edit, { value: unknown }>): unknown {
  const json = JSON.stringify(edit.value);
  if (json === undefined) throw refusal('kind', edit, 'The new value cannot be written in JSON.');
  return JSON.parse(json);
}
