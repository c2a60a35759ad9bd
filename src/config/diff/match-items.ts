import { idOf } from '../edit/id-path.ts';
import { isObject, isSame } from '../json.ts';
import type { Path } from '../report/issue.ts';

/** Which item of a list has become which: the index before for each index after, and none for a new one. */
export type Matches = (number | undefined)[];

/**
 * Matches the items of two lists by their ids; items that have another id, or path, and say the same otherwise are one. Undefined
 * for lists whose items have no ids, or have them twice.
 */
export function matchItems(before: unknown[], after: unknown[], owner: Path): Matches | undefined {
  const [old, now] = [before, after].map((items) => items.map((item) => idOf(item, owner))) as [Ids, Ids];
  if ([old, now].some((ids) => ids.includes(undefined) || new Set(ids).size < ids.length)) return undefined;
  const places = new Map(old.map((id, at) => [id, at]));
  const matches: Matches = now.map((id) => places.get(id));
  const gone = new Set(old.keys());
  for (const at of matches) if (at !== undefined) gone.delete(at);
  return matches.map((known, at) => {
    if (known !== undefined) return known;
    const twin = [...gone].find((one) => isSame(unnamed(before[one]), unnamed(after[at])));
    if (twin !== undefined) gone.delete(twin);
    return twin;
  });
}

type Ids = (string | undefined)[];

const unnamed = (item: unknown) => {
  if (!isObject(item)) return item;
  const { id, path, ...rest } = item;
  return rest;
};

/** The indices after of the items that have kept their order: as many as can be. */
export function keptOrder(matches: Matches): Set<number> {
  /** For each length, the last item of the sequence of that length which ends earliest; and for each item the one before it. */
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
