import type { Registry } from '../../schema/registry.ts';
import { keysOf, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { shareImagePath } from '../json/edit/route-id.ts';
import { isObject, keyOf, listOf } from '../json/values.ts';
import { basePath } from './page-address.ts';
import { feedsOf, pagesOf } from './pages.ts';

/** A file that the build makes for a site. `path` is below `dist/`, without a slash at its beginning. */
export type SiteFile = { path: string } & (
  | { kind: 'page' | 'page data' | 'share image'; page: string }
  | { kind: 'feed'; list: string; format: 'RSS' | 'JSON Feed' }
  | { kind: 'calendar'; list: string }
  | { kind: 'download'; list: string; item: string }
  | { kind: 'icon'; path: SiteIcon }
  | { kind: 'of plugin'; content(): Promise<string | Uint8Array> }
  | {
      kind:
        | 'not found'
        | 'not found data'
        | 'search index'
        | 'sitemap'
        | 'robots'
        | 'manifest'
        | 'headers'
        | 'redirects';
    }
  /** Files that are named by a hash of their content, and that browsers keep for a year. */
  | { kind: 'hashed files' }
);

/** The icons that pages and the web manifest refer to. */
export const siteIcons = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
] as const;

type SiteIcon = (typeof siteIcons)[number];

/** Kinds of files that a file of `public/` with the same path replaces. */
const replaceable: SiteFile['kind'][] = ['icon', 'robots', 'feed', 'download'];

/** Whether an editor may have this file in `public/`: the build then makes none. */
export const isReplaceable = ({ kind }: SiteFile): boolean => replaceable.includes(kind);

/** The addresses at which hosts serve a file. */
export function addressesOf(file: SiteFile): string[] {
  const address = `/${file.path}`;
  if (file.kind === 'page') return [file.page, address];
  return file.kind === 'not found' ? [address, address.replace(/\.html$/, '')] : [address];
}

/**
 * Lists the files that the build makes for a site in one language, whose home page is at `home`. Those that all languages share belong to
 * the main one, at `/`. Tolerates invalid configs.
 */
export function siteFilesOf(registry: Registry, config: unknown, home = '/'): SiteFile[] {
  const [routes, lists, seo] = ['routes', 'lists', 'seo'].map((key) => keyOf(config, key));
  const below = (name: string) => `${home}/${name}`.replace(/^\/+/, '');
  const sharesOne = keyOf(seo, 'shareImages') === 'one';
  const pages = listOf(routes).flatMap((route) => {
    const image = keyOf(route, 'image');
    return pagesOf(registry, route, lists).flatMap(({ id, path: page }): SiteFile[] => {
      const share = shareImagePath({ id, path: page, ...(typeof image === 'string' && { image }) }).slice(1);
      const folder = page === '/' ? '' : `${page.slice(1)}/`;
      const isShared = !sharesOne || image !== undefined || page === home;
      return [
        { kind: 'page', path: `${folder}index.html`, page },
        { kind: 'page data', path: `${folder}page.json`, page },
        ...(isShared ? [{ kind: 'share image' as const, path: share, page }] : []),
      ];
    });
  });
  const feeds = feedsOf(registry, lists, routes, home).flatMap(({ list, xml, json }): SiteFile[] => [
    { kind: 'feed', path: xml, list, format: 'RSS' },
    { kind: 'feed', path: json, list, format: 'JSON Feed' },
  ]);
  const calendars = Object.entries(isObject(lists) ? lists : {}).flatMap(([list, value]): SiteFile[] =>
    keyOf(value, 'calendar') === true ? [{ kind: 'calendar', path: below(`${list}.ics`), list }] : [],
  );
  const notFound: SiteFile[] = [
    { kind: 'not found', path: below('404.html') },
    { kind: 'not found data', path: below('404.json') },
  ];
  const search: SiteFile[] = hasSearch(config) ? [{ kind: 'search index', path: below('search.json') }] : [];
  const ofLanguage = [...pages, ...feeds, ...calendars, ...downloads(registry, lists), ...notFound, ...search];
  if (home !== '/') return ofLanguage;
  const locales = Object.keys(Object(keyOf(config, 'locales'))).filter((key) => key !== keyOf(seo, 'lang'));
  const siteUrl = keyOf(seo, 'siteUrl');
  const isBelow = typeof siteUrl === 'string' && basePath({ siteUrl }) !== '';
  const hasRedirects = listOf(keyOf(config, 'redirects')).length > 0 || locales.length > 0 || isBelow;
  return [
    ...ofLanguage,
    ...siteIcons.map((path): SiteFile => ({ kind: 'icon', path })),
    { kind: 'sitemap', path: 'sitemap.xml' },
    { kind: 'robots', path: 'robots.txt' },
    { kind: 'manifest', path: 'site.webmanifest' },
    { kind: 'headers', path: '_headers' },
    ...(hasRedirects ? [{ kind: 'redirects' as const, path: '_redirects' }] : []),
    ...['assets', 'assets/logos', 'assets/pictures'].map(
      (folder): SiteFile => ({ kind: 'hashed files', path: `${folder}/*` }),
    ),
  ];
}

/** Whether visitors can search a site. */
const hasSearch = (config: unknown) => keyOf(keyOf(config, 'header'), 'search') === true;

/** The files that list items offer for download. */
function downloads(registry: Registry, lists: unknown): SiteFile[] {
  return Object.entries(isObject(lists) ? lists : {}).flatMap(([list, value]) => {
    const collection = registry.collection(keyOf(value, 'of'));
    if (!collection?.downloads) return [];
    const site = { downloads: collection.downloads, referencesIn: () => [] };
    return listOf(keyOf(value, 'items')).flatMap((item) =>
      keysOf(schemaNodeOf(collection.item)).flatMap(([key, { field }]): SiteFile[] => {
        const text = keyOf(item, key);
        const named = typeof text === 'string' ? [...(field?.files?.(text, site) ?? [])] : [];
        const made = named.filter(({ isMade }) => isMade);
        return made.map(({ address }) => ({
          kind: 'download',
          path: address.slice(1),
          list,
          item: String(keyOf(item, 'id')),
        }));
      }),
    );
  });
}
