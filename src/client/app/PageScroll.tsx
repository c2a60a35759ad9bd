import { useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType, useRouteLoaderData } from 'react-router-dom';

/**
 * React Router's `ScrollRestoration` with two additions. The style sheet has smooth scrolling, which is off while a page is scrolled to its
 * position. And on a new page it scrolls to the `#id` after `delay` milliseconds, even if the page loaded only on a retry. `pageRoute` is
 * the id of the route that holds the page.
 */
export function PageScroll({ delay, pageRoute }: { delay: number; pageRoute: string }) {
  const location = useLocation();
  const isPop = useNavigationType() === 'POP';
  const hasPage = useRouteLoaderData(pageRoute) !== undefined;
  const last = useRef(location);

  // Layout effects of children run first, so the scroll position is restored already.
  useLayoutEffect(() => {
    document.documentElement.style.removeProperty('scroll-behavior');
    const from = last.current;
    if (from === location || !hasPage) return;
    last.current = location;
    if (from.pathname === location.pathname) return;
    if (isPop) return keepPosition();
    if (!location.hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(() => scrollToHash(location.hash), delay);
    return () => clearTimeout(timer);
  }, [location, isPop, hasPage, delay]);

  return (
    <>
      <InstantScroll />
      <ScrollRestoration getKey={positionKey} />
    </>
  );
}

/** Turns smooth scrolling off for the effects that follow, unless the location is a `#id` of the same page. */
function InstantScroll() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== last.current || !hash) document.documentElement.style.scrollBehavior = 'auto';
    last.current = pathname;
  }, [pathname, hash]);
  return null;
}

/** Stays where the page is for two frames: a smooth scroll of the page before may end only then. Returns a function that gives it up. */
function keepPosition(): () => void {
  const top = window.scrollY;
  const stay = () => window.scrollTo({ top, behavior: 'instant' });
  let frame = requestAnimationFrame(() => {
    stay();
    frame = requestAnimationFrame(stay);
  });
  return () => cancelAnimationFrame(frame);
}

// All hashes that a visitor types into the address bar share the router's key of the first page.
const positionKey = ({ key, hash }: Location) => key + hash;

/** Scrolls to the element that a `#id` names, smoothly if the style sheet says so, and focuses it, so that Tab continues from there. */
export function scrollToHash(hash: string): void {
  const target = document.getElementById(anchorId(hash));
  if (!target) return;
  target.scrollIntoView();
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

function anchorId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Not percent-encoded.
    return hash.slice(1);
  }
}
