import { editByIds } from '../../../json/edit/id-edits.ts';
import { isSamePath } from '../../../json/edit/id-path.ts';
import { isObject, isSame } from '../../../json/values.ts';
import { type Answer, type FileState, type IdEdit, newsEvent } from '../../protocol.ts';
import { words } from '../../words.ts';
import { announce } from '../announce.ts';
import { getState, setState, withEntry } from '../store.ts';
import { ask } from './api.ts';
import type { Change } from './change.ts';
import { editFrom, editTo } from './edit-to.ts';
import { pathKey, valueIn } from './paths.ts';

/** The time until a change that could not be saved is tried again, in milliseconds. */
const again = 2000;

type Waiting = Change & { visit: number; settle: (answer: Answer) => void };

/** The number of fields that were left. */
let visit = 0;

/** Ends the step of a field. */
export const endStep = (): void => {
  visit++;
};

/** The change that was sent, and those that wait behind it. */
let current: Waiting | undefined;
const waiting: Waiting[] = [];
/** The value of the server's text, without unanswered changes. */
let saved: unknown;
/** A state that came during a request. It may already contain the request's change. */
let news: FileState | undefined;
let isAsking = false;
/** Why the waiting changes cannot be saved at present. */
let hindrance = '';
let retry: ReturnType<typeof setTimeout> | undefined;

/** The changes that are not in the file, as far as is known. */
const unanswered = (): Waiting[] => (current ? [current, ...waiting] : [...waiting]);

/** Loads the config, and follows its changes. */
export async function connect(): Promise<void> {
  import.meta.hot?.on(newsEvent, (state: FileState) => {
    if (isAsking) news = state;
    else take(state);
    if (hindrance) void send();
  });
  import.meta.hot?.on('vite:ws:connect', () => void refresh());
  await refresh();
}

async function refresh(): Promise<void> {
  settle(await request('state'));
  void send();
}

/** Sends a request that concerns the file. Requests run one after the other. */
async function request(name: string, body = () => ({})): Promise<Answer> {
  while (isAsking) await new Promise((done) => setTimeout(done, 5));
  isAsking = true;
  const answer = await ask(name, body());
  isAsking = false;
  return answer;
}

/** Makes a change: on the screen at once, and in the file when the previous changes are saved. It waits until the file can be written. */
export function change(made: Change): Promise<Answer> {
  const last = waiting.at(-1);
  return new Promise((settle) => {
    if (last && 'field' in last && 'field' in made && isSamePath(last.field.path, made.field.path)) {
      last.field.value = made.field.value;
      const { settle: settleLast } = last;
      last.settle = (answer) => [settleLast, settle].forEach((one) => void one(answer));
    } else waiting.push({ ...made, visit, settle });
    rebuild();
    void send();
  });
}

function editsOf(made: Change, before: unknown): IdEdit[] {
  if ('edits' in made) return made.edits;
  const { path, value, seen, also = [] } = made.field;
  return [editFrom(before, path, value, seen), ...also.map((other) => editTo(before, other, value))];
}

/** Undoes the newest step or redoes the next one; with the id of a step, all steps up to that one. */
export function step(way: 'undo' | 'redo', to?: number): Promise<void> {
  // Waits for the step before, which may be the last one.
  steps = steps.then(async () => {
    await idle();
    const steps = getState().file?.[way] ?? [];
    const last = to === undefined ? 0 : steps.findIndex(({ id }) => id === to);
    const done = steps[last];
    if (!done) return announce(words.noStep[way]);
    const { ok } = await askFor(way, () => ({ base: getState().file?.hash, step: to }));
    if (ok) announce(words.stepDone[way](done.label, last + 1));
  });
  return steps;
}
let steps = Promise.resolve();

/** Undoes one older step alone. */
export const revert = (step: number): Promise<Answer> =>
  askFor('revert', () => ({ base: getState().file?.hash, step }));

/** Writes the last text again if the file cannot be read. */
export const restore = (): Promise<Answer> => askFor('restore');

/**
 * Sends another request that changes the file, when all previous changes are answered. `body` is called just before the request is sent, and
 * `answered` before the state changes.
 */
export async function askFor(name: string, body = () => ({}), answered = (_: Answer) => {}): Promise<Answer> {
  await idle();
  const answer = await request(name, body);
  answered(answer);
  settle(answer);
  return answer;
}

