import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser, newPage } from '../tests/browser.ts';
import { largeConfig } from '../tests/large-config.ts';
import { copyProject } from '../tests/project-copy.ts';
import { serveBareJson } from './edit/bare-json.ts';
import { type DevServer, startServer } from './edit/dev-server.ts';
import { median } from './median.ts';
import type { Table } from './table.ts';

const edits = 15;
const warmUps = 3;
const sizes = (process.env.BENCH_PAGES ?? '100,10000').split(',').map(Number);
/** With more pages, the browser of the baseline would hold too many large copies of its module. */
const maxPagesOfBaseline = 1000;

/** Measures the time from the start of a save to the frame that shows the change, in a browser on the development server. */
export async function benchEdit(): Promise<Table> {
  const browser = await launchBrowser();
  try {
    const rows: Table['rows'] = [];
    for (const pages of sizes) rows.push(await measure(browser, pages));
    return {
      title: `From saving to the screen, medians of ${edits} edits`,
      columns: [
        'pages',
        'config (MB)',
        'a text of the page (ms)',
        'slowest (ms)',
        'a text of all pages (ms)',
        'bare JSON.parse (ms)',
        'bare Vite JSON update (ms)',
      ],
      rows,
    };
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, pages: number): Promise<(string | number)[]> {
  const project = copyProject('bench-edit');
  const config = largeConfig(pages);
  const file = `${project.root}/site.config.json`;
  writeFileSync(file, JSON.stringify(config, null, 2));
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  const path = `/pages/page-${pages / 2}`;
  const servers: DevServer[] = [];
  try {
    const server = await startServer(project.root, ['node', 'bin/site-from-json.js', 'dev', '--port']);
    servers.push(server);
    const page = await newPage(browser);
    await page.goto(server.url + path, { timeout: 120_000 });
    await page.mouse.move(5, 5);
    await page.locator('html[data-react]').waitFor();
    const bare = pages <= maxPagesOfBaseline ? await serveBareJson(project.root, file) : undefined;
    if (bare) servers.push(bare);
    const barePage = await newPage(browser);
    if (bare) await barePage.goto(bare.url);

    const before = readFileSync(file, 'utf8');
    const title = config.routes.find((route) => route.path === path)?.sections[0];
    if (title?.type !== 'hero') throw new Error(`${path} begins with no hero`);
    const own: number[] = [];
    const floor: number[] = [];
    for (let at = 0; at < warmUps + edits; at++) {
      const words = `Edit ${at} of many`;
      const text = before.replace(`"title": "${title.title}"`, `"title": "${words}"`);
      own.push(await timeEdit(page, file, text, 'h1', words));
      if (bare)
        floor.push(
          await timeEdit(barePage, bare.file, text.replace('"version": 2', `"version": ${at}`), 'h1', String(at)),
        );
    }
    const shared: number[] = [];
    const [label] = (config.header?.nav ?? []).map((item) => item.label);
    for (let at = 0; at < 5; at++) {
      const text = before.replace(`"label": "${label}"`, `"label": "Nav ${at}"`);
      shared.push(await timeEdit(page, file, text, 'header nav a', `Nav ${at}`));
    }
    const parses = Array.from({ length: 5 }, () => timeParse(before));
    const ms = (times: number[]) => median(times).toFixed(0);
    const measured = own.slice(warmUps);
    return [
      pages,
      megabytes,
      ms(measured),
      Math.max(...measured).toFixed(0),
      ms(shared),
      ms(parses),
      bare ? ms(floor.slice(warmUps)) : '–',
    ];
  } finally {
    for (const server of servers) await server.stop();
    project.remove();
  }
}

/** Saves a text and returns the milliseconds until the first element that matches the selector shows `words`. */
async function timeEdit(page: Page, file: string, text: string, selector: string, words: string): Promise<number> {
  const bytes = Buffer.from(text);
  const shown = page.evaluate(
    ([selector = '', words]) =>
      new Promise<number>((done) => {
        const look = () => {
          if (document.querySelector(selector)?.textContent !== words) return requestAnimationFrame(look);
          // A task posted before a paint runs right after it.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(Date.now());
          return port2.postMessage('');
        };
        look();
      }),
    [selector, words],
  );
  // A pause, so that the file watcher does not merge two saves.
  await new Promise((done) => setTimeout(done, 600));
  const began = Date.now();
  writeFileSync(file, bytes);
  return (await shown) - began;
}

function timeParse(text: string): number {
  const began = performance.now();
  JSON.parse(text);
  return performance.now() - began;
}
