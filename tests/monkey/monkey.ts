import type { ConsoleMessage, Page } from '@playwright/test';
import { followLink } from '../follow-link.ts';
import { actOnce } from './actions.ts';
import { type Weight, weigh } from './page-weight.ts';
import { createVisitor } from './random-visitor.ts';

interface MonkeyOptions {
  page: Page;
  /** Where the site is, without a slash at the end. */
  url: string;
  /** Every address that a monkey goes to. */
  paths: readonly string[];
  seed: number;
  /** For how long, in milliseconds. */
  time: number;
  /** How often the page is weighed meanwhile. */
  weighings: number;
  onWeight?: (weight: Weight, step: number) => void;
}

export interface MonkeyRun {
  steps: number;
  /** Documents that were loaded: a page that falls back on them all the time leaks nothing, and is no good. */
  documents: number;
  /** What went wrong, each with the last steps before it. */
  errors: string[];
  /** The first is from before the monkey came, when all pages had been seen once. */
  weights: Weight[];
}

/** Lets a monkey loose on a site. What it does follows from the seed; what comes of it is reported, not judged. */
export async function runMonkey(options: MonkeyOptions): Promise<MonkeyRun> {
  const { page, url, paths, seed, time, weighings, onWeight } = options;
  const session = await page.context().newCDPSession(page);
  const visitor = createVisitor(page, session, seed);
  const run: MonkeyRun = { steps: 0, documents: 0, errors: [], weights: [] };
  const last: string[] = [];
  const tell = (what: string) => run.errors.push(`step ${run.steps} (${last.join(', ')}): ${what}`);

  page.on('pageerror', (error) => tell(`${error.message}\n${error.stack}`));
  page.on('crash', () => tell('the page crashed'));
  page.on('console', (message) => isFault(message, url) && tell(`${message.type()}: ${message.text()}`));
  page.on('download', (download) => void download.cancel());
  page.on('popup', (popup) => void popup.close());
  page.on('dialog', (dialog) => void dialog.dismiss());
  page.on('domcontentloaded', () => (run.documents += 1));
  // The rest of the world is not there, so that nobody is bothered: a link that leaves leads nowhere.
  await page.context().route(
    (to) => to.protocol.startsWith('http') && to.origin !== url,
    (route) => route.fulfill({ status: 204 }),
  );

  await page.goto(`${url}/`);
  await tour(page, paths);
  const take = async () => {
    const weight = await weigh(page, session);
    run.weights.push(weight);
    onWeight?.(weight, run.steps);
  };
  await take();
  const start = Date.now();
  for (let part = 1; part <= weighings; part += 1) {
    while (Date.now() < start + (time * part) / weighings) {
      last.push(await actOnce(visitor, paths));
      if (last.length > 8) last.shift();
      run.steps += 1;
      if (!page.url().startsWith(url)) await page.goto(`${url}/`);
    }
    await take();
  }
  return run;
}

/** Goes to each page once, to its end, so that whatever is loaded once is there. */
async function tour(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of [...paths, '/']) {
    await page.mouse.move(5, 300);
    await page.mouse.move(9, 300);
    await followLink(page, path);
    await page.waitForURL((to) => to.pathname === path);
    await page.waitForFunction(() => {
      const waiting = document.querySelector<HTMLElement>('[data-start]:not([data-live])');
      waiting?.scrollIntoView({ behavior: 'instant' });
      waiting?.querySelector('input')?.focus();
      return !waiting;
    });
  }
}

/** Whether a message is one that a visitor's browser should not have to give. */
function isFault(message: ConsoleMessage, url: string): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  // The browser's own notes of what the monkey has done: no such page, no network, two clicks on a mail address.
  if (/net::ERR_INTERNET_DISCONNECTED|^Not allowed to launch 'mailto:/.test(message.text())) return false;
  return !(message.text().includes('404') && message.location().url.startsWith(`${url}/no-such-page`));
}
