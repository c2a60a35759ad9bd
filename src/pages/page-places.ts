import type { Section } from '../../schema/define-section.ts';
import type { Registry } from '../../schema/registry.ts';
import type { Route } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { pageAddress } from '../content/page-address.ts';
import { homeOf } from '../content/pages.ts';
import { fillTokens, tokenValues } from '../content/tokens.ts';
import type { ExpandedRoute } from './expand.ts';
import type { SiteRoute } from './page-data.ts';

/** Adds to each route the pages between it and the home page: those whose path is a beginning of its own. */
export function withParents(routes: ExpandedRoute[]): SiteRoute[] {
  const home = homeOf(routes);
  const byPath = new Map(routes.map((route) => [route.path, route]));
  return routes.map((route) => {
    const parts = route.path.split('/').slice(1, -1);
    const above = parts.map((_, at) => byPath.get(`/${parts.slice(0, at + 1).join('/')}`));
    const parents = above.filter((one) => one !== undefined && one !== home) as Route[];
    if (parents.length === 0) return route;
    return { ...route, parents: parents.map(stepTo) };
  });
}

/** Gives sections what their types make of the place of the page. */
export function withPlaces(registry: Registry, routes: SiteRoute[], shared: Omit<SiteConfig, 'routes'>): SiteRoute[] {
  const typeOf = ({ type }: Section) => registry.section(type)?.ofPage;
  if (!routes.some(({ sections }) => sections.some(typeOf))) return routes;
  const home = homeOf(routes);
  const tokens = tokenValues(shared);
  const linkTo = ({ label, title, path, description }: Pick<Route, 'label' | 'title' | 'path' | 'description'>) =>
    fillTokens(
      { label: label ?? title, href: pageAddress(path, shared.seo), ...(description && { description }) },
      tokens,
    );
  const isBelow = (path: string, { path: above }: SiteRoute) =>
    path !== home.path && path.slice(0, path.lastIndexOf('/')) === (above === '/' ? '' : above);
  return routes.map((route) => {
    if (!route.sections.some(typeOf)) return route;
    const above = (route.parents ?? []).map(({ label, path }) => linkTo({ title: label, path }));
    const place = {
      steps: [...new Set([home, route])].map(linkTo).toSpliced(1, 0, ...above),
      // Not the further pages of a list.
      below: routes.filter((one) => isBelow(one.path, route) && one.number === undefined).map(linkTo),
    };
    const sections = route.sections.map((one) => ({ ...one, ...typeOf(one)?.(one as never, place) }));
    return { ...route, sections };
  });
}

/** A page as a step on the way to another one. */
export const stepTo = ({ label, title, path }: Route) => ({ label: label ?? title, path });
