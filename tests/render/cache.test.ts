import { expect, it } from 'vitest';
import { createCache } from '../../src/render/cache.ts';

it('makes a fragment once, and again only after it was long unused', () => {
  const made: string[] = [];
  const cache = createCache<string>(2);
  const get = (key: string) =>
    cache(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect([get('a'), get('b'), get('a'), get('c'), get('a'), get('b')]).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
