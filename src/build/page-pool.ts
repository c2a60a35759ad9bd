import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Answer, Order, PageCommon, PageTask, WrittenPage } from './page-worker.ts';

/** Threads that write pages, while this one has time for the rest. */
export interface PagePool {
  /** Has pages written, which are `count` in number; rejects with what went wrong first. */
  write(
    common: PageCommon,
    tasks: Iterable<PageTask>,
    count: number,
    done: (written: WrittenPage) => void,
  ): Promise<void>;
  /** Stops at once, wherever it is. */
  close(): Promise<void>;
}

/** A second thread takes longer to start than so many pages take the first. */
const fewest = 160;
/** How many pages a thread is sent at a time. */
const parcel = 50;

/** Opens a pool whose first thread loads its code, the file, from now on. Large sites have a thread for each processor. */
export function openPagePool(file: string): PagePool {
  const start = () => {
    // Rendering leaves much behind that is soon forgotten: with room for it, little of it is ever looked at again. The
    // other limit is far beyond a page of 20,000 cards; without one a thread takes twice as much before it clears up.
    const resourceLimits = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 512 };
    // Errors of components are told with their place in the source.
    const worker = new Worker(file, { resourceLimits, execArgv: ['--enable-source-maps'] });
    const failed = new Promise<never>((_, reject) => worker.once('error', reject));
    failed.catch(() => {});
    return { worker, failed };
  };
  const threads = [start()];
  return {
    async write(common, tasks, count, done) {
      const wanted = count < fewest ? 1 : availableParallelism();
      while (threads.length < wanted) threads.push(start());
      const rest = tasks[Symbol.iterator]();
      const serve = async ({ worker, failed }: (typeof threads)[number]) => {
        worker.postMessage({ common } satisfies Order);
        for (let batch = [...take(rest, parcel)]; batch.length > 0; batch = [...take(rest, parcel)]) {
          const answered = new Promise<Answer>((resolve) => worker.once('message', resolve));
          worker.postMessage({ tasks: batch } satisfies Order);
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

function* take<T>(from: Iterator<T>, count: number): Generator<T> {
  for (let taken = 0; taken < count; taken++) {
    const next = from.next();
    if (next.done) return;
    yield next.value;
  }
}
