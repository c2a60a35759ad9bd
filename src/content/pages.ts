import type { Registry } from '../../schema/registry.ts';
import { routeId } from '../json/edit/route-id.ts';
import { isObject, keyOf, listOf } from '../json/values.ts';
import { groupsOf } from './item-groups.ts';
import { listPartOf } from './list-part.ts';

/** A page of a route. */
export interface RoutePage {
  path: string;
  id: string;
  /** Its item, if the route has a page for each item of a list; what it has instead, if it has a page for each group of them. */
  item?: unknown;
  /** The items of the list that its sections show. */
  group?: { list: string; ids: unknown[] };
  /** Which page of a paged list it shows, from 1. */
  number: number;
}

/** Returns the pages of a route: one, or one per item or group of items of a list, times the pages of a paged list. Tolerates invalid configs. */
export function pagesOf(registry: Registry, route: unknown, lists: unknown): RoutePage[] {
  const [path, id, each] = ['path', 'id', 'each'].map((key) => keyOf(route, key));
  if (typeof path !== 'string') return [];
  const named = typeof id === 'string' ? id : undefined;
  const subjects: Pick<RoutePage, 'item' | 'group'>[] =
    typeof each === 'string' ? subjectsOf(registry, route, lists, each) : [{}];
  return subjects.flatMap((subject) => {
    const { item } = subject;
    const name = keyOf(item, 'slug') ?? keyOf(item, 'id');
    if (each !== undefined && typeof name !== 'string') return [];
    const numbers = Array.from({ length: countPages(registry, route, lists, subject) }, (_, at) => at + 1);
    return numbers.map((number) => {
      const rest = number > 1 ? `page/${number}` : '';
      const whole = path.replace('{id}', String(name));
      const own = rest ? `${whole === '/' ? '' : whole}/${rest}` : whole;
      const parts = [named, each !== undefined && name, rest.replace('/', '-')].filter(Boolean);
      return { path: own, id: named ? parts.join('-') : routeId({ path: own }), ...subject, number };
    });
  });
}

/** What the pages of a route are about: the items of a list, or groups of them. */
function subjectsOf(
  registry: Registry,
  route: unknown,
  lists: unknown,
  each: string,
): Pick<RoutePage, 'item' | 'group'>[] {
  const by = keyOf(route, 'by');
  if (typeof by !== 'string') return itemsOf(lists, each).map((item) => ({ item }));
  return groupsOf(registry, lists, each, by).map(({ id, title, items }) => ({
    item: { id, title, count: items.length },
    group: { list: each, ids: items.map((item) => keyOf(item, 'id')) },
  }));
}

/** The list of which a route has a page for each item; undefined if it has one for each group of them, or one alone. */
export function itemListOf(route: unknown): string | undefined {
  const each = keyOf(route, 'each');
  return typeof each === 'string' && keyOf(route, 'by') === undefined ? each : undefined;
}

/** The paged lists of a route, each with the number of its section. */
export const pagedLists = (registry: Registry, route: unknown) =>
  listOf(keyOf(route, 'sections')).flatMap((section, at) => {
    const { list, perPage, perPageKey } = listPartOf(registry, section) ?? {};
    return list && perPage && perPageKey ? [{ at, list, perPage, perPageKey }] : [];
  });

function countPages(registry: Registry, route: unknown, lists: unknown, { group }: Pick<RoutePage, 'group'>): number {
  const [first] = pagedLists(registry, route);
  if (!first) return 1;
  const items = group?.list === first.list ? group.ids : itemsOf(lists, first.list);
  return Math.max(1, Math.ceil(items.length / first.perPage));
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
      listOf(routes).some((route) => itemListOf(route) === name),
  );
  return names.map((list, at) => {
    const file = `${home.slice(1)}/${at === 0 ? 'feed' : `feed-${list}`}`.replace(/^\//, '');
    return { list, label: labelOf(list, routes), xml: `${file}.xml`, json: `${file}.json`, isMain: at === 0 };
  });
}

function labelOf(list: string, routes: unknown): string {
  const path = keyOf(
    listOf(routes).find((route) => itemListOf(route) === list),
    'path',
  );
  const above = listOf(routes).find((route) => keyOf(route, 'path') === String(path).replace(/\/[^/]*$/, ''));
  return String(keyOf(above, 'label') ?? keyOf(above, 'title') ?? list);
}

const itemsOf = (lists: unknown, name: string) => listOf(keyOf(keyOf(lists, name), 'items'));

/** Returns the home page: the one with the shortest path, as in a further language its path is not `/`. */
export const homeOf = <R extends { path: string }>(routes: R[]): R =>
  routes.reduce((home, route) => (route.path.length < home.path.length ? route : home));
