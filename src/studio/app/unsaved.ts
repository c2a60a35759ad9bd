import { type Change, change, unanswered } from './saving.ts';
import { getState } from './store.ts';
import { leaveField, setField } from './typing.ts';

// Once a server that was gone is back, Vite's client reloads the page. What is not saved comes back after that.

const key = 'studio-unsaved';

interface Unsaved {
  changes: Change[];
  drafts: { path: Parameters<typeof setField>[0]; value: unknown }[];
}

/** Keeps what is not saved when the page is left. */
export function keepUnsaved(): void {
  addEventListener('pagehide', () => {
    leaveField();
    const unsaved: Unsaved = { changes: unanswered(), drafts: [...getState().drafts.values()] };
    if (unsaved.changes.length + unsaved.drafts.length > 0) sessionStorage.setItem(key, JSON.stringify(unsaved));
  });
}

/** Saves what was kept. */
export function saveKept(): void {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (!kept) return;
  const { changes, drafts } = JSON.parse(kept) as Unsaved;
  for (const one of changes) void change(one);
  for (const { path, value } of drafts) setField(path, value);
}
