import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type BuiltSite, documentsOf, serveBuilt } from '../built-site.ts';
import { followLink } from '../follow-link.ts';
import { commands } from '../sites/small.ts';
import { violations } from './audits/axe.ts';
import { setScheme } from './scheme.ts';
import { openLive } from './take-over.ts';

// Code in texts, which a button copies, on a German site.

let site: BuiltSite;
test.beforeAll(async () => {
  site = await serveBuilt('code');
});
test.afterAll(() => site?.close());

const buttons = (page: Page) => page.getByRole('button', { name: 'Code kopieren' });
const statuses = (page: Page) => page.locator('main').getByRole('status');
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the keys copy code as it was written; screen readers hear it in the language of the page', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.url}/code`);
  await expect(statuses(page)).toHaveText(['', '']);
  await buttons(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(statuses(page)).toHaveText(['Kopiert', '']);
  await expect(buttons(page).first()).toBeFocused();
  expect(await copied(page)).toBe(commands);
  await buttons(page).last().click();
  await expect(statuses(page)).toHaveText(['', 'Kopiert']);
  expect(await copied(page)).toBe('const more: string = "<b>";');
  await expect(statuses(page)).toHaveText(['', '']);
  expect(errors).toEqual([]);
});

test('where a browser gives no clipboard, the code is selected, and the page says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`${site.url}/code`);
  await buttons(page).first().click();
  await expect(statuses(page).first()).toHaveText('Das Kopieren ist nicht gelungen');
  expect(await page.evaluate(() => String(getSelection()))).toBe(commands);
});

test('a page that a link has led to copies too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLive(page, site.url);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await followLink(page, '/code');
  await buttons(page).first().click();
  await expect(statuses(page).first()).toHaveText('Kopiert');
  expect(await copied(page)).toBe(commands);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

for (const width of [390, 1440])
  for (const scheme of ['light', 'dark'] as const)
    test(`at ${width} px, ${scheme}, no code is below the button, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });

      await page.goto(`${site.url}/code`);
      await setScheme(page, scheme);
      await buttons(page).first().click();
      await expect(statuses(page).first()).not.toBeEmpty();
      expect(await violations(page, 'main')).toEqual([]);
      const [end, start] = await page
        .locator('pre')
        .first()
        .evaluate((pre) => {
          const range = document.createRange();
          range.selectNodeContents(pre.firstElementChild ?? pre);
          const lines = [...range.getClientRects()].map(({ right }) => right);
          return [Math.max(...lines), pre.nextElementSibling?.getBoundingClientRect().left ?? 0] as const;
        });
      expect(end).toBeLessThanOrEqual(start);
    });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no button', async ({ page }) => {
    await page.goto(`${site.url}/code`);
    await expect(page.locator('pre')).toHaveCount(2);
    await expect(page.locator('main button')).toHaveCount(2);
    for (const button of await page.locator('main button').all()) await expect(button).toBeHidden();
  });
});

test('a site without code has nothing of it', () => {
  const has = (name: 'code' | 'restaurant') =>
    documentsOf(name).some((file) => /data-copied|dataset\.copied|copied:/.test(readFileSync(file, 'utf8')));
  expect([has('code'), has('restaurant')]).toEqual([true, false]);
});
