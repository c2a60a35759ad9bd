import type { UsedRaster } from '../build/raster/make-pictures.ts';
import type { Issue } from '../config/issue.ts';
import type { SiteOutline } from '../config/route-stub.ts';
import type { Size } from './assets/picture-size.ts';
import { hash } from './hash.ts';
import { loadByRoute } from './load-by-route.ts';
import { loadSite } from './load-site.ts';
import { readBytes } from './read-config.ts';

/** A good config whose pages are read when they are asked for. */
export interface OpenSite {
  ok: true;
  /** What the build cannot do as the config has it. */
  warnings: Issue[];
  site: SiteOutline;
  images: Record<string, Size>;
  rasters: ReadonlyMap<string, UsedRaster>;
  /** The text of a page in UTF-8, by its place in the list. */
  routeText(at: number): Uint8Array;
  /** Stands for what the config says of a page, by its place in the list. */
  routeKey(at: number): string;
  /** Stands for what the config says beside its pages, and what they say of the home page. */
  sharedKey: string;
  /** Keeps what was found good, for the next time. */
  remember(): void;
}

/** Where a config is, and what belongs to it. */
export interface SitePlace {
  file: string;
  publicDir: string;
  /** The file that knows what was found good before, and the key of the program that may rely on it. */
  memory: string;
  code: string;
}

/** Checks a config with everything that it names on disk; gives it ready for its pages to be read, or every problem at once. */
export async function openSite(place: SitePlace): Promise<OpenSite | { ok: false; issues: Issue[] }> {
  const read = await readBytes(place.file);
  if (!read.ok) return { ok: false, issues: [read.issue] };
  const byRoute = await loadByRoute(read.bytes, place);
  if (byRoute) return byRoute;
  // Something is wrong, or unusual: the whole tells.
  const loaded = await loadSite(place.file, place.publicDir);
  if (!loaded.ok) return loaded;
  const { site, images, rasters, warnings } = loaded;
  const { routes, ...shared } = site;
  const home = routes.find(({ path }) => path === '/');
  return {
    ok: true,
    warnings: warnings.filter(({ code }) => code === 'font/missing'),
    site,
    images,
    rasters,
    routeText: (at) => new TextEncoder().encode(JSON.stringify(routes[at])),
    routeKey: (at) => hash(JSON.stringify(routes[at])),
    sharedKey: hash(JSON.stringify([shared, home])),
    remember() {},
  };
}
