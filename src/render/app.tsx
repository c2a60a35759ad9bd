import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageView } from '../client/app/page-view.ts';
import { createRoutes } from '../client/app/routes.tsx';
import type { SiteData } from '../pages/page-data.ts';
import { Providers } from '../ui/Providers.tsx';
import { refusedAt, tryLiveSection } from './section.tsx';
import { withoutPreloads } from './static.tsx';

/** Returns a function that renders the app for a page, to be hydrated in the browser. If a section fails, it rejects with an error that names it. */
export function createAppRenderer(site: SiteData): (view: PageView) => Promise<string> {
  const handler = createStaticHandler(createRoutes(async ({ context }) => context));
  return async (view) => {
    const request = new Request(new URL(view.path, 'http://localhost'));
    const context = await handler.query(request, { requestContext: view });
    if (context instanceof Response) throw new Error(`${view.path}: the router answered with ${context.status}`);
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = renderToString(
      <Providers site={site}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
        {/* In the browser something stands here: React counts it in the ids that it makes. */}
        {null}
      </Providers>,
    );
    const refused = refusedAt(html);
    if (refused >= 0) throwFailure(site, view, html, refused);
    return withoutPreloads(html);
  };
}

/** Throws the error of the section that is at a place of the HTML. */
function throwFailure(site: SiteData, { path, sections }: PageView, html: string, at: number): never {
  const section = sections.findLast(({ id }) => html.indexOf(`<section id="${id}"`) < at);
  if (section && 'data' in section) tryLiveSection(site, { ...section, path });
  throw new Error(`A part of ${path} could not be rendered`);
}
