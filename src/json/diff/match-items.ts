import { idOf } from '../edit/id-path.ts';
import type { Path } from '../parse/read-json.ts';
import { isObject, isSame } from '../values.ts';

/** For each item of a list, its index in the older list; undefined for a new item. */
export type Matches = (number | undefined)[];

/**
 * Matches the items of two lists by their ids. Items that are equal except for their id or path match too. Returns undefined for lists
 * without ids, or with duplicate ids.
 */
export function matchItems(
  before: unknown[],
  after: unknown[],
  owner: Path,
  names: readonly string[],
): Matches | undefined {
  const [old, now] = [before, after].map((items) => items.map((item) => idOf(item, owner))) as [Ids, Ids];
  if ([old, now].some((ids) => ids.includes(undefined) || new Set(ids).size < ids.length)) return undefined;
  const places = new Map(old.map((id, at) => [id, at]));
  const matches: Matches = now.map((id) => places.get(id));
  const gone = new Set(old.keys());
  for (const at of matches) if (at !== undefined) gone.delete(at);
  return matches.map((known, at) => {
    if (known !== undefined) return known;
    const twin = [...gone].find((one) => isTwin(before[one], after[at], names));
    if (twin !== undefined) gone.delete(twin);
    return twin;
  });
}

type Ids = (string | undefined)[];

/** Returns whether two items are equal but for their names: the keys in `names`, such as their ids. */
export const isTwin = (one: unknown, other: unknown, names: readonly string[]): boolean =>
  isSame(unnamed(one, names), unnamed(other, names));

const unnamed = (item: unknown, names: readonly string[]) =>
  isObject(item) ? Object.fromEntries(Object.entries(item).filter(([key]) => !names.includes(key))) : item;

/** Returns the new indices of the longest sequence of items that have kept their order. */
export function keptOrder(matches: Matches): Set<number> {
  /** For each length, the last item of the sequence that ends earliest in the older list. */
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const [at, old] of matches.entries()) {
    if (old === undefined) continue;
    let length = ends.findIndex((end) => (matches[end] as number) > old);
    if (length < 0) length = ends.length;
    previous.set(at, ends[length - 1]);
    ends[length] = at;
  }
  const kept = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous.get(at)) kept.add(at);
  return kept;
}
