import type { Browser, Frame, Page } from '@playwright/test';
import { launchBrowser, newPage } from '../../tests/browser.ts';
import { median } from '../median.ts';
import type { Table } from '../table.ts';
import { serveLongPage } from './long-page.ts';

const sections = 100;
const times = 5;

/** Measures how long Studio takes to open on a site with a page of 100 sections, and a moved section to be seen on that page. */
export async function benchOpening(): Promise<Table> {
  const browser = await launchBrowser();
  const server = await serveLongPage(sections);
  try {
    // The first time the development server prepares packages and transforms modules.
    const first = await newPage(browser);
    await openLong(first, server.address());
    await first.close();
    const opened: number[] = [];
    for (let at = 0; at < times; at++) opened.push(await open(browser, server.address()));
    const moved = await move(browser, server.address());
    return {
      title: `Studio: a site with a page of ${sections} sections (medians of ${times})`,
      columns: ['', 'ms'],
      rows: [
        ['from the address to forms and outline', median(opened).toFixed(0)],
        ['from the key that moves a section to the frame that shows it', median(moved).toFixed(0)],
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

const rows = '[data-pane=outline] ul [data-item]';

async function open(browser: Browser, address: string): Promise<number> {
  const page = await newPage(browser);
  await page.goto(address, { timeout: 120_000, waitUntil: 'commit' });
  await page.waitForSelector(rows, { timeout: 120_000 });
  const time = await page.evaluate(() => performance.now());
  await page.close();
  return time;
}

async function move(browser: Browser, address: string): Promise<number[]> {
  const page = await newPage(browser);
  const frame = await openLong(page, address);
  const found: number[] = [];
  for (let at = 0; at < times; at++) {
    const row = page.locator(rows).nth(10 + at);
    await row.click();
    await page.waitForTimeout(2000);
    // Both listen before the key is pressed.
    const seen = await frame.evaluateHandle(() => {
      const order = () => [...document.querySelectorAll('main > section')].map(({ id }) => id).join();
      const before = order();
      const changed = new Promise<number>((done) => {
        const look = () => (order() === before ? requestAnimationFrame(look) : done(Date.now()));
        look();
      });
      return { changed };
    });
    const pressed = await page.evaluateHandle(() => ({
      key: new Promise<number>((done) => {
        addEventListener('keydown', ({ key }) => key === 'ArrowDown' && done(Date.now()), { capture: true });
      }),
    }));
    await page.keyboard.press('Alt+ArrowDown');
    found.push((await seen.evaluate(({ changed }) => changed)) - (await pressed.evaluate(({ key }) => key)));
  }
  return found;
}

async function openLong(page: Page, address: string): Promise<Frame> {
  await page.goto(address, { timeout: 120_000 });
  const frame = (await (await page.waitForSelector('iframe')).contentFrame()) as Frame;
  await frame.locator('html[data-react=""]').waitFor({ state: 'attached', timeout: 120_000 });
  await frame.evaluate(() => window.studioPage?.goTo('/long'));
  await page
    .locator(rows)
    .nth(sections - 1)
    .waitFor({ timeout: 120_000 });
  await page.waitForTimeout(5000);
  return frame;
}
