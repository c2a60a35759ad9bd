import { setState } from './store.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** How long a message stays on the screen, in milliseconds. */
const shownFor = 8000;

/** Reads a sentence out: it is put into the page's one live region. */
export function announce(text: string): void {
  const region = document.getElementById('_said');
  // The same sentence twice is news too.
  if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** Shows a sentence for a while, and reads it out: why something was not done. */
export function tell(text: string): void {
  announce(text);
  setState({ message: text });
  clearTimeout(timer);
  timer = setTimeout(() => setState({ message: '' }), shownFor);
}
