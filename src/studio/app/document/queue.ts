import { editByIds } from '../../../json/edit/id-edits.ts';
import { isSamePath } from '../../../json/edit/id-path.ts';
import { isObject, isSame } from '../../../json/values.ts';
import { plural } from '../../format.ts';
import { withItems } from '../../item-files.ts';
import { type FileState, type IdEdit, newsEvent, type StudioResponse } from '../../protocol.ts';
import { announce } from '../announce.ts';
import { getState, setState } from '../store.ts';
import { ask } from './api.ts';
import { editFrom, editTo } from './edit-to.ts';
import { pathKey, valueIn } from './paths.ts';
import { type Change, type DocumentState, type Queued, withEntry } from './slice.ts';

// The way of a change: queue → in flight → saved, or refused as an invalid input or a conflict. All requests about the file, and what comes from the
// server without a request, have their turn one after the other.

/** The time until a change that could not be saved is tried again, in milliseconds. */
const again = 2000;

let turn: Promise<unknown> = Promise.resolve();
let retry: ReturnType<typeof setTimeout> | undefined;
/** The numbers of queued changes, and of visits to fields. */
let [lastId, visit] = [0, 0];

function inTurn<T>(task: () => T | Promise<T>): Promise<T> {
  const run = turn.then(task);
  turn = run.catch(() => {});
  return run;
}

/** Resolves when each change that was made before is answered, or cannot be saved at present. */
export const settled = (): Promise<void> => inTurn(() => {});

/** Loads the config, and follows its changes. */
export async function connect(): Promise<void> {
  // News may contain the change of a request that is not answered yet.
  import.meta.hot?.on(newsEvent, (state: FileState) => {
    void inTurn(() => take(state));
    if (getState().hindrance) void send();
  });
  import.meta.hot?.on('vite:ws:connect', () => void refresh());
  await refresh();
}

async function refresh(): Promise<void> {
  await request('state');
  void send();
}

/**
 * Sends a request that concerns the file. `body` is called just before the request is sent, and `answered` before the state changes.
 */
export const request = (
  name: string,
  body = () => ({}),
  answered = (_: StudioResponse) => {},
): Promise<StudioResponse> =>
  inTurn(async () => {
    const answer = await ask(name, body());
    answered(answer);
    receive(answer);
    return answer;
  });

/** Undoes the newest step or redoes the next one; with the id of a step, all steps up to that one. */
export const step = (way: 'undo' | 'redo', to?: number): Promise<void> =>
  inTurn(async () => {
    const { file } = getState();
    const steps = file?.[way] ?? [];
    const last = to === undefined ? 0 : steps.findIndex(({ id }) => id === to);
    const done = steps[last];
    if (!done) return announce(`There is nothing to ${way}`);
    const answer = await ask(way, { base: file?.hash, step: to });
    receive(answer);
    const what = last > 0 ? `${plural(last + 1, 'step')} up to ${done.label}` : done.label;
    if (answer.ok) announce(`${way === 'undo' ? 'Undone' : 'Redone'}: ${what}`);
  });

/** Undoes one older step alone. */
export const revert = (step: number): Promise<StudioResponse> =>
  request('revert', () => ({ base: getState().file?.hash, step }));

/** Writes the last text again if the file cannot be read. */
export const restore = (): Promise<StudioResponse> => request('restore');

/** Ends the step of a field: later values of it are another one. */
export function endStep(): void {
  visit++;
}

/** Makes a change: on the screen at once, and in the file when it has its turn. It waits until the file can be written. */
export function change(made: Change): Promise<StudioResponse> {
  return new Promise((settle) => {
    const { queue, isSending } = getState();
    const last = queue.length > (isSending ? 1 : 0) ? queue.at(-1) : undefined;
    const merge = 'field' in made ? `${visit} ${pathKey(made.field.path)}` : undefined;
    if (last && 'field' in last && 'field' in made && isSamePath(last.field.path, made.field.path)) {
      const both: Queued = {
        ...last,
        field: { ...last.field, value: made.field.value },
        settle: (answer) => [last.settle, settle].forEach((one) => void one(answer)),
      };
      rebuild({ queue: [...queue.slice(0, -1), both] });
    } else rebuild({ queue: [...queue, { ...made, id: ++lastId, merge, settle }] });
    void send();
  });
}

/** Sends the first change of the queue. One that cannot be saved at present stays the first one, and is tried again. */
export const send = (): Promise<void> =>
  inTurn(async () => {
    clearTimeout(retry);
    const { file, saved, queue } = getState();
    const [next] = queue;
    if (!next || !file) return;
    const { label, merge, strict } = next;
    let answer: StudioResponse = { ok: true, state: file };
    if (!isDone(next, saved)) {
      setState({ isSending: true });
      const edits = editsOf(next, saved);
      answer = await ask('edit', { base: file.hash, label: label.slice(0, 200), merge, strict, edits });
    }
    if (!answer.ok && answer.isHeld) {
      setState({ isSending: false, hindrance: answer.error });
      receive(answer);
      retry = setTimeout(send, again);
      return;
    }
    setState({ isSending: false, hindrance: '', queue: without(next) });
    if (!answer.ok) refused(next, answer);
    receive(answer, label);
    next.settle(answer);
    if (getState().queue.length > 0) void send();
  });

