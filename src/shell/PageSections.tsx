import { startTransition, useEffect, useInsertionEffect, useState } from 'react';
import { follow, holdBack } from '../client/arriving.ts';
import type { PageView } from '../client/page-view.ts';
import type { SiteModel } from '../config/page-model.ts';
import { SectionRenderer } from '../sections/SectionRenderer.tsx';

interface PageSectionsProps {
  view: PageView;
  site: SiteModel;
  /** Whether the visitor came by a step that begins at the top, so that what is further down may follow. */
  fromTop: boolean;
}

/** A page: its sections in the order of the config. */
export function PageSections({ view, site, fromTop }: PageSectionsProps) {
  const { length } = view.sections;
  const [count, setCount] = useState(fromTop ? firstSections(view) : length);
  // Whoever goes on to a place in the page needs the whole of it.
  if (!fromTop && count < length) setCount(length);

  useEffect(() => {
    // One at a time, so that no task is long.
    if (count < length) startTransition(() => setCount(count + 1));
  }, [count, length]);

  useInsertionEffect(() => {
    if (count < length) holdBack();
    // The page of the document follows by itself, once it has its font.
    else if ('react' in document.documentElement.dataset) follow();
  }, [count, length]);

  // The path is part of the key, so that equal ids of two pages are two sections.
  return (
    <>
      {view.sections.slice(0, count).map((section) => (
        <SectionRenderer key={`${view.path}#${section.id}`} view={section} site={site} />
      ))}
      {count < length && <div style={{ blockSize: '100vh' }} />}
    </>
  );
}

/**
 * How many sections a page begins with that is shown from its top: what a screen shows at the least, but nothing that runs code where
 * its HTML would be enough to begin with. The place below them is kept, so that the footer is not seen there for a moment.
 */
const firstSections = ({ sections: [, second] }: PageView) => (second && 'html' in second ? 2 : 1);
