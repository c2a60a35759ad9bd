import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { contentType } from '../../src/outputs/hosts/content-type.ts';
import { bytesOf, textOf } from './dist.ts';
import { chooseScheme } from './scheme.ts';
import { config } from './site.ts';

// A page of which a part has arrived: what can be seen can be used.

let server: Server;
let url: string;
/** What the page's answer still lacks. */
let rest: { response: ServerResponse; text: string } | undefined;
/** Behind what the document stops, until it is asked to go on. */
let stop = '';

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (/\.\w+$/.test(pathname)) {
      response.setHeader('Content-Type', contentType(pathname));
      return response.end(bytesOf(pathname));
    }
    const html = textOf(`${pathname === '/' ? '' : pathname}/index.html`);
    const end = html.indexOf(stop) + stop.length;
    response.setHeader('Content-Type', contentType('index.html'));
    response.write(html.slice(0, end));
    rest = { response, text: html.slice(end) };
    return undefined;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Opens a page as far as `text`, its end. */
async function openUntil(page: Page, text: string, path = ''): Promise<void> {
  stop = text;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(url + path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
const arrive = () => rest?.response.end(rest.text);

/** Opens the menu, closes it, and chooses the dark theme. */
async function useMenuAndTheme(page: Page): Promise<void> {
  await page.getByRole('button', { name: config.texts.menu }).click();
  await expect(page.getByRole('navigation', { name: config.texts.menu })).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseScheme(page, config.texts.theme.dark);
  await expect(page.locator('html')).toHaveClass('dark');
}

for (const taps of [1, 2])
  test(`${taps === 1 ? 'a tap' : 'two taps'} on a button whose dialog has not arrived, once it has, opens it once`, async ({
    page,
  }) => {
    await openUntil(page, 'data-type="services"');
    for (let tap = 0; tap < taps; tap++) await page.locator('#hero').getByRole('button', { name: 'Read More' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    arrive();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

/** The last of what stands before the platform script. */
const firstScreen = textOf('/index.html').split('<script>', 2)[0]?.slice(-100) ?? '';

test.describe('where nothing but the first screen has arrived', () => {
  test('menu and theme work, and a tap on a button for a dialog opens it in the end', async ({ page }) => {
    await openUntil(page, firstScreen);
    expect(await page.evaluate(() => 'earlyActions' in window)).toBe(false);
    await useMenuAndTheme(page);
    await page.locator('#hero').getByRole('button', { name: 'Read More' }).click();
    arrive();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: config.texts.menu })).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('html')).toHaveClass('dark');
  });

  test('a tap on a button that copies is kept for React, once', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const training = textOf('/training/index.html').split('<script>', 2)[0]?.slice(-100) ?? '';
    await openUntil(page, training, 'training');
    expect(await page.evaluate(() => 'earlyActions' in window)).toBe(false);
    await page.locator('button[data-copy]').first().click();
    arrive();
    await expect(page.getByRole('status').getByText(config.texts.toast.copied)).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/training#/);
  });
});

test('menu and theme work while the rest of the page is on its way, and a link to a section leads there when it has come', async ({
  page,
}) => {
  await openUntil(page, 'data-type="services"');
  await useMenuAndTheme(page);
  await page.getByRole('button', { name: config.texts.menu }).click();
  await page.getByRole('navigation', { name: config.texts.menu }).getByRole('link', { name: 'Contact' }).click();
  arrive();
  await expect(page.locator('#_title-contact')).toBeInViewport();
});
