import type { Registry } from '../../schema/registry.ts';
import { routeId } from '../json/edit/route-id.ts';
import { isObject, keyOf, listOf } from '../json/values.ts';
import { listPartOf } from './list-part.ts';

/** A page of a route. */
export interface RoutePage {
  path: string;
  id: string;
  /** Its item, if the route has a page for each item of a list. */
  item?: unknown;
  /** Which page of a paged list it shows, from 1. */
  number: number;
}

/** Returns the pages of a route: one, or one per item of a list, times the pages of a paged list. Tolerates invalid configs. */
export function pagesOf(registry: Registry, route: unknown, lists: unknown): RoutePage[] {
  const [path, id, each] = ['path', 'id', 'each'].map((key) => keyOf(route, key));
  if (typeof path !== 'string') return [];
  const named = typeof id === 'string' ? id : undefined;
  const numbers = Array.from({ length: countPages(registry, route, lists) }, (_, at) => at + 1);
  const items = typeof each === 'string' ? itemsOf(lists, each) : [undefined];
  return items.flatMap((item) => {
    const name = keyOf(item, 'slug') ?? keyOf(item, 'id');
    if (each !== undefined && typeof name !== 'string') return [];
    return numbers.map((number) => {
      const rest = number > 1 ? `page/${number}` : '';
      const whole = path.replace('{id}', String(name));
      const own = rest ? `${whole === '/' ? '' : whole}/${rest}` : whole;
      const parts = [named, each !== undefined && name, rest.replace('/', '-')].filter(Boolean);
      return { path: own, id: named ? parts.join('-') : routeId({ path: own }), item, number };
    });
  });
}

/** The paged lists of a route, each with the number of its section. */
export const pagedLists = (registry: Registry, route: unknown) =>
  listOf(keyOf(route, 'sections')).flatMap((section, at) => {
    const { list, perPage, perPageKey } = listPartOf(registry, section) ?? {};
    return list && perPage && perPageKey ? [{ at, list, perPage, perPageKey }] : [];
  });

function countPages(registry: Registry, route: unknown, lists: unknown): number {
  const [first] = pagedLists(registry, route);
  return first ? Math.max(1, Math.ceil(itemsOf(lists, first.list).length / first.perPage)) : 1;
}

/** The feeds of a list. */
export interface ListFeeds {
  list: string;
  /** What visitors call it: the label of the page above those of its items, else the key of the list. */
  label: string;
  /** The files of RSS and JSON Feed in `dist/`. */
  xml: string;
  json: string;
  /** Whether they are the feeds of the site, as those of its first list. */
  isMain: boolean;
}

/** Returns the feeds of a site, below its home page: for each list whose collection has feeds and whose items have pages. */
export function feedsOf(registry: Registry, lists: unknown, routes: unknown, home = '/'): ListFeeds[] {
  const names = Object.keys(isObject(lists) ? lists : {}).filter(
    (name) =>
      registry.collection(keyOf(keyOf(lists, name), 'of'))?.hasFeeds &&
      listOf(routes).some((route) => keyOf(route, 'each') === name),
  );
  return names.map((list, at) => {
    const file = `${home.slice(1)}/${at === 0 ? 'feed' : `feed-${list}`}`.replace(/^\//, '');
    return { list, label: labelOf(list, routes), xml: `${file}.xml`, json: `${file}.json`, isMain: at === 0 };
  });
}

function labelOf(list: string, routes: unknown): string {
  const path = keyOf(
    listOf(routes).find((route) => keyOf(route, 'each') === list),
    'path',
  );
  const above = listOf(routes).find((route) => keyOf(route, 'path') === String(path).replace(/\/[^/]*$/, ''));
  return String(keyOf(above, 'label') ?? keyOf(above, 'title') ?? list);
}

const itemsOf = (lists: unknown, name: string) => listOf(keyOf(keyOf(lists, name), 'items'));

/** Returns the home page: the one with the shortest path, as in a further language its path is not `/`. */
export const homeOf = <R extends { path: string }>(routes: R[]): R =>
  routes.reduce((home, route) => (route.path.length < home.path.length ? route : home));
