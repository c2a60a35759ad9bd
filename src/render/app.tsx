import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type PageView, pageRoute } from '../client/app/page-view.ts';
import { createRoutes } from '../client/app/routes.tsx';
import type { SiteData } from '../pages/page-data.ts';
import { Providers } from '../ui/Providers.tsx';
import { refusedAt, tryLiveSection } from './section.tsx';
import { withoutPreloads } from './static.tsx';

/** Returns a function that renders the app for a page, to be hydrated in the browser. If a section fails, it throws an error that names it. */
export function createAppRenderer(site: SiteData): (view: PageView) => string {
  const routes = createRoutes(() => undefined);
  return (view) => {
    const router = createMemoryRouter(routes, {
      initialEntries: [view.path],
      hydrationData: { loaderData: { [pageRoute]: view } },
    });
    const html = renderToString(
      <Providers site={site}>
        <RouterProvider router={router} />
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
