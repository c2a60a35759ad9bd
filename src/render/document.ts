import type { SiteConfig } from '../../schema/site.ts';
import { escapeHtml, safeJson, tag } from '../media/html.ts';
import type { Head, SiteData, TimedAnnouncement } from '../pages/page-data.ts';
import { paletteOf, schemesShown } from '../theme/palette.ts';

/** The inline scripts: their code is in `src/client`. */
export interface InlineScripts {
  first: string;
  platform: string;
  /** For pages in several languages. */
  languages: string;
  /** For sites with announcements. */
  announcements: string;
  /** For sites with third-party scripts. */
  foreign: string;
  /** For sites with texts that change with time; none on others. */
  timed?: string | undefined;
  /** For sites with a search. */
  search: string;
  /** For sites with pictures that open large; none on others. */
  enlarged?: string | undefined;
  /** For sites with tabs in static sections; none on others. */
  tabs?: string | undefined;
  /** For sites with code in texts; none on others. */
  code?: string | undefined;
}

/** Returns the inline scripts that the documents of a site have. */
export const scriptsOf = (
  { first, platform, announcements, languages, foreign, timed, search, enlarged, tabs, code }: InlineScripts,
  { header, security }: Pick<SiteConfig, 'header' | 'security'>,
  countOfLanguages: number,
) => [
  first,
  ...(header.announcements ? [announcements] : []),
  platform,
  ...(countOfLanguages > 1 ? [languages] : []),
  ...(security.scripts.length > 0 ? [foreign] : []),
  ...(timed ? [timed] : []),
  ...(header.search ? [search] : []),
  ...(enlarged ? [enlarged] : []),
  ...(tabs ? [tabs] : []),
  ...(code ? [code] : []),
];

/** What all documents of a site share. */
export interface DocumentAssets {
  /** The CSS of every page, such as its fonts. */
  baseCss: string;
  scripts: InlineScripts;
  /** The addresses of the entry script, and of the site's model as JSON. */
  entry: string;
  siteFile: string;
  /** The address of the script of the search, on sites that have one. */
  search?: string | undefined;
  /** The first time at which pages change before the next build, in milliseconds since 1970. */
  changes?: number | undefined;
  preloadFonts: string[];
  /** The policy that each page has in itself. */
  policy?: string;
  /** Further modules of the development server. */
  devScripts?: string[];
}

interface DocumentParts {
  head: Head;
  /** Whether the page exists in several languages. */
  alternates: boolean;
  /** The CSS of this page. */
  css: string;
  /** The HTML of the root element. */
  app: string;
  /** The HTML of the consent dialog, if the site needs it. */
  consent: string;
  /** The HTML of the dialog of the search, if the site has one. */
  search: string;
  /** The page's data for hydration, as JSON that is safe inside a script element. */
  data: string;
}

/**
 * Returns a function that writes the HTML document of a page. Nothing in the head blocks the first paint. The meta tags come before the CSS,
 * as link previews read only the first 32 kB of a document.
 */
export function createDocument(site: SiteData, assets: DocumentAssets): (parts: DocumentParts) => string {
  const scheme = site.theme.scheme === 'dark' ? 'dark' : 'light';
  const root = tag('html', { lang: site.lang, dir: site.dir, class: scheme, 'data-mantine-color-scheme': scheme });
  const policy = assets.policy ? tag('meta', { 'http-equiv': 'Content-Security-Policy', content: assets.policy }) : '';
  const start = `<!doctype html>${root}<head><meta charset="utf-8">${policy}<meta name="viewport" content="width=device-width, initial-scale=1">`;
  const announcements = site.header.announcements ? `<script>${assets.scripts.announcements}</script>` : '';
  const first = `${firstScript(site, assets)}${announcements}<style>${assets.baseCss}</style>`;
  const modules = (assets.devScripts ?? []).map(moduleScript).join('');
  const fonts = assets.preloadFonts.map(fontLink).join('');
  const { scripts } = assets;
  const others = site.scripts?.map(({ src, data, consent }) => ({ src, data, consent }));
  const thirdParty = others
    ? `<script id="_scripts" type="application/json">${safeJson(others)}</script><script>${scripts.foreign}</script>`
    : '';
  return ({ head, alternates, css, app, consent, search, data }) => {
    const at = platformScriptPosition(app);
    const platform = `<script>${scripts.platform}</script>${alternates ? `<script>${scripts.languages}</script>` : ''}`;
    return [
      `${start}<title>${escapeHtml(head.title)}</title>${preloadFirstPicture(app)}${headTags(site, head)}${first}`,
      `<style id="_page-css">${css}</style>${modules}</head><body>${fonts}`,
      consent,
      thirdParty,
      `<div id="_root">${app.slice(0, at)}${platform}${app.slice(at)}</div>`,
      scripts.timed && `<script>${scripts.timed}</script>`,
      search && `${search}<script>${scripts.search}</script>`,
      scripts.enlarged && `<script>${scripts.enlarged}</script>`,
      scripts.tabs && `<script>${scripts.tabs}</script>`,
      scripts.code && `<script>${scripts.code}</script>`,
      `<script id="_page-data" type="application/json">${data}</script></body></html>`,
    ].join('');
  };
}

