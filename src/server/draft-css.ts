import type { SiteConfig } from '../../schema/site.ts';

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
