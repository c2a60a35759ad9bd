import { useEffect, useInsertionEffect, useRef, useState } from 'react';
import { adoptCss } from './adopt-css.ts';
import type { PageView } from './page-view.ts';

/** After a navigation: sets the page's head and styles, moves the focus to its heading, and returns the words that announce it. */
export function useArrival(view: PageView | undefined, words: string): string {
  const shown = useRef(view?.path);
  const [announcement, setAnnouncement] = useState('');

  useInsertionEffect(() => {
    if (view) adoptCss(view.css);
  }, [view]);

  useEffect(() => {
    if (!view || shown.current === view.path) return;
    shown.current = view.path;
    updateHead(view.head);
    // What lay over the last page; `:is` is valid also in browsers without popovers.
    for (const panel of document.querySelectorAll<HTMLElement>(':is([popover]:popover-open)')) {
      if (panel.popover !== 'manual') close(panel);
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    setAnnouncement(words.replace('{page}', view.head.title));
  }, [view, words]);

  return announcement;
}

function close(panel: HTMLElement): void {
  try {
    panel.hidePopover();
  } catch {
    // A browser without popovers: the platform script has closed it at the click.
  }
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
