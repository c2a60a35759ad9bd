import { type LoaderFunction, type RouteObject, useLoaderData, useRouteError } from 'react-router-dom';
import { SectionRenderer } from '../sections/SectionRenderer.tsx';
import { Layout } from '../shell/Layout.tsx';
import { RouteError } from '../shell/RouteError.tsx';
import { useSite } from '../ui/Providers.tsx';
import type { PageView } from './page-view.ts';

/** The id of the route that holds every page, by which others read its data. */
export const pageRoute = 'page';

/**
 * The routes of every site: the layout, and in it one route for all paths, whose loader gives the PageView of a path. So what the
 * browser loads does not grow with the site.
 */
export function createRoutes(loader: LoaderFunction): RouteObject[] {
  const page = { id: pageRoute, path: '*', loader, element: <Page />, errorElement: <RouteError /> };
  return [{ element: <Layout />, errorElement: <LayoutError />, children: [page] }];
}

/** The sections of a page in the order of the config. */
function Page() {
  const { path, sections } = useLoaderData() as PageView;
  const site = useSite();
  // The path is part of the key, so that equal ids of two pages are two sections.
  return sections.map((section) => <SectionRenderer key={`${path}#${section.id}`} view={section} site={site} />);
}

/** Hands on what the layout threw: `entry.tsx` then shows the prerendered page again. */
function LayoutError(): never {
  throw useRouteError();
}
