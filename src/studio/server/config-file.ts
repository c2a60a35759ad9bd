import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Registry } from '../../../schema/registry.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import { type Edit, EditError } from '../../json/edit/apply-edits.ts';
import { applyIdEdits, parseText } from '../../json/edit/apply-id-edits.ts';
import type { Conflict } from '../../json/edit/id-edits.ts';
import { diskError } from '../../project/disk-error.ts';
import { displayName } from '../../project/display-name.ts';
import { hash } from '../../project/hash.ts';
import { languageFilesOf } from '../../project/languages/language-files.ts';
import { FileChanged, replaceFiles } from '../../project/replace-file.ts';
import { followInText, movesNothing } from '../follow-edits.ts';
import type {
  EditRequest,
  FileState,
  RevertRequest,
  Step,
  StepRequest,
  StudioResponse,
  TextRequest,
} from '../protocol.ts';
import { applyAction, type History, type NewStep, type StoredStep, type Texts, without } from './history.ts';
import { openJournal } from './journal.ts';
import { withLock } from './lock.ts';
import { newErrors } from './new-errors.ts';
import { readText, writeAgain } from './read-text.ts';

/** The config on disk for Studio, with the files of its further languages. Changes run one after the other. */
export interface ConfigFile {
  state(): FileState;
  /** The current texts of the files, by name. */
  texts(): Texts;
  /** Reads the files again, and announces new texts and new issues. */
  look(): Promise<void>;
  edit(request: EditRequest): Promise<StudioResponse>;
  replaceText(request: TextRequest): Promise<StudioResponse>;
  undo(request: StepRequest): Promise<StudioResponse>;
  redo(request: StepRequest): Promise<StudioResponse>;
  /** Undoes one older step, and keeps the later ones. */
  revert(request: RevertRequest): Promise<StudioResponse>;
  /** Writes the last text again if the file cannot be read. A file or folder in its place is renamed. */
  restore(): Promise<StudioResponse>;
  /** Changes the texts in one step, if they are still those with the hash `base`. */
  change(base: string, step: StepName, make: (texts: Texts) => Texts): Promise<StudioResponse>;
}

type StepName = Pick<NewStep, 'label' | 'merge'>;

interface Options {
  registry: Registry;
  file: string;
  journalFile: string;
  /** The issues of the config that was loaded last. */
  issues(): Issue[];
  /** Returns the issues of a text, with texts of language files by name. */
  check(text: string, languageTexts: Texts): Promise<Issue[]>;
  /** Loads the config again, and updates the pages. */
  reload(): Promise<void>;
  /** Sends a new state to Studio's pages. */
  news(state: FileState): void;
}

/** The maximum number of steps in a state. */
const mostTold = 50;

const outsideLabel = 'Changed in a text editor';

/** The bytes of a file, and why it cannot be read. */
interface OnDisk {
  bytes?: Buffer | undefined;
  trouble?: string | undefined;
}

