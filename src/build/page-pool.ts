import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Bundle } from './bundle.ts';
import type { Answer, Order } from './page-worker.ts';
import type { PageCommon, PageTask, WrittenPage } from './page-writer.ts';

/** Where pages are written; any number of them may be on their way. */
export interface PagePool {
  /** Tells what all pages have in common; to be called once, before the first page. */
  begin(common: PageCommon): void;
  /** Takes a page; resolves when there is room for the next one, which may be before this one is written. */
  add(task: PageTask, done: (written: WrittenPage) => void): Promise<void>;
  /** Resolves when all pages are written; rejects with what went wrong first. */
  end(): Promise<void>;
  /** Stops at once, wherever it is. */
  close(): Promise<void>;
}

/** A second thread takes longer to start than so many pages take the first. */
const fewest = 160;
/** Pages are sent in parcels of so many: their way costs little then, and no thread waits long for another's last one. */
const parcel = 20;
/** So many parcels lie at a thread, as the one that sends them has other work, which takes a while in one go. */
const ahead = 4;

interface Job {
  task: PageTask;
  done: (written: WrittenPage) => void;
}

interface Thread {
  worker: Worker;
  /** The parcels that it has not answered yet, in their order. */
  parcels: Job[][];
}

/**
 * Opens a pool: a few pages are written by one thread, which loads its code from now on, more of them by as many as there are
 * processors. This thread writes none, and so has time for the rest.
 */
export function openPagePool({ worker: file }: Bundle): PagePool {
  const threads: Thread[] = [];
  let common: PageCommon | undefined;
  let added = 0;
  let next: Job[] = [];
  const queue: Job[][] = [];
  let failure: Error | undefined;
  let wake = () => {};

  const feed = (thread: Thread) => {
    while (thread.parcels.length < ahead) {
      const jobs = queue.shift();
      if (!jobs) return;
      thread.parcels.push(jobs);
      thread.worker.postMessage({ tasks: jobs.map(({ task }) => task) } satisfies Order);
    }
  };
  const startThread = (): Thread => {
    // Rendering leaves much behind that is soon forgotten: with room for it, little of it is ever looked at again. The
    // other limit is far beyond a page of 20,000 cards; without one a thread takes twice as much before it clears up.
    const resourceLimits = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 512 };
    // Errors of components are told with their place in the source.
    const execArgv = ['--enable-source-maps'];
    const thread: Thread = { worker: new Worker(file, { resourceLimits, execArgv }), parcels: [] };
    if (common) thread.worker.postMessage({ common } satisfies Order);
    const fail = (error: Error) => {
      failure ??= error;
      wake();
    };
    thread.worker.on('error', fail);
    thread.worker.on('message', (answer: Answer) => {
      if ('error' in answer) return fail(Object.assign(answer.error, answer.lost));
      for (const [at, { done }] of thread.parcels.shift()?.entries() ?? []) done(answer.written[at] as WrittenPage);
      feed(thread);
      wake();
    });
    return thread;
  };
  const send = () => {
    queue.push(next);
    next = [];
    const least = Math.min(...threads.map(({ parcels }) => parcels.length));
    feed(threads.find(({ parcels }) => parcels.length === least) as Thread);
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

  threads.push(startThread());
  return {
    begin(told) {
      common = told;
      for (const { worker } of threads) worker.postMessage({ common } satisfies Order);
    },
    async add(task, done) {
      next.push({ task, done });
      added++;
      const wanted = added < fewest ? 1 : availableParallelism();
      while (threads.length < wanted) threads.push(startThread());
      // A thread without work, such as one that starts, takes what there is.
      if (next.length >= parcel || threads.some(({ parcels }) => parcels.length === 0)) send();
      // Some parcels lie ready for each thread, so that none waits while this one has other work.
      await until(() => queue.length < 4 * threads.length);
    },
    async end() {
      if (next.length > 0) send();
      await until(() => queue.length === 0 && threads.every(({ parcels }) => parcels.length === 0));
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
