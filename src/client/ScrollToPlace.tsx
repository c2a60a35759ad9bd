import { useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType, useRouteLoaderData } from 'react-router-dom';

/**
 * React Router's ScrollRestoration, and what it lacks: the style sheet scrolls smoothly, so it is held still while a page is put to its
 * place; and on a new page a `#id` is scrolled to after `delay` milliseconds, also where the page came only at a second try.
 * `pageRoute` is the id of the route that holds the page.
 */
export function ScrollToPlace({ delay, pageRoute }: { delay: number; pageRoute: string }) {
  const location = useLocation();
  const isPop = useNavigationType() === 'POP';
  const hasPage = useRouteLoaderData(pageRoute) !== undefined;
  const last = useRef(location);

  // Runs after the effects of the children below.
  useLayoutEffect(() => {
    document.documentElement.style.removeProperty('scroll-behavior');
    const from = last.current;
    if (from === location || !hasPage) return;
    last.current = location;
    if (isPop || !location.hash || from.pathname === location.pathname) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(() => scrollToHash(location.hash), delay);
    return () => clearTimeout(timer);
  }, [location, isPop, hasPage, delay]);

  return (
    <>
      <ScrollAtOnce />
      <ScrollRestoration getKey={placeKey} />
    </>
  );
}

/** Has what follows scroll at once, unless it leads to a `#id` of the same page. */
function ScrollAtOnce() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== last.current || !hash) document.documentElement.style.scrollBehavior = 'auto';
    last.current = pathname;
  }, [pathname, hash]);
  return null;
}

// An address that is changed by hand has the key of the first page.
const placeKey = ({ key, hash }: Location) => key + hash;

/** Scrolls, as smoothly as the style sheet says, to the element that a `#id` names, and moves the focus there, from where the next Tab goes on. */
export function scrollToHash(hash: string): void {
  const target = document.getElementById(idOf(hash));
  if (!target) return;
  target.scrollIntoView();
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // An address may hold anything; this one is not encoded.
    return hash.slice(1);
  }
}