/** Opens the config for editing. It may be invalid or missing. */
export async function openConfigFile({
  registry,
  file,
  journalFile,
  issues,
  check,
  reload,
  news,
}: Options): Promise<ConfigFile> {
  const main = basename(file);
  const name = displayName(file);
  const disk = new Map<string, OnDisk>();
  const pathOnDisk = (one: string) => (one === main ? file : join(dirname(file), one));
  let languages: string[] = [];
  let isParsed: string | undefined;
  const found = await readAll({});
  const journal = await openJournal(journalFile, found, await outsideStep([main]), (left) =>
    replaceAll(left).then(
      () => true,
      () => false,
    ),
  );
  let { texts } = journal.history;
  let id = hashOf(texts);
  let told = issues();
  let version = 0;
  /** Why the files could not be written. */
  let unwritten: string | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const look = () => inTurn(lookAgain);

  /** Runs tasks one after the other. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const run = queue.then(task);
    queue = run.catch(() => {});
    return run;
  }

  return {
    state,
    texts: () => texts,
    look,
    edit: ({ base, label, merge, strict, edits }) =>
      attempt({ label, merge }, async () => {
        const made = applyIdEdits(currentText(), edits, base !== id);
        if (made.conflicts) return refused('The file has another value there now.', made.conflicts);
        const next = { ...texts, [main]: made.text, ...followed(made.edits) };
        if (!strict) return { texts: next };
        const before = { text: currentText(), issues: told };
        const errors = newErrors(before, { text: made.text, issues: await check(made.text, next) });
        return errors.length > 0 ? { ...refused(errors[0]?.message ?? ''), issues: errors } : { texts: next };
      }),
    replaceText: ({ base, merge, text }) =>
      change(base, { label: 'Code', merge }, (texts) => ({ ...texts, [main]: text })),
    undo: (request) => step(request, 'undo'),
    redo: (request) => step(request, 'redo'),
    revert: ({ base, step }) => {
      const { label = '' } = journal.history.steps.find((one) => one.id === step) ?? {};
      return attempt({ label: `Undone: ${label}` }, () => {
        if (base !== id) return refused(changedMeanwhile);
        const { steps, done } = journal.history;
        const at = steps.findIndex((one) => one.id === step);
        if (at < 0 || at >= done) return refused('There is nothing to undo.');
        const next = without(journal.history, at);
        const isWhole = next && Object.keys(next).every((one) => next[one] === texts[one] || isSound(next[one]));
        return isWhole ? { texts: next } : refused(notAlone(label));
      });
    },
    restore: () =>
      inTurn(async () => {
        await lookAgain();
        if (!unread()) return refused('The file can be read: there is nothing to restore.');
        if (currentText() === '')
          return refused('Studio has not seen the file yet. npm run init makes a site in a new folder.');
        try {
          await writeAgain(file, currentText());
        } catch (error) {
          return refused(errorMessage(error));
        }
        await lookAgain();
        return { ok: true, state: state() };
      }),
    change,
  };

  function currentText(): string {
    return texts[main] ?? '';
  }

  function unread(): string | undefined {
    return disk.get(main)?.trouble;
  }

  /** Returns the texts of the language files after edits of the config. */
  function followed(edits: Edit[]): Texts {
    const value = parseText(currentText());
    const next: Record<string, string> = {};
    for (const one of languages) {
      const own = texts[one];
      if (own === undefined || movesNothing(value, edits)) continue;
      try {
        next[one] = followInText(registry, value, edits, own);
      } catch (error) {
        throw broken(error, displayName(pathOnDisk(one)));
      }
    }
    return next;
  }

  function change(base: string, step: StepName, make: (texts: Texts) => Texts): Promise<StudioResponse> {
    return attempt(step, () => (base === id ? { texts: make(texts) } : refused(changedMeanwhile)));
  }

  /** Changes the texts of the files, and tries again if another program writes at the same time. */
  function attempt(step: StepName, make: Make): Promise<StudioResponse> {
    return inTurn(async () => {
      for (;;) {
        await lookAgain();
        if (unread()) return held(unread() ?? '');
        const made = await tried(make);
        if ('ok' in made) return made;
        if (changedIn(made.texts).length === 0) return { ok: true, state: state() };
        const written = await write(made.texts, () =>
          journal.add(made.texts, { ...step, by: 'studio', time: Date.now() }),
        );
        if (written) return written;
      }
    });
  }

  function step({ base, step }: StepRequest, way: 'undo' | 'redo'): Promise<StudioResponse> {
    return inTurn(async () => {
      for (;;) {
        await lookAgain();
        if (unread()) return held(unread() ?? '');
        if (base !== id) return refused(changedMeanwhile);
        const { steps, done } = journal.history;
        const at = step === undefined ? (way === 'undo' ? done - 1 : done) : steps.findIndex((one) => one.id === step);
        if (at < 0 || at >= steps.length || (way === 'undo' ? at >= done : at < done))
          return refused(way === 'undo' ? 'There is nothing to undo.' : 'There is nothing to redo.');
        const to = way === 'undo' ? at : at + 1;
        const next = applyAction(journal.history, { done: to }) as History;
        const written = await write(next.texts, () => journal.goTo(to));
        if (written) return written;
      }
    });
  }

  /** Writes texts, and before that a note in the journal. Returns undefined if another program has changed one of the files. */
  async function write(next: Texts, note: () => Promise<void>): Promise<StudioResponse | undefined> {
    const changed = changedIn(next);
    const trouble = changed.flatMap((one) => disk.get(one)?.trouble ?? [])[0];
    if (trouble) return held(trouble);
    await note();
    try {
      await replaceAll(Object.fromEntries(changed.map((one) => [one, next[one] as string])));
    } catch (error) {
      await journal.takeBack();
      if (error instanceof FileChanged) return undefined;
      const isKnown = unwritten === errorMessage(error);
      unwritten = errorMessage(error);
      if (!isKnown) tell(texts);
      return held(unwritten);
    }
    unwritten = undefined;
    await reload();
    tell(next);
    return { ok: true, state: state() };
  }

  function changedIn(next: Texts): string[] {
    return Object.keys(next).filter((one) => next[one] !== texts[one]);
  }

  /** Writes files that have the bytes that were read last: all, or none. */
  async function replaceAll(next: Texts): Promise<void> {
    const all = Object.entries(next).map(([one, text]) => ({
      file: pathOnDisk(one),
      content: text,
      expected: disk.get(one)?.bytes,
    }));
    await withLock(`${journalFile}.lock`, () => replaceFiles(all));
    for (const [one, text] of Object.entries(next)) disk.set(one, { bytes: Buffer.from(text) });
  }

  /** Reads the files. Returns the texts that are not as in `known`, without those of files that cannot be read. */
  async function readAll(known: Texts): Promise<Texts> {
    const next: Record<string, string> = {};
    const read = async (one: string) => {
      const { text, bytes = disk.get(one)?.bytes, trouble } = await readText(pathOnDisk(one), disk.get(one)?.bytes);
      disk.set(one, { bytes, trouble });
      if (text !== undefined && text !== known[one]) next[one] = text;
    };
    await read(main);
    const text = next[main] ?? known[main] ?? '';
    if (text !== isParsed) languages = namesIn(text) ?? languages;
    isParsed = text;
    for (const one of new Set([...languages, ...Object.keys(known)])) if (one !== main) await read(one);
    return next;
  }

  function namesIn(text: string): string[] | undefined {
    try {
      const names = languageFilesOf(parseText(text)).map(({ name }) => name);
      return [...new Set(names)].filter((one) => one !== main);
    } catch {
      return undefined;
    }
  }

  async function lookAgain(): Promise<void> {
    const troubles = () => [...disk].map(([one, { trouble }]) => `${one} ${trouble}`).join();
    const before = troubles();
    const read = await readAll(texts);
    const changed = Object.keys(read);
    const added = changed.filter((one) => texts[one] === undefined);
    const next = { ...texts, ...read };
    if (added.length > 0) await journal.know(Object.fromEntries(added.map((one) => [one, next[one] as string])));
    const edited = changed.filter((one) => texts[one] !== undefined);
    if (edited.length > 0) await journal.add(next, await outsideStep(edited));
    const isOther = changed.length > 0 || troubles() !== before;
    if (isOther) await reload();
    if (isOther || issues() !== told) tell(next);
  }

  function tell(next: Texts): void {
    if (next !== texts) id = hashOf(next);
    texts = next;
    told = issues();
    version++;
    news(state());
  }

  /** The hash of the config alone if it has no language files. */
  function hashOf(texts: Texts): string {
    const { [main]: text = '', ...others } = texts;
    return hash([text, ...Object.entries(others).flat()].join('\0'));
  }

  function state(): FileState {
    const { steps, done } = journal.history;
    const trouble = unread() ?? unwritten;
    return {
      version,
      name,
      text: currentText(),
      hash: id,
      issues: told,
      ...(trouble && { trouble }),
      ...(unread() && { isUnread: true }),
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

  /** Refuses a request because of the present state of the files, not because of what it asks for. */
  function held(error: string): Refused {
    return { ...refused(error), isHeld: true };
  }

  async function tried(make: Make): Promise<Made | Refused> {
    try {
      return await make();
    } catch (error) {
      const made = broken(error, name);
      if (made instanceof BrokenFile) return held(made.message);
      if (error instanceof EditError) return refused(error.message);
      throw error;
    }
  }

  async function outsideStep(changed: string[]): Promise<NewStep> {
    const times = changed.map((one) =>
      stat(pathOnDisk(one)).then(
        ({ mtimeMs }) => Math.round(mtimeMs),
        () => Date.now(),
      ),
    );
    const others = changed.filter((one) => one !== main);
    const label = others.length === 0 ? outsideLabel : `${outsideLabel}: ${changed.join(', ')}`;
    return { label, by: 'outside', time: Math.max(...(await Promise.all(times))) };
  }
}

type Refused = Extract<StudioResponse, { ok: false }>;

/** The new texts of the files. */
interface Made {
  texts: Texts;
}

/** Returns the new texts of the files, or a refusal. */
type Make = () => Made | Refused | Promise<Made | Refused>;

const changedMeanwhile = 'The file has changed meanwhile. Look at it again.';

const notAlone = (label: string) =>
  `“${label}” cannot be undone alone: a later step has changed the same place. Undo the later steps first.`;

const asStep = ({ id, label, by, time }: StoredStep): Step => ({ id, label, by, time });

const errorMessage = (error: unknown) => diskError(error) ?? (error as Error).message;

class BrokenFile extends Error {}

/** Returns an error that names the file with the syntax errors; any other error as it is. */
function broken(error: unknown, file: string): unknown {
  const isBroken = error instanceof EditError && error.code === 'syntax';
  return isBroken ? new BrokenFile(`${file} has syntax errors. Fix them first, in the code or in your editor.`) : error;
}

function isSound(text = ''): boolean {
  try {
    parseText(text);
    return true;
  } catch {
    return false;
  }
}