const without = ({ id }: Queued): Queued[] => getState().queue.filter((one) => one.id !== id);

function editsOf(made: Change, before: unknown): IdEdit[] {
  if ('edits' in made) return made.edits;
  const { path, value, seen, also = [] } = made.field;
  return [editFrom(before, path, value, seen), ...also.map((other) => editTo(before, other, value))];
}

/** Returns whether the file has the value of a change already, such as when the answer to it was lost. */
function isDone(made: Change, saved: unknown): boolean {
  if (!('field' in made)) return false;
  const { path, value, also = [] } = made.field;
  return [path, ...also].every((place) => isSame(valueIn(saved, place), value));
}

/** Gives up a change of the queue. */
export const dropChange = (dropped: Queued): Promise<void> =>
  inTurn(() => {
    const queue = without(dropped);
    if (queue.length === getState().queue.length) return;
    const answer: StudioResponse = { ok: false, error: 'Dropped', issues: [] };
    setState({ queue });
    refused(dropped, answer);
    rebuild(queue.length === 0 ? { hindrance: '' } : {});
    const { value, frame } = getState();
    const text = 'field' in dropped && valueIn(value, dropped.field.path);
    if ('field' in dropped && typeof text === 'string') frame?.showText(dropped.field.path, text);
    dropped.settle(answer);
  });

/** Keeps the refused value of a field as an invalid input. Later values of the field replace the value before the refused one. */
function refused(made: Queued, { conflicts, issues, error }: Extract<StudioResponse, { ok: false }>): void {
  if (!('field' in made)) return;
  const { label, field } = made;
  const { path, value, seen } = field;
  const { queue, typing, invalidInputs } = getState();
  const isLater = (one: Queued) => 'field' in one && isSamePath(one.field.path, path);
  setState({
    queue: queue.map((one) => ('field' in one && isLater(one) ? { ...one, field: { ...one.field, seen } } : one)),
    ...(typing && isSamePath(typing.path, path) && { typing: { ...typing, seen } }),
  });
  const found = conflicts ? [] : (issues ?? [{ message: error, hint: '' }]);
  if (found.length > 0 && !queue.some(isLater) && !invalidInputs.has(pathKey(path)))
    setState({ invalidInputs: withEntry(invalidInputs, path, { path, label, value, issues: found }) });
}

function receive(answer: StudioResponse, label = ''): void {
  if (answer.state) take(answer.state);
  else rebuild();
  if (answer.ok) return;
  let { conflicts } = getState();
  for (const one of answer.conflicts ?? []) conflicts = withEntry(conflicts, one.path, { ...one, label });
  const isTold = answer.conflicts?.length || answer.issues?.length;
  setState({ conflicts, ...(!isTold && { refusal: answer.error }) });
}

function take(file: FileState): void {
  const { file: before, value } = getState();
  // Answers and news come over two connections, so that an older state may come later.
  if (before && file.version < before.version) return;
  const isSameFile = before?.text === file.text && isSame(before.items, file.items);
  const read = isSameFile ? {} : readText(file, value);
  rebuild({ file, ...read });
}

function readText({ text, items }: FileState, before: unknown): Partial<DocumentState> {
  try {
    return { saved: share(before, withItems(JSON.parse(text.replace(/^\ufeff/, '')), items)), isBroken: false };
  } catch {
    return { isBroken: true };
  }
}

/** Applies the queue to the saved value. Leaves out edits without a place, which the server will refuse. */
function rebuild(changed: Partial<DocumentState> = {}): void {
  const { saved, queue } = { ...getState(), ...changed };
  const value = queue.reduce<unknown>((before, one) => editByIds(before, editsOf(one, before)).value, saved);
  setState({ ...changed, value, refusal: '' });
}

/** Copies a value, but keeps the objects of the previous value that are equal, so that their components do not render again. */
function share(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((part, at) => share(before[at], part));
    return parts.length === before.length && parts.every((part, at) => part === before[at]) ? before : parts;
  }
  if (!isObject(before) || !isObject(after)) return after;
  const keys = Object.keys(after);
  const parts = Object.fromEntries(keys.map((key) => [key, share(before[key], after[key])]));
  const old = Object.keys(before);
  const isEqual = keys.length === old.length && keys.every((key, at) => key === old[at] && parts[key] === before[key]);
  return isEqual ? before : parts;
}
