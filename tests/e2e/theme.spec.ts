import { expect, type Page, test } from '@playwright/test';
import { followLink } from '../follow-link.ts';
import { config } from './site.ts';
import { openLive, takeOver } from './take-over.ts';

const { storageKey, scheme: configured } = config.theme;
/** What a visitor who has chosen nothing sees. */
const initial = (system: 'light' | 'dark') => (configured === 'system' ? system : configured);
const { label, light, dark, system } = config.texts.theme;

const root = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await choice(page, name).check();
  await page.keyboard.press('Escape');
}

/** Puts something into the storage before any page of the site begins. */
const keep = (page: Page, value: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [storageKey, value] as const);

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

test('the theme is the configured one by default', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(root(page)).toHaveClass(initial('dark'));
});

test('the theme control offers light, dark and system', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByRole('radio')).toHaveCount(3);
  for (const name of [light, dark, system]) await expect(choice(page, name)).toBeVisible();
});

test('the theme control marks the choice that holds', async ({ page }) => {
  await keep(page, 'system');
  await page.goto('/');
  await page.getByRole('button', { name: label }).click();
  await expect(choice(page, system)).toBeChecked();
});

test('the theme control can be used with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: label }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(choice(page, light)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(root(page)).toHaveClass('dark');
});

for (const [name, value, scheme] of [
  [dark, 'dark', 'dark'],
  [light, 'light', 'light'],
  [system, 'system', 'dark'],
] as const) {
  test.describe(`the choice '${name}'`, () => {
    test.use({ colorScheme: 'dark' });
    test.beforeEach(async ({ page }) => {
      await openLive(page, '/');
      // So that each choice is a change.
      await choose(page, value === 'dark' ? light : dark);
      await choose(page, name);
    });

    test(`is the class '${scheme}' on the root element where the system is dark`, async ({ page }) => {
      await expect(root(page)).toHaveClass(scheme);
    });

    test(`is kept as '${value}' under '${storageKey}'`, async ({ page }) => {
      expect(await stored(page)).toBe(value);
    });

    test('holds after a reload', async ({ page }) => {
      await page.reload();
      await takeOver(page);
      await expect(root(page)).toHaveClass(scheme);
    });

    test('holds on another page', async ({ page }) => {
      await page.goto('/about');
      await expect(root(page)).toHaveClass(scheme);
    });
  });
}

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
  await choose(page, dark);
  await expect.poll(lightness).toBeLessThan(0.15);
});

for (const [kept, scheme] of [
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', 'dark'],
] as const) {
  test(`'${kept}' stands on the root element at the first paint and does not change after it`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await keep(page, kept);
    await watchRoot(page);
    await openLive(page, '/');
    expect(await readPaint(page)).toEqual({ first: scheme, changesAfter: 0 });
  });
}

test("'System' follows the system while the page is open", async ({ page }) => {
  await openLive(page, '/');
  await choose(page, system);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveClass('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).toHaveClass('light');
});

test("'Light' does not follow the system", async ({ page }) => {
  await openLive(page, '/');
  await choose(page, light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveClass('light');
});

test('other tabs follow a choice', async ({ page, context }) => {
  const other = await context.newPage();
  await openLive(other, '/about');
  await openLive(page, '/');
  await choose(page, dark);
  await expect(root(other)).toHaveClass('dark');
});

test('other tabs mark the choice that they follow', async ({ page, context }) => {
  const other = await context.newPage();
  await openLive(other, '/about');
  await openLive(page, '/');
  await choose(page, dark);
  await other.getByRole('button', { name: label }).click();
  await expect(choice(other, dark)).toBeChecked();
});

test('other tabs follow when the storage is cleared', async ({ page, context }) => {
  const other = await context.newPage();
  await openLive(other, '/about');
  await openLive(page, '/');
  await choose(page, dark);
  await expect(root(other)).toHaveClass('dark');
  await page.evaluate(() => localStorage.clear());
  await expect(root(other)).toHaveClass(initial('light'));
});

for (const garbage of ['', 'purple', '{"theme":"dark"}', '"dark"', 'DARK', '🌚'.repeat(1000)]) {
  test(`'${garbage.slice(0, 20)}' in the storage does no harm`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await keep(page, garbage);
    await openLive(page, '/');
    await expect(root(page)).toHaveClass(initial('light'));
    await choose(page, dark);
    await expect(root(page)).toHaveClass('dark');
    expect(errors).toEqual([]);
  });
}

test.describe('where storage is blocked', () => {
  test.use({ colorScheme: 'light' });
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const refuse = {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', refuse);
      Object.defineProperty(window, 'sessionStorage', refuse);
    }),
  );

  test('the page comes without an error', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await openLive(page, '/');
    await expect(root(page)).toHaveClass(initial('light'));
    expect(errors).toEqual([]);
  });

  test('a choice still holds for the open page', async ({ page }) => {
    await openLive(page, '/');
    await choose(page, dark);
    await expect(root(page)).toHaveClass('dark');
  });

  test("'System' still follows the system", async ({ page }) => {
    await openLive(page, '/');
    await choose(page, system);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root(page)).toHaveClass('dark');
  });

  test('a step to another page still works', async ({ page }) => {
    await openLive(page, '/');
    const path = config.routes[1]?.path ?? '/';
    await followLink(page, path);
    await expect(page).toHaveURL(path);
  });
});
