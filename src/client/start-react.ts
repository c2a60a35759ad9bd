// When React is loaded: at the visitor's first action, when a section that needs it is on the screen, else after a quiet while. What the
// visitor asks of it before is kept; `early.ts` does that later.
import { all, attempt, root, settings } from './inline.ts';

const earlyActions: { kind: 'click' | 'submit'; target: HTMLElement }[] = [];
Object.assign(window, { earlyActions });

// Buttons of live sections, copied links and downloads' toasts need React. Links, dialogs, menu, scheme and fields do not.
const needsReact = '[data-start] button:not([type=submit], [commandfor]), button[data-copy], a[data-download]';
document.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>(needsReact);
    const section = button?.closest('[data-start]');
    if (!button || (section ? section.matches('[data-live]') : 'react' in root.dataset)) return;
    // In the capture phase: React, where it is here before the section's code, would swallow the click.
    if (section) event.stopPropagation();
    // A download goes on by itself; only its toast waits.
    keepEarly('click', button);
  },
  true,
);
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLElement;
  if (event.defaultPrevented || !form.closest('[data-start]:not([data-live])')) return;
  event.preventDefault();
  keepEarly('submit', form);
});
function keepEarly(kind: 'click' | 'submit', target: HTMLElement): void {
  earlyActions.push({ kind, target });
  loadReact();
}

let isLoading = false;
/** Loads React once, which then takes over the page. */
function loadReact(): void {
  if (isLoading || !settings.entry) return;
  // A document never asks again for a module that it could not load, so it does not ask without a network.
  if (navigator.onLine === false) {
    doWithout();
    return;
  }
  isLoading = true;
  // The entry needs this file first, so both are fetched at once.
  const siteFile = fetch(settings.site ?? '');
  siteFile.catch(() => {});
  Object.assign(window, { siteFile });
  import(/* @vite-ignore */ settings.entry).then(({ started }) => started).catch(doWithout);
  setTimeout(() => 'react' in root.dataset || doWithout(), Number(settings.timeout));
}

/** Makes the page what it is without script: what needs React is hidden, and forms are sent by the browser itself. */
function doWithout(error?: unknown): void {
  root.dataset.react = 'failed';
  for (const section of all<HTMLElement>('[data-start]:not([data-live])')) section.dataset.live = 'failed';
  for (const { kind, target } of earlyActions.splice(0))
    if (kind === 'submit') (target as HTMLFormElement).requestSubmit();
  isLoading = false;
  addEventListener('online', loadReact, { once: true });
  // The browser itself reports a file that is gone or broken.
  if (error && !(error instanceof TypeError || error instanceof SyntaxError)) throw error;
}

document.addEventListener('DOMContentLoaded', () => {
  // After the frame that answers the action, as a slow phone takes ten milliseconds to ask for files. One tap fires several events.
  let isSoon = false;
  const loadSoon = () => {
    if (!isSoon) setTimeout(loadReact, 100);
    isSoon = true;
  };
  for (const type of ['pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin'])
    addEventListener(type, loadSoon, { once: true, passive: true });
  // Browsers also fire this for a resting pointer while the page below it is laid out.
  const onMove = ({ movementX, movementY }: PointerEvent) => (movementX || movementY) && loadReact();
  addEventListener('pointermove', onMove, { passive: true });
  addEventListener('load', () => {
    setTimeout(loadReact, 4000);
    // Sections that need React wait until the first screen is complete.
    attempt(() => requestIdleCallback(loadForSections)) ?? setTimeout(loadForSections);
  });
});

/** Loads React for sections that want it at once, or when one of the others comes on the screen. */
function loadForSections(): void {
  if (document.querySelector('[data-start=load]')) loadReact();
  // Where the browser cannot observe them, the visitor's scrolling loads it.
  attempt(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadReact(),
    );
    for (const section of all('[data-start=visible]')) observer.observe(section);
  });
}
