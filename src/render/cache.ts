/** Gives what `make` makes for a key; for an equal key, as long as it is among the last used, without making it again. */
export type Cache<T> = (key: string, make: () => T) => T;

/** A cache that holds at most so many things, and drops those that were not used for longest. */
export function createCache<T>(most: number): Cache<T> {
  const kept = new Map<string, T>();
  return (key, make) => {
    const thing = kept.has(key) ? (kept.get(key) as T) : make();
    // A map keeps the order of insertion: what is used goes to its end.
    kept.delete(key);
    kept.set(key, thing);
    if (kept.size > most) kept.delete(kept.keys().next().value as string);
    return thing;
  };
}
