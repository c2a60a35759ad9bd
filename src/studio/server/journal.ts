import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeWhole } from '../../site/cache-file.ts';
import { diskError } from '../../site/disk-error.ts';
import { displayName } from '../../site/display-name.ts';
import { shortHash } from '../../site/hash.ts';
import { type History, mostSteps, type NewStep, shortened, type Turn, turned, turnTo, unwritten } from './history.ts';

/** The steps of a file, kept on disk so that they outlive the server. The file of the journal is a history and its turns, a line each. */
export interface Journal {
  readonly history: History;
  /** What must be said of the journal itself. */
  notice: string | undefined;
  /** Notes that the file is to say a text, before it is written. */
  add(text: string, step: NewStep): Promise<void>;
  /** The same where the text is the one at which so many steps are done. */
  goTo(done: number): Promise<void>;
  /** Says that what was noted last could not be written. */
  takeBack(): Promise<void>;
}

/**
 * Opens the journal of a file that now says `text`, if it can be read. What the file says without the journal knowing is the step
 * `outside`; a journal that is damaged is put aside.
 */
export async function openJournal(file: string, text: string | undefined, outside: NewStep): Promise<Journal> {
  const read = await readJournal(file);
  let history = read.history ?? { text: text ?? '', steps: [], done: 0 };
  let before: History | undefined;
  let size = 0;
  let lines = Number.POSITIVE_INFINITY;
  const journal: Journal = {
    get history() {
      return history;
    },
    notice: read.notice,
    async add(next, step) {
      await note(turnTo(history, next, step));
    },
    async goTo(done) {
      await note({ done });
    },
    async takeBack() {
      history = before ?? history;
      await keep();
    },
  };
  if (text !== undefined && text !== history.text) {
    if (read.last && text === read.last.before.text) {
      const { before, turn } = read.last;
      history = unwritten(before, turn);
      journal.notice =
        'put' in turn
          ? `The file does not have the last change, “${turn.put.label}”: it was not written any more. “Redo” makes it again.`
          : 'The file is as it was before the last “Undo” or “Redo”, which was not written any more.';
    } else history = turned(history, turnTo(history, text, outside)) as History;
  }
  await keep();
  return journal;

  async function note(turn: Turn): Promise<void> {
    before = history;
    history = turned(history, turn) as History;
    journal.notice = undefined;
    await keep(turn);
  }

  /** Writes a turn, or all anew. An edit is worth more than its step: where that cannot be kept on disk, it is said. */
  async function keep(turn?: Turn): Promise<void> {
    try {
      await mkdir(dirname(file), { recursive: true });
      if (!turn || ++lines > mostSteps || !(await append(lineOf(turn)))) {
        history = shortened(history);
        const line = lineOf(history);
        writeWhole(file, line);
        size = Buffer.byteLength(line);
        lines = 0;
      }
    } catch (error) {
      lines = Number.POSITIVE_INFINITY;
      journal.notice = `The steps to undo are not kept on disk. ${diskError(error) ?? (error as Error).message}`;
    }
  }

  /** Appends a line; false where the file is not as this server left it: another one may have the same site open. */
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

/** Each line begins with a hash of the rest. */
function lineOf(value: History | Turn): string {
  const json = JSON.stringify(value);
  return `${shortHash(json)} ${json}\n`;
}

function readLine(line = ''): unknown {
  const json = line.slice(9);
  if (shortHash(json) !== line.slice(0, 8)) throw new Error('A line is not as it was written.');
  return JSON.parse(json);
}

interface ReadJournal {
  history?: History;
  /** The last turn, and the history before it. */
  last?: { turn: Turn; before: History };
  notice?: string;
}

async function readJournal(file: string): Promise<ReadJournal> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return {};
  try {
    // A line that was being written when the server ended has no end, and what it says had not begun to be done.
    const [first, ...turns] = text.split('\n').slice(0, -1);
    let history = readLine(first) as History;
    let last: ReadJournal['last'];
    for (const line of turns) {
      const turn = readLine(line) as Turn;
      const after = turned(history, turn);
      if (!after) throw new Error('A step does not fit.');
      last = { turn, before: history };
      history = after;
    }
    return { history, ...(last && { last }) };
  } catch {
    const aside = `${file}.damaged`;
    await rename(file, aside).catch(() => {});
    return { notice: `The steps to undo could not be read. They were put aside as ${displayName(aside)}.` };
  }
}
