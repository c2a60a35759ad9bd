import type { Browser, Frame, Page } from '@playwright/test';
import { launchBrowser, newPage } from '../../tests/browser.ts';
import { median } from '../median.ts';
import type { Table } from '../table.ts';
import { serveLongPage } from './long-page.ts';

const sizes = (process.env.BENCH_SECTIONS ?? '200,500').split(',').map(Number);
const keys = 100;

/** Measures, on pages of many sections, how long keys take that are typed in a text on the page: to the frame that shows them. */
export async function benchTyping(): Promise<Table> {
  const browser = await launchBrowser();
  try {
    const rows: Table['rows'] = [];
    for (const sections of sizes) rows.push(await measure(browser, sections));
    return {
      title: `Studio: ${keys} keys typed in a text on the page`,
      columns: [
        'sections',
        'key to frame (ms)',
        '95th percentile (ms)',
        'longest task while typing (ms)',
        'longest task until the page is rendered again (ms)',
      ],
      rows,
    };
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, count: number): Promise<(string | number)[]> {
  const server = await serveLongPage(count);
  try {
    const page = await newPage(browser);
    // Before the page's own scripts, which stop keys.
    await page.addInitScript(watch);
    await page.goto(server.address(), { timeout: 120_000 });
    const frame = (await (await page.waitForSelector('iframe')).contentFrame()) as Frame;
    await frame.locator('html[data-react=""]').waitFor({ state: 'attached', timeout: 120_000 });
    await frame.evaluate(() => window.studioPage?.goTo('/long'));
    const title = frame
      .locator('main > section')
      .nth(Math.floor(count / 2))
      .locator('h2')
      .first();
    await title.waitFor({ timeout: 120_000 });
    await page.waitForTimeout(5000);
    await title.click();
    await title.click();
    await frame.locator('.studio-field').waitFor();
    await forget(page, frame);
    for (let at = 0; at < keys; at++) {
      await page.keyboard.type(at % 7 === 6 ? ' ' : 'x');
      await page.waitForTimeout(30);
    }
    const times = await frame.evaluate(() => window.watched.times);
    const typing = await longest(page, frame);
    await page.waitForTimeout(3000);
    return [
      count,
      median(times).toFixed(1),
      times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]?.toFixed(1) ?? '',
      typing,
      await longest(page, frame),
    ];
  } finally {
    await server.stop();
  }
}

interface Watched {
  times: number[];
  tasks: number[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Notes for each key how long it takes to the end of the frame that shows it, and how long tasks are beyond 50 ms. */
function watch(): void {
  const watched: Watched = { times: [], tasks: [] };
  Object.assign(window, { watched });
  const note = ({ timeStamp }: Event) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => watched.times.push(performance.now() - timeStamp);
      port2.postMessage('');
    });
  addEventListener('keydown', note, true);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Begins anew. */
async function forget(page: Page, frame: Frame): Promise<void> {
  for (const one of [frame, page.mainFrame()])
    await one.evaluate(() => Object.assign(window.watched, { times: [], tasks: [] }));
}

async function longest(page: Page, frame: Frame): Promise<string> {
  const of = (one: Frame) => one.evaluate(() => window.watched.tasks);
  const tasks = [...(await of(frame)), ...(await of(page.mainFrame()))];
  return tasks.length === 0 ? '< 50' : Math.max(...tasks).toFixed(0);
}
