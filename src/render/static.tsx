import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteModel } from '../config/page-model.ts';
import { Providers } from '../ui/Providers.tsx';

/** The HTML of something that React never takes over. `prefix` keeps its ids apart from those of others. */
export function renderStatic(site: SiteModel, prefix: string, node: ReactNode): string {
  const html = renderToStaticMarkup(<Providers site={site}>{node}</Providers>, { identifierPrefix: `${prefix}-` });
  return withoutHints(html);
}

/** React asks for pictures ahead where the HTML begins, which is right before the pictures themselves. */
export function withoutHints(html: string): string {
  let start = 0;
  while (html.startsWith(hint, start)) start = html.indexOf('>', start) + 1;
  return start === 0 ? html : html.slice(start);
}

const hint = '<link rel="preload" as="image"';
