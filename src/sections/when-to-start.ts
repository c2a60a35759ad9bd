import { earlyTouched } from '../client/early.ts';
import type { LiveSection } from '../client/page-view.ts';

const starters = new Set<() => void>();
let allStarted = false;

/** Resolves when a prerendered section is to be taken over by React: see `Start` in `live-sections.ts`. */
export function whenToStart({ id, start }: LiveSection): Promise<void> {
  const element = document.getElementById(id);
  if (!element || start === 'load' || allStarted || earlyTouched(element)) return Promise.resolve();
  return new Promise((resolve) => {
    // Whatever starts the section ends the wait for everything else, which would hold on to the element for good.
    const begin = () => {
      starters.delete(begin);
      cease();
      resolve();
    };
    starters.add(begin);
    const cease = start === 'visible' ? whenNear(element, begin) : whenTouched(element, begin);
  });
}

/**
 * Starts every section that still waits; to be called before a navigation. React cannot finish an update that
 * passes a boundary which is waiting for its turn: it would wait along with it.
 */
export function startAllSections(): void {
  allStarted = true;
  for (const start of starters) start();
}

/** Calls `begin` when an element comes near; returns how to stop waiting for it. */
function whenNear(element: Element, begin: () => void): () => void {
  const near = (entries: IntersectionObserverEntry[]) =>
    entries.some(({ isIntersecting }) => isIntersecting) && begin();
  try {
    const observer = new IntersectionObserver(near, { rootMargin: '200px' });
    observer.observe(element);
    return () => observer.disconnect();
  } catch {
    // Nobody tells where it is: then it starts soon.
    setTimeout(begin);
    return () => {};
  }
}

/** Calls `begin` when an element is touched; returns how to stop waiting for it. */
function whenTouched(element: Element, begin: () => void): () => void {
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click', 'submit'];
  const start = ({ target }: Event) => target instanceof Node && element.contains(target) && begin();
  // Heard on the way down, above React, which stops what it cannot deliver to a section that still waits.
  for (const sign of signs) document.addEventListener(sign, start, { capture: true, passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, start, true);
  };
}
