// Inline script of sites with announcements. It is in the head, so that one that was closed before, or whose time is not now, is never
// painted.
import { attempt, closest, root, settings } from './inline.ts';

const key = 'announcements';
const announcements: { id?: string; from?: number; until?: number }[] = JSON.parse(settings.announcements ?? '[]');
const closed = attempt(() => new Set<unknown>(JSON.parse(localStorage.getItem(key) ?? '[]'))) ?? new Set<unknown>();

function update(): void {
  const now = Date.now();
  const isHidden = ({ id, from = 0, until = Number.POSITIVE_INFINITY }: (typeof announcements)[number]) =>
    now < from || now >= until || closed.has(id);
  const hidden = announcements.flatMap((one, at) => (isHidden(one) ? [at] : []));
  root.dataset.announcements = hidden.length < announcements.length ? hidden.join(' ') : 'none';
  const times = announcements.flatMap(({ from = 0, until = 0 }) => [from - now, until - now]);
  const next = Math.min(...times.filter((time) => time > 0));
  // Timers cannot be longer.
  if (next < 2 ** 31) setTimeout(update, next);
}
update();

document.addEventListener('click', ({ target }) => {
  const at = closest(target, '[data-close-announcement]')?.dataset.closeAnnouncement;
  if (at === undefined) return;
  closed.add(announcements[Number(at)]?.id);
  update();
  // Those that were closed before and are gone are forgotten.
  const ids = announcements.map(({ id }) => id).filter((id) => id !== undefined && closed.has(id));
  attempt(() => localStorage.setItem(key, JSON.stringify(ids)));
  // The button that had the focus is hidden now.
  document.getElementById('_content')?.focus({ preventScroll: true });
});
