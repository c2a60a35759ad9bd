// Inline script in the head: sets the color scheme before the first paint, which it delays. So it is small, and `platform.ts` does the rest.
import { all, attempt, root, settings } from './inline.ts';

const dark = attempt(() => matchMedia('(prefers-color-scheme: dark)'));
// Libraries call `matchMedia` unconditionally. Where it is missing or throws, nothing matches.
if (!dark) {
  const value = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  Object.defineProperty(window, 'matchMedia', { value });
}
const key = settings.storageKey ?? '';
let choice = storedChoice();
showScheme();

/** Reads the visitor's choice; the site's default if there is none, or storage is blocked. */
function storedChoice(): string {
  const stored = attempt(() => localStorage.getItem(key));
  return stored && /^(light|dark|system)$/.test(stored) ? stored : (settings.scheme ?? 'light');
}

/** Shows the chosen scheme on the root element and in the controls. */
function showScheme(): void {
  const scheme = choice === 'system' ? (dark?.matches ? 'dark' : 'light') : choice;
  // Setting an attribute of the root element, even to the same value, recalculates all styles.
  if (!root.classList.contains(scheme) || root.dataset.mantineColorScheme !== scheme) {
    root.classList.remove('light', 'dark');
    root.classList.add(scheme);
    root.dataset.mantineColorScheme = scheme;
  }
  for (const input of all<HTMLInputElement>('input[name=color-scheme]')) input.checked = input.value === choice;
}

attempt(() => dark?.addEventListener('change', showScheme));
// Another tab has changed the choice.
addEventListener('storage', (event) => {
  // The key is null when the storage was cleared.
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

// A button that is pressed before its dialog or the platform script has arrived is clicked again when the document is complete.
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('button[commandfor], button[data-copy]');
  const dialog = button?.getAttribute('commandfor');
  if (button && (dialog ? !document.getElementById(dialog) : !('earlyActions' in window)))
    addEventListener('DOMContentLoaded', () => button.click(), { once: true });
});

// Controls that need script are visible from the start, which avoids a layout shift, and hidden if the platform script is blocked.
root.dataset.script = '';
document.addEventListener('DOMContentLoaded', () => {
  showScheme();
  if (!('earlyActions' in window)) root.removeAttribute('data-script');
});
