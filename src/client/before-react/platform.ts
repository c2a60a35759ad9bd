// Inline script behind the first screen: what must work from the first paint on, before React.
import { all, attempt, closest, root, settings } from './inline.ts';
import './start-react.ts';

// The header gets a background once the page is scrolled.
const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > Number(settings.scrollThreshold));
addEventListener('scroll', markScrolled, { passive: true });
document.addEventListener('DOMContentLoaded', markScrolled);

// Scrolls to the hash in the address after a delay.
document.addEventListener('DOMContentLoaded', () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target) setTimeout(() => target.scrollIntoView(), Number(settings.hashScrollDelay));
});

// TabPanels, such as the menu, are popovers. Their buttons tell assistive technology and the style sheet whether they are open.
function markOpen(panel: HTMLElement, isOpen: boolean): void {
  for (const button of all(`[popovertarget="${panel.id}"]`)) button.setAttribute('aria-expanded', String(isOpen));
  if (panel.id === '_menu') root.toggleAttribute('data-menu', isOpen);
}
document.addEventListener('DOMContentLoaded', () => {
  for (const panel of all<HTMLElement>('[popover]')) markOpen(panel, panel.matches(':is(:popover-open)'));
});
document.addEventListener(
  // Fires before the panel opens, so that both change in the same frame.
  'beforetoggle',
  ({ target, newState }: Event & { newState?: string }) => {
    if (target instanceof HTMLElement && target.popover) markOpen(target, newState === 'open');
  },
  true,
);

// In browsers without popovers, the attribute `data-open` replaces them, here and in the style sheets of panels.
const hasPopovers = 'popover' in root;
root.toggleAttribute('data-no-popovers', !hasPopovers);
function setPanels(isOpen: (panel: HTMLElement) => boolean): void {
  if (hasPopovers) return;
  for (const panel of all<HTMLElement>('[popover=auto]'))
    markOpen(panel, panel.toggleAttribute('data-open', isOpen(panel)));
}

// Buttons open dialogs with `command`, and `closedby` closes them on a click outside. Polyfills for browsers that lack one or both.
const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
const hasClosedBy = 'closedBy' in (globalThis.HTMLDialogElement?.prototype ?? {});
function setDialog(dialog: HTMLDialogElement, isOpen: boolean): void {
  attempt(() => (isOpen ? dialog.showModal() : dialog.close()));
  if (dialog.hasAttribute('open') === isOpen) return;
  dialog.toggleAttribute('open', isOpen);
  (isOpen ? dialog : document).querySelector<HTMLElement>(isOpen ? 'button' : `[commandfor="${dialog.id}"]`)?.focus();
}
document.addEventListener('click', ({ target, clientX, clientY }) => {
  const element = target as HTMLElement;
  const link = closest(target, 'a');
  const button = closest(target, 'button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  if (button && dialog && !hasCommands) setDialog(dialog, button.getAttribute('command') !== 'close');
  if (element.localName === 'dialog' && !hasClosedBy) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (!isInside) setDialog(element as HTMLDialogElement, false);
  }
  // A link in a panel closes it, also if it leads to the same page.
  if (link) attempt(() => closest(target, '[popover]')?.hidePopover());
  const opener = closest(target, '[popovertarget]')?.getAttribute('popovertarget');
  setPanels((panel) =>
    panel.id === opener
      ? !panel.hasAttribute('data-open')
      : panel.hasAttribute('data-open') && panel.contains(element) && !link,
  );
});
document.addEventListener('keydown', (event) => {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (event.key === 'Escape') {
    setPanels(() => false);
    if (dialog && !attempt(() => dialog.matches(':modal'))) setDialog(dialog, false);
  }
  if (event.key === 'Tab' && dialog) keepFocusIn(dialog, event);
});

/** Moves the focus from the last control of a dialog to the first, or back, before it leaves the dialog. */
function keepFocusIn(dialog: HTMLElement, event: KeyboardEvent): void {
  const controls = [
    ...dialog.querySelectorAll<HTMLElement>('a[href], button, video[controls], summary, [tabindex="0"]'),
  ].filter((control) => attempt(() => control.checkVisibility()) ?? true);
  const { activeElement } = document;
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (activeElement !== from && activeElement !== dialog && dialog.contains(activeElement)) return;
  event.preventDefault();
  to?.focus();
}

// Films play when their dialog opens, with one retry, and stop when it closes.
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const dialog = target as HTMLElement;
    const film = dialog.localName === 'dialog' && dialog.querySelector('video');
    if (!film) continue;
    const isOpen = () => dialog.hasAttribute('open');
    film.poster ||= film.dataset.poster ?? '';
    if (isOpen())
      film.play().catch(() => setTimeout(() => isOpen() && film.play().catch(() => {}), Number(film.dataset.retry)));
    else {
      film.pause();
      film.currentTime = 0;
    }
  }
}).observe(root, { subtree: true, attributes: true, attributeFilter: ['open'] });

// Records the nodes that browser extensions add to live sections after parsing; `early.ts` takes them out for hydration.
const foreignNodes = new WeakSet<Node>();
Object.assign(window, { foreignNodes });
const foreignObserver = new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    if (closest(target, '[data-start]:not([data-live])')) for (const node of addedNodes) foreignNodes.add(node);
});
document.addEventListener(
  'readystatechange',
  () => foreignObserver.observe(document.body, { childList: true, subtree: true }),
  { once: true },
);

// React Router sets this to `manual`, and resets it on leaving, which is too late if the next page loads in another process.
history.scrollRestoration = 'auto';

// React hydrates the elements around this script, and does not know it.
document.currentScript?.remove();
