// Inline script of sites with an announcement. It is in the head, so that an announcement that was closed before is never painted.
import { attempt, closest, root, settings } from './inline.ts';

const key = 'announcement';
const id = settings.announcement ?? '';
root.dataset.announcement = attempt(() => localStorage.getItem(key)) === id ? 'closed' : 'open';

document.addEventListener('click', ({ target }) => {
  if (!closest(target, '[data-close-announcement]')) return;
  root.dataset.announcement = 'closed';
  attempt(() => localStorage.setItem(key, id));
  // The button that had the focus is hidden now.
  document.getElementById('_content')?.focus({ preventScroll: true });
});
