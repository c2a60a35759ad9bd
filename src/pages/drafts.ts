import type { LocalizedSite } from '../validate/localize.ts';

const isPublished = ({ draft }: { draft?: boolean | undefined }) => !draft;

/** Returns a site without its drafts; the same object if there are none. */
export function withoutDrafts(site: LocalizedSite): LocalizedSite {
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

/** Marks drafts: list items in their names, pages in their titles. */
export function markDrafts(site: LocalizedSite): LocalizedSite {
  const mark = <T extends { draft?: boolean | undefined }>(part: T, key: keyof T): T =>
    part.draft ? { ...part, [key]: `Draft: ${part[key]}` } : part;
  const lists = Object.entries(site.lists).map(([name, list]) => [
    name,
    { ...list, items: list.items.map((item) => mark(item, ('name' in item ? 'name' : 'title') as keyof typeof item)) },
  ]);
  return { ...site, lists: Object.fromEntries(lists), routes: site.routes.map((route) => mark(route, 'title')) };
}
