import type { ViteDevServer } from 'vite';
import type { Route } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { type IdPath, idStepsOf } from '../config/edit/id-path.ts';
import { withoutMarks } from '../config/marks.ts';
import { pagesOf } from '../config/pages.ts';
import { createPathTable, type MarkedText, markSite } from '../config/provenance.ts';
import { expandSite } from '../config/resolve/expand.ts';
import type { PageModel } from '../config/resolve/page-model.ts';
import type { PictureFiles } from '../config/resolve/pictures.ts';
import { homeOf, type ResolvedSite, resolveSite } from '../config/resolve/resolve.ts';
import { markDrafts } from './drafts.ts';

/** The marked texts, and the route of each page, that browsers receive. */
export interface MarkNews {
  texts: [number: number, text: MarkedText][];
  routes: [page: string, route: IdPath][];
}

/** The event that sends new marks to browsers, and with which a browser requests all marks. */
export const marksEvent = 'studio:marks';

/** A site whose texts have marks that lead to their places in the config. */
export interface MarkedSite {
  /** Resolves only one page and the home page. */
  resolve(site: SiteConfig, images: PictureFiles, letterWidth: number, path: string): ResolvedSite;
}

/** Marks pages when they are requested, and sends the places of the marked texts to browsers. */
export function createMarkedSite(server: ViteDevServer): MarkedSite {
  const table = createPathTable();
  const routes = new Map<string, IdPath>();
  const resolved = new WeakMap<SiteConfig, Map<string, ResolvedSite>>();
  server.ws.on(marksEvent, (_, client) =>
    client.send(marksEvent, { texts: [...table.texts.entries()], routes: [...routes] } satisfies MarkNews),
  );

  return {
    resolve(site, images, letterWidth, path) {
      const known = resolved.get(site) ?? new Map<string, ResolvedSite>();
      resolved.set(site, known);
      const before = known.get(path);
      if (before) return before;
      const home = homeOf(site.routes);
      const at = site.routes.findIndex((route) => pagesOf(route, site.lists).some((page) => page.path === path));
      const isAsked = (route: Route) => [home.path, site.routes[at]?.path].includes(route.path);
      const marked = markDrafts(markSite(site, table, isAsked));
      const whole = withBareHeads(resolveSite(expandSite(marked, isAsked), images, letterWidth));
      known.set(path, whole);
      if (at >= 0) tell(path, ['routes', idStepsOf(site.routes, ['routes'])[at] as number]);
      return whole;
    },
  };

  /** Sends the new marks to all browsers. */
  function tell(page: string, route: IdPath): void {
    routes.set(page, route);
    const texts = [...table.news].map((number): MarkNews['texts'][number] => [
      number,
      table.texts[number] as MarkedText,
    ]);
    table.news.clear();
    server.ws.send(marksEvent, { texts, routes: [[page, route]] } satisfies MarkNews);
  }
}

/** Removes marks from the heads of pages, which programs read. */
const withBareHeads = ({ page, notFound, ...rest }: ResolvedSite): ResolvedSite => ({
  ...rest,
  page: (path) => withBareHead(page(path)),
  notFound: withBareHead(notFound),
});

const withBareHead = (page: PageModel): PageModel => ({
  ...page,
  head: JSON.parse(withoutMarks(JSON.stringify(page.head))),
});

/** Removes marks from the head of an HTML document, which also has texts of the site, such as its name. */
export function withoutMarksInHead(document: string): string {
  const end = document.indexOf('<body>');
  return withoutMarks(document.slice(0, end)) + document.slice(end);
}
