import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageView } from '../client/page-view.ts';
import { createRoutes } from '../client/routes.tsx';
import type { SiteModel } from '../config/resolve/page-model.ts';
import { loadedSection } from '../sections/components.ts';
import { Providers } from '../ui/Providers.tsx';
import { sectionError } from './section-error.ts';
import { renderStatic, withoutPreloads } from './static.tsx';

/** Returns a function that renders the app for a page, to be hydrated in the browser. If a section fails, it rejects with an error that names it. */
export function createAppRenderer(site: SiteModel): (view: PageView) => Promise<string> {
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
    // React's mark for a boundary whose content threw. It does not say which, so each section is tried.
    if (html.includes('<!--$!-->')) throwFailure(site, view);
    return withoutPreloads(html);
  };
}

function throwFailure(site: SiteModel, view: PageView): never {
  for (const section of view.sections) {
    const Component = 'data' in section && loadedSection(section.type);
    if (!Component) continue;
    try {
      renderStatic(site, section.id, <Component section={section.data} site={site} heading={section.heading} />);
    } catch (error) {
      throw sectionError(error, section.type, section.id, view.path);
    }
  }
  throw new Error(`A part of ${view.path} could not be rendered`);
}
