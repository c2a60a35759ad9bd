import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type BuiltSite, documentsOf, serveBuilt } from '../built-site.ts';
import { followLink } from '../follow-link.ts';
import { violations } from './audits/axe.ts';
import { setScheme } from './scheme.ts';
import { openLive } from './take-over.ts';

// Tabs with Markdown and code, which need no React.

const sites: BuiltSite[] = [];
let [site, arabic] = ['', ''];
test.beforeAll(async () => {
  sites.push(await serveBuilt('code'), await serveBuilt('arabic'));
  [site = '', arabic = ''] = sites.map(({ url }) => url);
});
test.afterAll(() => Promise.all(sites.map((site) => site.close())));

const tab = (page: Page, section: string, name: string) =>
  page.locator(`#${section}`).getByRole('tab', { name, exact: true });

/** One tab is chosen, has the tab stop, and its panel alone is shown. */
async function expectShown(section: Locator, name: string): Promise<void> {
  await expect(section.getByRole('tab', { selected: true })).toHaveText(name);
  await expect(section.locator('[role=tab][tabindex="0"]')).toHaveText(name);
  await expect(section.getByRole('tabpanel')).toHaveCount(1);
  await expect(section.getByRole('tabpanel')).toHaveAccessibleName(name);
}

test('a press shows a panel, in all tabs of that name, on this page and the next, before React and with it', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${site}/tabs`);
  for (const id of ['one', 'two', 'three']) await expectShown(page.locator(`#${id}`), 'npm');
  await tab(page, 'two', 'pnpm').click();
  await expectShown(page.locator('#one'), 'pnpm');
  await expectShown(page.locator('#two'), 'pnpm');
  await expectShown(page.locator('#three'), 'npm');
  await expect(page.locator('#one').getByRole('tabpanel')).toContainText('pnpm install one');
  await page.reload();
  await expectShown(page.locator('#one'), 'pnpm');
  await openLive(page, site);
  await followLink(page, '/tabs');
  await expectShown(page.locator('#one'), 'pnpm');
  await tab(page, 'three', 'other').click();
  await tab(page, 'one', 'yarn').click();
  await expectShown(page.locator('#two'), 'yarn');
  await expectShown(page.locator('#three'), 'other');
  expect(errors).toEqual([]);
});

test('what is pressed stays where it is, though the panels above change their height', async ({ page }) => {
  await page.goto(`${site}/tabs`);
  await page
    .locator('#one [role=tabpanel]')
    .nth(1)
    .evaluate((panel) => {
      panel.style.minHeight = '2000px';
    });
  const pressed = tab(page, 'two', 'pnpm');
  await pressed.scrollIntoViewIfNeeded();
  const before = await pressed.boundingBox();
  await pressed.click();
  await expectShown(page.locator('#one'), 'pnpm');
  expect((await pressed.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
});

test('arrows, Home and End go from tab to tab', async ({ page }) => {
  await page.goto(`${site}/tabs`);
  const one = page.locator('#one');
  await tab(page, 'one', 'npm').focus();
  for (const [key, name] of [
    ['ArrowRight', 'pnpm'],
    ['ArrowLeft', 'npm'],
    ['ArrowLeft', 'yarn'],
    ['ArrowRight', 'npm'],
    ['End', 'yarn'],
    ['Home', 'npm'],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(one, name);
    await expect(tab(page, 'one', name)).toBeFocused();
  }
});

test('from right to left the left arrow goes on', async ({ page }) => {
  await page.goto(`${arabic}/every-type`);
  const tabs = page.locator('#one-tabs').getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('a link to a heading in a panel shows it', async ({ page }) => {
  for (const go of ['goto', 'hash'] as const) {
    await page.goto(`${site}/tabs${go === 'goto' ? '#danach-mit-yarn-in-two' : ''}`);
    if (go === 'hash')
      await page.evaluate(() => {
        location.hash = '#danach-mit-yarn-in-two';
      });
    await expectShown(page.locator('#two'), 'yarn');
    await expect(page.getByRole('heading', { name: 'Danach mit yarn in two' })).toBeInViewport();
  }
});

for (const width of [390, 1440])
  for (const scheme of ['light', 'dark'] as const)
    test(`at ${width} px, ${scheme}, axe finds nothing in any panel`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${site}/tabs`);
      await setScheme(page, scheme);
      for (const name of ['npm', 'pnpm', 'yarn']) {
        await tab(page, 'one', name).click();
        expect(await violations(page, 'main')).toEqual([]);
      }
    });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all panels are there, each below its name', async ({ page }) => {
    await page.goto(`${site}/tabs`);
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const name of ['npm', 'pnpm', 'yarn']) {
      await expect(page.locator('#one').getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(page.locator('#one').getByText(`${name} install one`, { exact: true })).toBeVisible();
    }
  });
});

test('no page loads a script for them, and a site without tabs has nothing of it', async ({ page }) => {
  await page.goto(`${site}/tabs`);
  await expect(page.locator('#one')).not.toHaveAttribute('data-start');
  const has = (name: 'code' | 'restaurant') =>
    documentsOf(name).some((file) => /role=tablist/.test(readFileSync(file, 'utf8')));
  expect([has('code'), has('restaurant')]).toEqual([true, false]);
});
