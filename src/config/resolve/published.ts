import type { SiteConfig } from '../../../schema/site.ts';

const isPublished = ({ draft }: { draft?: boolean | undefined }) => !draft;

/** A checked site without its drafts: what is built. */
export function publishedSite(site: SiteConfig): SiteConfig {
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
