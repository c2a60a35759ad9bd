import { editByIds } from '../../config/edit/id-edits.ts';
import { applySplice } from '../../config/edit/splice.ts';
import { isObject } from '../../config/json.ts';
import { type Answer, type FileState, type IdEdit, type IdPath, newsEvent, type StateNews } from '../protocol.ts';
import { ask } from './api.ts';
import { editFrom, editTo } from './edit-to.ts';
import { isSamePath, pathKey } from './paths.ts';
import { getState, setState, withEntry } from './store.ts';

/** What goes to the server at once, as a step of the undo list: edits, or the value of a field. */
type Change = {
  label: string;
  /** Whether the server shall refuse what brings a new error. */
  strict?: boolean;
} & ({ edits: IdEdit[] } | { field: FieldValue });

/** A value for a field that said something else when it was begun. Values of one field in a row are one step. */
interface FieldValue {
  path: IdPath;
  value: unknown;
  seen: unknown;
  /** Other places that get the same value, as items name a group by its name. */
  also?: IdPath[];
}

type Waiting = Change & { settle: (answer: Answer) => void };

/** What is not answered yet: the change that is on its way, and those behind it. */
let current: Waiting | undefined;
const waiting: Waiting[] = [];
/** The value of the server's text alone. */
let saved: unknown;
/** News that came while a request was on its way: they may tell of what its answer tells. */
let held: StateNews[] = [];
let isAsking = false;

/** Gets the config for the first time, and listens to what happens to it. */
export async function connect(): Promise<void> {
  import.meta.hot?.on(newsEvent, (news: StateNews) => takeNews(news));
  import.meta.hot?.on('vite:ws:connect', () => void refresh());
  addEventListener('beforeunload', (event) => {
    if (current || waiting.length > 0 || getState().drafts.size > 0) event.preventDefault();
  });
  await refresh();
}

async function refresh(): Promise<void> {
  settle(await request('state'));
  void send();
}

/** Asks the server for something that has to do with the file, one thing after the other. */
async function request(name: string, body = () => ({})): Promise<Answer> {
  while (isAsking) await new Promise((done) => setTimeout(done, 5));
  isAsking = true;
  const answer = await ask(name, body());
  isAsking = false;
  return answer;
}

/** Makes a change: on the screen at once, in the file as soon as the server has answered those before it. */
export function change(made: Change): Promise<Answer> {
  const last = waiting.at(-1);
  return new Promise((settle) => {
    if (last && 'field' in last && 'field' in made && isSamePath(last.field.path, made.field.path)) {
      last.field.value = made.field.value;
      const { settle: settleLast } = last;
      last.settle = (answer) => [settleLast, settle].forEach((one) => void one(answer));
    } else waiting.push({ ...made, settle });
    rebuild();
    void send();
  });
}

function editsOf(made: Change, before: unknown): IdEdit[] {
  if ('edits' in made) return made.edits;
  const { path, value, seen, also = [] } = made.field;
  return [editFrom(before, path, value, seen), ...also.map((other) => editTo(before, other, value))];
}

/** Takes back the newest step, whoever made it, or makes the next one again; with the id of a step all up to that one. */
export async function step(way: 'undo' | 'redo', to?: number): Promise<void> {
  await idle();
  if (getState().file?.[way].length) await askFor(way, () => ({ base: getState().file?.hash, step: to }));
}

/** Writes the last text again where the file is gone. */
export const restore = (): Promise<Answer> => askFor('restore');

/**
 * Asks for what changes the file in a way of its own, once every change so far is answered. The request is made when its turn has come;
 * `answered` is told of the answer before anybody else.
 */
export async function askFor(name: string, body = () => ({}), answered = (_: Answer) => {}): Promise<Answer> {
  await idle();
  const answer = await request(name, body);
  answered(answer);
  settle(answer);
  return answer;
}

/** Settles when every change so far is answered. */
export async function idle(): Promise<void> {
  while (current || waiting.length > 0) await new Promise((done) => setTimeout(done, 10));
}

async function send(): Promise<void> {
  if (current || !getState().file) return;
  const next = waiting.shift();
  if (!next) return;
  current = next;
  setState({ saving: 'saving' });
  const merge = 'field' in next ? pathKey(next.field.path) : undefined;
  const { label, strict } = next;
  const answer = await request('edit', () => ({
    base: getState().file?.hash,
    label: label.slice(0, 200),
    merge,
    strict,
    edits: editsOf(next, saved),
  }));
  current = undefined;
  if (!answer.ok) refused(next);
  settle(answer);
  next.settle(answer);
  void send();
}

/** What was typed after a refused value was not typed over that one. */
function refused(change: Change): void {
  if (!('field' in change)) return;
  const { path, seen } = change.field;
  for (const later of waiting) if ('field' in later && isSamePath(later.field.path, path)) later.field.seen = seen;
}

function settle(answer: Answer): void {
  if (answer.state) take(answer.state);
  else rebuild();
  const news = held;
  held = [];
  news.forEach(takeNews);
  if (answer.ok) return;
  let { conflicts } = getState();
  for (const conflict of answer.conflicts ?? []) conflicts = withEntry(conflicts, conflict.path, conflict);
  const isTold = answer.conflicts?.length || answer.issues?.length;
  setState({ conflicts, ...(!isTold && { saving: 'failed', failure: answer.error }) });
}

function takeNews(news: StateNews): void {
  if (isAsking) {
    held.push(news);
    return;
  }
  const { from, splice, ...rest } = news;
  const { file } = getState();
  const text = file?.hash === rest.hash ? file.text : file?.hash === from ? applySplice(file.text, splice) : undefined;
  if (text !== undefined) take({ ...rest, text });
  else void refresh();
}

function take(file: FileState): void {
  const { file: before } = getState();
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

/** The saved value with what is not answered yet; what no longer finds its place is left out: the server will say so. */
function rebuild(): void {
  const open = current ? [current, ...waiting] : waiting;
  const value = open.reduce<unknown>((before, one) => editByIds(before, editsOf(one, before)).value, saved);
  const { trouble } = getState().file ?? {};
  setState({ value, saving: open.length > 0 ? 'waiting' : trouble ? 'failed' : 'saved', failure: trouble ?? '' });
}

/** A value that is another one's equal wherever it can be the very same object, so that what has not changed need not be drawn again. */
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
