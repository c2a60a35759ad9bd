import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './chromium.ts';
import { freePort } from './free-port.ts';

// A port of its own for each run; the workers, which read this file again, inherit it.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;

export default defineConfig({
  testDir: './e2e',
  // What takes longest begins first, so that no worker is left with it at the end.
  projects: [
    {
      name: 'longest first',
      testMatch: /(studio|engines|audits|dev)[\w-]*\.spec/,
      // They start servers, and Studio checks, writes and renders after each step.
      timeout: 600_000,
      expect: { timeout: 120_000 },
    },
    { name: 'others', testIgnore: /(studio|engines|audits|dev)[\w-]*\.spec/ },
  ],
  outputDir: '../.cache/test-results/e2e',
  snapshotPathTemplate: '{testDir}/accessibility-trees/{arg}{ext}',
  // One more than processors: many tests wait for what is timed, such as a carousel's step.
  workers: 3,
  // The machines are shared and slow at times; what must be quick is measured elsewhere.
  // Once more on CI, and called flaky: a stall of the machine is not a defect of the site.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '../.cache/test-results/playwright.json') }]],
  webServer: {
    // The site under test, made by build-sites.ts.
    command: `npm run --silent preview -- --site .cache/sites/company --port ${port}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/`,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    // A control that cannot be pressed is found long before the whole test would end.
    actionTimeout: 60_000,
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
});
