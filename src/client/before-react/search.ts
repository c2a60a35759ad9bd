// Inline script of sites with a search, behind its dialog: opens it by keys, and loads its code when it is open.
import { attempt, closest, settings } from './inline.ts';

const dialog = document.querySelector<HTMLDialogElement>('dialog[data-index]');

document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isCombination = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
  // The dialog's own field has the focus for a moment after it was closed.
  const isTyping = closest(target, 'input,textarea,select,[contenteditable]') && !dialog?.contains(target as Node);
  if (!isCombination || isTyping || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  attempt(() => dialog?.showModal());
});

let isLoading = false;
function load(): void {
  if (isLoading || !dialog) return;
  isLoading = true;
  import(/* @vite-ignore */ settings.search ?? '').catch(() => {
    isLoading = false;
    const status = dialog.querySelector('[role=status]');
    if (status) status.textContent = dialog.dataset.failed ?? '';
  });
}
// Its field gets the focus when it opens.
dialog?.addEventListener('focusin', load);
if (dialog?.open) load();
