import type { Registry } from '../../schema/registry.ts';
import { referencesIn } from '../content/markdown.ts';
import { basePath, fileAddress } from '../content/page-address.ts';
import { mapFields, schemaNodeOf } from '../diagnostics/schema-node.ts';
import type { SiteFonts, WebFont } from '../media/fonts/web-fonts.ts';
import type { ExpandedSite } from './expand.ts';
import type { PictureFile, PictureFiles } from './pictures.ts';

/** What names files. */
interface Placed {
  site: ExpandedSite['site'];
  images: PictureFiles;
  fonts: SiteFonts;
}

/**
 * Writes the addresses of files into a site that is below a path of its host: up to here, files are named by their paths below `public/` and
 * `dist/`. What is named so is known by the types of fields.
 */
export function placeFiles(registry: Registry, { site, images, fonts }: Placed): Placed {
  const { seo } = site;
  if (basePath(seo) === '') return { site, images, fonts };
  const at = (path: string) => fileAddress(path, seo);
  const atAll = (variants: PictureFile['avif']) => variants?.map((one) => ({ ...one, src: at(one.src) }));
  const { text, heading, ...otherwise } = fonts;
  const font = ({ address, extended, ...font }: WebFont): WebFont => ({
    ...font,
    address: at(address),
    ...(extended && { extended: at(extended) }),
  });
  return {
    site: mapFields(site, schemaNodeOf(registry.site), (value, { field }) => {
      if (typeof value !== 'string' || !field) return value;
      if (field.asset) return value.startsWith('/') ? at(value) : value;
      return field.mapFiles?.(value, at, referencesIn) ?? value;
    }),
    images: Object.fromEntries(
      Object.entries(images).map(([address, { avif, webp, fallback, ...file }]) => [
        at(address),
        {
          ...file,
          ...(avif && { avif: atAll(avif) }),
          ...(webp && { webp: atAll(webp) }),
          ...(fallback && { fallback: at(fallback) }),
        } as PictureFile,
      ]),
    ),
    fonts: { ...otherwise, ...(text && { text: font(text) }), ...(heading && { heading: font(heading) }) },
  };
}