/** Resolves when all changes are answered. */
export async function idle(): Promise<void> {
  while (current || waiting.length > 0) await new Promise((done) => setTimeout(done, 10));
}

/** Sends the first of the waiting changes. A change that cannot be saved at present stays the first one, and is tried again. */
export async function send(): Promise<void> {
  if (current || !getState().file) return;
  clearTimeout(retry);
  const next = waiting.shift();
  if (!next) return;
  if (isDone(next)) {
    next.settle({ ok: true, state: getState().file as FileState });
    rebuild();
    return send();
  }
  current = next;
  if (!hindrance) setState({ saving: 'saving' });
  const merge = 'field' in next ? `${next.visit} ${pathKey(next.field.path)}` : undefined;
  const { label, strict } = next;
  const answer = await request('edit', () => ({
    base: getState().file?.hash,
    label: label.slice(0, 200),
    merge,
    strict,
    edits: editsOf(next, saved),
  }));
  current = undefined;
  const isHeld = !answer.ok && (answer.isHeld || answer.error === words.serverGone);
  hindrance = isHeld ? answer.error : '';
  if (isHeld) {
    waiting.unshift(next);
    settle(answer);
    retry = setTimeout(send, again);
    return;
  }
  if (!answer.ok) refused(next);
  settle(answer, next.label);
  next.settle(answer);
  void send();
}

/** Returns whether the file has the value of a change already, such as when the answer to it was lost. */
function isDone(made: Change): boolean {
  if (!('field' in made)) return false;
  const { path, value, also = [] } = made.field;
  return [path, ...also].every((place) => isSame(valueIn(saved, place), value));
}

/** Gives up a change that waits. */
export async function dropChange(change: Change): Promise<void> {
  while (current === change) await new Promise((done) => setTimeout(done, 10));
  const at = waiting.indexOf(change as Waiting);
  const [dropped] = at < 0 ? [] : waiting.splice(at, 1);
  if (!dropped) return;
  refused(dropped);
  if (waiting.length === 0) hindrance = '';
  rebuild();
  const { value, frame } = getState();
  const text = 'field' in dropped && valueIn(value, dropped.field.path);
  if ('field' in dropped && typeof text === 'string') frame?.showText(dropped.field.path, text);
  dropped.settle({ ok: false, error: words.dropped, issues: [] });
}

/** A later value of the same field replaces the value before the refused one. */
function refused(change: Change): void {
  if (!('field' in change)) return;
  const { path, seen } = change.field;
  for (const later of waiting) if ('field' in later && isSamePath(later.field.path, path)) later.field.seen = seen;
}

function settle(answer: Answer, label = ''): void {
  if (answer.state) take(answer.state);
  else rebuild();
  if (news) take(news);
  news = undefined;
  if (answer.ok) return;
  let { conflicts } = getState();
  for (const one of answer.conflicts ?? []) conflicts = withEntry(conflicts, one.path, { ...one, label });
  const isTold = answer.conflicts?.length || answer.issues?.length;
  setState({ conflicts, ...(!isTold && { saving: 'failed', failure: answer.error }) });
}

function take(file: FileState): void {
  const { file: before } = getState();
  // Answers and news come over two connections, so that an older state may come later.
  if (before && file.version < before.version) return;
  let isBroken = false;
  if (before?.text !== file.text) {
    try {
      saved = share(saved, JSON.parse(file.text.replace(/^\ufeff/, '')));
    } catch {
      isBroken = true;
    }
  } else ({ isBroken } = getState());
  setState({ file, isBroken });
  rebuild();
}

/** Applies the unanswered changes to the saved value. Leaves out edits without a place, which the server will refuse. */
function rebuild(): void {
  const open = unanswered();
  const value = open.reduce<unknown>((before, one) => editByIds(before, editsOf(one, before)).value, saved);
  const { trouble = '', isUnread } = getState().file ?? {};
  const failure = hindrance || (isUnread ? trouble : '');
  setState({ value, waiting: open, saving: failure ? 'failed' : open.length > 0 ? 'waiting' : 'saved', failure });
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
  const isSame = keys.length === old.length && keys.every((key, at) => key === old[at] && parts[key] === before[key]);
  return isSame ? before : parts;
}
