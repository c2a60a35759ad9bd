import type { Browser } from '@playwright/test';
import { openPhone } from './phone.ts';
import { recordTasks, type Tasks } from './tasks.ts';

/** The cost of a page: bytes until the load event, and main thread work until shortly after, when React may start. Times in milliseconds. */
export interface Load extends Tasks {
  bytes: Record<'Document' | 'Font' | 'Script' | 'Image', number>;
  first: number;
  largest: number;
  shift: number;
}

/** Loads a page on an emulated phone and waits until it is idle. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { page, cdp, close } = await openPhone(browser);
  try {
    const types = new Map<string, string>();
    const bytes: Record<string, number> = { Document: 0, Font: 0, Script: 0, Image: 0 };
    cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other';
      const kind = type === 'Fetch' ? 'Script' : type;
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await cdp.send('Network.enable');
    let atLoad = bytes as Load['bytes'];
    const tasks = await recordTasks(browser, page, async () => {
      await page.goto(url, { waitUntil: 'load' });
      atLoad = { ...bytes } as Load['bytes'];
      await page.waitForTimeout(1500);
    });
    const paints = await page.evaluate(() => {
      const entries = (type: string) =>
        new Promise<(PerformanceEntry & { value?: number })[]>((done) => {
          new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
          // The observer is not called if there are no entries.
          setTimeout(() => done([]), 300);
        });
      return Promise.all([entries('paint'), entries('largest-contentful-paint'), entries('layout-shift')]).then(
        ([paint, largest, shifts]) => ({
          first: paint.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
          largest: largest.at(-1)?.startTime ?? Number.NaN,
          shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
        }),
      );
    });
    return { ...tasks, ...paints, bytes: atLoad };
  } finally {
    await close();
  }
}
