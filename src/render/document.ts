import type { Head, SiteModel } from '../config/page-model.ts';
import { escapeHtml, safeJson, tag } from './html.ts';
import { type Markup, type Shared, share, shareOfSite, splitAt, textOf } from './markup.ts';
import { oncePer } from './once-per.ts';

/** The scripts that stand in documents: what nothing may be painted without, and the rest of what works before React. */
export interface InlineScripts {
  first: string;
  platform: string;
}

/** What every page of a build shares. */
export interface DocumentAssets {
  /** Rules of every page: the fonts. */
  baseCss: string;
  scripts: InlineScripts;
  /** What they fetch when React is wanted: the script, and the SiteModel as JSON. */
  entry: string;
  siteFile: string;
  /** The font's face, which counts once the platform script or its absence lets it: text with a font that is on its way is laid out twice as slowly. */
  fontFace?: string;
  /** Fonts to fetch at once; nothing waits for them. */
  preloadFonts: string[];
  /** The document's own content security policy, for the texts of its style elements. */
  policyFor?(styles: string[]): string;
  /** Further modules of the development server. */
  devScripts?: string[];
}

interface DocumentParts {
  head: Head;
  /** Rules that this page uses, as one piece. */
  css: Shared;
  /** What stands in the root element. */
  app: Markup;
  /** What React needs to take over, as JSON that is safe inside a script element. */
  data: string;
}

/**
 * Gives what writes the whole documents of a site's pages. Whatever stands in a head waits for nothing. What tells of the page comes before
 * the rules: services that preview links read a document's first 32 kB.
 */
export function createDocument(site: SiteModel, assets: DocumentAssets): (parts: DocumentParts) => Markup {
  const scheme = site.theme.scheme === 'dark' ? 'dark' : 'light';
  const root = tag('html', { lang: site.lang, dir: site.dir, class: scheme, 'data-mantine-color-scheme': scheme });
  const start = `<!doctype html>${root}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`;
  const fontFaces = assets.fontFace ? [assets.fontFace] : [];
  const script = firstScript(site, assets);
  const base = `<style>${assets.baseCss}</style>${fontFaces.map(fontStyle).join('')}`;
  const end = share(
    `${(assets.devScripts ?? []).map(moduleScript).join('')}</head><body>${assets.preloadFonts.map(fontLink).join('')}<div id="root">`,
  );
  // Pages that use the same rules have the same policies, scripts and rules in their heads.
  const fromRules = oncePer((css: Shared): Markup => {
    const content = assets.policyFor?.([assets.baseCss, ...fontFaces, css.text]);
    const before = shareOfSite(`${policy(content)}${script}${base}<style id="page-css">`);
    return [...before, css, '</style>', ...end];
  });
  const platform = shareOfSite(`<script>${assets.scripts.platform}</script>`);
  return ({ head, css, app, data }) => {
    const text = textOf(app);
    const [firstScreen, rest] = splitAt(app, endOfFirstScreen(text));
    return [
      `${start}<title>${escapeHtml(head.title)}</title>${firstPicture(text)}${headTags(site, head)}`,
      ...fromRules(css),
      ...firstScreen,
      ...platform,
      ...rest,
      `</div><script id="page-data" type="application/json">${data}</script></body></html>`,
    ];
  };
}

/** Asks for the picture that the page shows first before its place has come; one in several formats is the browser's to choose there. */
function firstPicture(app: string): string {
  const image = app.lastIndexOf('<img', app.indexOf(' fetchPriority="high"'));
  const src = /^<img src="([^"]*)"[^>]* fetchPriority="high"/.exec(app.slice(image, image + 2000))?.[1];
  const isChosen = app.lastIndexOf('<picture', image) > app.lastIndexOf('</picture', image);
  return src === undefined || isChosen ? '' : `<link rel="preload" as="image" href="${src}" fetchpriority="high">`;
}

const policy = (content?: string) =>
  content === undefined ? '' : tag('meta', { 'http-equiv': 'Content-Security-Policy', content });

function firstScript({ theme, header, router }: SiteModel, { scripts, entry, siteFile }: DocumentAssets): string {
  const settings = {
    'data-storage-key': theme.storageKey,
    'data-scheme': theme.scheme,
    'data-scroll-threshold': header.scrollThreshold,
    'data-hash-scroll-delay': header.hashScrollDelay,
    'data-timeout': router.timeout,
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

const fontStyle = (face: string) =>
  `<style data-font media="not all">${face}</style><noscript><style>${face}</style></noscript>`;

/** Stands in the body: in the head it holds back the first paint, and has the first screen laid out twice. */
const fontLink = (href: string) =>
  tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' });

const moduleScript = (src: string) => `${tag('script', { type: 'module', src })}</script>`;

function headTags({ lang, brand }: SiteModel, { title, description, canonical, shareImage, jsonLd }: Head): string {
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
    tag('meta', { name: 'description', content: description }),
    canonical
      ? tag('link', { rel: 'canonical', href: canonical })
      : tag('meta', { name: 'robots', content: 'noindex' }),
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', lang.replace('-', '_')),
    ...(canonical ? [property('og:url', canonical)] : []),
    ...image,
    themeColours,
    icons,
    ...jsonLd.map((thing) => `<script type="application/ld+json">${safeJson(thing)}</script>`),
  ].join('');
}

const themeColours = [
  tag('meta', { name: 'theme-color', content: '#fffdfa', media: '(prefers-color-scheme: light)' }),
  tag('meta', { name: 'theme-color', content: '#14110f', media: '(prefers-color-scheme: dark)' }),
].join('');

const icons = [
  tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  tag('link', { rel: 'manifest', href: '/site.webmanifest' }),
].join('');
