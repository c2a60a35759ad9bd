import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse';
import { listen } from '../src/server/listen.ts';
import { createStaticServer } from '../src/server/static-server.ts';
import { chromiumArgs, findChromium } from '../tests/chromium.ts';
import { median } from './median.ts';
import { routePaths, runs } from './settings.ts';
import type { Table } from './table.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;
const devices: [string, Config | undefined][] = [
  ['mobile', undefined],
  ['desktop', desktopConfig],
];

/** Runs Lighthouse on every route of `dist/`, as a phone and as a desktop computer. */
export async function benchLighthouse(): Promise<Table> {
  const { url, close } = await listen(createStaticServer('dist'), 0);
  const browser = await startBrowser();
  try {
    const rows: Table['rows'] = [];
    for (const path of routePaths) {
      for (const [device, config] of devices) {
        const results: Result[] = [];
        for (let run = 0; run < runs; run++) results.push(await audit(url + path, browser.port, config));
        rows.push([path, device, ...summary(results)]);
      }
    }
    return {
      title: `Lighthouse, medians of ${runs}`,
      columns: ['route', 'as', ...categories, 'first paint (ms)', 'largest (ms)', 'blocking (ms)', 'shift', 'not full'],
      rows,
    };
  } finally {
    await browser.stop();
    await close();
  }
}

async function audit(url: string, port: number, config: Config | undefined): Promise<Result> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' }, config);
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}

function summary(results: Result[]): (string | number)[] {
  const value = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  return [
    ...categories.map((id) => Math.round(median(results.map((one) => one.categories[id]?.score ?? 0)) * 100)),
    ...timings.map((id) => value(id).toFixed(0)),
    value('cumulative-layout-shift').toFixed(3),
    [...new Set(results.flatMap(notFull))].join(', ') || '–',
  ];
}

/** The weighted audits without a full score. */
function notFull({ categories, audits }: Result): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.995);
}

/** Starts a browser that Lighthouse connects to by its port. */
async function startBrowser(): Promise<{ port: number; stop(): Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  // Debian's browser command is a shell script, so the whole process group is ended.
  const child = spawn(findChromium(), [...chromiumArgs, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  const port = await new Promise<number>((done, fail) => {
    let output = '';
    child.stderr.on('data', (text) => {
      output += text;
      const [, found] = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(output) ?? [];
      if (found) done(Number(found));
    });
    child.on('exit', () => fail(new Error(`The browser ended: ${output}`)));
  });
  return {
    port,
    async stop() {
      if (child.pid) process.kill(-child.pid);
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
