import type { Head, SiteModel } from '../config/page-model.ts';

export interface DocumentProps {
  site: SiteModel;
  head: Head;
  /** Rules of every page: the fonts. */
  baseCss: string;
  /** Rules that this page uses. */
  css: string;
  /** The inline platform script, and what it fetches when React is wanted: the script, and the SiteModel as JSON. */
  platform: string;
  entry: string;
  siteFile: string;
  /** Fonts to fetch at once. */
  preloadFonts: string[];
  /** What stands in the root element. */
  app: string;
  /** What React needs to take over, as JSON that is safe inside a script element. */
  data: string;
  /** Further modules of the development server. */
  devScripts?: string[];
}

/** The whole document of a page. */
export function Document(props: DocumentProps) {
  const { site, head, data, app, entry, siteFile } = props;
  return (
    <html
      lang={site.lang}
      dir={site.dir}
      className={initialScheme(site)}
      data-mantine-color-scheme={initialScheme(site)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <script
          data-storage-key={site.theme.storageKey}
          data-scheme={site.theme.scheme}
          data-scroll-threshold={site.header.scrollThreshold}
          data-hash-scroll-delay={site.header.hashScrollDelay}
          data-entry={entry}
          data-site={siteFile}
          {...inner(props.platform)}
        />
        {props.preloadFonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <style {...inner(props.baseCss)} />
        <style id="page-css" {...inner(props.css)} />
        <HeadTags site={site} head={head} />
        {props.devScripts?.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <div id="root" {...inner(app)} />
        <script id="page-data" type="application/json" {...inner(data)} />
      </body>
    </html>
  );
}

function HeadTags({ site, head }: { site: SiteModel; head: Head }) {
  return (
    <>
      <meta name="description" content={head.description} />
      {head.canonical ? <link rel="canonical" href={head.canonical} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:locale" content={site.lang.replace('-', '_')} />
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      {head.shareImage && (
        <>
          <meta property="og:image" content={head.shareImage} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={head.title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <meta name="theme-color" content="#fffdfa" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#14110f" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {head.jsonLd.map((thing, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
        <script key={index} type="application/ld+json" {...inner(safeJson(thing))} />
      ))}
    </>
  );
}

/** JSON that cannot end the script element it stands in, nor break a JavaScript string. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const initialScheme = ({ theme }: SiteModel) => (theme.scheme === 'dark' ? 'dark' : 'light');
const inner = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
