import { expect, type Page, test } from '@playwright/test';
import { followLink } from '../follow-link.ts';
import { pageLog } from './page-log.ts';
import { chooseScheme, keepScheme } from './scheme.ts';
import { config } from './site.ts';
import { openLive } from './take-over.ts';

const { storageKey, scheme: configured } = config.theme;
/** What a visitor who has chosen nothing sees. */
const initial = (system: 'light' | 'dark') => (configured === 'system' ? system : configured);
const { label, light, dark, system } = config.texts.theme;

const root = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Notes each class that the root element gets and when, from the very beginning of a document. */
const watchRoot = (page: Page) =>
  page.addInitScript(() => {
    const seen: { scheme: string; at: number }[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const scheme = document.documentElement?.className ?? '';
      if (scheme !== seen.at(-1)?.scheme) seen.push({ scheme, at: performance.now() });
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  });

/** The class at the first paint, and how often it changed after that. */
async function readPaint(page: Page): Promise<{ first?: string; changesAfter: number }> {
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
    const { seen } = window as unknown as { seen: { scheme: string; at: number }[] };
    const before = seen.filter(({ at }) => at <= painted);
    return { first: before.at(-1)?.scheme, changesAfter: seen.length - before.length };
  });
}

/** Opens a page in a system that is dark, and expects a scheme at its first paint and after. */
async function expectScheme(page: Page, path: string, scheme: string): Promise<void> {
  await openLive(page, path);
  expect(await readPaint(page)).toEqual({ first: scheme, changesAfter: 0 });
}

test('the theme is the configured one by default, also where something else is kept, and no error is reported', async ({
  page,
}) => {
  const { errors } = pageLog(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(root(page)).toHaveClass(initial('dark'));
  for (const garbage of ['', '"dark"', '🌚'.repeat(1000)]) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [storageKey, garbage] as const);
    await openLive(page, '/');
    await expect(root(page), garbage.slice(0, 20)).toHaveClass(initial('dark'));
    await chooseScheme(page, dark);
    await expect(root(page)).toHaveClass('dark');
  }
  expect(errors).toEqual([]);
});

test('the theme control offers light, dark and system, marks the one that holds, and works by keys alone', async ({
  page,
}) => {
  await keepScheme(page, 'system');
  await page.goto('/');
  await page.getByRole('button', { name: label }).press('Enter');
  await expect(page.getByRole('radio')).toHaveCount(3);
  for (const name of [light, dark, system]) await expect(choice(page, name)).toBeVisible();
  await expect(choice(page, system)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(choice(page, system)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(root(page)).toHaveClass('dark');
  await page.keyboard.press('ArrowUp');
  await expect(root(page)).toHaveClass('light');
});

for (const [name, value, scheme] of [
  [dark, 'dark', 'dark'],
  [light, 'light', 'light'],
  [system, 'system', 'dark'],
] as const)
  test(`the choice '${name}' is the class '${scheme}' on the root element where the system is dark, is kept as '${value}' under '${storageKey}', and stands at the first paint after a reload and on another page`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await watchRoot(page);
    await openLive(page, '/');
    // So that each choice is a change.
    await chooseScheme(page, value === 'dark' ? light : dark);
    await chooseScheme(page, name);
    await expect(root(page)).toHaveClass(scheme);
    expect(await stored(page)).toBe(value);
    for (const path of ['/', '/about']) await expectScheme(page, path, scheme);
    await page.emulateMedia({ colorScheme: 'light' });
    // The choice 'System' alone follows the system.
    await expect(root(page)).toHaveClass(value === 'system' ? 'light' : scheme);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root(page)).toHaveClass(scheme);
  });

test('the dark theme is dark and the light one light', async ({ page }) => {
  const lightness = () =>
    page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = getComputedStyle(document.body).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return (context.getImageData(0, 0, 1, 1).data[1] ?? 0) / 255;
    });
  await openLive(page, '/');
  await expect.poll(lightness).toBeGreaterThan(0.9);
  await chooseScheme(page, dark);
  await expect.poll(lightness).toBeLessThan(0.15);
});

test('other tabs follow a choice, mark it, and follow when the storage is cleared', async ({ page, context }) => {
  const other = await context.newPage();
  await openLive(other, '/about');
  await openLive(page, '/');
  await chooseScheme(page, dark);
  await expect(root(other)).toHaveClass('dark');
  await other.getByRole('button', { name: label }).click();
  await expect(choice(other, dark)).toBeChecked();
  await page.evaluate(() => localStorage.clear());
  await expect(root(other)).toHaveClass(initial('light'));
});

test('where storage is blocked the page comes without an error, a choice holds, and a step to another page works', async ({
  page,
}) => {
  const { errors } = pageLog(page);
  await page.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, refuse);
  });
  await openLive(page, '/');
  await expect(root(page)).toHaveClass(initial('light'));
  await chooseScheme(page, dark);
  await expect(root(page)).toHaveClass('dark');
  await chooseScheme(page, system);
  await expect(root(page)).toHaveClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveClass('dark');
  await followLink(page, '/about');
  await expect(page).toHaveURL('/about');
  expect(errors).toEqual([]);
});
