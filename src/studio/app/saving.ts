import { editByIds } from '../../config/edit/id-edits.ts';
import { applySplice } from '../../config/edit/splice.ts';
import { isObject } from '../../config/json.ts';
import type { IdEdit } from '../protocol.ts';
import { type Answer, type FileState, newsEvent, type StateNews } from '../protocol.ts';
import { ask } from './api.ts';
import { getState, setState, withEntry } from './store.ts';

/** Edits that go to the server together, as one step of the undo list or, with others of the same `merge`, as a part of one. */
export interface Change {
  label: string;
  edits: IdEdit[];
  merge?: string;
  /** Whether the server shall refuse what brings a new error. */
  strict?: boolean;
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

async function quiet(): Promise<void> {
  while (isAsking) await new Promise((done) => setTimeout(done, 5));
}

/** Asks the server for something that has to do with the file, one thing after the other. */
async function request(name: string, body = () => ({})): Promise<Answer> {
  await quiet();
  isAsking = true;
  const answer = await ask(name, body());
  isAsking = false;
  return answer;
}

/** Makes a change: on the screen at once, in the file as soon as the server has answered those before it. */
export function change(made: Change): Promise<Answer> {
  const last = waiting.at(-1);
  const isNext = made.merge !== undefined && last?.merge === made.merge;
  return new Promise((settle) => {
    if (isNext && last) {
      const { edits, settle: settleLast } = last;
      last.edits = [...edits, ...made.edits];
      last.settle = (answer) => [settleLast, settle].forEach((one) => void one(answer));
    } else waiting.push({ ...made, settle });
    rebuild();
    void send();
  });
}

/** Takes back the newest step, whoever made it, or makes the next one again. */
export async function step(way: 'undo' | 'redo'): Promise<void> {
  await idle();
  await quiet();
  if (!getState().file?.[way].length) return;
  settle(await request(way, () => ({ base: getState().file?.hash })));
}

/** Writes the last text again where the file is gone. */
export const restore = async (): Promise<void> => settle(await request('restore'));

/** Settles when every change so far is answered. */
export async function idle(): Promise<void> {
  while (current || waiting.length > 0) await new Promise((done) => setTimeout(done, 10));
}

async function send(): Promise<void> {
  if (current || !getState().file) return;
  current = waiting.shift();
  if (!current) return;
  const { label, edits, merge, strict, settle: done } = current;
  setState({ saving: 'saving' });
  const answer = await request('edit', () => ({
    base: getState().file?.hash,
    label: label.slice(0, 200),
    merge,
    strict,
    edits,
  }));
  current = undefined;
  settle(answer);
  done(answer);
  void send();
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
  const value = open.reduce((before, { edits }) => editByIds(before, edits).value, saved);
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
