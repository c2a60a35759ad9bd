import type { Route } from '../../schema/route.ts';
import type { Issue } from '../config/issue.ts';
import { type ResolvedSite, resolveOutline } from '../config/resolve.ts';
import type { SiteOutline } from '../config/route-stub.ts';
import type { Size } from './assets/picture-size.ts';
import { hash } from './hash.ts';
import { loadByRoute } from './load-by-route.ts';
import { loadSite } from './load-site.ts';
import { readBytes } from './read-config.ts';

export type OpenedSite =
  | {
      ok: true;
      resolved: ResolvedSite;
      /** Stands for all that a page is made from, but for the program; without reading the page. */
      sourceOf(path: string): string;
      /** Keeps what was found good, for the next time. */
      remember(): void;
    }
  | { ok: false; issues: Issue[] };

/** Where a config is, and what belongs to it. */
interface Place {
  file: string;
  publicDir: string;
  /** The file that knows what was found good before, and the key of the program that may rely on it. */
  memory: string;
  code: string;
}

/** Checks a config with everything that it names on disk, and makes it ready to give its pages; or gives every problem at once. */
export async function openSite(place: Place): Promise<OpenedSite> {
  const read = await readBytes(place.file);
  if (!read.ok) return { ok: false, issues: [read.issue] };
  const byRoute = await loadByRoute(read.bytes, place);
  if (byRoute) {
    const { outline, images, route, routeKey, sharedKey, remember } = byRoute;
    return { ok: true, remember, ...opened(outline, images, route, sharedKey, routeKey) };
  }
  // Something is wrong, or unusual: the whole tells.
  const loaded = await loadSite(place.file, place.publicDir);
  if (!loaded.ok) return loaded;
  const { routes, ...shared } = loaded.site;
  const home = routes.find(({ path }) => path === '/');
  return {
    ok: true,
    remember() {},
    ...opened(
      loaded.site,
      loaded.images,
      (at) => routes[at] as Route,
      hash(JSON.stringify([shared, home, loaded.images])),
      (at) => JSON.stringify(routes[at]),
    ),
  };
}

function opened(
  outline: SiteOutline,
  images: Record<string, Size>,
  route: (at: number) => Route,
  sharedKey: string,
  routeKey: (at: number) => string,
) {
  const places = new Map(outline.routes.map(({ path }, at) => [path, at]));
  return {
    resolved: resolveOutline(outline, images, route),
    sourceOf: (path: string) => `${sharedKey} ${routeKey(places.get(path) ?? 0)}`,
  };
}
