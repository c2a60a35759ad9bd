import { isObject, type JsonObject, keyOf } from '../values.ts';
import { isAlike, type Layout, labelOf, writeValue } from './layout.ts';
import {
  type Entry,
  indexOf,
  insertEntry,
  open,
  orderEntries,
  print,
  readText,
  removeEntry,
  removeKey,
  renameKey,
  type TextNode,
} from './text-tree.ts';

/** Changes the value of an entry with small edits. Equal parts keep their bytes. */
export function updateEntry(owner: TextNode, at: number, value: unknown, layout: Layout): void {
  const { node } = open(owner)[at] as Entry;
  const before: unknown = JSON.parse(print(node));
  if (JSON.stringify(before) === JSON.stringify(value)) return;
  const isEmpty = open(node).length === 0;
  if (isObject(before) && isObject(value) && !isEmpty) updateObject(node, before, value, layout);
  else if (Array.isArray(before) && Array.isArray(value) && !isEmpty) updateList(node, before, value, layout);
  else fillEntry(owner, at, value, layout);
}

/** Inserts an entry with a value. */
export function addEntry(owner: TextNode, at: number, key: string | undefined, value: unknown, layout: Layout): void {
  insertEntry(owner, at, { key: key ?? '', label: labelOf(key, layout) }, layout.comma);
  fillEntry(owner, at, value, layout);
}

/** Writes a new value of an entry in the format of the nearest similar entry. */
function fillEntry(owner: TextNode, at: number, value: unknown, layout: Layout): void {
  const entries = open(owner);
  const entry = entries[at] as Entry;
  const { indent } = entry.node;
  const distance = (other: Entry) => Math.abs(entries.indexOf(other) - at);
  const alike = entries.filter(({ node }) => isAlike(value, node.tree));
  const [like] = alike.sort((a, b) => distance(a) - distance(b));
  const isAlone = entry.gap.includes('\n') || owner.tree.start < 0;
  const spot = { indent, column: indent.length + entry.label.length, isAlone };
  const [written] = open(readText(writeValue(value, layout, spot, like?.node), indent));
  if (written) entry.node = written.node;
}

/** Updates an object key by key. A missing key was renamed if a new key has its value, or if there is only one of each. */
function updateObject(node: TextNode, before: JsonObject, value: JsonObject, layout: Layout): void {
  const gone = new Set(Object.keys(before).filter((key) => !Object.hasOwn(value, key)));
  const added = Object.keys(value).filter((key) => !Object.hasOwn(before, key));
  const isOne = gone.size === 1 && added.length === 1;
  for (const key of added) {
    const twin = [...gone].find((old) => isOne || JSON.stringify(before[old]) === JSON.stringify(value[key]));
    if (twin === undefined) continue;
    renameKey(node, twin, key);
    gone.delete(twin);
  }
  let next = 0;
  for (const [key, part] of Object.entries(value)) {
    const at = indexOf(node, key);
    if (at < 0) addEntry(node, next, key, part, layout);
    else updateEntry(node, at, part, layout);
    next = (at < 0 ? next : at) + 1;
  }
  for (const key of gone) removeKey(node, key);
}

function updateList(node: TextNode, before: unknown[], value: unknown[], layout: Layout): void {
  const entries = open(node);
  const kept = matchItems(before, value);
  const order = kept.flatMap((at) => entries[at ?? -1] ?? []);
  const stays = new Set(order);
  for (let at = entries.length - 1; at >= 0; at--) if (!stays.has(entries[at] as Entry)) removeEntry(node, at);
  orderEntries(entries, order);
  for (const [at, item] of value.entries()) {
    if (kept[at] === undefined) addEntry(node, at, undefined, item, layout);
    else updateEntry(node, at, item, layout);
  }
}

/**
 * Returns the old index of each item of a list: that of the item with the same `id`, or of the equal item if it has no id. An item without
 * a match replaces the removed item at its place.
 */
export function matchItems(before: unknown[], items: unknown[]): (number | undefined)[] {
  const identify = (item: unknown) => JSON.stringify(keyOf(item, 'id') ?? [item]);
  const [old, wanted] = [before.map(identify), items.map(identify)];
  const shift = old.length - wanted.length;
  let head = 0;
  while (head < wanted.length && wanted[head] === old[head]) head++;
  let tail = wanted.length;
  while (tail > head && tail + shift > head && wanted[tail - 1] === old[tail + shift - 1]) tail--;
  const free = new Map<string, number[]>();
  for (let at = tail + shift - 1; at >= head; at--) {
    const same = free.get(old[at] as string);
    if (same) same.push(at);
    else free.set(old[at] as string, [at]);
  }
  const kept = wanted.map((id, at) => (at < head ? at : at >= tail ? at + shift : free.get(id)?.pop()));
  const taken = new Set(kept);
  for (const [at, index] of kept.entries()) {
    const place = at === 0 ? 0 : (kept[at - 1] ?? old.length) + 1;
    if (index !== undefined || place >= old.length || taken.has(place)) continue;
    kept[at] = place;
    taken.add(place);
  }
  return kept;
}
