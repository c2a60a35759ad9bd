import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { prefersStill } from '../ui/prefers-still.ts';

/**
 * What React Router's ScrollRestoration leaves to the site: it scrolls as the style sheet says, which is smooth, and so a new page would
 * glide to its top; and a `#id` is scrolled to smoothly, on a new page after `delay` milliseconds, with the focus on it. To be called
 * in a component above ScrollRestoration. The first page is left as the browser has it.
 */
export function useHashScroll(delay: number): void {
  const location = useLocation();
  const isPop = useNavigationType() === 'POP';
  const last = useRef(location);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (last.current === location) return;
    if (isPop || !location.hash) style.scrollBehavior = 'auto';
    const frame = requestAnimationFrame(() => style.removeProperty('scroll-behavior'));
    return () => cancelAnimationFrame(frame);
  }, [location, isPop]);

  useEffect(() => {
    const from = last.current;
    last.current = location;
    if (from === location || isPop || !location.hash) return;
    const timer = setTimeout(() => scrollToHash(location.hash), from.pathname === location.pathname ? 0 : delay);
    return () => clearTimeout(timer);
  }, [location, isPop, delay]);
}

function scrollToHash(hash: string): void {
  const target = document.getElementById(idOf(hash));
  if (!target) return;
  target.scrollIntoView({ behavior: prefersStill() ? 'instant' : 'smooth' });
  // The next Tab goes on from there, as after a jump by the browser itself.
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
