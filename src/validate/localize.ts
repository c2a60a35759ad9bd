import { isFileLink } from '../../schema/fields/index.ts';
import type { Registry } from '../../schema/registry.ts';
import type { Route } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { isDraft } from '../content/drafts.ts';
import { groupsOf, type ItemGroup, sameGroup } from '../content/item-groups.ts';
import { referencesIn } from '../content/markdown.ts';
import { basePath, fileAddress, pageAddress } from '../content/page-address.ts';
import { homeOf, pagesOf } from '../content/pages.ts';
import type { Path } from '../diagnostics/issue.ts';
import { mapFields, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { routeId } from '../json/edit/route-id.ts';
import { keyOf, valueAt } from '../json/values.ts';

/** A page in one of the site's languages. */
export interface Alternate {
  lang: string;
  /** The language's own name. */
  label: string;
  /** That of the page, or of the nearest one that the language has. */
  path: string;
  /** Whether it is not the same page. */
  isOther?: true;
  /** Of a route with several pages: the path of each page that the language has too, by its path in this one. `path` is for the others. */
  paths?: Record<string, string>;
}

/** A checked route, with the same page in all languages if there are several. */
export type LocalizedRoute = Route & { alternates?: Alternate[] };

/** A checked config in which pages have the paths of its language, and links the addresses of its pages. */
export type LocalizedSite = Omit<SiteConfig, 'routes'> & { routes: LocalizedRoute[] };

/** The checked config of a language. */
export interface Language {
  /** The code that begins the paths of its pages; undefined for the main language. */
  key?: string;
  site: SiteConfig;
  /** The path in the main config of a value, if the language leaves something out or has another order. */
  inMain?: ((path: Path) => Path) | undefined;
}

/** A config with the paths that its routes have somewhere, and the places of its routes and items in the main config. */
interface Written {
  site: SiteConfig;
  paths: string[];
  routes: Places;
  items(list: string): Places;
}

/** Of each entry of a list: its index in the main config, and the other way round. */
interface Places {
  inMain: number[];
  at: Map<number, number>;
}

/**
 * Converts the checked configs of a site's languages, the main one first, to the configs that are built: pages have the paths of
 * their language and know the same page in the other languages, and links have the addresses of pages of the same language, and of files.
 */
export function localize(registry: Registry, languages: Language[]): LocalizedSite[] {
  const [main, ...others] = languages as [Language, ...Language[]];
  const { seo } = main.site;
  const isAsWritten = !seo.trailingSlash && basePath(seo) === '';
  if (others.length === 0 && isAsWritten) return [main.site];
  const written = languages.map(({ key, ...own }): Written => {
    const paths = own.site.routes.map(({ path }) => (key ? `/${key}${path === '/' ? '' : path}` : path));
    return { ...placesOf(own), site: own.site, paths };
  }) as [Written, ...Written[]];
  /** The address of each page, by the paths that the config of a language may name it by. */
  const addressesFor = ({ site }: Language, at: number) => {
    const own = written[at] as Written;
    const inFile = (one: Written): Written => ({ ...one, paths: one.site.routes.map(({ path }) => path) });
    const [first] = written;
    const inMain = {
      ...first,
      paths: first.paths.map((path) => `/${main.site.seo.lang.toLowerCase()}${path === '/' ? '' : path}`),
    };
    // A link may lead to a page of any language. Those of its own language count first, as in the main config.
    const pairs = [
      [inMain, first] as const,
      ...written.map((one) => [one, one] as const),
      ...[inFile(own), inFile(first)].map((named) => [named, own] as const),
    ];
    const pages = pairs.flatMap(([named, own]) =>
      named.routes.inMain.flatMap((route) => samePages(registry, route, named, own)),
    );
    return new Map(pages.map(([path, own]) => [path, pageAddress(own, site.seo)]));
  };
  /** The path of the nearest page at or above a route of the main config that a language has. */
  const nearest = (path: string, { paths, routes, site }: Written): string => {
    const route = routes.at.get(main.site.routes.findIndex((one) => one.path === path));
    if (route !== undefined && !site.routes[route]?.draft) return paths[route] as string;
    return path === '/'
      ? homeOf(paths.map((path) => ({ path }))).path
      : nearest(above(path), { paths, routes, site } as Written);
  };
  const alternatesAt = (route: number, own: Written): Alternate[] =>
    written.map((other, at): Alternate => {
      const { key, site } = languages[at] as Language;
      const { lang } = site.seo;
      const language = { lang, label: main.site.locales?.[key ?? lang]?.label ?? languageName(lang) };
      const { each, path } = main.site.routes[route] as Route;
      const isSeveral = each !== undefined || pagesOf(registry, routeIn(own, route), own.site.lists).length > 1;
      const there = other === own ? own.paths[own.routes.at.get(route) as number] : pathIn(other, route, own);
      const paths = isSeveral ? { paths: Object.fromEntries(samePages(registry, route, own, other)) } : {};
      // Of the pages of items or groups, each may be missing.
      if (there !== undefined && each === undefined) return { ...language, path: there, ...paths };
      const near = nearest(each === undefined ? path : above(path), other);
      return { ...language, path: near, isOther: true, ...(there !== undefined && paths) };
    });
  return languages.map((language, at) => {
    const { key } = language;
    const { locales, ...own } = withLinks(registry, language, main.site, addressesFor(language, at));
    if (others.length === 0) return own;
    const { paths, routes: places } = written[at] as Written;
    const routes = own.routes.map((route, index) => {
      const inMain = places.inMain[index] as number;
      return {
        ...route,
        ...(key && { id: idInLanguage(key, main.site.routes[inMain] ?? route) }),
        path: paths[index] as string,
        alternates: alternatesAt(inMain, written[at] as Written),
      };
    });
    return { ...own, ...(!key && { locales }), routes };
  });
}

/** The id of a page in a further language. `route` is that of the main config. */
export const idInLanguage = (key: string, route: Route): string => `${key}/${routeId(route).replace(/[{}]/g, '')}`;

/** The path of the page above another one. */
const above = (path: string) => path.replace(/\/[^/]*$/, '') || '/';

function placesOf({ site, inMain = (path) => path }: Omit<Language, 'key'>): Pick<Written, 'routes' | 'items'> {
  const places = (list: unknown[], path: Path): Places => {
    const indices = list.map((_, at) => inMain([...path, at]).at(-1) as number);
    return { inMain: indices, at: new Map(indices.map((index, at) => [index, at])) };
  };
  return {
    routes: places(site.routes, ['routes']),
    items: (name) => places(site.lists[name]?.items ?? [], ['lists', name, 'items']),
  };
}

/** A route of a language, by its index in the main config, with its path. */
function routeIn({ site, paths, routes }: Written, route: number): Route | undefined {
  const at = routes.at.get(route);
  return at === undefined ? undefined : { ...(site.routes[at] as Route), path: paths[at] as string };
}

/** The path of a route in another language; undefined if it does not have the page, or only as a draft. */
function pathIn(other: Written, route: number, own: Written): string | undefined {
  const found = routeIn(other, route);
  return found?.draft && !routeIn(own, route)?.draft ? undefined : found?.path;
}

/** The paths of the pages of a route of the main config in one language, with those of the same pages in another one, which has them. */
function samePages(registry: Registry, route: number, own: Written, other: Written): [path: string, other: string][] {
  const [one, two] = [routeIn(own, route), routeIn(other, route)];
  if (!one || !two) return [];
  const { each, by } = one;
  const [groups, otherGroups] = [own, other].map(({ site }) =>
    each && by ? groupsOf(registry, site.lists, each, by) : [],
  ) as [ItemGroup[], ItemGroup[]];
  const idOfGroup = (id: unknown) => {
    const group = groups.find((one) => one.id === id);
    return group && sameGroup(group, otherGroups)?.id;
  };
  const [nameOf, nameOfOther] = [subjectsOf(one, own), subjectsOf(two, other)];
  const pages = new Map(
    pagesOf(registry, two, other.site.lists).map((page) => [`${page.number} ${nameOfOther(page.item)}`, page]),
  );
  return pagesOf(registry, one, own.site.lists).flatMap(({ path, item, number }): [string, string][] => {
    const name = by ? idOfGroup(keyOf(item, 'id')) : nameOf(item);
    const same = pages.get(`${number} ${name}`) ?? pages.get(`1 ${name}`);
    return !same || (isDraft(same.item) && !isDraft(item)) ? [] : [[path, same.path]];
  });
}

/** Names what the pages of a route are about: an item by its index in the main config, or a group of items by its id. */
function subjectsOf({ each = '', by }: Route, { site, items }: Written): (item: unknown) => unknown {
  if (by) return (item) => keyOf(item, 'id');
  const { inMain } = items(each);
  const known = new Map((site.lists[each]?.items ?? []).map((item, at): [unknown, unknown] => [item, inMain[at]]));
  return (item) => known.get(item);
}

/** Returns a copy in which links have the addresses of pages and files, and generated downloads other names than those of the main language. */
function withLinks(
  registry: Registry,
  { key, site, inMain = (path) => path }: Language,
  main: SiteConfig,
  addresses: ReadonlyMap<string, string>,
): SiteConfig {
  const linkTo = (link: string) => {
    const path = pathOf(link);
    const other = path.startsWith('/') ? fileAddress(path, main.seo) : path;
    return (addresses.get(path) ?? other) + link.slice(path.length);
  };
  return mapFields(site, schemaNodeOf(registry.site), (value, { field }, path) => {
    if (typeof value !== 'string') return value;
    if (path[0] === 'tokens') return addresses.has(pathOf(value)) || isFileLink(value) ? linkTo(value) : value;
    if (key && field?.localize && valueAt(main, inMain([...path])) === value) return field.localize(value, key);
    return field?.mapLinks?.(value, linkTo, referencesIn) ?? value;
  });
}

/** A link without what follows its path. */
const pathOf = (link: string) => link.split(/[?#]/, 1)[0] ?? '';

/** The name of a language in that language, such as "Deutsch". */
function languageName(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
