import { expect, test } from '@playwright/test';
import { violations } from './axe-violations.ts';
import { eachLayer } from './layers.ts';
import { setScheme } from './scheme.ts';
import { config, paths } from './site.ts';
import { openLive } from './take-over.ts';

// What is half-way through a movement has half its colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each width in both schemes would look at the same colors and the same places again.
const views = [
  { scheme: 'light', widths: [320, 1280] },
  { scheme: 'dark', widths: [320, 768] },
];

for (const { scheme, widths } of views) {
  for (const path of paths) {
    test(`axe finds nothing on ${path} in the ${scheme} scheme, nor in what can lie over it`, async ({ page }) => {
      test.setTimeout(180_000);
      await openLive(page, path);
      await setScheme(page, scheme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await violations(page), `at ${width} px`).toEqual([]);
        // What lies over a page is looked at where it is least wide, and is the same on all pages but for the dialogs of the home page.
        if (width !== 320 || path !== '/') continue;
        await eachLayer(page, async (layer) => {
          // What lies under it was looked at before.
          expect.soft(await violations(page, layer), `${layer} at ${width} px`).toEqual([]);
        });
      }
    });
  }
}

test('axe finds nothing where a menu, a dialog and toasts have the page behind them', async ({ page }) => {
  await openLive(page, '/about');
  await page.setViewportSize({ width: 390, height: 844 });
  await eachLayer(page, async (layer) => {
    expect.soft(await violations(page), layer).toEqual([]);
  });
});

test('axe finds nothing where a page has failed, with the error shown', async ({ page }) => {
  await openLive(page, '/');
  await page.route('**/about/page.json*', (route) => route.abort());
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('#_menu a[href="/about"]')?.click());
  await page.getByRole('button', { name: config.texts.error.show }).click();
  expect(await violations(page)).toEqual([]);
});

test('axe finds what is wrong', async ({ page }) => {
  await openLive(page, '/about');
  await page.evaluate(() => document.querySelector('main img')?.removeAttribute('alt'));
  expect((await violations(page)).join()).toContain('image-alt');
});
