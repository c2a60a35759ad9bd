import { actionField } from '../../schema/action.ts';
import type { Collection } from '../../schema/define-collection.ts';
import type { Section } from '../../schema/define-section.ts';
import { linkField } from '../../schema/fields/index.ts';
import type { Registry } from '../../schema/registry.ts';
import type { Route } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { fillFields, fillLink } from '../content/item-fields.ts';
import { ownKeysOf, ownValues } from '../content/own-values.ts';
import { pageAddress } from '../content/page-address.ts';
import { feedsOf, homeOf, itemListOf, type ListFeeds, pagesOf, type RoutePage } from '../content/pages.ts';
import { buildTime, dayAt, instantOf } from '../content/period.ts';
import { pluginFilesOf } from '../content/plugin-files.ts';
import { type SiteFile, siteFilesOf } from '../content/site-files.ts';
import { keysOf, mapFields, type SchemaNode, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { isObject, type JsonObject } from '../json/values.ts';
import type { Alternate, LocalizedRoute, LocalizedSite } from '../validate/localize.ts';
import { type DateOfItem, nextOf } from './part-of-list.ts';
import { markUnpublished, publishedAt } from './published.ts';

/** Whoever reads the pages: an author sees drafts and what is shown at other times, which are marked, a visitor does not. */
export type Reader = 'author' | 'visitor';

/**
 * A route that is one page, with its number if it is a further page of a list, its item if it is the page of one, and the items that it shows if
 * it is the page of a group.
 */
export type ExpandedRoute = LocalizedRoute &
  Pick<RoutePage, 'group'> & { number?: number; item?: { list: string; id: string } };

/** A site in one language in which each route is one page. */
export interface ExpandedSite {
  site: Omit<LocalizedSite, 'routes'> & { routes: ExpandedRoute[] };
  feeds: ListFeeds[];
  /** All files that the build makes for it. */
  files: SiteFile[];
}

/**
 * Marks or leaves out what visitors do not see at a time, in milliseconds, and replaces each route that has several pages, for the items of a list or for the pages of a paged list, by one ordinary route for each
 * page, whose lists are as `expandLists` returns them. The site of the result is the same object if there is nothing to change.
 */
export function expandSite(
  registry: Registry,
  localized: LocalizedSite,
  { reader = 'visitor', time = buildTime() }: { reader?: Reader; time?: number | undefined } = {},
): ExpandedSite {
  const site =
    reader === 'author' ? markUnpublished(registry, localized, time) : publishedAt(registry, localized, time);
  const { routes, lists } = site;
  const home = homeOf(routes).path;
  const expanded = expandLists(registry, site);
  const isSame =
    expanded === lists && routes.every((route) => !route.each && pagesOf(registry, route, lists).length === 1);
  const whole = isSame
    ? site
    : { ...site, lists: expanded, routes: routes.flatMap((route) => expandRoute(registry, route, site)) };
  return {
    site: withTimes(registry, whole, time, reader),
    feeds: feedsOf(registry, lists, routes, home),
    files: [...siteFilesOf(registry, site, home), ...pluginFilesOf(registry, site)],
  };
}

/**
 * Gives sections what their types make of the time; returns the same object if there is none. An author sees all that is written, as its places
 * on the page are those of the config.
 */
function withTimes(registry: Registry, site: ExpandedSite['site'], time: number, reader: Reader): ExpandedSite['site'] {
  const { timeZone } = site.seo;
  const typeOf = ({ type }: Section) => registry.section(type)?.atBuild;
  if (!timeZone || !site.routes.some(({ sections }) => sections.some(typeOf))) return site;
  const at = { today: dayAt(time, timeZone), instantOf: (moment: string) => instantOf(moment, timeZone) };
  const timed = (section: Section): Section => {
    const made = typeOf(section)?.(section as never, at);
    return reader === 'author' ? { ...made, ...section } : { ...section, ...made };
  };
  return { ...site, routes: site.routes.map((route) => ({ ...route, sections: route.sections.map(timed) })) };
}

/** Gives items that have pages the links to them, and sorts the items of collections with dates. Returns the same object if there are none. */
export function expandLists(registry: Registry, site: LocalizedSite): SiteConfig['lists'] {
  const lists = Object.entries(site.lists).map(([name, list]): [string, List] => [
    name,
    expandList(registry, name, list, site),
  ]);
  return lists.every(([name, list]) => list === site.lists[name]) ? site.lists : Object.fromEntries(lists);
}

type List = SiteConfig['lists'][string];
type AnyItem = JsonObject & { id: string };

function expandList(registry: Registry, name: string, list: List, { routes, lists, seo }: LocalizedSite): List {
  const key = registry.collection(list.of)?.latestFirst;
  const route = routes.find((route) => itemListOf(route) === name);
  if (!key && !route) return list;
  const items = list.items as AnyItem[];
  const addresses = new Map(
    route && pagesOf(registry, route, lists).map(({ item, path }) => [item, pageAddress(path, seo)]),
  );
  const dated = key ? items.toSorted((a, b) => String(b[key]).localeCompare(String(a[key]))) : items;
  if (!route) return { ...list, items: dated } as List;
  // Long texts are only on the items' own pages, so that a change of one changes no other page.
  const isLong = longKeys(registry, list);
  const shown = (item: AnyItem) => Object.fromEntries(Object.entries(item).filter(([key]) => !isLong.has(key)));
  return { ...list, items: dated.map((item) => ({ ...shown(item), id: item.id, href: addresses.get(item) })) };
}

/** The keys of a list's items with Markdown. */
function longKeys(registry: Registry, { of }: List): Set<string> {
  const keys = keysOf(schemaNodeOf((registry.collection(of) as Collection).item));
  return new Set(keys.flatMap(([key, { field }]) => (field?.isMarkdown ? [key] : [])));
}

function expandRoute(
  registry: Registry,
  route: LocalizedRoute,
  { routes, lists, seo }: LocalizedSite,
): ExpandedRoute[] {
  const pages = pagesOf(registry, route, lists);
  if (!route.each && pages.length === 1) return [route];
  const { each: _, by: __, ...rest } = route;
  const list = itemListOf(route);
  const tagPages = list && tagPagesOf(registry, routes, lists, list, seo);
  return pages.map((page) => ({
    ...numbered(
      isObject(page.item)
        ? filled(
            registry,
            rest,
            { ...onItsPage(page.item as AnyItem), ...(tagPages && { tagPages }) },
            list && lists[list]?.of,
            {
              lists,
              seo,
              routes,
            },
          )
        : rest,
      page,
    ),
    ...(list && { item: { list, id: (page.item as AnyItem).id } }),
    ...(page.group && { group: page.group }),
    ...(route.alternates && { alternates: route.alternates.map((one) => alternateOf(page.path, one)) }),
  }));
}

/** An item as its page shows it: with its next date, and those after it. */
function onItsPage(item: AnyItem): AnyItem {
  const { _dates = [] } = item as { _dates?: DateOfItem[] };
  const [, ...dates] = _dates.filter(({ isOver }) => !isOver).map(({ own }) => own);
  return { ...nextOf(item), ...(dates.length > 0 && { dates: dates.slice(0, mostNextDates) }) };
}

/** Who plans further ahead than this subscribes to a calendar. */
const mostNextDates = 11;

/** The same page in another language, or the nearest one. */
function alternateOf(path: string, { paths, isOther, ...other }: Alternate): Alternate {
  const same = paths?.[path];
  return same === undefined ? { ...other, ...(isOther && { isOther }) } : { ...other, path: same };
}

/** Adds its number to the second and later pages of a list, and to their title. */
const numbered = (route: Route, { path, id, number }: RoutePage): ExpandedRoute => ({
  ...route,
  path,
  ...((route.id || number > 1) && { id }),
  ...(number > 1 && { title: `${route.title} (${number})`, number }),
});

/** The addresses of the pages of the tags of a list; undefined if there are none. */
function tagPagesOf(
  registry: Registry,
  routes: LocalizedRoute[],
  lists: SiteConfig['lists'],
  list: string,
  seo: SiteConfig['seo'],
): Record<string, string> | undefined {
  const route = routes.find(({ each, by }) => each === list && by === 'tags');
  const pages = route && pagesOf(registry, route, lists).filter(({ number }) => number === 1);
  return pages && Object.fromEntries(pages.map(({ item, path }) => [(item as AnyItem).title, pageAddress(path, seo)]));
}

function filled(
  registry: Registry,
  route: Route,
  item: AnyItem,
  kind: string | undefined,
  config: Pick<LocalizedSite, 'lists' | 'seo' | 'routes'>,
): Route {
  const own = mapFields(route, schemaNodeOf(registry.route), (part, schemaNode) => {
    if (Array.isArray(part)) return withoutEmptyActions(part, schemaNode);
    if (typeof part !== 'string' || !part.includes('{item.')) return part;
    const { field } = schemaNode;
    return field === linkField ? fillLink(part, item) : fillFields(part, item, field?.isMarkdown === true);
  });
  if (kind === undefined) return own;
  const ownKeys = ownKeysOf(config, kind);
  const other = Object.entries(item).filter(([key]) => !ownKeys.includes(key));
  const facts = ownValues(config, kind, item, { titleOf: (href) => titlesOf(registry, config).get(href) });
  return {
    ...own,
    sections: own.sections.flatMap((section) =>
      withItem(registry, section, { ...Object.fromEntries(other), id: item.id, facts }, kind),
    ),
  };
}

/** The titles of all pages by their addresses, made once for a site that asks for them. */
function titlesOf(registry: Registry, { routes, lists, seo }: Pick<LocalizedSite, 'routes' | 'lists' | 'seo'>) {
  const known = titles.get(routes);
  if (known) return known;
  const made = new Map(
    routes.flatMap((route) =>
      pagesOf(registry, route, lists).map(({ path, item }): [string, string] => [
        pageAddress(path, seo),
        fillFields(route.label ?? route.title, item, false),
      ]),
    ),
  );
  titles.set(routes, made);
  return made;
}

const titles = new WeakMap<object, Map<string, string>>();

/** Removes buttons whose link has no value in the item. */
function withoutEmptyActions(list: { href?: string }[], schemaNode: SchemaNode): unknown[] {
  const isAction = schemaNode.kind === 'list' && schemaNode.item.field === actionField;
  return isAction && list.some(({ href }) => href === '') ? list.filter(({ href }) => href !== '') : list;
}

/** Gives a section the defaults that its type takes from the item; none if the item has nothing for it. */
function withItem(registry: Registry, section: Section, item: AnyItem, kind: string): Section[] {
  const fromItem = registry.section(section.type)?.fromItem;
  const taken = fromItem ? fromItem(item, kind, section as never) : {};
  if (!taken) return [];
  const own = Object.entries(section).filter(([, value]) => value !== undefined && !isEmpty(value));
  return [{ ...section, ...taken, ...Object.fromEntries(own) }];
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
