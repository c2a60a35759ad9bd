/**
 * While a page arrives, the sections beyond the first screen are left out of style and layout (base.css), so that its
 * first frame, and a tap right after it, wait for the first screen alone; then they follow, each in a task of its own. The heights
 * of what is left out are guesses: this is for a page that is shown from its top.
 */
const rootData = () => document.documentElement.dataset;
const parts = () => [...document.querySelectorAll<HTMLElement>('main > *, footer')];

/** Leaves out what is beyond the first screen, until `follow` or `showAll`. */
export function holdBack(): void {
  rootData().arriving = '';
}

/** For how long nothing stands in the visitor's way: after the first frame, and after a finger comes down, in milliseconds. */
const patience = 150;

/** Lets what was left out follow once a frame has shown the first screen, one section a task, while nothing more urgent is to be done. */
export function follow(): void {
  if (rootData().arriving === undefined) return;
  const waiting = parts();
  let from = 0;
  const wait = () => {
    from = performance.now() + patience;
  };
  addEventListener('pointerdown', wait, true);
  const showNext = () => {
    const early = from - performance.now();
    if (early > 0) return void setTimeout(whenIdle, early, showNext);
    const part = waiting.shift();
    if (!part) showAll();
    if (!part || rootData().arriving === undefined) return removeEventListener('pointerdown', wait, true);
    part.style.setProperty('content-visibility', 'visible');
    // Laid out here and now, or the next frame would lay out several at once.
    part.getBoundingClientRect();
    whenIdle(showNext);
  };
  requestAnimationFrame(() => {
    wait();
    whenIdle(showNext);
  });
}

/** A tap and the frame that answers it go before; a page that is never idle is whole in some seconds all the same. */
function whenIdle(task: () => void): void {
  try {
    requestIdleCallback(task, { timeout: 500 });
  } catch {
    setTimeout(task);
  }
}

/** Shows everything at once: for a visitor who leaves the first screen by a way that goes by the true heights. */
export function showAll(): void {
  if (rootData().arriving === undefined) return;
  delete rootData().arriving;
  for (const part of parts()) part.style.removeProperty('content-visibility');
  // Laid out before the key that was pressed scrolls: browsers ask for the heights first, and then lay out.
  document.documentElement.getBoundingClientRect();
}
