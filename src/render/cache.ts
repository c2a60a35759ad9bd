/** Creates an LRU cache of up to `size` values. The returned function gives the value of a key, made by `make` if it is not cached. */
export function createCache<T>(size: number): (key: string, make: () => T) => T {
  const values = new Map<string, T>();
  return (key, make) => {
    const value = values.has(key) ? (values.get(key) as T) : make();
    // A Map keeps insertion order, so this moves the key to the end.
    values.delete(key);
    values.set(key, value);
    if (values.size > size) values.delete(values.keys().next().value as string);
    return value;
  };
}
