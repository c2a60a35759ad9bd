import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { init } from '../../src/cli/init.ts';
import { validate } from '../../src/cli/validate.ts';
import { type ServedSite, serveFolder } from '../served-site.ts';
import { violations } from './axe-violations.ts';
import { htmlErrors, java, nuErrors } from './html-errors.ts';
import { pageLog } from './page-log.ts';
import { setScheme } from './scheme.ts';
import { expectScreenshots, otherBrowser } from './screenshots.ts';
import { openLive } from './take-over.ts';

// Each starter as `npm run init` writes it. The sample itself is looked at by the other tests.

const starters = ['blank', 'restaurant', 'saas', 'event'];
const sites = new Map<string, ServedSite>();
let folder: string;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'starters-'));
  for (const starter of starters) {
    await init(join(folder, starter), { from: starter });
    const site = await serveFolder(join(folder, starter));
    expect(site.warnings).toEqual([]);
    sites.set(starter, site);
  }
});
test.afterAll(async () => {
  for (const site of sites.values()) await site.close();
  rmSync(folder, { recursive: true });
});

const siteOf = (starter: string) => sites.get(starter) as ServedSite;
const documentsOf = ({ dist }: ServedSite) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const pathsOf = (site: ServedSite) => [
  ...documentsOf(site).flatMap((file) => (file === '404.html' ? [] : `/${file.replace(/\/?index\.html$/, '')}`)),
  '/no-such-page',
];

for (const starter of starters) {
  test(`each page of ${starter} fits each width, is accessible and logs nothing, light and dark`, async ({ page }) => {
    test.setTimeout(240_000);
    const { said } = pageLog(page);
    for (const path of pathsOf(siteOf(starter))) {
      await openLive(page, siteOf(starter).url + path);
      for (const width of [320, 390, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
        if (![390, 1440].includes(width)) continue;
        const scheme = width === 390 ? 'light' : 'dark';
        await setScheme(page, scheme);
        expect.soft(await violations(page), `${path}, ${scheme}, at ${width} px`).toEqual([]);
      }
    }
    // The browser itself tells that a page was not found.
    expect(said.filter((text) => !/status of 404/.test(text))).toEqual([]);
  });

  test(`the home page of ${starter} looks as when it was last looked at`, async ({ page, launchOptions }, testInfo) => {
    test.skip(otherBrowser({ launchOptions }), 'The pictures were drawn by Debian’s Chromium.');
    test.setTimeout(120_000);
    await openLive(page, siteOf(starter).url);
    await expectScreenshots(page, starter, testInfo);
  });
}

test('each starter tells search engines what it is about', async ({ page }) => {
  for (const [starter, type] of [
    ['restaurant', 'Restaurant'],
    ['saas', 'SoftwareApplication'],
    ['event', 'Event'],
  ] as const) {
    await page.goto(siteOf(starter).url);
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
    expect(data).toContain(`"@type":"${type}"`);
  }
});

test('validate --strict finds nothing in any starter', async () => {
  for (const starter of starters) {
    let text = '';
    const file = join(folder, starter, 'site.config.json');
    const code = await validate(file, { strict: true }, undefined, { write: (part) => (text += part) });
    expect([code, text]).toEqual([0, expect.stringContaining('is valid')]);
  }
});

test('every page of every starter is valid HTML', async () => {
  test.setTimeout(120_000);
  const documents = [...sites.values()].flatMap((site) => documentsOf(site).map((file) => join(site.dist, file)));
  expect(documents.length).toBeGreaterThan(15);
  expect(await htmlErrors(documents)).toEqual([]);
  if (java) expect(nuErrors(documents)).toEqual([]);
});
