import type { Browser, Page } from '@playwright/test';

/** The tasks of a page's main thread, in milliseconds of processor time, so that other processes do not count. */
export interface Tasks {
  longest: number;
  /** The sum of the time above 50 ms in each task. */
  blocking: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  tid: number;
  /** Wall time and processor time, in microseconds. */
  dur?: number;
  tdur?: number;
}

const categories = ['disabled-by-default-devtools.timeline', 'disabled-by-default-v8.compile', 'blink.user_timing'];
const mark = 'measured';

/** Runs `action` and records the main thread's tasks meanwhile. */
export async function recordTasks(browser: Browser, page: Page, action: () => Promise<unknown>): Promise<Tasks> {
  await browser.startTracing(page, { categories });
  await action();
  // Identifies the page's thread in the trace.
  await page.evaluate((mark) => void performance.mark(mark), mark);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const own = traceEvents.find(({ name }) => name === mark);
  if (!own) throw new Error('The trace lacks the thread of the page');
  const mine = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && pid === own.pid && tid === own.tid);
  // Caused by DevTools, which records the source line of each request.
  const observing = mine.filter(({ name }) => name === 'V8.CollectSourcePositions');
  const lengths = mine
    .filter(({ name }) => name === 'RunTask')
    .map((task) => [task, ...observing.filter((part) => isWithin(part, task))])
    .map(([task, ...parts]) => (lengthOf(task) - parts.reduce((sum, part) => sum + lengthOf(part), 0)) / 1000);
  return {
    longest: Math.max(0, ...lengths),
    blocking: lengths.reduce((sum, length) => sum + Math.max(0, length - 50), 0),
  };
}

const lengthOf = (event: TraceEvent | undefined) => event?.tdur ?? 0;

const isWithin = (part: TraceEvent, { ts, dur = 0 }: TraceEvent) => part.ts >= ts && part.ts < ts + dur;
