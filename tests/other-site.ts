import type { SiteConfigInput } from '../schema/site.ts';
import { exampleFrames, exampleLists } from '../src/dev/gallery.ts';
import { sectionTypes } from '../src/sections/index.ts';
import { copyProject } from './project-copy.ts';
import { type ServedCopy, serveCopy } from './served-copy.ts';

export interface OtherSite extends ServedCopy {
  /** Every address with a page of its own, and one without. */
  paths: string[];
  config: SiteConfigInput;
}

/** Builds and serves the site that the project's code makes of another config: its own with a page of all section types, changed. */
export async function openOtherSite(
  name: string,
  change: (config: SiteConfigInput) => SiteConfigInput,
): Promise<OtherSite> {
  const project = copyProject(name);
  const config = change(withEveryType(JSON.parse(project.read('site.config.json'))));
  project.write('site.config.json', JSON.stringify(config, null, 2));
  const paths = [...config.routes.map(({ path }) => path), '/no-such-page'];
  return { ...(await serveCopy(project)), paths, config };
}

/** A page more, on which each section type stands once, by its first example. */
function withEveryType(config: SiteConfigInput): SiteConfigInput {
  const sections = sectionTypes.map(({ type, examples }) => ({ ...examples[0], id: `one-${type}` }));
  const page = { id: 'every-type', path: '/every-type', label: 'Every type', title: 'Every type' };
  const footer = config.routes[0]?.footer ?? '';
  const route = { ...page, description: 'Each section type once.', footer, sections } as SiteConfigInput['routes'][0];
  const lists = { ...exampleLists, ...config.lists };
  // A PDF takes its time, and is the same in each site.
  const { courses } = lists;
  if (courses?.of === 'courses') lists.courses = { ...courses, items: courses.items.slice(0, 3) };
  return { ...config, lists, security: { frames: exampleFrames }, routes: [...config.routes, route] };
}
