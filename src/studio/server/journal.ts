import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeWhole } from '../../project/cache-file.ts';
import { diskError } from '../../project/disk-error.ts';
import { displayName } from '../../project/display-name.ts';
import { shortHash } from '../../project/hash.ts';
import {
  actionTo,
  applyAction,
  type History,
  type HistoryAction,
  mostSteps,
  type NewStep,
  shortened,
  type Texts,
  unwritten,
} from './history.ts';

/** The history of the config and its language files, stored on disk. The first line of the journal is a history, and each further line is an action. */
export interface Journal {
  readonly history: History;
  /** A message about the journal itself. */
  notice: string | undefined;
  /** Adds files that the history does not know yet. */
  know(texts: Texts): Promise<void>;
  /** Adds the step to new texts, before they are written to their files. */
  add(texts: Texts, step: NewStep): Promise<void>;
  /** Adds an action to another number of done steps, before the texts are written to their files. */
  goTo(done: number): Promise<void>;
  /** Removes the last action, because the texts could not be written. */
  takeBack(): Promise<void>;
}

/**
 * Opens the journal of files with the given texts, without those that cannot be read. If only some files of the last action were written
 * before the server ended, `complete` writes the others, and returns whether it could. Texts that the journal does not know become the step
 * `outside`. A damaged journal is renamed.
 */
export async function openJournal(
  file: string,
  texts: Texts,
  outside: NewStep,
  complete: (texts: Texts) => Promise<boolean>,
): Promise<Journal> {
  const read = await readJournal(file);
  let history = withFiles(read.history ?? { texts: {}, steps: [], done: 0 }, texts);
  let before: History | undefined;
  let size = 0;
  let lines = Number.POSITIVE_INFINITY;
  const journal: Journal = {
    get history() {
      return history;
    },
    notice: read.notice,
    async know(more) {
      history = withFiles(history, more);
      await keep();
    },
    async add(next, step) {
      await note(actionTo(history, next, step));
    },
    async goTo(done) {
      await note({ done });
    },
    async takeBack() {
      history = before ?? history;
      await keep();
    },
  };
  let onDisk = texts;
  if (read.last) {
    const { before, action } = read.last;
    const after = history.texts;
    const ofTurn = Object.keys(before.texts).filter((name) => before.texts[name] !== after[name]);
    const left = ofTurn.filter((name) => texts[name] === before.texts[name]);
    const rest = Object.fromEntries(left.map((name) => [name, after[name] as string]));
    if (left.length > 0 && left.length === ofTurn.length) {
      const isAlone = Object.keys(texts).every((name) => left.includes(name) || texts[name] === after[name]);
      history = withFiles(isAlone ? unwritten(before, action) : before, texts);
      journal.notice = noticeOf(action, isAlone);
    } else if (left.length > 0 && ofTurn.some((name) => texts[name] === after[name]) && (await complete(rest)))
      onDisk = { ...texts, ...rest };
  }
  if (Object.keys(onDisk).some((name) => onDisk[name] !== history.texts[name]))
    history = applyAction(history, actionTo(history, { ...history.texts, ...onDisk }, outside)) as History;
  await keep();
  return journal;

  async function note(action: HistoryAction): Promise<void> {
    before = history;
    history = applyAction(history, action) as History;
    journal.notice = undefined;
    await keep(action);
  }

  /** Appends an action, or writes the whole history. A failure is only a message: the edit of the file matters more than its step. */
  async function keep(action?: HistoryAction): Promise<void> {
    try {
      await mkdir(dirname(file), { recursive: true });
      if (!action || ++lines > mostSteps || !(await append(lineOf(action)))) {
        history = shortened(history);
        const line = lineOf(history);
        writeWhole(file, line);
        size = Buffer.byteLength(line);
        lines = 0;
      }
    } catch (error) {
      lines = Number.POSITIVE_INFINITY;
      journal.notice = `The undo steps are not stored on disk. ${diskError(error) ?? (error as Error).message}`;
    }
  }

  /** Appends a line. Returns false if the size of the journal has changed: another server may have the same site open. */
  async function append(line: string): Promise<boolean> {
    const handle = await open(file, 'a');
    try {
      if ((await handle.stat()).size !== size) return false;
      await handle.appendFile(line);
      await handle.sync();
      size += Buffer.byteLength(line);
      return true;
    } finally {
      await handle.close();
    }
  }
}

function noticeOf(action: HistoryAction, canRedo: boolean): string {
  const what = 'put' in action ? `The last change, “${action.put.label}”,` : 'The last “Undo” or “Redo”';
  return `${what} was not written to the file before the server ended.${'put' in action && canRedo ? ' “Redo” makes it.' : ''}`;
}

const withFiles = (history: History, texts: Texts): History => ({ ...history, texts: { ...texts, ...history.texts } });

/** Each line begins with a hash of the rest. */
function lineOf(value: History | HistoryAction): string {
  const json = JSON.stringify(value);
  return `${shortHash(json)} ${json}\n`;
}

function readLine(line = ''): unknown {
  const json = line.slice(9);
  if (shortHash(json) !== line.slice(0, 8)) throw new Error('The hash of a line is wrong.');
  return JSON.parse(json);
}

interface ReadJournal {
  history?: History;
  /** The last action, and the history before it. */
  last?: { action: HistoryAction; before: History };
  notice?: string;
}

async function readJournal(file: string): Promise<ReadJournal> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return {};
  try {
    // A line without an end was not completed before the server ended, so the files were not written either.
    const [first, ...actions] = text.split('\n').slice(0, -1);
    let history = readLine(first) as History;
    let last: ReadJournal['last'];
    for (const line of actions) {
      const action = readLine(line) as HistoryAction;
      const after = applyAction(history, action);
      if (!after) throw new Error('A step does not fit.');
      last = { action, before: history };
      history = after;
    }
    return { history, ...(last && { last }) };
  } catch {
    const aside = `${file}.damaged`;
    await rename(file, aside).catch(() => {});
    return { notice: `The undo steps could not be read. Their file was renamed to ${displayName(aside)}.` };
  }
}
