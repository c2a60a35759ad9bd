import type { SiteModel } from '../config/page-model.ts';
import { SectionRenderer } from '../sections/SectionRenderer.tsx';
import type { PageView } from './page-view.ts';

/** A page: its sections in the order of the config. */
export function PageSections({ view, site }: { view: PageView; site: SiteModel }) {
  // The path is part of the key, so that equal ids of two pages are two sections.
  return view.sections.map((section) => (
    <SectionRenderer key={`${view.path}#${section.id}`} view={section} site={site} />
  ));
}
