import { tell } from '../announce.ts';
import { loadLater } from '../part.tsx';
import { getState, setState, subscribe } from '../store.ts';
import { pathKey } from './paths.ts';
import { change } from './queue.ts';
import { openRecords } from './records.ts';
import { type StoredChanges, type Unsaved, unsavedOf, withEntry } from './slice.ts';
import { leaveField } from './typing.ts';

// What is not saved: the browser stores it from the first key until it is saved or dropped, so that it survives whatever happens to the
// window, the browser and the server. A window that is loaded again goes on with it. What a closed window has left is offered.

let records: Awaited<ReturnType<typeof openRecords<Unsaved>>> | undefined;
/** The records whose content this window has taken over, or dropped. */
let removed: string[] = [];

/** Stores what is not saved with each change of it, and asks before the window is closed. */
export function keepUnsaved(): void {
  const parts = ['queue', 'typing', 'invalidInputs', 'conflicts', 'code'] as const;
  subscribe((now, before) => {
    if (parts.some((part) => now[part] !== before[part])) void store();
  });
  // A script loads the page again when a server that was gone is back. That loses nothing, and a question would stop it.
  let isReload = false;
  window.navigation?.addEventListener('navigate', ({ navigationType, userInitiated }) => {
    isReload = navigationType === 'reload' && !userInitiated;
  });
  addEventListener('beforeunload', (event) => {
    leaveField();
    if (!isReload && unsavedOf(getState())) event.preventDefault();
  });
}

/** Goes on with what this window had not saved, and offers what closed windows have left. */
export async function restoreUnsaved(): Promise<void> {
  try {
    records = await openRecords<Unsaved>();
  } catch (error) {
    // Without a database, the question before the window is closed remains.
    return console.warn('Unsaved changes are not stored in this browser.', error);
  }
  if (records.own) await restore(records.own.content);
  await Promise.all([store(), offer()]);
}

/** The time after which the offer is renewed, in milliseconds. */
const renewed = 2000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Offers what closed windows have left, until a window has taken it. */
async function offer(): Promise<void> {
  clearTimeout(timer);
  const left = (await records?.left()) ?? [];
  const kept = left.filter(({ id }) => !removed.includes(id));
  if (kept.length + getState().storedChanges.length > 0) setState({ storedChanges: kept });
  if (kept.length > 0) timer = setTimeout(offer, renewed);
}

/** Saves what a closed window has left, as if it was typed here, or drops it. */
export async function takeKept({ id }: StoredChanges, way: 'save' | 'drop'): Promise<void> {
  const taken = await records?.take(id);
  if (taken && way === 'save') await restore(taken.content);
  if (taken) removed.push(id);
  setState({ storedChanges: getState().storedChanges.filter((one) => one.id !== id) });
  if (taken) await store();
}

const loadCode = loadLater(() => import('../code/editor.ts'));

async function restore({ changes, drafts: invalidInputs, conflicts, code }: Unsaved): Promise<void> {
  for (const one of changes) void change(one);
  for (const draft of invalidInputs) {
    const { path, label, value } = draft;
    const { invalidInputs, conflicts } = getState();
    if (!invalidInputs.has(pathKey(path))) setState({ invalidInputs: withEntry(invalidInputs, path, draft) });
    // Another text was typed in the same field.
    else setState({ conflicts: withEntry(conflicts, path, { path, label, meant: value }) });
  }
  for (const one of conflicts) setState({ conflicts: withEntry(getState().conflicts, one.path, one) });
  if (!code) return;
  // The editor takes it over.
  if (!getState().code) setState({ code });
  await loadCode().then(
    ({ resumeCode }) => resumeCode(code),
    ({ message }: Error) => tell(message),
  );
}

let isStoring = false;
let isOld = false;

/** Stores what is not saved at present. A change during a write is written after it. */
async function store(): Promise<void> {
  isOld = true;
  if (isStoring || !records) return;
  isStoring = true;
  while (isOld) {
    // At the end of a task, when what was typed is in the queue or an invalid input.
    await undefined;
    isOld = false;
    const gone = removed;
    removed = [];
    await records.write(unsavedOf(getState()), gone).catch((error) => {
      removed.push(...gone);
      console.warn(error);
    });
  }
  isStoring = false;
}
