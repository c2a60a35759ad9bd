import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteData } from '../pages/page-data.ts';
import { Providers } from '../ui/Providers.tsx';

/** Renders HTML that is never hydrated. `prefix` keeps the ids of `useId` unique in the document. */
export function renderStatic(site: SiteData, prefix: string, node: ReactNode): string {
  const html = renderToStaticMarkup(<Providers site={site}>{node}</Providers>, { identifierPrefix: `${prefix}-` });
  return withoutPreloads(html);
}

/** Removes React's preload links for pictures, which are useless so close to the pictures. */
export const withoutPreloads = (html: string) => html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');
