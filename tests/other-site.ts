import type { SiteConfigInput } from '../schema/site.ts';
import { companyConfig } from './company.ts';
import { exampleFrames, exampleLists, sectionTypes } from './registry.ts';
import { type ServedSite, serveCompanySite } from './served-site.ts';

export interface OtherSite extends ServedSite {
  /** Every address with a page of its own, and one without. */
  paths: string[];
  config: SiteConfigInput;
}

/** Builds and serves the tests’ site with a page of all section types, changed. */
export async function openOtherSite(
  name: string,
  change: (config: SiteConfigInput) => SiteConfigInput,
): Promise<OtherSite> {
  const config = change(withEveryType(companyConfig()));
  const paths = [...config.routes.map(({ path }) => path), '/no-such-page'];
  return { ...(await serveCompanySite(name, config)), paths, config };
}

/** A page more, on which each section type stands once, by its first example. */
function withEveryType(config: SiteConfigInput): SiteConfigInput {
  const sections = sectionTypes.map(({ type, examples }) => ({ ...examples[0], id: `one-${type}` }));
  const page = { id: 'every-type', path: '/every-type', label: 'Every type', title: 'Every type' };
  const footer = config.routes[0]?.footer ?? '';
  const route = { ...page, description: 'Each section type once.', footer, sections } as SiteConfigInput['routes'][0];
  const lists = { ...exampleLists, ...config.lists };
  // PDFs and share images take their time, and are looked at elsewhere.
  const { courses } = lists;
  if (courses?.of === 'courses') lists.courses = { ...courses, items: courses.items.slice(0, 3) };
  const seo: SiteConfigInput['seo'] = { ...config.seo, shareImages: 'one' };
  return { ...config, seo, lists, security: { frames: exampleFrames }, routes: [...config.routes, route] };
}
