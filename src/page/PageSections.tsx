import { useDeferredValue, useInsertionEffect } from 'react';
import type { SiteModel } from '../config/page-model.ts';
import { SectionRenderer } from '../sections/SectionRenderer.tsx';
import { follow, holdBack } from './arriving.ts';
import type { PageView } from './page-view.ts';

/** How many sections fill a screen at the least: a page that is shown from its top begins with them. */
const firstScreen = 2;

interface PageSectionsProps {
  view: PageView;
  site: SiteModel;
  /** Whether the visitor came by a step that begins at the top, so that what is further down may follow. */
  fromTop: boolean;
}

/** A page: its sections in the order of the config. */
export function PageSections({ view, site, fromTop }: PageSectionsProps) {
  const { length } = view.sections;
  const count = useDeferredValue(length, fromTop ? firstScreen : length);

  useInsertionEffect(() => {
    if (count < length) holdBack();
    else follow();
  }, [count, length]);

  // The path is part of the key, so that equal ids of two pages are two sections.
  return view.sections
    .slice(0, count)
    .map((section) => <SectionRenderer key={`${view.path}#${section.id}`} view={section} site={site} />);
}
