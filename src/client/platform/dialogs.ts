import { showPanels } from './panels.ts';
import { attempt } from './shared.ts';

// Dialogs, where the browser does not know commands, a click outside or dialogs at all; and the focus stays inside.
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
const knowsClosedBy = 'closedBy' in (globalThis.HTMLDialogElement?.prototype ?? {});
function showDialog(dialog: HTMLDialogElement, isOpen: boolean): void {
  attempt(() => (isOpen ? dialog.showModal() : dialog.close()));
  if (dialog.hasAttribute('open') === isOpen) return;
  dialog.toggleAttribute('open', isOpen);
  (isOpen ? dialog : document).querySelector<HTMLElement>(isOpen ? 'button' : `[commandfor="${dialog.id}"]`)?.focus();
}
document.addEventListener('click', (event) => {
  const target = event.target as HTMLElement;
  const link = target.closest('a');
  const button = target.closest<HTMLElement>('button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  if (button && dialog && !knowsCommands) showDialog(dialog, button.getAttribute('command') !== 'close');
  if (!knowsClosedBy && target.localName === 'dialog') {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (!inside) showDialog(target as HTMLDialogElement, false);
  }
  if (link) attempt(() => target.closest<HTMLElement>('[popover]')?.hidePopover());
  const named = target.closest('[popovertarget]')?.getAttribute('popovertarget');
  showPanels(
    (panel) =>
      panel.hasAttribute('data-open') !== (panel.id === named) &&
      (panel.id === named || panel.contains(target)) &&
      !link,
  );
});
document.addEventListener('keydown', (event) => {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (event.key === 'Escape') {
    showPanels(() => false);
    if (dialog && !attempt(() => dialog.matches(':modal'))) showDialog(dialog, false);
  }
  if (event.key !== 'Tab' || !dialog) return;
  const stops = [
    ...dialog.querySelectorAll<HTMLElement>('a[href], button, video[controls], summary, [tabindex="0"]'),
  ].filter((stop) => attempt(() => stop.checkVisibility()) ?? true);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge && dialog.contains(document.activeElement) && document.activeElement !== dialog)
    return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
});
