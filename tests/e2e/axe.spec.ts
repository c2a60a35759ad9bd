import { expect, test } from '@playwright/test';
import { violations } from './audits/axe.ts';
import { eachLayer } from './layers.ts';
import { config } from './site.ts';
import { openLive } from './take-over.ts';

// Each page by itself is looked at in audits.spec.ts.

// What is half-way through a movement has half its colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
