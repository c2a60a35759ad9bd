import type { SiteConfig } from '../../schema/site.ts';
import type { Head, SiteModel } from '../config/resolve/page-model.ts';
import { paletteOf } from '../config/resolve/palette.ts';
import { escapeHtml, safeJson, tag } from './html.ts';

/** The scripts that stand in documents: what nothing may be painted without, and the rest of what works before React. */
export interface InlineScripts {
  first: string;
  platform: string;
  /** Stands in pages that are there in several languages alone. */
  languages: string;
  /** What keeps an announcement closed, for sites that have one. */
  announcement: string;
  /** In documents of sites that name scripts of others. */
  foreign: string;
}

/** Those of the scripts that the documents of a site have. */
export const scriptsOf = (
  { first, platform, announcement, languages, foreign }: InlineScripts,
  { header, security }: Pick<SiteConfig, 'header' | 'security'>,
  countOfLanguages: number,
) => [
  first,
  ...(header.announcement ? [announcement] : []),
  platform,
  ...(countOfLanguages > 1 ? [languages] : []),
  ...(security.scripts.length > 0 ? [foreign] : []),
];

/** What every page of a build shares. */
export interface DocumentAssets {
  /** Rules of every page: the fonts. */
  baseCss: string;
  scripts: InlineScripts;
  /** What they fetch when React is wanted: the script, and the SiteModel as JSON. */
  entry: string;
  siteFile: string;
  /** Fonts to fetch at once; nothing waits for them. */
  preloadFonts: string[];
  /** Further modules of the development server. */
  devScripts?: string[];
}

interface DocumentParts {
  head: Head;
  /** Whether the page is there in several languages. */
  alternates: boolean;
  /** The style rules of this page. */
  css: string;
  /** What stands in the root element. */
  app: string;
  /** What asks for consent, where something needs it. */
  consent: string;
  /** What React needs to take over, as JSON that is safe inside a script element. */
  data: string;
}

/**
 * Gives what writes the whole documents of a site's pages. Nothing in a head is waited for before the first paint. What tells of the
 * page comes before the rules: services that preview links read a document's first 32 kB.
 */
export function createDocument(site: SiteModel, assets: DocumentAssets): (parts: DocumentParts) => string {
  const scheme = site.theme.scheme === 'dark' ? 'dark' : 'light';
  const root = tag('html', { lang: site.lang, dir: site.dir, class: scheme, 'data-mantine-color-scheme': scheme });
  const start = `<!doctype html>${root}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`;
  const announcement = site.header.announcement ? `<script>${assets.scripts.announcement}</script>` : '';
  const first = `${firstScript(site, assets)}${announcement}<style>${assets.baseCss}</style>`;
  const modules = (assets.devScripts ?? []).map(moduleScript).join('');
  const fonts = assets.preloadFonts.map(fontLink).join('');
  const { scripts } = assets;
  const others = site.scripts?.map(({ src, data, consent }) => ({ src, data, consent }));
  const foreign = others
    ? `<script id="_scripts" type="application/json">${safeJson(others)}</script><script>${scripts.foreign}</script>`
    : '';
  return ({ head, alternates, css, app, consent, data }) => {
    const place = endOfFirstScreen(app);
    const platform = `<script>${scripts.platform}</script>${alternates ? `<script>${scripts.languages}</script>` : ''}`;
    return [
      `${start}<title>${escapeHtml(head.title)}</title>${firstPicture(app)}${headTags(site, head)}${first}`,
      `<style id="_page-css">${css}</style>${modules}</head><body>${fonts}`,
      consent,
      foreign,
      `<div id="_root">${app.slice(0, place)}${platform}${app.slice(place)}</div>`,
      `<script id="_page-data" type="application/json">${data}</script></body></html>`,
    ].join('');
  };
}

/** Asks for the picture that the page shows first before its place has come; one in several formats is the browser's to choose there. */
function firstPicture(app: string): string {
  const image = app.lastIndexOf('<img', app.indexOf(' fetchPriority="high"'));
  const src = /^<img src="([^"]*)"[^>]* fetchPriority="high"/.exec(app.slice(image, image + 2000))?.[1];
  const isChosen = app.lastIndexOf('<picture', image) > app.lastIndexOf('</picture', image);
  return src === undefined || isChosen ? '' : `<link rel="preload" as="image" href="${src}" fetchpriority="high">`;
}

function firstScript({ theme, header, router }: SiteModel, { scripts, entry, siteFile }: DocumentAssets): string {
  const settings = {
    'data-storage-key': theme.storageKey,
    'data-scheme': theme.scheme,
    'data-scroll-threshold': header.scrollThreshold,
    'data-hash-scroll-delay': header.hashScrollDelay,
    'data-timeout': router.timeout,
    'data-announcement': header.announcement && (header.announcement.id ?? header.announcement.text),
    'data-entry': entry,
    'data-site': siteFile,
  };
  return `${tag('script', settings)}${scripts.first}</script>`;
}

/**
 * Where the platform script stands in an app: at the end of the first section, so that it does not hold up the first paint; or before
 * that section, if what is pressed in it must be kept for React. Text after a script waits for it.
 */
function endOfFirstScreen(app: string): number {
  const section = app.indexOf('<section');
  const isLive = app.slice(section, app.indexOf('>', section)).includes(' data-start=');
  const end = isLive ? section : app.search(/<\/(section|main)>/);
  return end < 0 ? app.length : end;
}

/** Stands in the body: in the head it holds back the first paint, and has the first screen laid out twice. */
const fontLink = (href: string) =>
  tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' });

const moduleScript = (src: string) => `${tag('script', { type: 'module', src })}</script>`;

function headTags(
  { lang, brand, theme, feeds = [] }: SiteModel,
  { title, description, canonical, shareImage, noindex, alternates = [], jsonLd }: Head,
): string {
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
    ...themeColours(theme),
    icons,
    ...feeds.flatMap(({ title, xml, json }) => [
      tag('link', { rel: 'alternate', type: 'application/rss+xml', title, href: `/${xml}` }),
      tag('link', { rel: 'alternate', type: 'application/feed+json', title, href: `/${json}` }),
    ]),
    ...jsonLd.map((thing) => `<script type="application/ld+json">${safeJson(thing)}</script>`),
  ].join('');
}

function themeColours(theme: SiteModel['theme']): string[] {
  const { light, dark } = paletteOf(theme);
  return [
    tag('meta', { name: 'theme-color', content: light.ground, media: '(prefers-color-scheme: light)' }),
    tag('meta', { name: 'theme-color', content: dark.ground, media: '(prefers-color-scheme: dark)' }),
  ];
}

const icons = [
  tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  tag('link', { rel: 'manifest', href: '/site.webmanifest' }),
].join('');
