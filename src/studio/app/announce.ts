import type { StudioResponse } from '../protocol.ts';
import { getState, setState } from './store.ts';

/** Reads a sentence out, through the live region of the page. */
export function announce(text: string): void {
  // An equal text would not be read out again.
  setState({ said: getState().said === text ? `${text}\u00a0` : text });
}

/** Shows a message for a while, and reads it out. */
export function tell(text: string): void {
  announce(text);
  setState({ message: { text } });
}

/** Tells why the server refused a change. */
export function tellRefusal({ error, issues }: Extract<StudioResponse, { ok: false }>): void {
  tell([error, issues?.[0]?.hint].filter(Boolean).join(' '));
}
