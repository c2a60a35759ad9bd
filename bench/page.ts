import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { listen } from '../src/server/listen.ts';
import { createStaticServer } from '../src/server/static-server.ts';
import { launchBrowser, newPage } from '../tests/browser.ts';
import { median } from './median.ts';
import { barePage } from './page/bare-page.ts';
import { controls, measureFirstTap } from './page/first-tap.ts';
import { type Load, measureLoad } from './page/loading.ts';
import { cheapPhone } from './page/phone.ts';
import { slowNetwork } from './page/slow-network.ts';
import { measureSteps, type Steps } from './page/steps.ts';
import { routePaths, runs } from './settings.ts';
import type { Table } from './table.ts';

const bareFolder = '.cache/bench/bare';

/** Measures every route of `dist/` on an emulated phone, alternating with plain pages that have the same texts and pictures. */
export async function benchPage(): Promise<Table[]> {
  const browser = await launchBrowser();
  await writeBarePages(browser);
  const servers = await Promise.all(['dist', bareFolder].map((root) => listen(createStaticServer(root), 0)));
  const networks = await Promise.all(servers.map(({ url }) => slowNetwork(url)));
  const [site = '', bare = ''] = networks.map(({ url }) => url);
  try {
    const loads: Table['rows'] = [];
    const touches: Table['rows'] = [];
    for (const path of routePaths) {
      const next = path === '/' ? (routePaths.at(-1) ?? '') : '/';
      const [ours, floor]: [Load[], Load[]] = [[], []];
      const [onPhone, inFull, bareTaps]: [Touch, Touch, Touch] = [newTouch(), newTouch(), newTouch()];
      for (let run = 0; run < runs; run++) {
        ours.push(await measureLoad(browser, site + path));
        floor.push(await measureLoad(browser, bare + path));
        for (const [touch, slowdown] of [
          [onPhone, cheapPhone],
          [inFull, 1],
        ] as const) {
          await tapAtOnce(browser, site + path, slowdown, touch);
          touch.steps.push(await measureSteps(browser, site + path, next, slowdown));
        }
        await tapAtOnce(browser, bare + path, cheapPhone, bareTaps);
      }
      loads.push(loadRow(path, ours), loadRow(`${path}, bare`, floor), ratioRow(ours, floor));
      touches.push(
        touchRow(path, onPhone),
        touchRow(`${path}, bare`, bareTaps),
        touchRow(`${path}, processor not slowed down`, inFull),
      );
    }
    return [
      {
        title: `Loading at 390 px, slow 4G, processor 4 times slower; medians of ${runs}`,
        columns: [
          'page',
          'HTML (B)',
          'font (B)',
          'script (B)',
          'pictures (B)',
          'first paint (ms)',
          'largest paint (ms)',
          'shift',
          'longest task (ms)',
          'blocking (ms)',
        ],
        rows: loads,
      },
      {
        title: `Touch, processor ${cheapPhone} times slower: from the tap to the frame that shows its effect, in ms; medians of ${runs}`,
        columns: [
          'page',
          ...Object.keys(controls).map((name) => `${name}, at first paint`),
          'React: longest task',
          'React: blocking',
          'next page, preloaded',
          'next page: longest task',
        ],
        rows: touches,
      },
    ];
  } finally {
    await browser.close();
    for (const { close } of [...networks, ...servers]) await close();
  }
}

/** Copies `dist/` with plain pages in place of the built ones. */
async function writeBarePages(browser: Browser): Promise<void> {
  rmSync(bareFolder, { recursive: true, force: true });
  cpSync('dist', bareFolder, { recursive: true });
  const page = await newPage(browser);
  for (const path of routePaths) {
    const file = `${path === '/' ? '' : path}/index.html`;
    const html = await barePage(page, readFileSync(`dist${file}`, 'utf8'));
    writeFileSync(`${bareFolder}${file}`, html);
    // Compressed like the built page, with which it is compared.
    writeFileSync(`${bareFolder}${file}.br`, brotliCompressSync(html));
    rmSync(`${bareFolder}${file}.gz`, { force: true });
  }
  await page.close();
}

const middle = <T>(all: T[], value: (one: T) => number) => median(all.map(value));

function loadRow(name: string, loads: Load[]): (string | number)[] {
  const cell = (value: (load: Load) => number, digits = 0) => middle(loads, value).toFixed(digits);
  return [
    name,
    cell(({ bytes }) => bytes.Document),
    cell(({ bytes }) => bytes.Font),
    cell(({ bytes }) => bytes.Script),
    cell(({ bytes }) => bytes.Image),
    cell(({ first }) => first),
    cell(({ largest }) => largest),
    cell(({ shift }) => shift, 3),
    cell(({ longest }) => longest),
    cell(({ blocking }) => blocking),
  ];
}

function ratioRow(ours: Load[], floor: Load[]): (string | number)[] {
  const ratio = (value: (load: Load) => number) => (middle(ours, value) / middle(floor, value)).toFixed(2);
  return ['ratio', '', '', '', '', ratio(({ first }) => first), ratio(({ largest }) => largest), '', '', ''];
}

/** The times of taps at first paint for each control, and of what follows. */
interface Touch {
  taps: (number | undefined)[][];
  steps: Steps[];
}

const newTouch = (): Touch => ({ taps: Object.values(controls).map(() => []), steps: [] });

/** Taps each control right at first paint, each in a new page. */
async function tapAtOnce(browser: Browser, url: string, slowdown: number, { taps }: Touch): Promise<void> {
  for (const [at, control] of Object.values(controls).entries())
    taps[at]?.push(await measureFirstTap(browser, url, control, slowdown));
}

const touchRow = (name: string, { taps, steps }: Touch) => [
  name,
  ...taps.map(tapCell),
  ...(steps.length > 0 ? stepCells(steps) : ['', '', '', '']),
];

function tapCell(times: (number | undefined)[]): string {
  const seen = times.filter((time) => time !== undefined);
  return seen.length === 0 ? '–' : median(seen).toFixed(0);
}

const stepCells = (steps: Steps[]) =>
  [
    middle(steps, ({ takeOver }) => takeOver.longest),
    middle(steps, ({ takeOver }) => takeOver.blocking),
    middle(steps, ({ next }) => next),
    middle(steps, ({ step }) => step.longest),
  ].map((time) => time.toFixed(0));
