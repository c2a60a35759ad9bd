import type { SiteConfig } from '../../schema/site.ts';

const isPublished = ({ draft }: { draft?: boolean | undefined }) => !draft;

/** Returns a checked site without its drafts; the same object if there are none. */
export function publishedSite(site: SiteConfig): SiteConfig {
  const items = Object.values(site.lists).flatMap((list) => list.items as { draft?: boolean }[]);
  if ([...items, ...site.routes, ...site.routes.flatMap(({ sections }) => sections)].every(isPublished)) return site;
  const lists = Object.entries(site.lists).map(([name, list]) => [
    name,
    { ...list, items: (list.items as { draft?: boolean }[]).filter(isPublished) },
  ]);
  return {
    ...site,
    lists: Object.fromEntries(lists),
    routes: site.routes
      .filter(isPublished)
      .map((route) => ({ ...route, sections: route.sections.filter(isPublished) })),
  };
}
