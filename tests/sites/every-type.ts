import type { SiteConfigInput } from '../../schema/site.ts';
import { companyConfig } from '../company.ts';
import { exampleFrames, exampleLists, sectionTypes } from '../registry.ts';
import { writeCompanySite } from '../served-site.ts';

/** Writes the site of the company with a page more, on which each section type stands once, by its first example; changed. */
export function writeEveryType(name: string, change: (config: SiteConfigInput) => SiteConfigInput): string {
  const config = companyConfig();
  const sections = sectionTypes.map(({ type, examples }) => ({ ...examples[0], id: `one-${type}` }));
  const page = { id: 'every-type', path: '/every-type', label: 'Every type', title: 'Every type' };
  const footer = config.routes[0]?.footer ?? '';
  const route = { ...page, description: 'Each section type once.', footer, sections } as SiteConfigInput['routes'][0];
  const lists = { ...exampleLists, ...config.lists };
  // PDFs and share images take their time, and are looked at elsewhere.
  const { courses } = lists;
  if (courses?.of === 'courses') lists.courses = { ...courses, items: courses.items.slice(0, 3) };
  const seo: SiteConfigInput['seo'] = { ...config.seo, shareImages: 'one' };
  const security = { frames: exampleFrames };
  return writeCompanySite(name, change({ ...config, seo, lists, security, routes: [...config.routes, route] }));
}
