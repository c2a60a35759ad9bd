import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { readThrough } from './take-over.ts';

// A site in English, German with paths of its own, and Arabic, built from the fixture.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let site: BuiltSite;
test.beforeAll(async () => {
  site = await serveBuilt('languages');
});
test.afterAll(() => site?.close());

/** The three addresses of each page: English, German, Arabic. */
const pages = [
  ['/', '/de', '/ar'],
  ['/programme', '/de/programm', '/ar/programme'],
  ['/about', '/de/ueber-uns', '/ar/about'],
] as const;
const langs = ['en', 'de', 'ar'];
const siteUrl = 'https://harbour.example';

test('each page names the same page in every language, itself too, in its head and in the sitemap', async ({
  page,
}) => {
  const sitemap = readFileSync(join(site.dist, 'sitemap.xml'), 'utf8');
  for (const addresses of pages) {
    for (const [at, address] of addresses.entries()) {
      await page.goto(site.url + address);
      const attributes = (selector: string, name: string) =>
        page.locator(selector).evaluateAll((all, name) => all.map((one) => one.getAttribute(name)), name);
      const expected = addresses.map((other) => siteUrl + other);
      expect(await attributes('link[rel=alternate]', 'hreflang')).toEqual([...langs, 'x-default']);
      expect(await attributes('link[rel=alternate]', 'href')).toEqual([...expected, expected[0]]);
      expect(await attributes('link[rel=canonical]', 'href')).toEqual([expected[at]]);
      expect(await attributes('html', 'lang')).toEqual([langs[at]]);
      expect(await attributes('html', 'dir')).toEqual([at === 2 ? 'rtl' : 'ltr']);
      const links = expected.map((href, of) => `<xhtml:link rel="alternate" hreflang="${langs[of]}" href="${href}"/>`);
      expect(sitemap).toContain(`<loc>${expected[at]}</loc>${links.join('')}`);
    }
  }
});

test('links lead to pages of the same language, by the addresses of that language', async ({ page }) => {
  await page.goto(`${site.url}/de/ueber-uns`);
  const hrefs = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))].sort());
  expect(hrefs).toEqual([
    '/de',
    '/de#reasons',
    '/de/programm',
    '/de/programm#talks',
    '/de/ueber-uns',
    '/de/ueber-uns#questions',
  ]);
});

test('a link to a page of another language loads its document, as the whole page changes', async ({ page }) => {
  await page.goto(`${site.url}/de/ueber-uns`);
  await readThrough(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/programme', textContent: 'In English' });
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'In English' }).click();
  await expect(page).toHaveURL(`${site.url}/programme`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Why come' })).toBeAttached();
});

const openLanguages = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'English' });

for (const width of [390, 1440]) {
  test(`the switch leads to the same place in another language and back, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.url}/`);
    await readThrough(page);
    const open = (menu: string, label: string) =>
      width === 390
        ? page.getByRole('button', { name: menu }).click()
        : page.getByRole('banner').getByRole('button', { name: label }).click();
    // After a step of the router, whose address has a hash.
    if (width === 390) await open('Menu', '');
    await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click();
    await expect(page).toHaveURL(`${site.url}/about#questions`);
    await open('Menu', 'English');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${site.url}/de/ueber-uns#questions`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { name: 'Fragen' })).toBeInViewport();
    await open('Menü', 'Deutsch');
    await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(`${site.url}/ar/about#questions`);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('the keyboard alone opens the list of languages, and Escape gives the focus back', async ({ page }) => {
  await page.goto(`${site.url}/`);
  const button = openLanguages(page);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('an unknown address is answered in the language that it begins with', async ({ page }) => {
  for (const [path, lang, home] of [
    ['/none', 'en', '/'],
    ['/de/none', 'de', '/de'],
    ['/ar/none/none', 'ar', '/ar'],
  ] as const) {
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', home);
  }
});
