import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Bundle } from './bundle.ts';
import type { Answer } from './page-worker.ts';
import type { PageCommon, PageTask, WrittenPage } from './page-writer.ts';

/** Where pages are written; any number of them may be on their way. */
export interface PagePool {
  /** Takes a page; resolves when there is room for the next one, which may be before this one is written. */
  add(task: PageTask, done: (written: WrittenPage) => void): Promise<void>;
  /** Resolves when all pages are written; rejects with what went wrong first. */
  end(): Promise<void>;
  /** Stops at once, wherever it is. */
  close(): Promise<void>;
}

/** A thread costs half a second to start, and so pays from about so many pages on. */
const fewest = 60;
/** Pages are sent in parcels of so many: their way costs little then, and no thread waits long for another's last one. */
const parcel = 20;

interface Job {
  task: PageTask;
  done: (written: WrittenPage) => void;
}

interface Thread {
  worker: Worker;
  /** What it is at. */
  jobs?: Job[] | undefined;
}

/** Opens a pool: a few pages are written in this thread, more of them by as many threads as there are processors. */
export function openPagePool({ worker: file, loadWriter }: Bundle, common: PageCommon): PagePool {
  let threads: Thread[] = [];
  let next: Job[] = [];
  const queue: Job[][] = [];
  let failure: Error | undefined;
  let wake = () => {};

  const feed = (thread: Thread) => {
    thread.jobs = queue.shift();
    if (thread.jobs) thread.worker.postMessage(thread.jobs.map(({ task }) => task));
  };
  const startThread = (): Thread => {
    // Rendering leaves much behind that is soon forgotten: with room for it, little of it is ever looked at again.
    const resourceLimits = { maxYoungGenerationSizeMb: 6 };
    const thread: Thread = {
      worker: new Worker(file, { workerData: { pageCommon: common }, resourceLimits, execArgv: [] }),
    };
    const fail = (error: Error) => {
      failure ??= error;
      wake();
    };
    thread.worker.on('error', fail);
    thread.worker.on('message', (answer: Answer) => {
      if ('error' in answer) return fail(answer.error);
      for (const [at, { done }] of thread.jobs?.entries() ?? []) done(answer.written[at] as WrittenPage);
      feed(thread);
      wake();
    });
    return thread;
  };
  const send = () => {
    queue.push(next);
    next = [];
    const idle = threads.find(({ jobs }) => !jobs);
    if (idle) feed(idle);
  };
  const until = async (condition: () => boolean) => {
    while (!condition()) {
      if (failure) throw failure;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if (failure) throw failure;
  };

  return {
    async add(task, done) {
      next.push({ task, done });
      if (threads.length === 0 && next.length < fewest) return;
      if (threads.length === 0) threads = Array.from({ length: availableParallelism() }, startThread);
      if (next.length >= parcel) send();
      // Some parcels lie ready for each thread, so that none waits while this one has other work.
      await until(() => queue.length < 4 * threads.length);
    },
    async end() {
      if (next.length > 0 && threads.length === 0) {
        const write = await (await loadWriter())(common);
        for (const { task, done } of next.splice(0)) done(write(task));
        return;
      }
      if (next.length > 0) send();
      await until(() => queue.length === 0 && threads.every(({ jobs }) => !jobs));
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
