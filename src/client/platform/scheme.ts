import { all, attempt, root, settings } from './shared.ts';

// Scheme: light, dark or system, kept under a key, followed in other tabs. Blocked or garbled storage does no harm.
const dark = attempt(() => matchMedia('(prefers-color-scheme: dark)'));
// Libraries use it without asking. Where it is missing or refused, nothing matches.
if (!dark) {
  const value = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  Object.defineProperty(window, 'matchMedia', { value });
}
function chosenScheme(): string {
  const kept = attempt(() => localStorage.getItem(settings.storageKey ?? ''));
  return kept === 'light' || kept === 'dark' || kept === 'system' ? kept : (settings.scheme ?? 'light');
}

/** Shows a scheme, the chosen one unless told, on the root element and in the controls. */
function showScheme(choice = chosenScheme()): void {
  const scheme = choice === 'system' ? (dark?.matches ? 'dark' : 'light') : choice;
  // Whatever touches the root has all styles worked out again, even where it stays the same.
  if (!root.classList.contains(scheme) || root.dataset.mantineColorScheme !== scheme) {
    root.classList.remove('light', 'dark');
    root.classList.add(scheme);
    root.dataset.mantineColorScheme = scheme;
  }
  for (const input of all<HTMLInputElement>('input[name=color-scheme]')) input.checked = input.value === choice;
}
let choice: string | undefined;
showScheme();
attempt(() => dark?.addEventListener('change', () => showScheme(choice)));
addEventListener('storage', ({ key }) => {
  // A storage that was cleared as a whole tells no key.
  if ((key ?? settings.storageKey) !== settings.storageKey) return;
  choice = chosenScheme();
  showScheme(choice);
});
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== 'color-scheme') return;
  const { value } = target;
  attempt(() => localStorage.setItem(settings.storageKey ?? '', value));
  choice = value;
  showScheme(choice);
});
// Its controls stand in the document by now.
document.addEventListener('DOMContentLoaded', () => showScheme());
