import { useEffect, useInsertionEffect, useRef, useState } from 'react';
import { adoptCss } from './adopt-css.ts';
import type { PageView } from './page-view.ts';

/** After a step to another page: its head and rules, the focus on its heading, and the words to announce it with. */
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
    // Whatever lay over the page that was left; `:is` forgives browsers that do not know popovers.
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
    // Where panels are no popovers, the platform script has closed them at the click.
  }
}

function updateHead({ title, description, canonical }: PageView['head']): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const link = document.querySelector('link[rel="canonical"]');
  if (link && canonical) link.setAttribute('href', canonical);
  else if (link) link.remove();
  else if (canonical)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: canonical }));
}
