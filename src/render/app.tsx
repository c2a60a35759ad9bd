import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageView } from '../client/page-view.ts';
import { createRoutes } from '../client/routes.tsx';
import type { SiteModel } from '../config/resolve/page-model.ts';
import { loadedSection } from '../sections/components.ts';
import { Providers } from '../ui/Providers.tsx';
import { sectionError } from './section-error.ts';
import { renderStatic, withoutPreloads } from './static.tsx';

/** Gives what renders the app around a page's view, as React takes it over in the browser. Rejects with an error that names the section that cannot be rendered. */
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
      </Providers>,
    );
    // React leaves this mark where the content of a boundary threw; it does not say what, so the section is looked for.
    if (html.includes('<!--$!-->')) findFailure(site, view);
    return withoutPreloads(html);
  };
}

function findFailure(site: SiteModel, view: PageView): never {
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
