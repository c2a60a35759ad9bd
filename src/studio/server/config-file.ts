import { stat } from 'node:fs/promises';
import { EditError } from '../../config/edit/apply-edits.ts';
import { applyIdEdits } from '../../config/edit/apply-id-edits.ts';
import type { Conflict } from '../../config/edit/id-edits.ts';
import type { Issue } from '../../config/report/issue.ts';
import { diskError } from '../../site/disk-error.ts';
import { displayName } from '../../site/display-name.ts';
import { hash } from '../../site/hash.ts';
import { FileChanged, replaceFile } from '../../site/replace-file.ts';
import type { Answer, EditRequest, FileState, Step, StepRequest, TextRequest } from '../protocol.ts';
import type { KeptStep, NewStep } from './history.ts';
import { openJournal } from './journal.ts';
import { withLock } from './lock.ts';
import { newErrors, stillTranslated } from './new-errors.ts';
import { readText, writeAgain } from './read-text.ts';

/** The config on disk for Studio. Changes run one after the other. */
export interface ConfigFile {
  state(): FileState;
  /** Reads the file again, and announces a new text and new issues. */
  look(): Promise<void>;
  edit(request: EditRequest): Promise<Answer>;
  replaceText(request: TextRequest): Promise<Answer>;
  undo(request: StepRequest): Promise<Answer>;
  redo(request: StepRequest): Promise<Answer>;
  /** Writes the last text again if the file cannot be read. A file or folder in its place is renamed. */
  restore(): Promise<Answer>;
  /** Changes the text in one step, if it is still the one with the hash `base`. */
  change(base: string, step: StepName, make: (text: string) => string): Promise<Answer>;
}

type StepName = Pick<NewStep, 'label' | 'merge'>;

interface Options {
  file: string;
  journalFile: string;
  /** The issues of the config that was loaded last. */
  issues(): Issue[];
  /** Returns the issues of a text. */
  check(text: string): Promise<Issue[]>;
  /** Loads the config again, and updates the pages. */
  reload(): Promise<void>;
  /** Sends a new state to Studio's pages. */
  news(state: FileState): void;
}

/** The maximum number of steps in a state. */
const mostTold = 50;

const outsideLabel = 'Changed in a text editor';

/** Opens the config for editing. It may be invalid or missing. */
export async function openConfigFile({ file, journalFile, issues, check, reload, news }: Options): Promise<ConfigFile> {
  const name = displayName(file);
  const first = await readText(file);
  const journal = await openJournal(journalFile, first.text, await outsideStep());
  let { bytes } = first;
  let { text } = journal.history;
  let id = hash(text);
  let told = issues();
  let version = 0;
  /** Why the file cannot be read, and why it could not be written. */
  let unread = first.trouble;
  let unwritten: string | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const look = () => inTurn(lookAgain);

  /** Runs tasks one after the other. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const run = turn.then(task);
    turn = run.catch(() => {});
    return run;
  }

  return {
    state,
    look,
    edit: ({ base, label, merge, strict, edits }) =>
      attempt({ label, merge }, async () => {
        const made = applyIdEdits(text, edits, base !== id);
        if (made.conflicts) return refused('The file has another value there now.', made.conflicts);
        const isChecked = strict || edits.some(({ op }) => op === 'remove');
        const found = isChecked
          ? newErrors({ text, issues: told }, { text: made.text, issues: await check(made.text) })
          : [];
        const translated = stillTranslated(found);
        const errors = translated ? [translated] : strict ? found : [];
        return errors.length > 0 ? { ...refused(errors[0]?.fact ?? ''), issues: errors } : made.text;
      }),
    replaceText: ({ base, merge, text }) => change(base, { label: 'Code', merge }, () => text),
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
    change,
  };

  function change(base: string, step: StepName, make: (text: string) => string): Promise<Answer> {
    return attempt(step, () =>
      base === id ? make(text) : refused('The file has changed meanwhile. Look at it again.'),
    );
  }

  /** Changes the text of the file, and tries again if another program writes at the same time. */
  function attempt(step: StepName, make: Make): Promise<Answer> {
    return inTurn(async () => {
      for (;;) {
        await lookAgain();
        if (unread) return held(unread);
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
        if (unread) return held(unread);
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

  /** Writes a text that is already in the journal. Returns undefined if another program has changed the file. */
  async function write(next: string): Promise<Answer | undefined> {
    try {
      await withLock(`${journalFile}.lock`, () => replaceFile(file, next, bytes));
    } catch (error) {
      await journal.takeBack();
      if (error instanceof FileChanged) return undefined;
      const isKnown = unwritten === wordsOf(error);
      unwritten = wordsOf(error);
      if (!isKnown) tell(text);
      return held(unwritten);
    }
    unwritten = undefined;
    bytes = Buffer.from(next);
    await reload();
    tell(next);
    return { ok: true, state: state() };
  }

  /** Reads the file. */
  async function lookAgain(): Promise<void> {
    const now = await readText(file, bytes);
    const isNew = now.text !== undefined && now.text !== text;
    if (isNew) await journal.add(now.text as string, await outsideStep());
    const isOtherwise = now.trouble !== unread;
    ({ trouble: unread } = now);
    if (now.bytes) ({ bytes } = now);
    if (isNew || isOtherwise) await reload();
    if (isNew || isOtherwise || issues() !== told) tell(now.text ?? text);
  }

  function tell(next: string): void {
    if (next !== text) id = hash(next);
    text = next;
    told = issues();
    version++;
    news(state());
  }

  function state(): FileState {
    const { steps, done } = journal.history;
    const trouble = unread ?? unwritten;
    return {
      version,
      name,
      text,
      hash: id,
      issues: told,
      ...(trouble && { trouble }),
      ...(unread && { isUnread: true }),
      ...(journal.notice && { notice: journal.notice }),
      undo: steps
        .slice(Math.max(0, done - mostTold), done)
        .reverse()
        .map(asStep),
      redo: steps.slice(done, done + mostTold).map(asStep),
    };
  }

  function refused(error: string, conflicts?: Conflict[]): Refused {
    return { ok: false, error, ...(conflicts && { conflicts }), state: state() };
  }

  /** Refuses a request because of the file's present state, not because of what it asks for. */
  function held(error: string): Refused {
    return { ...refused(error), isHeld: true };
  }

  async function tried(make: Make): Promise<string | Refused> {
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      return error.code === 'syntax'
        ? held(`${name} has syntax errors. Fix them first, in the code or in your editor.`)
        : refused(error.message);
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

/** Returns the new text of the file, or a refusal. */
type Make = () => string | Refused | Promise<string | Refused>;

const asStep = ({ id, label, by, time }: KeptStep): Step => ({ id, label, by, time });

const wordsOf = (error: unknown) => diskError(error) ?? (error as Error).message;
