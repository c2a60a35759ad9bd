// Inline script of sites with pictures that open large, each in a dialog of its own: leads from one to the next, by buttons, keys and swipes.
import { closest, root } from './inline.ts';

const buttonsIn = (dialog: Element) => [...dialog.querySelectorAll('button')];

/** The buttons of a dialog that lead to the picture before and to the next one: `data-turn` has its dialog. */
const turnsOf = (dialog: Element | null) => [...(dialog?.querySelectorAll<HTMLElement>('[data-turn]') ?? [])];

/** Closes the dialog of a button, and opens the one that it leads to, as if by its picture: that gets the focus back at last. */
function turn(button: HTMLElement): void {
  const from = closest(button, 'dialog');
  const to = document.getElementById(button.dataset.turn ?? '');
  const opener = document.querySelector<HTMLElement>(`[commandfor="${to?.id}"]`);
  if (!from || !to || !opener) return;
  const focused = buttonsIn(from).indexOf(document.activeElement as HTMLButtonElement);
  // Both change at once, without the transition of dialogs.
  root.toggleAttribute('data-turning', true);
  from.querySelector<HTMLElement>('[command=close]')?.click();
  opener.focus();
  opener.click();
  buttonsIn(to)[focused]?.focus();
  to.getBoundingClientRect();
  root.removeAttribute('data-turning');
}

document.addEventListener('click', ({ target }) => {
  const button = closest(target, '[data-turn]');
  if (button) turn(button);
});

/** Turns to the picture on one side of the window. */
function turnTo(side: 'left' | 'right', dialog: Element | null): void {
  const [previous, next] = turnsOf(dialog);
  ((side === 'right') === (root.dir !== 'rtl') ? next : previous)?.click();
}

document.addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
  if (altKey || ctrlKey || metaKey || shiftKey || !/^Arrow(Left|Right)$/.test(key)) return;
  turnTo(key === 'ArrowLeft' ? 'left' : 'right', document.querySelector('dialog[open]'));
});

let touch: PointerEvent | undefined;
document.addEventListener('pointerdown', (event) => {
  // A second finger zooms.
  touch = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined;
});
document.addEventListener('pointerup', ({ target, clientX, clientY }) => {
  if (!touch) return;
  const [far, across] = [clientX - touch.clientX, Math.abs(clientY - touch.clientY)];
  touch = undefined;
  const isZoomed = (globalThis.visualViewport?.scale ?? 1) > 1;
  if (Math.abs(far) > 40 && Math.abs(far) > 2 * across && !isZoomed)
    turnTo(far > 0 ? 'left' : 'right', closest(target, 'dialog'));
});

// A dialog that opens gets the focus: then the next picture is loaded too.
document.addEventListener('focusin', ({ target }) => {
  const next = turnsOf(closest(target, 'dialog'))[1]?.dataset.turn ?? '';
  const image = document.getElementById(next)?.querySelector('img');
  if (image) image.loading = 'eager';
});
