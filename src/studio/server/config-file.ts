import { stat } from 'node:fs/promises';
import { EditError } from '../../config/edit/apply-edits.ts';
import { applyIdEdits } from '../../config/edit/apply-id-edits.ts';
import type { Conflict } from '../../config/edit/id-edits.ts';
import { applySplice, carrySplice, type Splice, spliceBetween } from '../../config/edit/splice.ts';
import type { Issue } from '../../config/report/issue.ts';
import { diskError } from '../../site/disk-error.ts';
import { displayName } from '../../site/display-name.ts';
import { hash } from '../../site/hash.ts';
import { FileChanged, replaceFile } from '../../site/replace-file.ts';
import type { Answer, EditRequest, FileState, SpliceRequest, StateNews, Step, StepRequest } from '../protocol.ts';
import type { KeptStep, NewStep } from './history.ts';
import { openJournal } from './journal.ts';
import { withLock } from './lock.ts';
import { newErrors } from './new-errors.ts';
import { readText, writeAgain } from './read-text.ts';

/** The config on disk as Studio edits it. One change is made after the other. */
export interface ConfigFile {
  state(): FileState;
  /** Takes in what others have saved, and what is new of the issues. */
  look(): Promise<void>;
  edit(request: EditRequest): Promise<Answer>;
  splice(request: SpliceRequest): Promise<Answer>;
  undo(request: StepRequest): Promise<Answer>;
  redo(request: StepRequest): Promise<Answer>;
  /** Writes a file that cannot be read again as it was last; what stands in its place is kept beside it. */
  restore(): Promise<Answer>;
  /** Makes another text of the one that `base` names, as one step. */
  change(base: string, label: string, make: (text: string) => string): Promise<Answer>;
}

interface Options {
  file: string;
  journalFile: string;
  /** What is wrong with the config as it was loaded last. */
  issues(): Issue[];
  /** What would be wrong with a text. */
  check(text: string): Promise<Issue[]>;
  /** Loads the config again and shows it. */
  reload(): Promise<void>;
  news(news: StateNews): void;
}

/** How often a file that cannot be read is looked for, in milliseconds: nobody watches what is not there. */
const pause = 500;

/** How many changes are remembered, for what was made for a text before them. */
const mostRecent = 500;

/** How many steps are told. */
const mostTold = 50;

const outsideLabel = 'Changed in a text editor';

