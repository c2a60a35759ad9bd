/** Gives what `make` makes for a key; for equal keys, as long as they are among the last used, without making it again. */
export type FragmentCache = (key: string, make: () => string) => string;

/** A cache of rendered HTML that holds at most so many fragments: what a site repeats stays, what it has once leaves again. */
export function createFragmentCache(most = 500): FragmentCache {
  const kept = new Map<string, string>();
  return (key, make) => {
    const html = kept.get(key) ?? make();
    // A map remembers the order of insertion: what is used goes to its end, what was not used for longest is first.
    kept.delete(key);
    kept.set(key, html);
    if (kept.size > most) kept.delete(kept.keys().next().value as string);
    return html;
  };
}
