import type { Finding, Path } from './issue.ts';
import { isObject, keyOf, listOf } from './json.ts';
import { pathText } from './path-text.ts';
import { quote } from './show-value.ts';

/** Checks that what must be told apart by name can be: routes, the sections of a page, the items of a list. */
export function* checkUnique(value: unknown): Iterable<Finding> {
  const routes = listOf(keyOf(value, 'routes'));
  yield* duplicates(routes, ['routes'], 'id', 'pages');
  yield* duplicates(routes, ['routes'], 'path', 'pages');
  for (const [at, route] of routes.entries()) {
    yield* duplicates(listOf(keyOf(route, 'sections')), ['routes', at, 'sections'], 'id', 'sections of this page');
  }
  const lists = keyOf(value, 'lists');
  for (const [name, list] of isObject(lists) ? Object.entries(lists) : []) {
    const items = listOf(keyOf(list, 'items'));
    yield* duplicates(items, ['lists', name, 'items'], 'id', 'items of this list');
    if (keyOf(list, 'of') === 'courses')
      yield* duplicates(items, ['lists', name, 'items'], 'pdf', 'courses of this list');
  }
}

function* duplicates(items: unknown[], path: Path, key: string, what: string): Iterable<Finding> {
  const seen = new Map<string, number>();
  for (const [at, item] of items.entries()) {
    const name = keyOf(item, key);
    if (typeof name !== 'string') continue;
    const first = seen.get(name);
    if (first === undefined) {
      seen.set(name, at);
      continue;
    }
    const fact = `Two ${what} have the ${key} ${quote(name)}: ${pathText([...path, first])} and this one.`;
    yield { path: [...path, at, key], code: `duplicate/${key}`, fact, remedy: `Give one of them another ${key}.` };
  }
}
