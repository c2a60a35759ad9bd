import { earlyTouched } from '../page/early.ts';
import type { LiveSection } from '../page/page-view.ts';

const starters = new Set<() => void>();
let allStarted = false;

/** Resolves when a prerendered section is to be taken over by React: see `Start` in `live-sections.ts`. */
export function whenToStart({ id, start }: LiveSection): Promise<void> {
  const element = document.getElementById(id);
  if (!element || start === 'load' || allStarted || earlyTouched(element)) return Promise.resolve();
  const all = new Promise<void>((resolve) => starters.add(resolve));
  return Promise.race([all, start === 'visible' ? whenNear(element) : whenTouched(element)]);
}

/**
 * Starts every section that still waits; to be called before a navigation. React cannot finish an update that
 * passes a boundary which is waiting for its turn: it would wait along with it.
 */
export function startAllSections(): void {
  allStarted = true;
  for (const start of starters) start();
  starters.clear();
}

function whenNear(element: Element): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
  });
}

function whenTouched(element: Element): Promise<void> {
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click', 'submit'];
  return new Promise((resolve) => {
    const start = ({ target }: Event) => {
      if (!(target instanceof Node) || !element.contains(target)) return;
      for (const sign of signs) document.removeEventListener(sign, start, true);
      resolve();
    };
    // Heard on the way down, above React, which stops what it cannot deliver to a section that still waits.
    for (const sign of signs) document.addEventListener(sign, start, { capture: true, passive: true });
  });
}
