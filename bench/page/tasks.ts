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
  ts: number;
  pid: number;
  tid: number;
  /** How long it took by the clock, and of that how long it had the processor, in microseconds. */
  dur?: number;
  tdur?: number;
}

const categories = ['disabled-by-default-devtools.timeline', 'disabled-by-default-v8.compile', 'blink.user_timing'];
const mark = 'measured';

/** Does something and tells of the main thread's tasks meanwhile. */
export async function recordTasks(browser: Browser, page: Page, doing: () => Promise<unknown>): Promise<Tasks> {
  await browser.startTracing(page, { categories });
  await doing();
  // Browsers have other pages of their own; this tells which thread is the page's.
  await page.evaluate((mark) => void performance.mark(mark), mark);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const own = traceEvents.find(({ name }) => name === mark);
  if (!own) throw new Error('The trace lacks the thread of the page');
  const mine = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && pid === own.pid && tid === own.tid);
  // Whoever looks into a browser has it note for each request which line asked for it, which is no work of the page.
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
