// Loads React at the visitor's first action, when a section that needs it is on the screen, or after some idle seconds. What the visitor
// does before is recorded, and replayed by `early.ts`.
import type { EarlyAction } from './early.ts';
import { all, attempt, closest, root, settings } from './inline.ts';

const earlyActions: EarlyAction[] = [];
Object.assign(window, { earlyActions });

// Buttons that copy a link, and the toasts of downloads: links, dialogs, menu and scheme need no React.
const needsReact = '[data-copy],[data-download]';
// What the browser works by itself in a live section.
const native =
  'a[href],[type=submit],[commandfor],[popovertarget],input:not([type=button]),select,textarea,label,summary';
// A live section whose code is not there yet.
const sleeping = '[data-start]:not([data-live])';
document.addEventListener(
  'click',
  (event) => {
    const target = event.target as HTMLElement;
    const button = closest(target, needsReact);
    const waiting = closest(target, `${sleeping},:root:not([data-react])`);
    if (!waiting || !(button || (waiting !== root && !closest(target, native)))) return;
    // Stopped in the capture phase: React would swallow the click if it runs before the section's code has loaded.
    if (waiting !== root) event.stopPropagation();
    // A download starts by itself; only its toast is late.
    recordAction('click', closest(target, 'a, button') ?? target);
  },
  true,
);
// What the visitor chooses or writes is there at once; the code of the section is told later.
document.addEventListener(
  'input',
  ({ target }) => {
    if (closest(target, sleeping)) recordAction('input', target as HTMLElement);
  },
  true,
);
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLElement;
  if (event.defaultPrevented || !closest(form, sleeping)) return;
  event.preventDefault();
  recordAction('submit', form);
});
function recordAction(kind: EarlyAction['kind'], target: HTMLElement): void {
  // Of a field, only what it has at last counts.
  if (kind === 'input' && earlyActions.at(-1)?.target === target) earlyActions.pop();
  const { value, checked } = target as HTMLInputElement;
  earlyActions.push({ kind, target, value, checked });
  loadReact();
}

let isLoading = false;
/** Loads the entry script once, which hydrates the page. */
function loadReact(): void {
  if (isLoading || !settings.entry) return;
  // A document cannot retry a module that failed to load, so it waits for a network.
  if (navigator.onLine === false) {
    doWithout();
    return;
  }
  isLoading = true;
  // The entry needs this file first, so it is fetched in parallel.
  const siteFile = fetch(settings.site ?? '');
  siteFile.catch(() => {});
  Object.assign(window, { siteFile });
  import(/* @vite-ignore */ settings.entry).then(({ started }) => started).catch(doWithout);
  setTimeout(() => 'react' in root.dataset || doWithout(), Number(settings.timeout));
}

/** Falls back to the page without script: controls that need React are hidden, and the browser submits forms. */
function doWithout(error?: unknown): void {
  root.dataset.react = 'failed';
  for (const section of all<HTMLElement>(sleeping)) section.dataset.live = 'failed';
  for (const { kind, target } of earlyActions.splice(0))
    if (kind === 'submit') HTMLFormElement.prototype.requestSubmit.call(target);
  isLoading = false;
  addEventListener('online', loadReact, { once: true });
  // The browser reports files that are missing or broken by itself.
  if (error && !(error instanceof TypeError || error instanceof SyntaxError)) throw error;
}

document.addEventListener('DOMContentLoaded', () => {
  // Delayed until the effect of the action is painted, as requests take 10 ms on a slow phone. One tap fires several of these events.
  let isSoon = false;
  const loadSoon = () => {
    if (!isSoon) setTimeout(loadReact, 100);
    isSoon = true;
  };
  for (const type of ['pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin'])
    addEventListener(type, loadSoon, { once: true, passive: true });
  // Browsers also fire this for a resting pointer when the layout below it changes.
  const onMove = ({ movementX, movementY }: PointerEvent) => (movementX || movementY) && loadReact();
  addEventListener('pointermove', onMove, { passive: true });
  addEventListener('load', () => {
    setTimeout(loadReact, 4000);
    // Not before the first screen is complete.
    attempt(() => requestIdleCallback(loadForSections)) ?? setTimeout(loadForSections);
  });
});

/** Loads React for sections that start on load, or when a section that starts once visible is on the screen. */
function loadForSections(): void {
  // Or the page has changed since it was built: React shows it as it is now.
  if (document.querySelector('[data-start=load]') || Number(settings.changes) <= Date.now()) loadReact();
  // Without an IntersectionObserver, scrolling loads it.
  attempt(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadReact(),
    );
    for (const section of all('[data-start=visible]')) observer.observe(section);
  });
}
