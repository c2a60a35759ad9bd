/** What a visitor did before React was there, kept by the inline platform script. */
interface EarlyAction {
  kind: 'click' | 'submit';
  target: HTMLElement;
}

declare global {
  interface Window {
    /** Set by the platform script; undefined where script began without it. */
    earlyActions?: EarlyAction[];
  }
}

/** True if the visitor has already pressed something in the element, or is in it now. */
export function earlyTouched(element: Element): boolean {
  return (
    element.contains(document.activeElement) ||
    (window.earlyActions ?? []).some(({ target }) => element.contains(target))
  );
}

/** Does what the visitor asked of a section before it was alive, once, in the order in which it was asked. */
export function replayEarly(sectionId: string): void {
  const element = document.getElementById(sectionId);
  if (!element) return;
  element.dataset.live = '';
  replay((target) => element.contains(target));
}

/** Gives up on the code of a section: its form goes the browser's own way, and what needs the code is not offered. */
export function doWithout(sectionId: string): void {
  const element = document.getElementById(sectionId);
  if (!element || element.dataset.live === '') return;
  element.dataset.live = 'failed';
  replay((target) => target instanceof HTMLFormElement && element.contains(target));
}

/** Does what was asked of everything outside of sections, such as links of the header. */
export function replayEarlyElsewhere(): void {
  replay((target) => !target.closest('[data-start]:not([data-live])'));
}

function replay(mine: (target: HTMLElement) => boolean): void {
  const all = window.earlyActions ?? [];
  const signs = all.filter(({ target }) => mine(target));
  // In place: the list is the platform script's too.
  all.splice(0, all.length, ...all.filter((sign) => !signs.includes(sign)));
  for (const { kind, target } of signs) {
    // A link has led to its place or file already; only what was to be told of it is late.
    if (target instanceof HTMLAnchorElement)
      target.addEventListener('click', (event) => event.preventDefault(), { once: true });
    if (kind === 'click') target.click();
    else if (target instanceof HTMLFormElement) target.requestSubmit();
  }
}
