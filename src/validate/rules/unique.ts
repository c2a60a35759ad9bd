import type { Registry } from '../../../schema/registry.ts';
import { pagesOf } from '../../content/pages.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { ordinal, pathText } from '../../json/place-names.ts';
import { quote } from '../../json/show-value.ts';
import { isObject, keyOf, listOf } from '../../json/values.ts';

/** Checks that names are unique: those of routes, of the sections of a page, and of the items of a list. */
export function* checkUnique(registry: Registry, value: unknown): Iterable<Diagnostic> {
  const routes = listOf(keyOf(value, 'routes'));
  const pages = routes.flatMap((route, at) =>
    pagesOf(registry, route, keyOf(value, 'lists')).map((page) => ({ ...page, at })),
  );
  yield* duplicates(pages, ['routes'], 'path', 'pages');
  // If several pages have the same path, the first has the id that is made from it.
  const seen = new Set<string>();
  const first = pages.filter(({ path, at }) => keyOf(routes[at], 'id') || (!seen.has(path) && seen.add(path)));
  yield* duplicates(first, ['routes'], 'id', 'pages');
  yield* duplicates(listOf(keyOf(value, 'redirects')), ['redirects'], 'from', 'redirects');
  for (const [at, route] of routes.entries()) {
    yield* duplicates(listOf(keyOf(route, 'sections')), ['routes', at, 'sections'], 'id', 'sections of this page');
  }
  const lists = keyOf(value, 'lists');
  for (const [name, list] of isObject(lists) ? Object.entries(lists) : []) {
    const items = listOf(keyOf(list, 'items'));
    yield* duplicates(items, ['lists', name, 'items'], 'id', 'items of this list');
    yield* sameSlugs(items, ['lists', name, 'items']);
    for (const key of registry.collection(keyOf(list, 'of'))?.unique ?? [])
      yield* duplicates(items, ['lists', name, 'items'], key, 'items of this list');
  }
}

/** Checks that no two items of a list have the same address: an item without a slug has its id there. */
function* sameSlugs(items: unknown[], path: Path): Iterable<Diagnostic> {
  const byName = new Map<unknown, number>();
  for (const [at, item] of items.entries()) {
    const slug = keyOf(item, 'slug');
    const name = slug ?? keyOf(item, 'id');
    const first = byName.get(name);
    if (first === undefined) byName.set(name, at);
    else if (typeof name === 'string' && (slug !== undefined || keyOf(items[first], 'slug') !== undefined)) {
      const message = `The pages of two items would have ${quote(name)} in their address: ${pathText([...path, first])} and this one.`;
      const hint = 'Give one of them another slug.';
      yield { path: [...path, at, slug === undefined ? 'id' : 'slug'], code: 'duplicate/slug', message, hint };
    }
  }
}

/** Checks that the ids of a list are unique, if it is none of the lists of `checkUnique`. The path may begin at a page. */
export function* checkIds(list: unknown[], path: Path): Iterable<Diagnostic> {
  const isItems = path.length === 3 && path[0] === 'lists' && path[2] === 'items';
  const isSections = path.length === 1 && path[0] === 'sections';
  if (isSections || isItems) return;
  yield* duplicates(list, path, 'id', 'items of this list', (at) => `the ${ordinal(at + 1)}`);
}

function* duplicates(
  items: unknown[],
  path: Path,
  key: string,
  what: string,
  nameOf = (at: number) => pathText([...path, at]),
): Iterable<Diagnostic> {
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const name = keyOf(item, key);
    // All pages of a route have the same place in the config.
    const at = Number(keyOf(item, 'at') ?? index);
    if (typeof name !== 'string') continue;
    const first = seen.get(name);
    if (first === undefined) {
      seen.set(name, at);
      continue;
    }
    // Pages of one route with the same path are reported there.
    if (first === at) continue;
    const message = `Two ${what} have the ${key} ${quote(name)}: ${nameOf(first)} and this one.`;
    yield { path: [...path, at, key], code: `duplicate/${key}`, message, hint: `Give one of them another ${key}.` };
  }
}
