import type { PagePlace, Section } from '../../schema/define-section.ts';
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

/** Gives the pages that have sections with `ofPage` their places. */
export function withPlaces(registry: Registry, routes: SiteRoute[], shared: Omit<SiteConfig, 'routes'>): SiteRoute[] {
  const asks = ({ sections }: SiteRoute) =>
    sections.some((section) => {
      const { ofPage, hasPlace } = registry.section(section.type) ?? {};
      return ofPage && (hasPlace?.(section as never) ?? true);
    });
  if (!routes.some(asks)) return routes;
  const home = homeOf(routes);
  const tokens = tokenValues(shared);
  const linkTo = ({ label, title, path, description }: Pick<Route, 'label' | 'title' | 'path' | 'description'>) =>
    fillTokens(
      { label: label ?? title, href: pageAddress(path, shared.seo), ...(description && { description }) },
      tokens,
    );
  // Not the further pages of a list.
  const pages = routes.filter((one) => one !== home && one.number === undefined);
  // The first part of a path below the home page is that of its branch.
  const branchOf = ({ path }: SiteRoute) => path.slice(home.path.length).replace(/^\//, '').split('/', 1)[0] ?? '';
  const branches = grouped(pages, branchOf);
  for (const [name, branch] of branches) branches.set(name, asTree(branch));
  const inFolders = grouped(pages, ({ path }) => folderOf(path));
  const series = seriesOf(pages, shared.lists);
  return routes.map((route) => {
    if (!asks(route)) return route;
    const above = (route.parents ?? []).map(({ label, path }) => linkTo({ title: label, path }));
    const beside = series.get(seriesKey(route)) ?? [];
    const at = beside.indexOf(route);
    const [previous, next] = at < 0 ? [] : [beside[at - 1], beside[at + 1]];
    const place = {
      steps: [...new Set([home, route])].map(linkTo).toSpliced(1, 0, ...above),
      branch: (branches.get(branchOf(route)) ?? []).map((one) => ({
        ...linkTo(one),
        depth: one.parents?.length ?? 0,
        ...(one === route && { isHere: true as const }),
      })),
      below: (inFolders.get(route.path === '/' ? '' : route.path) ?? []).map(linkTo),
      ...(previous && { previous: linkTo(previous) }),
      ...(next && { next: linkTo(next) }),
    };
    return { ...route, place };
  });
}

/** Gives the sections of a page what their types make of its place, and leaves out those that have nothing to show there. */
export function sectionsAt(registry: Registry, sections: Section[], place: PagePlace | undefined): Section[] {
  return sections.flatMap((section) => {
    const ofPage = registry.section(section.type)?.ofPage;
    if (!place || !ofPage) return [section];
    const made = ofPage(section as never, place);
    return made ? [{ ...section, ...made }] : [];
  });
}

/** The pages that follow each other: those of the items of a list, as it shows them, and all others with the same page above. */
function seriesOf(pages: SiteRoute[], lists: SiteConfig['lists']): Map<string, SiteRoute[]> {
  const series = grouped(pages, seriesKey);
  for (const [name, { items }] of Object.entries(lists)) {
    const places = new Map(items.map(({ id }, at) => [id, at]));
    const placeOf = ({ item }: SiteRoute) => places.get(item?.id ?? '') ?? 0;
    series.get(name)?.sort((one, other) => placeOf(one) - placeOf(other));
  }
  return series;
}

const seriesKey = ({ path, item }: SiteRoute) => item?.list ?? folderOf(path);

/** Pages in their order, each below the page that is above it. */
function asTree(pages: SiteRoute[]): SiteRoute[] {
  const above = ({ parents }: SiteRoute) => parents?.at(-1)?.path;
  const paths = new Set(pages.map(({ path }) => path));
  const below = grouped(pages, (one) => above(one) ?? '');
  const whole = (page: SiteRoute): SiteRoute[] => [page, ...(below.get(page.path) ?? []).flatMap(whole)];
  return pages.filter((one) => !paths.has(above(one) ?? '')).flatMap(whole);
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

function grouped<T>(all: T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/** A page as a step on the way to another one. */
export const stepTo = ({ label, title, path }: Route) => ({ label: label ?? title, path });
