import { useEffect, useLayoutEffect, useRef } from 'react';
import { prefersStill } from '../ui/prefers-still.ts';
import type { RouterState } from './router.ts';

const storageKey = 'scroll-positions';
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Where the window stands after each step: back and forward restore it, a new page begins at its top, and `#id`
 * scrolls there smoothly, on a new page after `hashDelay` milliseconds. The first page is left as the browser has it.
 */
export function useScroll({ place, byBrowser, view }: RouterState, hashDelay: number): void {
  const ready = view !== undefined;
  const last = useRef(place);

  useBeforePaint(() => {
    const from = last.current;
    if (from === place) return;
    // A page that failed is at its top, and is gone on from when it has come after all.
    if (!ready) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    last.current = place;
    const samePage = from.pathname === place.pathname;
    // An address edited by hand is a step of the browser's own, without the router's state: nothing is to be restored.
    const top = byBrowser && history.state ? positions()[place.key] : undefined;
    if (top !== undefined) {
      // Not returned: browsers that give a promise for it would have React take that for a clean-up.
      window.scrollTo({ top, behavior: 'instant' });
      return;
    }
    if (!samePage || !place.hash) window.scrollTo({ top: 0, behavior: samePage ? motion() : 'instant' });
    if (!place.hash) return;
    const timer = setTimeout(() => scrollToHash(place.hash), samePage ? 0 : hashDelay);
    return () => clearTimeout(timer);
  }, [place, byBrowser, hashDelay, ready]);

  useEffect(() => {
    // Reloading is left to the browser, so the manual mode ends with the document.
    const manual = () => {
      history.scrollRestoration = 'manual';
    };
    const automatic = () => {
      savePosition(last.current.key);
      history.scrollRestoration = 'auto';
    };
    manual();
    window.addEventListener('pagehide', automatic);
    window.addEventListener('pageshow', manual);
    return () => {
      window.removeEventListener('pagehide', automatic);
      window.removeEventListener('pageshow', manual);
    };
  }, []);
}

/** Remembers where the window stands for a history entry; called before the next page is shown. */
export function savePosition(key: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...positions(), [key]: Math.round(window.scrollY) }));
  } catch {
    // Storage may be blocked or full: then going back begins at the top.
  }
}

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function scrollToHash(hash: string): void {
  const target = document.getElementById(idOf(hash));
  if (!target) return;
  target.scrollIntoView({ behavior: motion() });
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

const motion = (): ScrollBehavior => (prefersStill() ? 'instant' : 'smooth');
