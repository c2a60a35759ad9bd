import type { Registry } from '../../../schema/registry.ts';
import { groupKeys } from '../../content/item-groups.ts';
import { itemListOf, pagedLists, pagesOf } from '../../content/pages.ts';
import { instead } from '../../diagnostics/advice.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { quote } from '../../json/show-value.ts';
import { isObject, keyOf, listOf } from '../../json/values.ts';
import type { Names } from './names.ts';

/** First parts of paths that no page can have. */
const reserved: Record<string, string> = { 404: 'the page for unknown addresses', assets: 'files' };

function placeOfItem(value: unknown, route: unknown, item: unknown): Path {
  const list = String(keyOf(route, 'each'));
  const at = listOf(keyOf(keyOf(keyOf(value, 'lists'), list), 'items')).indexOf(item);
  return ['lists', list, 'items', at, keyOf(item, 'slug') === undefined ? 'id' : 'slug'];
}

/** Checks the paths of all routes: one is the home page, and none is reserved for files or another language. */
export function* checkRoutes(registry: Registry, value: unknown): Iterable<Diagnostic> {
  const routes = keyOf(value, 'routes');
  if (!Array.isArray(routes) || routes.length === 0) return;
  const paths = listOf(routes).map((one) => keyOf(one, 'path'));
  const pages = listOf(routes).flatMap((route, at) =>
    pagesOf(registry, route, keyOf(value, 'lists')).map(({ path, item }) => ({ path, item, at })),
  );
  if (!paths.includes('/')) {
    yield {
      path: ['routes'],
      code: 'routes/home',
      needs: 'pages',
      message: 'No page has the path "/".',
      hint: 'Give the home page "path": "/".',
    };
  }
  const locales = keyOf(value, 'locales');
  const keys = isObject(locales) ? Object.keys(locales) : [];
  const languages = new Set(keys.filter((key) => key !== keyOf(keyOf(value, 'seo'), 'lang')));
  const seen = new Set<number>();
  for (const { path, item, at } of pages) {
    const [, first = ''] = path.split('/', 2);
    const use = reserved[first];
    if (use === undefined && !languages.has(first)) continue;
    // Of the pages of a route, one is enough, unless their items have the paths.
    const isOfItem =
      item !== undefined && itemListOf(routes[at]) !== undefined && !String(paths[at]).startsWith(`/${first}`);
    if (!isOfItem && seen.has(at)) continue;
    seen.add(at);
    const message = use
      ? `The path ${quote(path)} is reserved for ${use}.`
      : `The pages of the language ${quote(first)} are below /${first}${isOfItem ? `, so there can be no page ${quote(path)}` : ''}.`;
    const place = isOfItem ? placeOfItem(value, routes[at], item) : ['routes', at, 'path'];
    const hint = isOfItem ? 'Give this item another slug, or the page another path.' : 'Choose another path.';
    yield { path: place, code: 'routes/reserved', message, hint };
  }
}

/** The length up to which search results show a title completely. */
export const longestTitle = 60;

/** Checks the keys of a route that depend on each other or on other parts of the config. Paths begin at the route. */
export function* checkRoute(route: Record<string, unknown>, names: Names): Iterable<Diagnostic> {
  const { title, each, by } = route;
  const { lists } = names;
  const hasId = typeof route.path === 'string' && route.path.includes('{id}');
  if (typeof each === 'string' && !lists.has(each)) {
    const advice = instead(each, lists, 'Write it under "lists".');
    const message = `There is no list ${quote(each)}.`;
    yield { path: ['each'], code: 'reference/list', message, ...advice, needs: 'lists' };
  }
  if (by !== undefined && each === undefined) {
    const hint = 'Name the list whose items it groups, such as "each": "posts", or remove it.';
    yield { path: ['by'], at: 'key', code: 'routes/by', message: 'The route has "by", but no "each".', hint };
  }
  const keys = groupKeys(names.registry, lists.get(String(each)));
  if (typeof by === 'string' && keys.size > 0 && !keys.has(by)) {
    const message = `The items of ${quote(String(each))} cannot be grouped by ${quote(by)}.`;
    yield { path: ['by'], code: 'routes/by', message, ...instead(by, keys, '') };
  }
  if (each !== undefined && !hasId) {
    const message = `All ${by === undefined ? 'items of the list' : 'values'} would have a page with this path.`;
    yield {
      path: ['path'],
      code: 'routes/each',
      message,
      hint: `Add {id}, which is replaced by ${by === undefined ? 'the id of the item' : 'the value in lower case'}.`,
    };
  } else if (each === undefined && hasId) {
    const message = 'This path has {id}, but the route has no "each".';
    const hint = 'Name the list whose items have these pages, such as "each": "posts".';
    yield { path: ['path'], code: 'routes/each', message, hint };
  }
  const second = pagedLists(names.registry, route)[1];
  if (second) {
    const at = ['sections', second.at, second.perPageKey];
    const message = `Two sections of this page have ${quote(second.perPageKey)}.`;
    yield {
      path: at,
      at: 'key',
      code: 'routes/pages',
      message,
      hint: 'Keep one of them, which decides the number of pages.',
    };
  }
  if (typeof title !== 'string' || title.length <= longestTitle) return;
  const message = `The title has ${title.length} characters; search results show about ${longestTitle}.`;
  yield { path: ['title'], code: 'title/long', message, hint: 'Shorten it.', severity: 'warning' };
}
