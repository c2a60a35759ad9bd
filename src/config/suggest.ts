import { quote, quoteList } from './show-value.ts';

/** Finds the name that was probably meant: the same but for case and punctuation, a few slips away, or the only one that it begins. */
export function suggest(given: string, names: Iterable<string>): string | undefined {
  const from = fold(given);
  if (from === '' || given.length > 200) return undefined;
  let best: string | undefined;
  // Two letters alike are no evidence in a name of three.
  let most = Math.min(3, Math.floor((from.length + 1) / 3)) + 1;
  const longer: string[] = [];
  for (const name of names) {
    const to = fold(name);
    if (to === from) return name;
    if (Math.abs(to.length - from.length) < most) {
      const slips = distance(from, to, most - 1);
      if (slips < most && slips < to.length) {
        best = name;
        most = slips;
      }
    }
    if (from.length > 2 && (to.startsWith(from) || initials(name) === from)) longer.push(name);
  }
  return best ?? (longer.length === 1 ? longer[0] : undefined);
}

/** Says what to write instead of an unknown name: the one that was probably meant, else all that there are. */
export function instead(given: string, names: Iterable<string>, none: string): string {
  const meant = suggest(given, names);
  if (meant !== undefined) return `Did you mean ${quote(meant)}?`;
  const all = [...names];
  return all.length === 0 ? none : `Use one of ${quoteList(all)}.`;
}

const fold = (name: string) => {
  const folded = name.toLowerCase().replace(/[\s_.-]/g, '');
  return folded === '' ? name : folded;
};

const initials = (name: string) =>
  name
    .split('-')
    .map((word) => word[0])
    .join('');

/** Counts the letters to add, drop, change or swap (Damerau), giving up beyond `most`. */
export function distance(from: string, to: string, most: number): number {
  const none = most + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const row = new Array<number>(to.length + 1).fill(none);
    if (i <= most) row[0] = i;
    let least = row[0] ?? none;
    // Farther from the diagonal than `most` the count is higher anyway.
    for (let j = Math.max(1, i - most); j <= Math.min(to.length, i + most); j++) {
      const same = from[i - 1] === to[j - 1];
      let count = Math.min((last[j] ?? none) + 1, (row[j - 1] ?? none) + 1, (last[j - 1] ?? none) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) count = Math.min(count, (before[j - 2] ?? none) + 1);
      row[j] = Math.min(count, none);
      least = Math.min(least, count);
    }
    if (least > most) return none;
    before = last;
    last = row;
  }
  return last[to.length] ?? none;
}
