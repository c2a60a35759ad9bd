// The first of the two inline scripts: the colour scheme, before the first paint. It stands in the head and delays that paint, so it is
// small; `platform.ts` does the rest.
import { all, attempt, root, settings } from './inline.ts';

// Light, dark or the system's, kept in the storage, followed in other tabs. Blocked or garbled storage does no harm.
const dark = attempt(() => matchMedia('(prefers-color-scheme: dark)'));
// Libraries use it without asking. Where it is missing or refused, nothing matches.
if (!dark) {
  const value = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  Object.defineProperty(window, 'matchMedia', { value });
}
const key = settings.storageKey ?? '';
let choice = storedChoice();
showScheme();

function storedChoice(): string {
  const stored = attempt(() => localStorage.getItem(key));
  return stored && /^(light|dark|system)$/.test(stored) ? stored : (settings.scheme ?? 'light');
}

/** Shows the chosen scheme on the root element and in the controls. */
function showScheme(): void {
  const scheme = choice === 'system' ? (dark?.matches ? 'dark' : 'light') : choice;
  // Each change of the root element, even to the same value, costs a calculation of all styles.
  if (!root.classList.contains(scheme) || root.dataset.mantineColorScheme !== scheme) {
    root.classList.remove('light', 'dark');
    root.classList.add(scheme);
    root.dataset.mantineColorScheme = scheme;
  }
  for (const input of all<HTMLInputElement>('input[name=color-scheme]')) input.checked = input.value === choice;
}

attempt(() => dark?.addEventListener('change', showScheme));
addEventListener('storage', (event) => {
  // The key is null when the whole storage was cleared.
  if (event.key !== null && event.key !== key) return;
  choice = storedChoice();
  showScheme();
});
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== 'color-scheme') return;
  choice = target.value;
  attempt(() => localStorage.setItem(key, choice));
  showScheme();
});

// A button may be pressed before its dialog, or the platform script, has arrived: then it is pressed again once the document is complete.
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('button[commandfor], button[data-copy]');
  const dialog = button?.getAttribute('commandfor');
  if (button && (dialog ? !document.getElementById(dialog) : !('earlyActions' in window)))
    addEventListener('DOMContentLoaded', () => button.click(), { once: true });
});

// Controls that need script are shown from the start, so that nothing appears later, and hidden again where the platform script is blocked.
root.dataset.script = '';
document.addEventListener('DOMContentLoaded', () => {
  showScheme();
  if (!('earlyActions' in window)) root.removeAttribute('data-script');
});
