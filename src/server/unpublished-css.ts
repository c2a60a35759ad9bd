import type { SiteConfig } from '../../schema/site.ts';
import { unpublished } from '../pages/published.ts';

/** Returns the CSS that marks the sections of a page that visitors do not see at a time: all of a page that is a draft. */
export function unpublishedCss(
  route: SiteConfig['routes'][number] | undefined,
  time: number,
  timeZone: string | undefined,
): string {
  const marked = route?.sections.flatMap(({ id, draft, shown }) => {
    const mark = unpublished({ draft: draft || route.draft, shown }, time, timeZone);
    return mark ? [{ id, mark }] : [];
  });
  return (marked ?? [])
    .map(
      ({ id, mark }) =>
        `#${id}{outline:2px dashed var(--mantine-color-accent-text);outline-offset:-6px}#${id}::after{content:"${mark}";position:absolute;z-index:2;inset-block-start:calc(var(--header-height) + .5rem);inset-inline-end:1rem;padding:.2em .75em;border-radius:2em;background:var(--mantine-color-accent-filled);color:var(--mantine-primary-color-contrast);font-size:.875rem;font-weight:600}`,
    )
    .join('');
}
