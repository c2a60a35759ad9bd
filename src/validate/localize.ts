import type { Registry } from '../../schema/registry.ts';
import type { Route } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { referencesIn } from '../content/markdown.ts';
import { mapFields, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { routeId } from '../json/edit/route-id.ts';
import { valueAt } from '../json/values.ts';
import { collectNames } from './rules/names.ts';

/** A page in one of the site's languages. */
export interface Alternate {
  lang: string;
  /** The language's own name. */
  label: string;
  path: string;
}

/** A checked route, with the same page in all languages if there are several. */
export type LocalizedRoute = Route & { alternates?: Alternate[] };

/** A checked config in which pages have the addresses, and links the targets, of its language. */
export type LocalizedSite = Omit<SiteConfig, 'routes'> & { routes: LocalizedRoute[] };

/** The checked config of a language. */
interface Language {
  /** The code that begins the paths of its pages; undefined for the main language. */
  key?: string;
  site: SiteConfig;
}

/**
 * Converts the checked configs of a site's languages, the main one first, to the configs that are built: pages have the paths of
 * their language and know the same page in the other languages, and links lead to pages of the same language.
 */
export function localize(registry: Registry, languages: Language[]): LocalizedSite[] {
  const [main, ...others] = languages as [Language, ...Language[]];
  if (others.length === 0) return [main.site];
  const addresses = languages.map(({ key, site }) =>
    site.routes.map(({ path }) => (key ? `/${key}${path === '/' ? '' : path}` : path)),
  );
  const alternatesAt = (route: number): Alternate[] =>
    languages.map(({ key, site: { seo } }, at) => ({
      lang: seo.lang,
      label: main.site.locales?.[key ?? seo.lang]?.label ?? languageName(seo.lang),
      path: addresses[at]?.[route] as string,
    }));
  return languages.map(({ key, site }, language) => {
    const { locales: _, ...own } = key
      ? withLinks(registry, key, site, main.site, addresses[language] as string[])
      : site;
    const routes = own.routes.map((route, at) => ({
      ...route,
      ...(key && { id: `${key}/${routeId(main.site.routes[at] ?? route).replace(/[{}]/g, '')}` }),
      path: addresses[language]?.[at] as string,
      alternates: alternatesAt(at),
    }));
    return { ...own, routes };
  });
}

/** Returns a copy in which links lead to pages of the language, and generated downloads have other names than those of the main language. */
function withLinks(
  registry: Registry,
  key: string,
  site: SiteConfig,
  main: SiteConfig,
  addresses: string[],
): SiteConfig {
  const pages = new Map<string, string>();
  const pathsOf = (routes: SiteConfig['routes']) =>
    collectNames(registry, { ...site, routes }).pages.map(({ path }) => path);
  const own = pathsOf(site.routes.map((route, at) => ({ ...route, path: addresses[at] as string })));
  for (const paths of [pathsOf(site.routes), pathsOf(main.routes)])
    for (const [at, path] of paths.entries()) pages.set(path, own[at] as string);
  const linkTo = (link: string) => {
    const [path = ''] = link.split(/[?#]/, 1);
    return (pages.get(path) ?? path) + link.slice(path.length);
  };
  return mapFields(site, schemaNodeOf(registry.site), (value, { field }, path) => {
    if (typeof value !== 'string') return value;
    if (path[0] === 'tokens') return linkTo(value);
    if (field?.localize && valueAt(main, path) === value) return field.localize(value, key);
    return field?.mapLinks?.(value, linkTo, referencesIn) ?? value;
  });
}

/** The name of a language in that language, such as "Deutsch". */
function languageName(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
