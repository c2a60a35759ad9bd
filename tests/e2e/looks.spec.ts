import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { differences, halved, type Points, pointsOf, smallPng } from './picture-difference.ts';
import { paths } from './site.ts';
import { openLive } from './take-over.ts';

// Every route as a picture, beside the one that was stored when somebody last looked at it and found it good. Where a
// difference is meant, the command below stores the new pictures: look at them, and commit them.

const folder = join(import.meta.dirname, 'looks');
const renew = 'npx playwright test -c tests/playwright.config.ts looks --update-snapshots';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(
  ({ launchOptions }) => !launchOptions.executablePath?.includes('headless-shell'),
  'The pictures were drawn by Debian’s chromium-headless-shell; other browsers draw letters a little differently.',
);

for (const width of [390, 768, 1440]) {
  test(`every route looks as when it was last looked at, ${width} px wide, light and dark`, async ({
    page,
  }, testInfo) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await openLive(page, path);
      for (const scheme of ['light', 'dark']) {
        await choose(page, scheme);
        const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${scheme}-${width}.png`;
        const now = await shot(page);
        if (/all|changed/.test(testInfo.config.updateSnapshots)) {
          await store(name, now);
          continue;
        }
        const before = existsSync(join(folder, name)) && (await pointsOf(readFileSync(join(folder, name))));
        const found = before ? differences(before, now) : ['no picture is stored'];
        const file = testInfo.outputPath(name);
        if (found.length > 0) writeFileSync(file, await smallPng(now));
        expect
          .soft(
            found,
            `${path} does not look like tests/e2e/looks/${name}, but like ${file}.\nIf that is meant: ${renew}`,
          )
          .toEqual([]);
      }
    }
  });
}

test('a button that has changed is noticed, and edges that are drawn a little softer are not', async ({ page }) => {
  await openLive(page, '/about');
  const before = await shot(page);
  const after = async (css: string) => {
    const sheet = await page.evaluateHandle((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
      return sheet;
    }, css);
    const found = differences(before, await shot(page));
    await sheet.evaluate((sheet) => (sheet.disabled = true));
    return found;
  };
  expect(await after('')).toEqual([]);
  expect(await after('main, footer { filter: blur(0.4px) }')).toEqual([]);
  const button = 'main section:last-of-type a[class]';
  await expect(page.locator(button)).toHaveCount(1);
  expect((await after(`${button} { border-radius: 0; translate: 0 3px }`)).length).toBeGreaterThan(0);
  expect((await after(`${button} { filter: hue-rotate(15deg) }`)).length).toBeGreaterThan(0);
  expect((await after(`${button} { font-weight: 400 }`)).length).toBeGreaterThan(0);
});

async function choose(page: Page, scheme: string): Promise<void> {
  await page.locator(`input[name=color-scheme][value=${scheme}]`).evaluate((input: HTMLInputElement) => input.click());
  await expect(page.locator('html')).toHaveClass(scheme);
}

/** The whole page once everything has come: font, pictures, also those far below, and the carousel. */
async function shot(page: Page): Promise<Points> {
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
