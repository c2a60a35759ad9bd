import { early } from './early-list.ts';
import { root } from './shared.ts';
import { fetchReact } from './start-react.ts';

// Too early: what needs React is kept for it. Links, dialogs, menu, scheme and fields work without.
document.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      '[data-start] button:not([type=submit], [commandfor]), button[data-copy], a[data-download]',
    );
    const section = button?.closest('[data-start]');
    if (!button || (section ? section.matches('[data-live]') : 'react' in root.dataset)) return;
    // On the way down: React, where it is here before the section's code, lets nobody below it or after it hear of the click.
    if (section) event.stopPropagation();
    // A download goes on by itself; its notice is all that waits.
    keepEarly('click', button);
  },
  true,
);
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLElement;
  // What React has dealt with already is not to be done again.
  if (event.defaultPrevented || !form.closest('[data-start]:not([data-live])')) return;
  event.preventDefault();
  keepEarly('submit', form);
});
function keepEarly(kind: 'click' | 'submit', target: HTMLElement): void {
  early.push({ kind, target });
  fetchReact();
}