/** Preloads the picture with high priority, unless it has several formats, of which only `<picture>` can choose. */
function preloadFirstPicture(app: string): string {
  const image = app.lastIndexOf('<img', app.indexOf(' fetchPriority="high"'));
  const src = /^<img src="([^"]*)"[^>]* fetchPriority="high"/.exec(app.slice(image, image + 2000))?.[1];
  const hasFormats = app.lastIndexOf('<picture', image) > app.lastIndexOf('</picture', image);
  return src === undefined || hasFormats ? '' : `<link rel="preload" as="image" href="${src}" fetchpriority="high">`;
}

function firstScript(
  { theme, header, router }: SiteData,
  { scripts, entry, siteFile, search, changes }: DocumentAssets,
): string {
  const settings = {
    'data-storage-key': theme.storageKey,
    'data-scheme': theme.scheme,
    'data-scroll-threshold': header.scrollThreshold,
    'data-hash-scroll-delay': header.hashScrollDelay,
    'data-timeout': router.timeout,
    'data-announcements': header.announcements && JSON.stringify(header.announcements.map(announcementSettings)),
    'data-entry': entry,
    'data-site': siteFile,
    'data-search': search,
    'data-changes': changes,
  };
  return `${tag('script', settings)}${scripts.first}</script>`;
}

/** When an announcement is shown, and by which name those who have closed it know it. */
const announcementSettings = ({ closable, id, text, from, until }: TimedAnnouncement) => ({
  id: closable ? (id ?? text) : undefined,
  from,
  until,
});

/**
 * Where the platform script is inserted. Content after a script waits for it, so it comes after the first section. Before that section only
 * if the section is live, as then the script must record early clicks in it.
 */
function platformScriptPosition(app: string): number {
  const section = app.indexOf('<section');
  const isLive = app.slice(section, app.indexOf('>', section)).includes(' data-start=');
  const end = isLive ? section : app.search(/<\/(section|main)>/);
  return end < 0 ? app.length : end;
}

/** For the body: in the head, it delays the first paint and causes a second layout. */
const fontLink = (href: string) =>
  tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' });

const moduleScript = (src: string) => `${tag('script', { type: 'module', src })}</script>`;

function headTags(
  site: SiteData,
  { title, description, canonical, shareImage, noindex, alternates = [], own, jsonLd }: Head,
): string {
  const { lang, brand, base = '', feeds = [] } = site;
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  const image = shareImage
    ? [
        property('og:image', shareImage),
        property('og:image:width', '1200'),
        property('og:image:height', '630'),
        property('og:image:alt', title),
        tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
      ]
    : [];
  return [
    ...(description ? [tag('meta', { name: 'description', content: description })] : []),
    canonical ? tag('link', { rel: 'canonical', href: canonical }) : '',
    canonical && !noindex ? '' : tag('meta', { name: 'robots', content: 'noindex' }),
    ...alternates.map(({ lang, url }) => tag('link', { rel: 'alternate', hreflang: lang, href: url })),
    ...alternates.slice(0, 1).map(({ url }) => tag('link', { rel: 'alternate', hreflang: 'x-default', href: url })),
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:locale', lang.replace('-', '_')),
    ...alternates.flatMap((other) =>
      other.lang === lang ? [] : [property('og:locale:alternate', other.lang.replace('-', '_'))],
    ),
    ...(canonical ? [property('og:url', canonical)] : []),
    ...image,
    ...themeColors(site),
    icons(base),
    ...feeds.flatMap(({ title, xml, json }) => [
      tag('link', { rel: 'alternate', type: 'application/rss+xml', title, href: `${base}/${xml}` }),
      tag('link', { rel: 'alternate', type: 'application/feed+json', title, href: `${base}/${json}` }),
    ]),
    ...(own?.meta ?? []).map(({ name, property, content }) => tag('meta', { name, property, content })),
    ...(own?.link ?? []).map(({ rel, href, type, title, media, crossorigin }) =>
      tag('link', { rel, href, type, title, media, crossorigin }),
    ),
    ...jsonLd.map((thing) => `<script type="application/ld+json">${safeJson(thing)}</script>`),
  ].join('');
}

function themeColors({ theme, header }: SiteData): string[] {
  const palette = paletteOf(theme);
  const schemes = schemesShown(theme.scheme, header.schemeControl);
  return schemes.map((scheme) => {
    const media = schemes.length > 1 ? `(prefers-color-scheme: ${scheme})` : undefined;
    return tag('meta', { name: 'theme-color', content: palette[scheme].body, media });
  });
}

const icons = (base: string) =>
  [
    tag('link', { rel: 'icon', href: `${base}/favicon.ico`, sizes: '32x32' }),
    tag('link', { rel: 'icon', href: `${base}/favicon.svg`, type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: `${base}/apple-touch-icon.png` }),
    tag('link', { rel: 'manifest', href: `${base}/site.webmanifest` }),
  ].join('');
