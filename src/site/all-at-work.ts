import { availableParallelism } from 'node:os';

/** Works on as many items at once as there are processors. When one fails, throws its error once the others under way have ended. */
export async function allAtWork<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
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
  const failure = (await Promise.allSettled(workers)).find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}
