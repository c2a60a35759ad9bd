import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './chromium.ts';

// The site under test, made by build-site.ts; paths in the tests are paths in it. The workers read this file too, and
// so does Knip, before the site is made.
const site = join(import.meta.dirname, '../.cache/test-site');
if (existsSync(site)) process.chdir(site);

// A port of its own for each run; the workers, which read this file again, inherit it.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

export default defineConfig({
  testDir: './e2e',
  outputDir: '../.cache/test-results/e2e',
  // The tests of a file run in one worker, so that a site that they share is built once.
  // One more than processors: many tests wait for what is timed, such as a carousel's step.
  workers: 3,
  // The machines are shared and slow at times; what must be quick is measured elsewhere.
  // Once more on CI, and told as flaky: a stall of the machine is not a defect of the site.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '../.cache/test-results/playwright.json') }]],
  webServer: {
    command: `npm run --silent preview -- --port ${port}`,
    cwd: '../.cache/test-site',
    url: `http://127.0.0.1:${port}/`,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
});
