import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { differences, halved, type Points, pointsOf, smallPng } from './picture-difference.ts';
import { setScheme } from './scheme.ts';

// Pages as pictures, beside the ones that were stored when somebody last looked at them and found them good. Where a difference is
// meant, the command below stores the new pictures: look at them, and commit them.

const folder = join(import.meta.dirname, 'screenshots');
const renew = 'npx playwright test -c tests/playwright.config.ts screenshots --update-snapshots';

/** Letters are drawn a little differently by other browsers than the one that drew the stored pictures. */
export const otherBrowser = ({ launchOptions }: { launchOptions: { executablePath?: string } }) =>
  launchOptions.executablePath !== '/usr/bin/chromium';

/** Each scheme has the same layout: the dark one is looked at once. */
const views = [
  ['light', 390],
  ['light', 768],
  ['light', 1440],
  ['dark', 1440],
] as const;

/** Expects that the open page looks as it did, at each width and in both schemes; the pictures have names that begin with `name`. */
export async function expectScreenshots(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  for (const [scheme, width] of views) {
    await page.setViewportSize({ width, height: 900 });
    await setScheme(page, scheme);
    const file = `${name}-${scheme}-${width}.png`;
    let now = await shot(page);
    if (/all|changed/.test(testInfo.config.updateSnapshots)) {
      await store(file, now);
      continue;
    }
    const before = existsSync(join(folder, file)) && (await pointsOf(readFileSync(join(folder, file))));
    let found = before ? differences(before, now) : ['no picture is stored'];
    // After a change of its width, the page may take another file of a picture a moment later.
    if (before && found.length > 0) {
      now = await shot(page);
      found = differences(before, now);
    }
    const seen = testInfo.outputPath(file);
    if (found.length > 0) {
      const small = await smallPng(now);
      writeFileSync(seen, small);
      // The stored picture has lost some of its colors: this one has to lose them too before it is called different.
      if (before) found = differences(before, await pointsOf(small));
    }
    expect
      .soft(found, `It does not look like tests/e2e/screenshots/${file}, but like ${seen}.\nIf that is meant: ${renew}`)
      .toEqual([]);
  }
}

/** The whole page once everything has come: font, pictures, also those far below, and the carousel. */
export async function shot(page: Page): Promise<Points> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const carousel = page.locator('[aria-roledescription=carousel]');
  if (await carousel.count()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('[data-ready]')).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  return halved(await page.screenshot({ fullPage: true }));
}

/** Stores a picture; one that is the same to the eye keeps its file. */
async function store(name: string, now: Points): Promise<void> {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  if (existsSync(file) && differences(await pointsOf(readFileSync(file)), now).length === 0) return;
  writeFileSync(file, await smallPng(now));
}
