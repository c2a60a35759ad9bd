import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Frame, Page } from '@playwright/test';
import type { SiteConfigInput } from '../../schema/site.ts';
import { launchBrowser, newPage } from '../../tests/browser.ts';
import { largeConfig } from '../../tests/large-config.ts';
import { startServer } from '../edit/dev-server.ts';
import { median } from '../median.ts';
import type { Table } from '../table.ts';

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
  const folder = mkdtempSync(join(tmpdir(), 'bench-studio-'));
  const config = longPage(count);
  const file = join(folder, 'site.config.json');
  writeFileSync(file, JSON.stringify(config, null, 2));
  symlinkSync(resolve('public'), join(folder, 'public'));
  const argv = ['node', '--import', 'tsx', 'src/cli/cli.ts', 'studio', '--site', folder, '--port'];
  const server = await startServer(process.cwd(), argv);
  try {
    const page = await newPage(browser);
    // Before the page's own scripts, which stop keys.
    await page.addInitScript(watch);
    await page.goto(`${server.url}/__studio`, { timeout: 120_000 });
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
    rmSync(folder, { recursive: true, force: true });
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

/** The sample site with one more page, of so many sections. */
function longPage(count: number): SiteConfigInput {
  const { routes, ...rest } = largeConfig(Math.ceil(count / 8));
  const long = routes
    .slice(3)
    .flatMap(({ sections }, at) => sections.map((one) => ({ ...one, id: `${one.id}-${at}` })));
  const sections = JSON.parse(JSON.stringify(long.slice(0, count)).replace(/\/pages\/page-\d+/g, '/about'));
  return { ...rest, routes: [...routes.slice(0, 3), { path: '/long', title: 'Long', sections }] };
}
