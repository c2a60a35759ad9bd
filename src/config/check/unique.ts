import { kindOf } from '../../kinds/index.ts';
import { isObject, keyOf, listOf } from '../json.ts';
import { pagesOf } from '../pages.ts';
import type { Diagnostic, Path } from '../report/issue.ts';
import { pathText } from '../report/place-names.ts';
import { quote } from '../report/show-value.ts';

/** Checks that the names of routes are unique, and what must be unique beside `id` in the items of a list. */
export function* checkUnique(value: unknown): Iterable<Diagnostic> {
  const routes = listOf(keyOf(value, 'routes'));
  const pages = routes.flatMap((route, at) => pagesOf(route, keyOf(value, 'lists')).map((page) => ({ ...page, at })));
  yield* duplicates(pages, ['routes'], 'path', 'pages');
  // If several pages have the same path, the first has the id that is made from it.
  const seen = new Set<string>();
  const first = pages.filter(({ path, at }) => keyOf(routes[at], 'id') || (!seen.has(path) && seen.add(path)));
  yield* duplicates(first, ['routes'], 'id', 'pages');
  yield* duplicates(listOf(keyOf(value, 'redirects')), ['redirects'], 'from', 'redirects');
  const lists = keyOf(value, 'lists');
  for (const [name, list] of isObject(lists) ? Object.entries(lists) : []) {
    const items = listOf(keyOf(list, 'items'));
    for (const key of kindOf(keyOf(list, 'of'))?.unique ?? [])
      yield* duplicates(items, ['lists', name, 'items'], key, 'items of this list');
  }
}

/** Checks that the ids of a list are unique. */
export const checkIds = (list: unknown[], path: Path): Iterable<Diagnostic> =>
  duplicates(list, path, 'id', path.at(-1) === 'sections' ? 'sections of this page' : 'items of this list');

function* duplicates(items: unknown[], path: Path, key: string, what: string): Iterable<Diagnostic> {
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
    const fact = `Two ${what} have the ${key} ${quote(name)}: ${pathText([...path, first])} and this one.`;
    yield { path: [...path, at, key], code: `duplicate/${key}`, fact, fix: `Give one of them another ${key}.` };
  }
}
