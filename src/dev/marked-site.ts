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

/** What browsers are told of marks, and of the routes of pages by their addresses. */
export interface MarkNews {
  texts: [number: number, text: MarkedText][];
  routes: [page: string, route: IdPath][];
}

/** The event of the news, and of a browser's question for all there is to know. */
export const marksEvent = 'studio:marks';

/** A site whose texts say where in the config they stand. */
export interface MarkedSite {
  /** What a page needs: it and the home page are resolved, and no others. */
  resolve(site: SiteConfig, images: PictureFiles, letterWidth: number, path: string): ResolvedSite;
}

/** Marks the pages of the server's site as they are asked for, and tells browsers what the marks stand for. */
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

  /** Tells the browsers what is new since the last page. */
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

/** What the document's head says is for programs. */
const withBareHeads = ({ page, notFound, ...rest }: ResolvedSite): ResolvedSite => ({
  ...rest,
  page: (path) => withBareHead(page(path)),
  notFound: withBareHead(notFound),
});

const withBareHead = (page: PageModel): PageModel => ({
  ...page,
  head: JSON.parse(withoutMarks(JSON.stringify(page.head))),
});

/** A document whose head has no marks: there are also words of the site in it, such as its name. */
export function withoutMarksInHead(document: string): string {
  const end = document.indexOf('<body>');
  return withoutMarks(document.slice(0, end)) + document.slice(end);
}
