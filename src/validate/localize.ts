import { isFileLink } from '../../schema/fields/index.ts';
import type { Registry } from '../../schema/registry.ts';
import type { Route } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { groupsOf, type ItemGroup, sameGroup } from '../content/item-groups.ts';
import { referencesIn } from '../content/markdown.ts';
import { basePath, fileAddress, pageAddress } from '../content/page-address.ts';
import { pagesOf, type RoutePage } from '../content/pages.ts';
import { mapFields, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { routeId } from '../json/edit/route-id.ts';
import { keyOf, valueAt } from '../json/values.ts';

/** A page in one of the site's languages. */
export interface Alternate {
  lang: string;
  /** The language's own name. */
  label: string;
  path: string;
  /** Of a route with a page for each value: the path of each page in that language, by its path in this one. */
  paths?: Record<string, string>;
}

/** A checked route, with the same page in all languages if there are several. */
export type LocalizedRoute = Route & { alternates?: Alternate[] };

/** A checked config in which pages have the paths of its language, and links the addresses of its pages. */
export type LocalizedSite = Omit<SiteConfig, 'routes'> & { routes: LocalizedRoute[] };

/** The checked config of a language. */
interface Language {
  /** The code that begins the paths of its pages; undefined for the main language. */
  key?: string;
  site: SiteConfig;
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
  const paths = languages.map(({ key, site }) =>
    site.routes.map(({ path }) => (key ? `/${key}${path === '/' ? '' : path}` : path)),
  );
  const written = languages.map(({ site }, at): Written => ({ site, paths: paths[at] as string[] }));
  /** The address of each page, by the paths that the config of a language may name it by. */
  const addressesFor = ({ key, site }: Language, at: number) => {
    const inFile = (site: SiteConfig): Written => ({ site, paths: site.routes.map(({ path }) => path) });
    // A redirect of the main config may lead to a page of any language.
    const pairs = key
      ? [inFile(site), inFile(main.site)].map((named) => [named, written[at] as Written] as const)
      : written.map((own) => [own, own] as const);
    const pages = pairs.flatMap((pair) => pair[0].site.routes.flatMap((_, route) => samePages(registry, route, pair)));
    return new Map(pages.map(([path, own]) => [path, pageAddress(own, seo)]));
  };
  const alternatesAt = (route: number, own: number): Alternate[] =>
    languages.map(({ key, site: { seo, routes } }, at) => ({
      lang: seo.lang,
      label: main.site.locales?.[key ?? seo.lang]?.label ?? languageName(seo.lang),
      path: paths[at]?.[route] as string,
      ...(routes[route]?.by && {
        paths: Object.fromEntries(samePages(registry, route, [written[own] as Written, written[at] as Written])),
      }),
    }));
  return languages.map((language, at) => {
    const { key } = language;
    const { locales, ...own } =
      key || !isAsWritten ? withLinks(registry, language, main.site, addressesFor(language, at)) : main.site;
    if (others.length === 0) return own;
    const routes = own.routes.map((route, index) => ({
      ...route,
      ...(key && { id: `${key}/${routeId(main.site.routes[index] ?? route).replace(/[{}]/g, '')}` }),
      path: paths[at]?.[index] as string,
      alternates: alternatesAt(index, at),
    }));
    return { ...own, ...(!key && { locales }), routes };
  });
}

/** The paths of the pages of a route in one language, with those of the same pages in another one. */
function samePages(
  registry: Registry,
  at: number,
  [own, other]: readonly [Written, Written],
): [path: string, other: string][] {
  const [pages, others] = [own, other].map(({ site: { routes, lists }, paths }) =>
    pagesOf(registry, { ...routes[at], path: paths[at] }, lists),
  ) as [RoutePage[], RoutePage[]];
  const { each, by } = own.site.routes[at] as Route;
  if (!each || !by) return pages.map(({ path }, index) => [path, others[index]?.path as string]);
  const [groups, otherGroups] = [own, other].map(({ site }) => groupsOf(registry, site.lists, each, by)) as [
    ItemGroup[],
    ItemGroup[],
  ];
  return pages.flatMap(({ path, item, number }): [string, string][] => {
    const group = groups.find(({ id }) => id === keyOf(item, 'id'));
    const same = group && sameGroup(group, otherGroups);
    const found = others.filter(({ item }) => same && keyOf(item, 'id') === same.id);
    const page = found.find((one) => one.number === number) ?? found[0];
    return page ? [[path, page.path]] : [];
  });
}

/** The config of a language, with the paths that its routes have in it or in the main config. */
interface Written {
  site: SiteConfig;
  paths: string[];
}

/** Returns a copy in which links have the addresses of pages and files, and generated downloads other names than those of the main language. */
function withLinks(
  registry: Registry,
  { key, site }: Language,
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
    if (key && field?.localize && valueAt(main, path) === value) return field.localize(value, key);
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
