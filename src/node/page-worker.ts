import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { createPageWriter, type PageCommon, type PageTask, type WrittenPage } from './page-writer.ts';

export { createPageWriter };

/** What a worker answers to some pages: what was written, or what went wrong at one of them. */
export type Answer = { written: WrittenPage[] } | { error: Error };

// As a worker, it writes whatever pages it is sent.
if (!isMainThread && parentPort && workerData?.pageCommon) {
  process.setSourceMapsEnabled(true);
  const port = parentPort;
  const ready = createPageWriter(workerData.pageCommon as PageCommon);
  port.on('message', async (tasks: PageTask[]) => {
    try {
      const write = await ready;
      port.postMessage({ written: tasks.map(write) } satisfies Answer);
    } catch (error) {
      port.postMessage({ error: error as Error } satisfies Answer);
    }
  });
}
