import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { shiftOf } from './audits/shift.ts';
import { hold } from './hold-requests.ts';

// A site with a font of the builder for its text, and a file of its own for its headings.

let server: BuiltSite;
test.beforeAll(async () => {
  server = await serveBuilt('fonts');
});
test.afterAll(() => server?.close());

test('a site’s own fonts are the only ones that it has, are asked for at once, and move nothing when they come', async ({
  page,
}) => {
  const files = readdirSync(join(server.dist, 'assets')).filter((name) => name.endsWith('.woff2'));
  expect(files.map((name) => name.replace(/-\w{8}\.woff2$/, '')).sort()).toEqual([
    'own',
    'work-sans-latin-ext-wght-normal',
    'work-sans-latin-wght-normal',
  ]);
  for (const width of [390, 1280]) {
    const arrive = await hold(page, '**/*.woff2');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize({ width, height: 844 });
    await page.goto(server.url, { waitUntil: 'domcontentloaded' });
    const familyOf = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((one) => getComputedStyle(one).fontFamily);
    expect(await familyOf('h1')).toMatch(/^own,.*Times New Roman.*serif$/);
    expect(await familyOf('h1 ~ p')).toMatch(/^"Work Sans", "As Arial"/);
    arrive();
    await page.evaluate(() => document.fonts.ready);
    const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    await expect.poll(loaded).toBeGreaterThanOrEqual(2);
    const { far, what } = await shiftOf(page);
    expect(far, what).toBeLessThan(0.01);
    expect(asked.filter((url) => url.endsWith('.woff2')).length).toBe(2);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('density and width of the theme are the space between sections and the width of the content', async ({ page }) => {
  await page.setViewportSize({ width: 2000, height: 900 });
  await page.goto(server.url);
  const section = page.locator('main > section').last();
  const space = (one: Element) => getComputedStyle(one).paddingBlockEnd;
  expect(await section.evaluate(space)).toBe('176px');
  expect(
    await section
      .locator('> *')
      .first()
      .evaluate((one) => one.getBoundingClientRect().width),
  ).toBe(1376);
});
