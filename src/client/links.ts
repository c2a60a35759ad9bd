import type { createBrowserRouter } from 'react-router-dom';
import { type PageLoader, pathOf } from './load-page.ts';
import { scrollToHash } from './ScrollToPlace.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * What React Router's own `Link` does, for every plain link of the document: most stand in HTML that React does not render in the
 * browser. And what it lacks: a link's page is preloaded once the visitor shows intent for `preloadDelay` milliseconds.
 */
export function followLinks(router: Router, pages: PageLoader, preloadDelay: number): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || modified || event.defaultPrevented) return;
    event.preventDefault();
    const isStepInside = link.hash && pathOf(link.pathname) === pathOf(location.pathname);
    // The same address again is no new step back.
    void router.navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    // Only now, as the router has noted the place that is left; and at once, as React may still be busy.
    if (isStepInside) scrollToHash(link.hash);
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const preloadSoon = (event: Event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (!link || pathOf(link.pathname) === pathOf(location.pathname)) return;
    // Preloading is a guess: whatever fails now is told when the visitor really goes there.
    timer = setTimeout(() => pages.load(pathOf(link.pathname)).catch(() => {}), preloadDelay);
  };
  const cancel = () => clearTimeout(timer);
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preloadSoon, { passive: true });
  for (const type of ['pointerout', 'focusout']) document.addEventListener(type, cancel, { passive: true });

  // The pointer may have come to a link before this code did.
  const hovered = document.querySelector('a:hover, a:focus');
  if (hovered) hovered.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

/** The link that an event is on, if it leads to a page of this site in this window. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  // Those to other languages are for `_top`: all of the page changes with them.
  if (link.target && link.target !== '_self') return undefined;
  // A last part with a dot is a file, which is the browser's own business.
  return /\.[^/]+$/.test(link.pathname) && !link.pathname.endsWith('.html') ? undefined : link;
}
