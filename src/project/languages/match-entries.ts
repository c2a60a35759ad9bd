import { routeId } from '../../json/edit/route-id.ts';
import { isObject, keyOf, listOf } from '../../json/values.ts';

/**
 * A translation with its original text. If the original has changed, the translation is out of date. An empty text is not translated yet,
 * and `null` leaves the text out.
 */
export interface Translation {
  of: string;
  text: string | null;
}

export const isTranslation = (value: unknown): value is Translation =>
  isObject(value) &&
  Object.keys(value).length === 2 &&
  typeof keyOf(value, 'of') === 'string' &&
  (typeof keyOf(value, 'text') === 'string' || keyOf(value, 'text') === null);

/** Returns whether a part of a language file says that the language does not have it. */
export const isLeftOut = (own: unknown): boolean => own === null || (isTranslation(own) && own.text === null);

/** The key among the items of a list that says their order in a language. */
export const orderKey = '$order';

/** Which entry of a language file belongs to which item of a list of the main config. */
export interface Matching {
  /** For each item of the main config, the key or index of its entry; undefined if it has none. */
  steps: (string | number | undefined)[];
  /** The keys and indices of entries that belong to no item. */
  left: (string | number)[];
}

/** Returns whether the items of a list may have ids: they are objects. */
export const isItemList = (list: unknown[]): boolean => list.some(isObject);

/** The result for the last language file in which each list was looked up. */
const known = new WeakMap<object, { own: unknown; matching: Matching }>();

/** Matches the entries of a language file with a list: those of an object by the ids of items, others by their original texts. */
export function matchEntries(list: unknown[], own: unknown): Matching {
  const last = known.get(list);
  if (last && last.own === own) return last.matching;
  const matching = Array.isArray(own) && !isItemList(list) ? matchTexts(list, own) : matchIds(list, own);
  known.set(list, { own, matching });
  return matching;
}

function matchIds(list: unknown[], own: unknown): Matching {
  const keys = new Set(isObject(own) ? Object.keys(own) : []);
  keys.delete(orderKey);
  const steps = list.map((item) => {
    const id = itemOrRouteId(item);
    return id !== undefined && keys.has(id) ? id : undefined;
  });
  const found = new Set(steps);
  return { steps, left: [...keys].filter((key) => !found.has(key)) };
}

/** Returns the id of an item. That of a page may be derived from its path. */
export function itemOrRouteId(item: unknown): string | undefined {
  const [id, path] = [keyOf(item, 'id'), keyOf(item, 'path')];
  if (typeof id === 'string') return id;
  return typeof path === 'string' ? routeId({ path }) : undefined;
}

/**
 * Matches entries by the original texts in them, at any depth. An entry without any belongs to the item at its index, if it is in order.
 * One with an original that is nowhere has the place of the item that is left over, or its own place if nothing has moved.
 */
export function matchTexts(list: unknown[], own: unknown[], isInOrder = own.length === list.length): Matching {
  const steps: Matching['steps'] = list.map(() => undefined);
  const words = list.map(textsIn);
  const open = new Map(own.map((entry, at) => [at, originalsIn(entry)] as const));
  const placesOf = new Map<string, number[]>();
  for (const [place, texts] of words.entries())
    for (const text of new Set(texts)) {
      const known = placesOf.get(text);
      if (known) known.push(place);
      else placesOf.set(text, [place]);
    }
  /** The items without an entry that have one of some texts. */
  const free = (originals: string[]) =>
    [...new Set(originals.flatMap((text) => placesOf.get(text) ?? []))].filter((place) => steps[place] === undefined);
  const take = (at: number, place: number | undefined) => {
    if (place === undefined || place >= list.length || steps[place] !== undefined) return;
    steps[place] = at;
    open.delete(at);
  };
  const countAt = (originals: string[], place: number) => common(originals, words[place] as string[]);
  const byOriginal = [...open].filter(([, originals]) => originals.length > 0);
  const isWhole = (originals: string[], place: number) => countAt(originals, place) === originals.length;

  // Entries with many originals can be told apart best. Of equal items, the one at the same index comes first.
  for (const [at, originals] of byOriginal.toSorted((a, b) => b[1].length - a[1].length)) {
    const isAtIndex = at < list.length && steps[at] === undefined && isWhole(originals, at);
    take(at, isAtIndex ? at : free(originals.slice(0, 1)).find((place) => isWhole(originals, place)));
  }
  if (isInOrder) for (const [at, originals] of [...open]) if (originals.length === 0) take(at, at);
  for (const [at, originals] of [...open]) {
    const counts = free(originals).map((place) => ({ place, count: countAt(originals, place) }));
    const most = Math.max(0, ...counts.map(({ count }) => count));
    const [best, other] = counts.filter(({ count }) => count === most);
    if (most > 0 && !other) take(at, best?.place);
  }
  // The original of a stale entry is nowhere. The place of such an entry is known if nothing has moved, or if only one is left over.
  const all = new Set(words.flat());
  const stale = [...open].flatMap(([at, originals]) =>
    originals.length > 0 && !originals.some((text) => all.has(text)) ? [at] : [],
  );
  const places = [...steps.keys()].filter((place) => steps[place] !== undefined || words[place]?.some(hasWords));
  const isUnmoved =
    own.length === places.length && places.every((place, at) => steps[place] === undefined || steps[place] === at);
  const left = places.filter((place) => steps[place] === undefined);
  if (isUnmoved) for (const at of stale) take(at, places[at]);
  else if (stale.length === 1 && left.length === 1) take(stale[0] as number, left[0]);
  return { steps, left: [...open.keys()] };
}

/** Prices, times and single tokens are the same in each language. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{[\w.-]+\}/g, ''));

/** Returns how many of some texts are in a list, each as often as it is there. */
function common(some: string[], all: string[]): number {
  const rest = [...all];
  return some.filter((text) => {
    const at = rest.indexOf(text);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return (isObject(value) ? Object.values(value) : listOf(value)).flatMap(textsIn);
}

/** Returns the original texts in a part of a language file. */
export function originalsIn(own: unknown): string[] {
  if (isTranslation(own)) return [own.of];
  return (isObject(own) ? Object.values(own) : listOf(own)).flatMap(originalsIn);
}

/** Returns whether a part of a language file has a text without its original. */
export function hasPlainText(own: unknown): boolean {
  if (typeof own === 'string') return /\S/.test(own);
  return !isTranslation(own) && (isObject(own) ? Object.values(own) : listOf(own)).some(hasPlainText);
}

/** Returns whether an entry changes nothing. */
export const isEmpty = (entry: unknown): boolean => isObject(entry) && Object.keys(entry).length === 0;
