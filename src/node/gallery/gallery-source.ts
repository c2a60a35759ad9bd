import type { SiteConfig } from '../../../schema/site.ts';
import type { SiteSource } from '../dev-site.ts';
import { checkSite, type LoadedSite } from '../load-site.ts';
import { exhibits, galleryConfig } from './gallery-config.ts';
import { galleryHtml, galleryPath } from './gallery-page.ts';

/** The site of `source` with every example of every section type as a page of its own, and an index of them. */
export function gallerySource(source: SiteSource, publicDir: string): SiteSource {
  const paths = new Set(exhibits.map(({ path }) => path));
  return {
    async load(): Promise<LoadedSite> {
      const loaded = await source.load();
      if (!loaded.ok) return loaded;
      const config = galleryConfig(loaded.source.value as SiteConfig);
      return checkSite(JSON.stringify(config, null, 2), 'the examples', publicDir);
    },
    pageCss: (path) => (paths.has(path) ? sectionAlone : ''),
    ownPage: (path) => (path === galleryPath ? galleryHtml() : undefined),
  };
}

const sectionAlone = `
header, footer, .skip-link { display: none !important; }
:root { --header-height: 0rem; }
`;
