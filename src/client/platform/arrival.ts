import { attempt, root, settings } from './shared.ts';

// Header: another look once scrolled.
const look = () => root.toggleAttribute('data-scrolled', scrollY > Number(settings.scrollThreshold));
addEventListener('scroll', look, { passive: true });

document.addEventListener('DOMContentLoaded', look);

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
