import { useEffect, useInsertionEffect, useRef, useState } from 'react';
import { closePanel } from '../../shell/close-panel.ts';
import { adoptCss } from '../../ui/toasts/adopt-css.ts';
import type { PageView } from './page-view.ts';

/** After a navigation, updates head and CSS, closes panels, and focuses the heading. Returns the announcement: `text` with the page's title. */
export function useArrival(view: PageView | undefined, text: string): string {
  const shown = useRef(view?.path);
  const [announcement, setAnnouncement] = useState('');

  useInsertionEffect(() => {
    if (view) adoptCss(view.css);
  }, [view]);

  useEffect(() => {
    if (!view || shown.current === view.path) return;
    shown.current = view.path;
    updateHead(view.head);
    // Inside of `:is`, an unknown pseudo-class does no harm in browsers without popovers.
    for (const panel of document.querySelectorAll<HTMLElement>(':is([popover]:popover-open)')) {
      if (panel.popover !== 'manual') closePanel(panel);
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    // In a frame it takes no focus away from the page around.
    if (window === window.top || document.hasFocus()) heading?.focus({ preventScroll: true });
    setAnnouncement(text.replace('{page}', view.head.title));
  }, [view, text]);

  return announcement;
}

/** What the head of the document says of the page. */
export function readHead(): PageView['head'] {
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return { title: document.title, ...(description && { description }), ...(canonical && { canonical }) };
}

function updateHead({ title, description = '', canonical }: PageView['head']): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const link = document.querySelector('link[rel="canonical"]');
  if (link && canonical) link.setAttribute('href', canonical);
  else if (link) link.remove();
  else if (canonical)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: canonical }));
}
