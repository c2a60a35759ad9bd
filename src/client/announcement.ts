// A third inline script, in the documents of sites with an announcement alone. It stands in the head: what was closed before is never painted.
import { attempt, root, settings } from './inline.ts';

const key = 'announcement';
const news = settings.announcement ?? '';
root.dataset.announcement = attempt(() => localStorage.getItem(key)) === news ? 'closed' : 'open';

document.addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('[data-close-announcement]')) return;
  root.dataset.announcement = 'closed';
  attempt(() => localStorage.setItem(key, news));
  // The button that had the focus is gone.
  document.getElementById('_content')?.focus({ preventScroll: true });
});
