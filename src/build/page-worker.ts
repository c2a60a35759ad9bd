import { parentPort } from 'node:worker_threads';
import { loadSections } from '../render/index.tsx';
import { createPageWriter, type PageCommon, type PageTask, type WrittenPage } from './page-writer.ts';

/** What a worker is told: first what all pages have in common, then which to write. */
export type Order = { common: PageCommon } | { tasks: PageTask[] };
/** What a worker answers to some pages: what was written, or what went wrong at one of them, with what errors lose on their way. */
export type Answer = { written: WrittenPage[] } | { error: Error; lost: Pick<NodeJS.ErrnoException, 'code' | 'path'> };

if (!parentPort) throw new Error('This is for a thread of its own');
const port = parentPort;
let ready: ReturnType<typeof createPageWriter> | undefined;
const answer = async (order: Order) => {
  try {
    if ('common' in order) ready = createPageWriter(order.common);
    const write = await ready;
    if (!write || !('tasks' in order)) return;
    const written: WrittenPage[] = [];
    for (const task of order.tasks) written.push(await write(task));
    port.postMessage({ written } satisfies Answer);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    port.postMessage({ error: error as Error, lost: { code, path } } satisfies Answer);
  }
};
// Orders are answered one after the other, as they have come.
let last = Promise.resolve();
port.on('message', (order: Order) => {
  last = last.then(() => answer(order));
});
// Before anything is known of the pages there is time for this; what fails is told when pages are asked for.
loadSections().catch(() => {});
