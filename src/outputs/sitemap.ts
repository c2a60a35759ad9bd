import type { ResolvedSite } from '../pages/resolve.ts';

/** The addresses of all pages that search engines may list, with those in other languages. The first language is the main one. */
export function sitemap(languages: ResolvedSite[]): string {
  const urls = languages.flatMap(({ listed }) =>
    listed.map(({ url, alternates = [] }) => {
      const others = alternates.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other.lang}" href="${other.url}"/>`,
      );
      return `  <url><loc>${url}</loc>${others.join('')}</url>`;
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
