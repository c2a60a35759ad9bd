import type { Browser, Page } from '@playwright/test';

/** The work of a page's main thread while something went on, in milliseconds of its processor time, which other programs do not add to. */
export interface Tasks {
  longest: number;
  /** By how much tasks were longer than 50 ms, in all. */
  blocking: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

const categories = ['disabled-by-default-devtools.timeline', '__metadata'];

/** Does something and tells of the main thread's tasks meanwhile. */
export async function recordTasks(browser: Browser, page: Page, doing: () => Promise<unknown>): Promise<Tasks> {
  await browser.startTracing(page, { categories });
  await doing();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const lengths = traceEvents
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid}:${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
  return {
    longest: Math.max(0, ...lengths),
    blocking: lengths.reduce((sum, length) => sum + Math.max(0, length - 50), 0),
  };
}
