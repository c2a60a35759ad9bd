import { expect, test } from '@playwright/test';
import { watchPaths } from './page-log.ts';
import { openLive, takeOver } from './take-over.ts';

test('no script, font or data of the site is fetched twice on a way through all pages', async ({ page }) => {
  const asked = watchPaths(page, /\.(js|woff2|json)$/);
  await openLive(page, '/');
  const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'Services' });
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Training' });
  for (let round = 0; round < 2; round++) {
    await inHeader.first().click();
    await expect(page).toHaveURL(/\/training/);
    await expect(page.locator('#_title-training-courses')).toBeVisible();
    await inFooter.click();
    await expect(page).toHaveURL(/\/#services$/);
    await expect(page.locator('#_title-services')).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test('a section below the fold fetches its code when it comes near, and not before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const asked = watchPaths(page, /\/Team-.*\.js$/);
  await page.goto('/');
  await takeOver(page);
  await page.waitForLoadState('networkidle');
  const { top } = await page.locator('#team').evaluate((element) => element.getBoundingClientRect());
  expect(top).toBeGreaterThan(400 + 200);
  expect(asked).toEqual([]);
  await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top - 500);
  await expect.poll(() => asked.length).toBe(1);
});

test('a section that is not touched fetches nothing, wherever it is', async ({ page }) => {
  const asked = watchPaths(page, /\/Contact-.*\.js$/);
  await openLive(page, '/');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByLabel('Subject').focus();
  await expect.poll(() => asked.length).toBe(1);
});
