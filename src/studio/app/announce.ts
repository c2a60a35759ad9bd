import type { Answer } from '../protocol.ts';
import { setState } from './store.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** How long a message is shown, in milliseconds. */
const shownFor = 8000;

/** Reads a sentence out, through the live region of the page. */
export function announce(text: string): void {
  const region = document.getElementById('_said');
  // An equal text would not be read out again.
  if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** Shows a message for a while, and reads it out. */
export function tell(text: string): void {
  announce(text);
  setState({ message: text });
  clearTimeout(timer);
  timer = setTimeout(() => setState({ message: '' }), shownFor);
}

/** Tells why the server refused a change. */
export function tellRefusal({ error, issues }: Extract<Answer, { ok: false }>): void {
  tell([error, issues?.[0]?.hint].filter(Boolean).join(' '));
}
