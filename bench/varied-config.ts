import type { SiteConfigInput } from '../schema/site.ts';
import { galleryConfig } from '../src/server/gallery.ts';
import { largeConfig } from '../tests/large-config.ts';
import { exhibits, registry } from '../tests/registry.ts';

/** Returns the sample site with `pages` more pages, each with eight sections of varying types, so that few pages share a style sheet. */
export function variedConfig(pages: number): SiteConfigInput {
  const large = largeConfig(pages);
  const sample = large.routes.slice(0, -pages);
  const gallery = galleryConfig(registry, { ...large, routes: sample });
  // A page has one form at most.
  const examples = exhibits.filter(({ type }) => type !== 'contact').map(({ example }) => example);
  const varied = large.routes.slice(-pages).map((route, at) => ({
    ...route,
    sections: route.sections.map(({ id }, place) => ({
      ...(withNumber(examples[(at * 7 + place * (1 + (at % 5)) * 3 + at * place) % examples.length], at) as object),
      id,
    })),
  }));
  return { ...gallery, routes: [...gallery.routes, ...varied] } as SiteConfigInput;
}

/** Appends a number to every text of several words, so that no two pages are equal. */
function withNumber(value: unknown, at: number): unknown {
  if (typeof value === 'string')
    return /^[A-Z][^{}<[]* [^{}<[]*$/.test(value) ? `${value.replace(/\.$/, '')} ${at}` : value;
  if (Array.isArray(value)) return value.map((item) => withNumber(item, at));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNumber(item, at)]));
}
