import type { SiteConfig } from '../../../schema/site.ts';
import { checkSite, type LoadedSite } from '../../site/load-site.ts';
import type { SiteSource } from '../dev-site.ts';
import { exhibits, galleryConfig } from './gallery-config.ts';
import { galleryHtml, galleryPath } from './gallery-page.ts';

/** The site of `source` with every example of every section type as a page of its own, and an index of them. */
export function gallerySource(source: SiteSource, publicDir: string): SiteSource {
  const paths = new Set(exhibits.map(({ path }) => path));
  let last: { of: LoadedSite; shown: LoadedSite } | undefined;
  const withExamples = (site: SiteConfig): Promise<LoadedSite> =>
    checkSite(JSON.stringify(galleryConfig(site), null, 2), 'the examples', publicDir);
  return {
    async load() {
      const loaded = await source.load();
      if (last?.of !== loaded) last = { of: loaded, shown: loaded.ok ? await withExamples(loaded.site) : loaded };
      return last.shown;
    },
    pageCss: (path) => (paths.has(path) ? sectionAlone : ''),
    ownPage: (path) => (path === galleryPath ? galleryHtml() : undefined),
  };
}

const sectionAlone = `
header, footer, .skip-link { display: none !important; }
:root { --header-height: 0rem; }
`;
