import type { ResolvedSite } from '../pages/resolve.ts';
import { paletteOf } from '../theme/palette.ts';

/** Writes sitemap, robots.txt and web manifest, by path in `dist/`. The first language is the main one. */
export function siteFiles(languages: [ResolvedSite, ...ResolvedSite[]]): Record<string, string> {
  const [resolved] = languages;
  return {
    'sitemap.xml': sitemap(languages),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${resolved.config.seo.siteUrl}/sitemap.xml\n`,
    'site.webmanifest': webManifest(resolved),
  };
}

function sitemap(languages: ResolvedSite[]): string {
  const urls = languages.flatMap(({ listed, config: { seo }, alternates }) =>
    listed.map((path) => {
      const others = (alternates(path) ?? []).map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other.lang}" href="${seo.siteUrl}${other.path}"/>`,
      );
      return `  <url><loc>${seo.siteUrl}${path}</loc>${others.join('')}</url>`;
    }),
  );
  const links = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function webManifest({ site, config }: ResolvedSite): string {
  const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose });
  return JSON.stringify({
    name: site.brand.name,
    short_name: site.brand.name,
    description: config.seo.organization,
    lang: site.lang,
    dir: site.dir,
    start_url: '/',
    display: 'browser',
    background_color: paletteOf(config.theme).light.ground,
    theme_color: config.theme.accent,
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });
}
