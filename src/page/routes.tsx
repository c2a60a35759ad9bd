import type { RouteObject } from 'react-router-dom';
import type { SiteModel } from '../config/page-model.ts';
import { Layout } from './Layout.tsx';
import { PageRoute } from './PageRoute.tsx';
import { Providers } from './Providers.tsx';
import type { PageView } from './page-view.ts';
import { pathOf } from './path-of.ts';
import { RouteFailure } from './RouteFailure.tsx';

/** The one route of every site: any address, its page brought by `load`, inside the layout. It does not grow with the number of pages. */
export function createRoutes(site: SiteModel, load: (path: string) => Promise<PageView> | PageView): RouteObject[] {
  return [
    {
      // Outside of the layout, whose own state may change while sections still wait for React: a context that
      // changed above them would make React drop their prerendered HTML.
      element: (
        <Providers site={site}>
          <Layout site={site} />
        </Providers>
      ),
      children: [
        {
          id: 'page',
          path: '*',
          loader: ({ request }) => load(pathOf(new URL(request.url).pathname)),
          // A step to another #id of the same page needs no page.
          shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
            currentUrl.pathname !== nextUrl.pathname || (currentUrl.href === nextUrl.href && defaultShouldRevalidate),
          element: <PageRoute site={site} />,
          errorElement: <RouteFailure site={site} />,
        },
      ],
    },
  ];
}
