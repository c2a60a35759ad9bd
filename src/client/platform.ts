// The second inline script: what must work from the first paint on, before React. It stands behind the first screen.
import { all, attempt, root, settings } from './inline.ts';
import './start-react.ts';

// The header has a ground of its own once the page is scrolled.
const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > Number(settings.scrollThreshold));
addEventListener('scroll', markScrolled, { passive: true });
document.addEventListener('DOMContentLoaded', markScrolled);

// A hash in the address: the page scrolls there after a moment, smoothly where the style sheet says so.
document.addEventListener('DOMContentLoaded', () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target) setTimeout(() => target.scrollIntoView(), Number(settings.hashScrollDelay));
});

// Panels (menu, scheme) are popovers. Their buttons say whether they are open: to assistive technology, and to the styles.
function tellOpen(panel: HTMLElement, isOpen: boolean): void {
  for (const button of all(`[popovertarget="${panel.id}"]`)) button.setAttribute('aria-expanded', String(isOpen));
  if (panel.id === '_menu') root.toggleAttribute('data-menu', isOpen);
}
document.addEventListener('DOMContentLoaded', () => {
  for (const panel of all<HTMLElement>('[popover]')) tellOpen(panel, panel.matches(':is(:popover-open)'));
});
document.addEventListener(
  // Before the panel opens, so that one frame shows both.
  'beforetoggle',
  ({ target, newState }: Event & { newState?: string }) => {
    if (target instanceof HTMLElement && target.popover) tellOpen(target, newState === 'open');
  },
  true,
);

// Where the browser lacks popovers, the attribute `data-open` stands for them, here and in the styles of the panels.
const hasPopovers = 'popover' in root;
root.toggleAttribute('data-no-popovers', !hasPopovers);
function setPanels(isOpen: (panel: HTMLElement) => boolean): void {
  if (hasPopovers) return;
  for (const panel of all<HTMLElement>('[popover=auto]'))
    tellOpen(panel, panel.toggleAttribute('data-open', isOpen(panel)));
}

// Dialogs are opened by commands of buttons and closed by a click outside; here is what the browser lacks of that.
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
  const link = element.closest('a');
  const button = element.closest<HTMLElement>('button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  if (button && dialog && !hasCommands) setDialog(dialog, button.getAttribute('command') !== 'close');
  if (element.localName === 'dialog' && !hasClosedBy) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (!isInside) setDialog(element as HTMLDialogElement, false);
  }
  // A link in a panel closes it, also where it leads to a place on the same page.
  if (link) attempt(() => element.closest<HTMLElement>('[popover]')?.hidePopover());
  const opener = element.closest('[popovertarget]')?.getAttribute('popovertarget');
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

// Films play when their dialog opens, with a second try where that is refused, and stop when it closes.
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

// What browser extensions put into sections, once the parser has put in all that belongs there: React needs to know before it hydrates.
const foreignNodes = new WeakSet<Node>();
Object.assign(window, { foreignNodes });
const noteForeign = new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    if ((target as Element).closest('[data-start]:not([data-live])'))
      for (const node of addedNodes) foreignNodes.add(node);
});
document.addEventListener(
  'readystatechange',
  () => noteForeign.observe(document.body, { childList: true, subtree: true }),
  { once: true },
);

// React Router sets this to `manual` and resets it as the page is left, which is too late for a next page in another process.
history.scrollRestoration = 'auto';

// React takes over the elements around this script, and does not know it.
document.currentScript?.remove();
