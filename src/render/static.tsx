import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteModel } from '../config/resolve/page-model.ts';
import { Providers } from '../ui/Providers.tsx';

/** The HTML of something that React never takes over. `prefix` keeps its ids apart from those of others. */
export function renderStatic(site: SiteModel, prefix: string, node: ReactNode): string {
  const html = renderToStaticMarkup(<Providers site={site}>{node}</Providers>, { identifierPrefix: `${prefix}-` });
  return withoutPreloads(html);
}

/** Without the links by which React preloads pictures: they would stand right before the pictures themselves. */
export const withoutPreloads = (html: string) => html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');
