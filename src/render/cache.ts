import type { SiteModel } from '../config/page-model.ts';
import { sectionChanges } from '../sections/load-section.ts';

/** Gives what `make` makes for a key; for equal keys, as long as they are among the last used, without making it again. */
export type Cache<T> = (key: string, make: () => T) => T;

/** A cache that holds at most so many things: what a site repeats stays, what it has once leaves again. */
export function createCache<T>(most: number): Cache<T> {
  const kept = new Map<string, T>();
  return (key, make) => {
    const thing = kept.has(key) ? (kept.get(key) as T) : make();
    // A map remembers the order of insertion: what is used goes to its end, what was not used for longest is first.
    kept.delete(key);
    kept.set(key, thing);
    if (kept.size > most) kept.delete(kept.keys().next().value as string);
    return thing;
  };
}

/** Gives each site a cache of its own for what was rendered for it, as long as the components of sections stay the same. */
export function createSiteCaches<T>(most: number): (site: SiteModel) => Cache<T> {
  let caches = new WeakMap<SiteModel, Cache<T>>();
  let since = sectionChanges();
  return (site) => {
    if (since !== sectionChanges()) caches = new WeakMap();
    since = sectionChanges();
    const cache = caches.get(site) ?? createCache<T>(most);
    caches.set(site, cache);
    return cache;
  };
}
