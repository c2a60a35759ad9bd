import { availableParallelism } from 'node:os';

/** Runs `work` on each item, as many at a time as there are processors. After a failure, it starts no more, waits for the others, and throws. */
export async function forEachParallel<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const rest = items[Symbol.iterator]();
  let failed = false;
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let next = rest.next(); !next.done && !failed; next = rest.next()) {
      await work(next.value).catch((error) => {
        failed = true;
        throw error;
      });
    }
  });
  await settleAll(workers);
}

/** Like `Promise.all`, but waits until every task has settled before it throws the first failure. */
export async function settleAll<T extends unknown[] | []>(tasks: T) {
  await Promise.allSettled(tasks);
  return Promise.all(tasks);
}
