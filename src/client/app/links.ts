import type { createBrowserRouter } from 'react-router-dom';
import { normalizePath, type PageLoader } from './load-page.ts';
import { scrollToHash } from './PageScroll.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Handles clicks on plain links as React Router's `Link` does, since most links are in HTML that React does not render in the browser. Also
 * preloads the page of a link that the visitor points at for `preloadDelay` milliseconds.
 */
export function followLinks(router: Router, pages: PageLoader, preloadDelay: number): void {
  document.addEventListener('click', (event) => {
    const link = pageLink(event);
    const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || modified || event.defaultPrevented) return;
    event.preventDefault();
    const isOnSamePage = link.hash && normalizePath(link.pathname) === normalizePath(location.pathname);
    // The current address does not become a second history entry.
    void router.navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    // After the router has stored the scroll position, and without waiting for React, which may be busy.
    if (isOnSamePage) scrollToHash(link.hash);
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const preloadSoon = (event: Event) => {
    clearTimeout(timer);
    const link = pageLink(event);
    if (!link || normalizePath(link.pathname) === normalizePath(location.pathname)) return;
    // An error is shown when the visitor follows the link.
    timer = setTimeout(() => pages.load(normalizePath(link.pathname)).catch(() => {}), preloadDelay);
  };
  const cancel = () => clearTimeout(timer);
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preloadSoon, { passive: true });
  for (const type of ['pointerout', 'focusout']) document.addEventListener(type, cancel, { passive: true });

  // The pointer may have been on a link before this code ran.
  const hovered = document.querySelector('a:hover, a:focus');
  if (hovered) hovered.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

/** The link that an event is on, if it leads to a page of this site in this window. */
function pageLink(event: Event): HTMLAnchorElement | undefined {
  // Not its own method: a form may have a field named "closest".
  const { target } = event;
  const link =
    target instanceof Element ? (Element.prototype.closest.call(target, 'a') as HTMLAnchorElement | null) : null;
  if (!link?.href || link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  // Links to other languages have `_top`: the browser loads the document, as the whole page changes.
  if (link.target && link.target !== '_self') return undefined;
  // Something else on the same host. A site at its root has no such code.
  const base = import.meta.env.BASE_URL;
  if (base !== '/' && !import.meta.env.DEV && !`${link.pathname}/`.startsWith(base)) return undefined;
  // A dot in the last segment means a file.
  return /\.[^/]+$/.test(link.pathname) && !link.pathname.endsWith('.html') ? undefined : link;
}
