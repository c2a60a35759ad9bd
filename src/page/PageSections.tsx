import type { SiteModel } from '../config/page-model.ts';
import { SectionRenderer } from '../sections/SectionRenderer.tsx';
import { NotFound } from './NotFound.tsx';
import type { PageView } from './page-view.ts';

/** A page: its sections in the order of the config, or 'Not Found'. */
export function PageSections({ view, site }: { view: PageView; site: SiteModel }) {
  if (view.notFound) return <NotFound site={site} />;
  // The path is part of the key, so that equal ids of two pages are two sections.
  return view.sections.map((section) => (
    <SectionRenderer key={`${view.path}#${section.id}`} view={section} site={site} />
  ));
}
