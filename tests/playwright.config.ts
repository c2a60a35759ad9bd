import { defineConfig } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../src/node/find-chromium.ts';

const port = 4319;

export default defineConfig({
  testDir: './e2e',
  outputDir: '../.cache/test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // The machines are shared and slow at times; what must be quick is measured elsewhere.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../.cache/test-results/playwright.json' }]],
  webServer: {
    command: `npm run --silent preview -- --port ${port}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: !process.env.CI,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: await ensureChromium(), args: chromiumArgs },
  },
});
