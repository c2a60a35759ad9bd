import { expect, type Page, test } from '@playwright/test';
import { config, paths } from './site.ts';
import { takeOver } from './take-over.ts';

/** Everything that the page says to the console or throws, and every request that leaves the site. */
function listen(page: Page) {
  const heard: string[] = [];
  const left: string[] = [];
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(test.info().project.use.baseURL ?? '').origin)
      left.push(request.url());
  });
  return { heard, left };
}

/** Goes through the page by wheel until its end, and into its form: whatever waits for the visitor begins to live. */
async function readThrough(page: Page): Promise<void> {
  await takeOver(page);
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    expect(await page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2)).toBe(true);
  }).toPass({ intervals: [100] });
  const field = page.getByRole('textbox').first();
  if (await field.count()) await field.focus();
  await expect(page.locator('[data-start]:not([data-live])')).toHaveCount(0);
}

/** The sum of everything that has moved by itself since the document began. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const all = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(all.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a single shift the observer is never called.
        setTimeout(() => resolve(0), 500);
      }),
  );

for (const path of paths) {
  // The browser itself reports the status of a document that is not there.
  const expected = path === '/no-such-page' ? [expect.stringContaining('404 (Not Found)')] : [];

  test(`${path} says nothing to the console while React takes over every part`, async ({ page }) => {
    const { heard } = listen(page);
    await page.goto(path);
    await readThrough(page);
    expect(heard).toEqual(expected);
  });

  test(`${path} says nothing to the console in the dark on a small screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), config.theme.storageKey);
    const { heard } = listen(page);
    await page.goto(path);
    await readThrough(page);
    expect(heard).toEqual(expected);
  });

  test(`${path} asks no other site for anything`, async ({ page }) => {
    const { left } = listen(page);
    await page.goto(path);
    await readThrough(page);
    expect(left).toEqual([]);
  });

  for (const [name, viewport] of Object.entries({
    'a wide screen': { width: 1280, height: 800 },
    'a small screen': { width: 390, height: 844 },
  })) {
    test(`nothing of ${path} moves by itself on ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await readThrough(page);
      // The font may come behind the first frame: words take a little more or less room then, and no line moves (still.spec.ts).
      expect(await shifts(page)).toBeLessThan(0.0005);
    });
  }
}

test('a walk through all pages says nothing to the console and asks no other site', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const { heard, left } = listen(page);
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  await page.goto('/');
  await readThrough(page);
  for (const label of ['About Us', 'Training', 'Contact', 'Training', 'About Us', 'Home']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: label, exact: true }).click();
    const href = config.header.menu.find((item) => item.label === label)?.href ?? '';
    await expect(page).toHaveURL(href);
    await readThrough(page);
  }
  await page.goBack();
  await page.goForward();
  await readThrough(page);
  expect(heard).toEqual([]);
  expect(left).toEqual([]);
  expect(documents).toHaveLength(1);
});

test('every control of the home page works without a word to the console', async ({ page }) => {
  const { heard } = listen(page);
  await page.goto('/');
  await takeOver(page);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.keyboard.press('Escape');
  for (const name of ['Next slide', 'Previous slide', 'Pause', 'Play'])
    await page.getByRole('button', { name, exact: true }).click();
  for (const name of ['Read More', 'SEE HOW WE WORK']) {
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(heard).toEqual([]);
});
