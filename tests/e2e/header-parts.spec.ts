import { expect, type Page, test } from '@playwright/test';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { longestName, news } from '../sites/small.ts';
import { violations } from './audits/axe.ts';
import { shiftOf } from './audits/shift.ts';
import { takeOver } from './take-over.ts';

// What the header of the small site has once its config asks for it: submenus, a button, an announcement.

let site: BuiltSite;
test.beforeAll(async () => {
  site = await serveBuilt('header-parts');
});
test.afterAll(() => site?.close());

const announcement = (page: Page) => page.getByRole('complementary');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const story = (page: Page) => page.getByRole('link', { name: 'Our story' });

test('an announcement that is closed stays closed, from the first paint on and on every page', async ({ page }) => {
  await page.goto(site.url);
  await expect(announcement(page)).toContainText(news);
  const above = await announcement(page).boundingBox();
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(above?.height);
  await announcement(page).getByRole('button').click();
  await expect(announcement(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  for (const path of ['/', '/about', '/no-such-page']) {
    await page.goto(site.url + path);
    await expect(announcement(page)).toBeHidden();
    expect((await shiftOf(page)).far).toBe(0);
  }
  await page.evaluate(() => localStorage.setItem('announcements', '["older news"]'));
  await page.reload();
  await expect(announcement(page)).toBeVisible();
});

test('a submenu opens, closes and leads on by the keyboard alone', async ({ page }) => {
  await page.goto(site.url);
  await takeOver(page);
  await button(page, 'Company').focus();
  await expect(story(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Company')).toHaveAttribute('aria-expanded', 'true');
  const [below, panel] = [await button(page, 'Company').boundingBox(), await story(page).boundingBox()];
  expect(panel?.y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0));
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(story(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(story(page)).toBeHidden();
  await expect(button(page, 'Company')).toBeFocused();
  // Who tabs past the last link finds the panel closed.
  for (const key of ['Enter', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(button(page, 'More')).toBeFocused();
  await expect(story(page)).toBeHidden();
  for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(`${site.url}/about#story`);
  await expect(story(page)).toBeHidden();
});

test('a page below one of the header marks that one', async ({ page }) => {
  const current = page.getByRole('navigation').locator('[aria-current]');
  await page.goto(`${site.url}/about/deep`);
  await takeOver(page);
  await expect(current).toHaveText(['About']);
  await page.goto(`${site.url}/no-such-page`);
  await takeOver(page);
  await expect(current).toHaveCount(0);
});

test('the button of the header opens its dialog, also where there is no page', async ({ page }) => {
  for (const path of ['/about', '/no-such-page']) {
    await page.goto(site.url + path);
    await button(page, 'Ask us').click();
    await expect(page.getByRole('dialog', { name: 'About Acme' })).toBeVisible();
  }
});

test('on a small screen submenus are groups under their headings, and the button is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(site.url);
  await expect(button(page, 'Ask us')).toBeHidden();
  await button(page, 'Menu').click();
  await expect(page.getByRole('group', { name: 'Company' }).getByRole('link')).toHaveText(['Our story', 'Our team']);
  expect(await violations(page)).toEqual([]);
  await button(page, 'Ask us').click();
  await expect(page.getByRole('dialog', { name: 'About Acme' })).toBeVisible();
});

test('the menu of a small screen closes once the Tab key leaves it, and not before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(site.url);
  await takeOver(page);
  const menu = page.locator('#_menu');
  await button(page, 'Menu').focus();
  await page.keyboard.press('Enter');
  const inside = await menu.locator('a[href], button').filter({ visible: true }).count();
  for (let at = 0; at < inside; at++) {
    await page.keyboard.press('Tab');
    await expect(menu).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await button(page, 'Menu').focus();
  for (const key of ['Enter', 'Tab', 'Shift+Tab']) await page.keyboard.press(key);
  await expect(button(page, 'Menu')).toBeFocused();
  await expect(menu).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('submenus open and close, and an announcement has no button to close it', async ({ page }) => {
    await page.goto(site.url);
    await expect(announcement(page)).toContainText(news);
    await expect(announcement(page).getByRole('button')).toHaveCount(0);
    await button(page, 'Company').click();
    await expect(story(page)).toBeVisible();
    await button(page, 'Company').click();
    await expect(story(page)).toBeHidden();
  });
});

test('a long name takes two lines of the header at most, and is read out whole', async ({ page }) => {
  const long = await serveBuilt('longest-name');
  for (const [width, height] of [
    [320, 256],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(long.url);
    expect((await page.getByRole('banner').boundingBox())?.height, `at ${width} px`).toBeLessThan(90);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.getByRole('banner').getByRole('link', { name: longestName })).toBeVisible();
  }
  await long.close();
});

test('many links beside a long button stay in one line of a wide window', async ({ page }) => {
  const site = await serveBuilt('long-button');
  for (const [width, isInLine] of [
    [1200, false],
    [1440, true],
    [1920, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Stellenangebote' }), `at ${width} px`).toBeVisible({
      visible: isInLine,
    });
    await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: !isInLine });
    expect((await header.boundingBox())?.height).toBeLessThan(90);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await site.close();
});
