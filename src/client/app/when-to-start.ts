import { wasTouchedEarly } from '../before-react/early.ts';
import type { LiveSection } from './page-view.ts';

const starters = new Set<() => void>();
let allStarted = false;

/** Resolves when a prerendered section is to be hydrated; see `ClientMode`. */
export function whenToStart({ id, start }: LiveSection): Promise<void> {
  const element = document.getElementById(id);
  if (!element || start === 'load' || allStarted || wasTouchedEarly(element)) return Promise.resolve();
  return new Promise((resolve) => {
    const begin = () => {
      starters.delete(begin);
      stopWaiting();
      resolve();
    };
    starters.add(begin);
    const stopWaiting = start === 'visible' ? whenNear(element, begin) : whenTouched(element, begin);
  });
}

/** Starts all sections that still wait. Must be called before a navigation: React cannot finish an update while a boundary in it is suspended. */
export function startAllSections(): void {
  allStarted = true;
  for (const start of starters) start();
}

/**
 * Starts all sections, and resolves when React has taken over each, or could not. To be awaited before a page is shown as it is now: a section
 * takes over its prerendered HTML with the data that this was made from.
 */
export function allSectionsLive(): Promise<void> {
  startAllSections();
  return new Promise((done) => {
    const observer = new MutationObserver(check);
    observer.observe(document, { attributeFilter: ['data-live'], subtree: true });
    check();
    function check() {
      if (document.querySelector('[data-start]:not([data-live])')) return;
      observer.disconnect();
      done();
    }
  });
}

/** Calls `begin` when an element comes near the viewport; returns a function that stops waiting. */
function whenNear(element: Element, begin: () => void): () => void {
  const near = (entries: IntersectionObserverEntry[]) =>
    entries.some(({ isIntersecting }) => isIntersecting) && begin();
  try {
    const observer = new IntersectionObserver(near, { rootMargin: '200px' });
    observer.observe(element);
    return () => observer.disconnect();
  } catch {
    // Without an IntersectionObserver, it starts at once.
    setTimeout(begin);
    return () => {};
  }
}

/** Calls `begin` when the visitor interacts with an element; returns a function that stops waiting. */
function whenTouched(element: Element, begin: () => void): () => void {
  const events = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click', 'submit'];
  const start = ({ target }: Event) => target instanceof Node && element.contains(target) && begin();
  // In the capture phase, as React stops events for sections that are not hydrated.
  for (const event of events) document.addEventListener(event, start, { capture: true, passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, start, true);
  };
}
