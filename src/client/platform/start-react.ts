import { early } from './early-list.ts';
import { all, attempt, root, settings } from './shared.ts';

// React: at the visitor's first sign, when a section that needs it is on the screen, else after a quiet while.
let asked = false;
/** Fetches React, which then takes over; once. */
export function fetchReact(): void {
  if (asked || !settings.entry) return;
  if (navigator.onLine === false) {
    // A module that could not be fetched once is never asked for again by this document.
    doWithout();
    return;
  }
  asked = true;
  // What the entry asks for first is on its way already when it begins.
  const siteFile = fetch(settings.site ?? '');
  siteFile.catch(() => {});
  (window as { siteFile?: Promise<Response> }).siteFile = siteFile;
  import(/* @vite-ignore */ settings.entry).then(({ started }) => started).catch(doWithout);
  setTimeout(() => 'react' in root.dataset || doWithout(), Number(settings.timeout));
}
/** Without React, the page is what it is without script: what needs React is not offered, and forms go the browser's own way. */
function doWithout(error?: unknown): void {
  root.dataset.react = 'failed';
  for (const section of all<HTMLElement>('[data-start]:not([data-live])')) section.dataset.live = 'failed';
  for (const { kind, target } of early.splice(0)) if (kind === 'submit') (target as HTMLFormElement).requestSubmit();
  asked = false;
  addEventListener('online', fetchReact, { once: true });
  // A file that is gone or broken has been told by the browser.
  if (error && !(error instanceof TypeError || error instanceof SyntaxError)) throw error;
}
document.addEventListener('DOMContentLoaded', () => {
  // The frame that answers the sign comes first: to ask for files takes a slow phone ten milliseconds. One tap gives several signs.
  let isSigned = false;
  const soon = () => {
    if (!isSigned) setTimeout(fetchReact, 100);
    isSigned = true;
  };
  for (const sign of ['pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin']) {
    addEventListener(sign, soon, { once: true, passive: true });
  }
  // Browsers tell also of a pointer that rests, while the page below it is laid out.
  addEventListener('pointermove', ({ movementX, movementY }) => (movementX || movementY) && fetchReact(), {
    passive: true,
  });
  addEventListener('load', () => {
    setTimeout(fetchReact, 4000);
    // What is on the screen comes first: sections that want React wait until the page is idle.
    attempt(() => requestIdleCallback(whenIdle)) ?? setTimeout(whenIdle);
  });
});

function whenIdle(): void {
  const sections = all('[data-start=visible]');
  if (document.querySelector('[data-start=load]')) fetchReact();
  // Before any of them comes on, the visitor scrolls, which is a sign.
  attempt(() => {
    const shown = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && fetchReact(),
    );
    for (const section of sections) shown.observe(section);
  });
}
