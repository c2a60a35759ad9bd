import { type LoaderFunction, type RouteObject, useLoaderData, useRouteError } from 'react-router-dom';
import { RouteError } from '../../shell/RouteError.tsx';
import { useSite } from '../../ui/Providers.tsx';
import { Layout } from './Layout.tsx';
import { type PageView, pageRoute } from './page-view.ts';
import { SectionRenderer } from './SectionRenderer.tsx';

/**
 * The routes of every site: the layout, and in it one splat route, whose loader returns the `PageView` of a path. So the browser's code does
 * not grow with the site.
 */
export function createRoutes(loader: LoaderFunction): RouteObject[] {
  const page = { id: pageRoute, path: '*', loader, element: <Page />, errorElement: <RouteError /> };
  return [{ element: <Layout />, errorElement: <LayoutError />, children: [page] }];
}

function Page() {
  const { path, sections } = useLoaderData() as PageView;
  const site = useSite();
  // The path is in the key, as sections of different pages may have the same id.
  return sections.map((section) => (
    <SectionRenderer key={`${path}#${section.id}`} view={section} site={site} path={path} />
  ));
}

/** Rethrows what the layout threw, so that `entry.tsx` shows the prerendered page again. */
function LayoutError(): never {
  throw useRouteError();
}
