import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { tablerFolder } from '../project/package-root.ts';
import type { PageCommon, PageTask, WorkerMessage, WorkerResult, WrittenPage } from './page-worker.ts';

/** Threads that write pages. */
export interface PagePool {
  /** Has `count` pages written, and calls `done` for each. Rejects with the first error. */
  write(
    common: PageCommon,
    tasks: Iterable<PageTask>,
    count: number,
    done: (written: WrittenPage) => void,
  ): Promise<void>;
  /** Ends the threads at once. */
  close(): Promise<void>;
}

/** One thread writes this many pages in the time in which a second one starts. */
const pagesForOneThread = 160;
/** How many pages a thread gets at a time. */
const batchSize = 50;

/** Opens a pool with one thread, which starts to load its code, `file`. Large sites get a thread per processor later. */
export function openPagePool(file: string): PagePool {
  const start = () => {
    // What a page is made of dies with it: the young generation holds several pages, so that little is ever moved out of it. The other
    // limit is far more than a page of 20,000 cards needs; without it a thread uses twice the memory before it collects garbage.
    const resourceLimits = { maxYoungGenerationSizeMb: 96, maxOldGenerationSizeMb: 512 };
    // Source maps give errors of components their place in the source.
    const worker = new Worker(file, {
      resourceLimits,
      workerData: { tablerFolder },
      execArgv: ['--enable-source-maps'],
    });
    const failed = new Promise<never>((_, reject) => worker.once('error', reject));
    failed.catch(() => {});
    return { worker, failed };
  };
  const threads = [start()];
  return {
    async write(common, tasks, count, done) {
      const wanted = count < pagesForOneThread ? 1 : availableParallelism();
      while (threads.length < wanted) threads.push(start());
      const rest = tasks[Symbol.iterator]();
      const serve = async ({ worker, failed }: (typeof threads)[number]) => {
        worker.postMessage({ common } satisfies WorkerMessage);
        for (let batch = take(rest, batchSize); batch.length > 0; batch = take(rest, batchSize)) {
          const answered = new Promise<WorkerResult>((resolve) => worker.once('message', resolve));
          worker.postMessage({ tasks: batch } satisfies WorkerMessage);
          const answer = await Promise.race([answered, failed]);
          if ('error' in answer) throw Object.assign(answer.error, answer.lost);
          answer.written.forEach(done);
        }
      };
      await Promise.all(threads.map(serve));
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function take<T>(from: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const next = from.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}
