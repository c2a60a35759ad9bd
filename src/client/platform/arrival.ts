import { follow, holdBack, showAll } from '../arriving.ts';
import { set } from './font.ts';
import { attempt, root, settings } from './shared.ts';

// The first screen comes first, unless the browser has a place further down to show.
const visit = attempt(() => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming);
const fromTop = visit?.type === 'navigate' && !location.hash;
if (fromTop) holdBack();
addEventListener('keydown', showAll, true);
document.addEventListener('click', ({ target }) => (target as Element).closest('a') && showAll(), true);

// Header: another look once scrolled.
const look = () => root.toggleAttribute('data-scrolled', scrollY > Number(settings.scrollThreshold));
addEventListener('scroll', look, { passive: true });

// To ask how far the page is scrolled has it laid out at once. What is beyond the first screen is laid out once, in its own font.
document.addEventListener('DOMContentLoaded', () => (fromTop ? void set.then(follow) : look()));

// A hash in the address: there, smoothly, after a moment.
document.addEventListener('DOMContentLoaded', () => {
  const hash = idOf(location.hash);
  if (!hash) return;
  const still = attempt(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  setTimeout(
    () => document.getElementById(hash)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' }),
    Number(settings.hashScrollDelay),
  );
});

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
