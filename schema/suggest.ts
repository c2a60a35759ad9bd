import { latin } from './look-alikes.ts';

/** Names that are searched. The index of a Set or a Map is kept, so that it must not change after the first search. */
export type Searched = Iterable<string> | ReadonlyMap<string, unknown>;

export const namesIn = (names: Searched): Iterable<string> =>
  names instanceof Map ? names.keys() : (names as Iterable<string>);

/** What `suggest` compares of each name. */
interface NameIndex {
  byFold: Map<string, string>;
  names: { name: string; folded: string; initials: string }[];
}

/** Among more names, a search for one that is similar would take too long. */
const mostNames = 20_000;

const indexes = new WeakMap<object, NameIndex>();

function indexOf(names: Searched): NameIndex {
  const known = indexes.get(names);
  if (known) return known;
  const byFold = new Map<string, string>();
  for (const name of namesIn(names)) byFold.set(fold(name), name);
  const index = {
    byFold,
    names:
      byFold.size > mostNames
        ? []
        : Array.from(byFold, ([folded, name]) => ({ name, folded, initials: initials(name) })),
  };
  if (names instanceof Map || names instanceof Set) indexes.set(names, index);
  return index;
}

/** Returns the name that differs from this one only in case and punctuation. */
export const sameName = (given: string, names: Searched): string | undefined => indexOf(names).byFold.get(fold(given));

/** Returns the name that was probably meant: one that differs only in case and punctuation, or in a few letters, or the only longer one. */
export function suggest(given: string, names: Searched): string | undefined {
  const from = fold(given);
  const index = indexOf(names);
  const same = index.byFold.get(from);
  if (same !== undefined) return same;
  let best: string | undefined;
  // A name of three letters may differ in one.
  let most = Math.min(3, Math.floor((from.length + 1) / 3));
  const longer: string[] = [];
  for (const { name, folded, initials } of index.names) {
    const edits = distance(from, folded, most);
    if (edits <= most && edits < folded.length) {
      best = name;
      most = edits - 1;
    }
    // No other name can be nearer.
    if (best && most === 0) break;
    if (from.length > 2 && (folded.startsWith(from) || initials === from)) longer.push(name);
  }
  return best ?? (longer.length === 1 ? longer[0] : undefined);
}

/** Returns the value that was probably meant, by synonyms or spelling. */
export function suggestValue(given: string, names: string[], synonyms: Map<string, string>): string | undefined {
  const meant = synonyms.get(fold(given));
  // "none" is not a misspelling of "one".
  return meant ?? (/^(none|no|off|never|false)$/i.test(given) ? undefined : suggest(given, names));
}

/** Returns a name without case and punctuation. */
export const fold = (name: string) => {
  const folded = latin(name)
    .toLowerCase()
    .replace(/[\s_.-]/g, '');
  return folded === '' ? name : folded;
};

const initials = (name: string) =>
  name
    .split('-')
    .map((word) => word[0])
    .join('');

const longest = 200;
/** Rows of the table of distances, reused for speed. */
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 4)) as [Uint8Array, Uint8Array, Uint8Array];

/** Returns the Damerau–Levenshtein distance of two texts, or `most + 1` if it is greater than `most`. */
export function distance(from: string, to: string, most: number): number {
  const none = most + 1;
  let [before, last, row] = rows;
  if (from.length > longest || to.length > longest || Math.abs(from.length - to.length) > most) return none;
  for (let j = 0; j <= to.length; j++) last[j] = Math.min(j, none);
  for (let i = 1; i <= from.length; i++) {
    // Cells farther than `most` from the diagonal cannot matter.
    const first = Math.max(1, i - most);
    const end = Math.min(to.length, i + most);
    row[first - 1] = first === 1 ? Math.min(i, none) : none;
    row[end + 1] = none;
    let least = row[first - 1] as number;
    for (let j = first; j <= end; j++) {
      const same = from.charCodeAt(i - 1) === to.charCodeAt(j - 1);
      let count = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1), none);
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) count = Math.min(count, at(before, j - 2) + 1);
      row[j] = count;
      least = Math.min(least, count);
    }
    if (least > most) return none;
    [before, last, row] = [last, row, before];
  }
  return at(last, to.length);
}

const at = (counts: Uint8Array, index: number) => counts[index] as number;
