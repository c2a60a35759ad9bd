import type { SiteConfig } from '../../schema/site.ts';

/** Marks drafts: list items in their names, pages in their titles. */
export function markDrafts(site: SiteConfig): SiteConfig {
  const mark = <T extends { draft?: boolean | undefined }>(part: T, key: keyof T): T =>
    part.draft ? { ...part, [key]: `Draft: ${part[key]}` } : part;
  const lists = Object.entries(site.lists).map(([name, list]) => [
    name,
    { ...list, items: list.items.map((item) => mark(item, ('name' in item ? 'name' : 'title') as keyof typeof item)) },
  ]);
  return { ...site, lists: Object.fromEntries(lists), routes: site.routes.map((route) => mark(route, 'title')) };
}

/** Returns the CSS that marks the draft sections of a page, or all sections of a draft page. */
export function draftCss(route: SiteConfig['routes'][number] | undefined): string {
  const drafts = route?.sections.filter(({ draft }) => draft || route.draft) ?? [];
  return drafts
    .map(
      ({ id }) =>
        `#${id}{outline:2px dashed var(--mantine-color-accent-text);outline-offset:-6px}#${id}::after{content:"Draft";position:absolute;z-index:2;inset-block-start:calc(var(--header-height) + .5rem);inset-inline-end:1rem;padding:.2em .75em;border-radius:2em;background:var(--mantine-color-accent-filled);color:var(--mantine-primary-color-contrast);font-size:.875rem;font-weight:600}`,
    )
    .join('');
}
