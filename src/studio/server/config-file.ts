import { dirname } from 'node:path';
import type { Registry } from '../../../schema/registry.ts';
import { itemsElsewhere } from '../../content/list-source.ts';
import { commandLine } from '../../diagnostics/command-line.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import { type Edit, EditError } from '../../json/edit/apply-edits.ts';
import { parseText } from '../../json/edit/apply-id-edits.ts';
import type { Conflict } from '../../json/edit/id-edits.ts';
import { diskError } from '../../project/disk-error.ts';
import { displayName } from '../../project/display-name.ts';
import { hash } from '../../project/hash.ts';
import { readContent } from '../../project/read-content.ts';
import { FileChanged } from '../../project/replace-file.ts';
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
import { editSite, filesOfItems, listsOfFiles } from './edit-site.ts';
import { filesOnDisk } from './files-on-disk.ts';
import { applyAction, type History, type NewStep, type StoredStep, type Texts, without } from './history.ts';
import { openJournal } from './journal.ts';
import { newErrors } from './new-errors.ts';
import { writeAgain } from './read-text.ts';

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
  reload(hasOtherItems: boolean): Promise<void>;
  /** Sends a new state to Studio's pages. */
  news(state: FileState): void;
}

/** The maximum number of steps in a state. */
const mostTold = 50;

const outsideLabel = 'Changed in a text editor';

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
  const name = displayName(file);
  const files = filesOnDisk(file, `${journalFile}.lock`, async (config) =>
    itemsElsewhere(config).length > 0 ? filesOfItems(registry, config, (await readContent(dirname(file))).content) : [],
  );
  const { main } = files;
  const found = await files.read({});
  const journal = await openJournal(journalFile, found, await outsideStep([main]), (left) =>
    files.replace(left).then(
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
        const made = editSite(registry, main, present(), edits, base !== id);
        if (made.conflicts) return refused('The file has another value there now.', made.conflicts);
        const next = { ...texts, ...made.texts, ...followed(made.edits) };
        if (!strict) return { texts: next };
        const text = next[main] ?? '';
        const before = { text: currentText(), issues: told };
        const errors = newErrors(before, { text, issues: await check(text, next) });
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
        const isWhole =
          next && Object.keys(next).every((one) => next[one] === texts[one] || isItemFile(one) || isSound(next[one]));
        return isWhole ? { texts: next } : refused(notAlone(label));
      });
    },
    restore: () =>
      inTurn(async () => {
        await lookAgain();
        if (!unread()) return refused('The file can be read: there is nothing to restore.');
        if (currentText() === '')
          return refused(`Studio has not seen the file yet. ${commandLine('init')} makes a site in a new folder.`);
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
    return files.trouble(main);
  }

  /** The texts of the files that are there. */
  function present(): Texts {
    return Object.fromEntries(Object.entries(texts).filter(([one]) => !files.trouble(one)));
  }

  /** Returns the texts of the language files after edits of the config. */
  function followed(edits: Edit[]): Texts {
    const value = parseText(currentText());
    const next: Record<string, string> = {};
    for (const one of files.languages()) {
      const own = texts[one];
      if (own === undefined || movesNothing(value, edits)) continue;
      try {
        next[one] = followInText(registry, value, edits, own);
      } catch (error) {
        throw broken(error, displayName(files.path(one)));
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
    const trouble = changed.flatMap((one) => files.trouble(one) ?? [])[0];
    if (trouble) return held(trouble);
    await note();
    try {
      await files.replace(Object.fromEntries(changed.map((one) => [one, next[one] as string])));
    } catch (error) {
      await journal.takeBack();
      if (error instanceof FileChanged) return undefined;
      const isKnown = unwritten === errorMessage(error);
      unwritten = errorMessage(error);
      if (!isKnown) tell(texts);
      return held(unwritten);
    }
    unwritten = undefined;
    await reload(changed.some(isItemFile));
    tell(next);
    return { ok: true, state: state() };
  }

  function changedIn(next: Texts): string[] {
    return Object.keys(next).filter((one) => next[one] !== texts[one]);
  }

  async function lookAgain(): Promise<void> {
    const before = files.troubles();
    const read = await files.read(texts);
    const changed = Object.keys(read);
    const added = changed.filter((one) => texts[one] === undefined);
    const next = { ...texts, ...read };
    if (added.length > 0) await journal.know(Object.fromEntries(added.map((one) => [one, next[one] as string])));
    const edited = changed.filter((one) => texts[one] !== undefined);
    if (edited.length > 0) await journal.add(next, await outsideStep(edited));
    const isOther = changed.length > 0 || files.troubles() !== before;
    if (isOther) await reload(changed.some(isItemFile));
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
      items: items(),
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

  /** The items that are in files, without what only the server needs. */
  function items(): FileState['items'] {
    let config: unknown;
    try {
      config = parseText(currentText());
    } catch {
      return {};
    }
    const lists = Object.entries(listsOfFiles(registry, config, present()));
    return Object.fromEntries(lists.map(([name, { from, items }]) => [name, { from, items }]));
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
    const isMain = changed.every((one) => one === main);
    const label = isMain ? outsideLabel : `${outsideLabel}: ${changed.join(', ')}`;
    return { label, by: 'outside', time: await files.time(changed) };
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

const isItemFile = (name: string) => name.endsWith('.md');

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
