import { expect, test } from '@playwright/test';
import { serveBuilt } from '../built-site.ts';
import { differences } from './picture-difference.ts';
import { expectScreenshots, otherBrowser, shot } from './screenshots.ts';
import { paths } from './site.ts';
import { openLive } from './take-over.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(otherBrowser, 'The pictures were drawn by Debian’s Chromium.');

for (const [name, path, picture] of [
  ...paths.map((path) => ['company', path, path.slice(1) || 'home'] as const),
  ...(['blank', 'restaurant', 'saas', 'event'] as const).map((starter) => [starter, '/', starter] as const),
  ['layout', '/layouts', 'layouts-layouts'],
  ['layout', '/photo', 'layouts-photo'],
] as const) {
  test(`${path} of ${name} looks as when it was last looked at, at each width, light and dark`, async ({
    page,
  }, testInfo) => {
    const site = await serveBuilt(name);
    await openLive(page, site.url + path);
    await expectScreenshots(page, picture, testInfo);
    await site.close();
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
