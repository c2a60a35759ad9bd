// Inline script of sites with an announcement. It is in the head, so that one that was closed before, or whose time is not now, is never
// painted.
import { attempt, closest, root, settings } from './inline.ts';

const key = 'announcement';
const { announcement: id, announcementFrom: from = 0, announcementUntil: until = Number.POSITIVE_INFINITY } = settings;
const wasClosed = () => id !== undefined && attempt(() => localStorage.getItem(key)) === id;

function update(): void {
  const [now, begin, end] = [Date.now(), Number(from), Number(until)];
  root.dataset.announcement = now < begin || now >= end || wasClosed() ? 'closed' : 'open';
  const next = (now < begin ? begin : end) - now;
  // Timers cannot be longer.
  if (next > 0 && next < 2 ** 31) setTimeout(update, next);
}
update();

document.addEventListener('click', ({ target }) => {
  if (!closest(target, '[data-close-announcement]')) return;
  root.dataset.announcement = 'closed';
  attempt(() => localStorage.setItem(key, id ?? ''));
  // The button that had the focus is hidden now.
  document.getElementById('_content')?.focus({ preventScroll: true });
});
