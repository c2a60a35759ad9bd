import { parentPort, workerData } from 'node:worker_threads';
import { createPageWriter, type PageCommon, type PageTask, type WrittenPage } from './page-writer.ts';

/** What a worker answers to some pages: what was written, or what went wrong at one of them, with what errors lose on their way. */
export type Answer = { written: WrittenPage[] } | { error: Error; lost: Pick<NodeJS.ErrnoException, 'code' | 'path'> };

if (!parentPort) throw new Error('This is for a thread of its own');
const port = parentPort;
const ready = createPageWriter(workerData.pageCommon as PageCommon);
port.on('message', async (tasks: PageTask[]) => {
  try {
    const write = await ready;
    port.postMessage({ written: tasks.map(write) } satisfies Answer);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    port.postMessage({ error: error as Error, lost: { code, path } } satisfies Answer);
  }
});
