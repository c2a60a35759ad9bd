import { fileAddress } from '../content/page-address.ts';
import type { ResolvedSite } from '../pages/resolve.ts';
import { firstScheme, paletteOf } from '../theme/palette.ts';

/** The web manifest: the site's name, colors and icons for the home screens of phones. */
export function webManifest({ site, config }: ResolvedSite): string {
  const icon = (src: string, sizes: string, purpose = 'any') => ({
    src: fileAddress(src, config.seo),
    sizes,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: site.brand.name,
    short_name: site.brand.name,
    description: config.seo.organization,
    lang: site.lang,
    dir: site.dir,
    start_url: fileAddress('/', config.seo),
    display: 'browser',
    background_color: paletteOf(config.theme)[firstScheme(config.theme.scheme)].body,
    theme_color: config.theme.accent,
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });
}
