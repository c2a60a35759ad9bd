// Inline script of sites with code in texts: copies it, and says so for two seconds.
import { all, closest } from './inline.ts';

const say = (status: Element | null | undefined, text = '') => {
  if (status) status.textContent = text;
};
let timer = 0;

document.addEventListener('click', async ({ target }) => {
  const button = closest(target, '[data-copied]');
  const code = button?.previousElementSibling;
  if (!button || !code) return;
  clearTimeout(timer);
  for (const other of all('[data-copied] + *')) say(other);
  const { copied, failed } = button.dataset;
  try {
    // Browsers have no clipboard for pages without TLS.
    await navigator.clipboard.writeText(code.textContent ?? '');
    say(button.nextElementSibling, copied);
  } catch {
    getSelection()?.selectAllChildren(code);
    say(button.nextElementSibling, failed);
  }
  timer = window.setTimeout(() => say(button.nextElementSibling), 2000);
});