/** Opens the config for editing; it may be broken, or not there. */
export async function openConfigFile({ file, journalFile, issues, check, reload, news }: Options): Promise<ConfigFile> {
  const name = displayName(file);
  const first = await readText(file);
  const journal = await openJournal(journalFile, first.text, await outsideStep());
  let { bytes } = first;
  let { text } = journal.history;
  let id = hash(text);
  let told = issues();
  /** Why the file cannot be read, and why it could not be written. */
  let unread = first.trouble;
  let unwritten: string | undefined;
  /** The last changes, the newest one last. */
  const recent: { from: string; splice: Splice }[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  let timer: NodeJS.Timeout | undefined;
  const look = () => inTurn(lookAgain);

  const state = (): FileState => ({ text, hash: id, ...facts() });

  /** Runs one task after the other. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const run = turn.then(task);
    turn = run.catch(() => {});
    return run;
  }

  // Once all is set up.
  if (unread) await look();

  return {
    state,
    look,
    edit: ({ base, label, merge, strict, edits }) =>
      attempt({ label, ...(merge !== undefined && { merge }) }, async () => {
        const made = applyIdEdits(text, edits, base !== id);
        if (made.conflicts) return refused('The file says something else there now.', made.conflicts);
        const errors = strict
          ? newErrors({ text, issues: told }, { text: made.text, issues: await check(made.text) })
          : [];
        return errors.length > 0 ? { ...refused(errors[0]?.fact ?? ''), issues: errors } : made.text;
      }),
    splice: ({ base, merge, splice }) =>
      attempt({ label: 'Code', ...(merge !== undefined && { merge }) }, () => {
        const carried = carry(splice, base);
        const next = carried && applySplice(text, carried);
        return next ?? refused('The file was changed at the same place.', [{ path: [], meant: splice.inserted }]);
      }),
    undo: (request) => step(request, 'undo'),
    redo: (request) => step(request, 'redo'),
    restore: () =>
      inTurn(async () => {
        await lookAgain();
        if (!unread) return refused('The file can be read: there is nothing to restore.');
        if (text === '') return refused('Studio has not seen the file yet. npm run init makes a site in a new folder.');
        try {
          await writeAgain(file, text);
        } catch (error) {
          return refused(wordsOf(error));
        }
        await lookAgain();
        return { ok: true, state: state() };
      }),
    change: (base, label, make) =>
      attempt({ label }, () =>
        base === id ? make(text) : refused('The file has changed meanwhile. Look at it again.'),
      ),
  };

  /** Makes a new text of the one in the file, and writes it; tried again where somebody else writes at the same time. */
  function attempt(step: Omit<NewStep, 'by' | 'time'>, make: Make): Promise<Answer> {
    return inTurn(async () => {
      for (;;) {
        await lookAgain();
        if (unread) return refused(unread);
        const next = await tried(make);
        if (typeof next !== 'string') return next;
        if (next === text) return { ok: true, state: state() };
        await journal.add(next, { ...step, by: 'studio', time: Date.now() });
        const written = await write(next);
        if (written) return written;
      }
    });
  }

  function step({ base, step }: StepRequest, way: 'undo' | 'redo'): Promise<Answer> {
    return inTurn(async () => {
      for (;;) {
        await lookAgain();
        if (unread) return refused(unread);
        if (base !== id) return refused('The file has changed meanwhile. Look at its steps again.');
        const { steps, done } = journal.history;
        const at = step === undefined ? (way === 'undo' ? done - 1 : done) : steps.findIndex((one) => one.id === step);
        if (at < 0 || at >= steps.length || (way === 'undo' ? at >= done : at < done))
          return refused(way === 'undo' ? 'There is nothing to undo.' : 'There is nothing to redo.');
        await journal.goTo(way === 'undo' ? at : at + 1);
        const written = await write(journal.history.text);
        if (written) return written;
      }
    });
  }

  /** Writes a text that the journal knows already; nothing where the file has been changed by somebody else. */
  async function write(next: string): Promise<Answer | undefined> {
    try {
      await withLock(`${journalFile}.lock`, () => replaceFile(file, next, bytes));
    } catch (error) {
      await journal.takeBack();
      if (error instanceof FileChanged) return undefined;
      unwritten = wordsOf(error);
      tell(text);
      return refused(unwritten);
    }
    unwritten = undefined;
    bytes = Buffer.from(next);
    await reload();
    tell(next);
    return { ok: true, state: state() };
  }

  /** Takes in what stands in the file now. */
  async function lookAgain(): Promise<void> {
    const now = await readText(file, bytes);
    const isNew = now.text !== undefined && now.text !== text;
    if (isNew) await journal.add(now.text as string, await outsideStep());
    const isOtherwise = now.trouble !== unread;
    ({ trouble: unread } = now);
    if (now.bytes) ({ bytes } = now);
    if (isNew || isOtherwise) await reload();
    if (isNew || isOtherwise || issues() !== told) tell(now.text ?? text);
    clearTimeout(timer);
    if (unread) timer = setTimeout(look, pause).unref();
  }

  function tell(next: string): void {
    const from = id;
    const splice = spliceBetween(text, next);
    if (next !== text) {
      recent.push({ from, splice });
      recent.splice(0, recent.length - mostRecent);
      text = next;
      id = hash(text);
    }
    told = issues();
    news({ from, splice, hash: id, ...facts() });
  }

  function facts() {
    const { steps, done } = journal.history;
    const trouble = unread ?? unwritten;
    return {
      name: displayName(file),
      issues: told,
      ...(trouble && { trouble }),
      ...(journal.notice && { notice: journal.notice }),
      undo: steps
        .slice(Math.max(0, done - mostTold), done)
        .reverse()
        .map(asStep),
      redo: steps.slice(done, done + mostTold).map(asStep),
    };
  }

  /** A splice of the text that a hash names, for the text as it is now. */
  function carry(splice: Splice, base: string): Splice | undefined {
    if (base === id) return splice;
    const at = recent.findLastIndex(({ from }) => from === base);
    if (at < 0) return undefined;
    let carried: Splice | undefined = splice;
    for (const { splice: over } of recent.slice(at)) carried = carried && carrySplice(carried, over);
    return carried;
  }

  function refused(error: string, conflicts?: Conflict[]): Refused {
    return { ok: false, error, ...(conflicts && { conflicts }), state: state() };
  }

  async function tried(make: Make): Promise<string | Refused> {
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      const isBroken = error.code === 'syntax';
      return refused(
        isBroken ? `${name} has syntax errors. Mend them first, in the code or in your editor.` : error.message,
      );
    }
  }

  async function outsideStep(): Promise<NewStep> {
    const time = await stat(file).then(
      ({ mtimeMs }) => Math.round(mtimeMs),
      () => Date.now(),
    );
    return { label: outsideLabel, by: 'outside', time };
  }
}

type Refused = Extract<Answer, { ok: false }>;

/** Makes a new text of the one in the file, or says why not. */
type Make = () => string | Refused | Promise<string | Refused>;

const asStep = ({ id, label, by, time }: KeptStep): Step => ({ id, label, by, time });

const wordsOf = (error: unknown) => diskError(error) ?? (error as Error).message;
