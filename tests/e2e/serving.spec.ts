import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { config, listOf } from './site.ts';

const dist = (path: string) => fileURLToPath(new URL(`../../dist${path}`, import.meta.url));
const address = (path: string) => (path === '/' ? '/index.html' : `${path}/index.html`);

/** The addresses of hashed files that the home page names. */
async function hashedFiles(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('/')).text();
  return [...new Set(html.match(/\/assets\/[\w./-]+\.(?:json|js|css|woff2|svg)\b/g))];
}

test.describe('an unknown address', () => {
  test('has the status 404', async ({ page }) => {
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  });

  test("shows 'Not Found' in the main area", async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: 'Not Found', exact: true }),
    ).toBeVisible();
  });

  test('keeps header and footer', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('banner').getByRole('link', { name: config.texts.home })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');
  });

  test('offers the way home', async ({ page }) => {
    await page.goto('/no/such/page');
    await page.getByRole('main').getByRole('link', { name: config.texts.notFound.action }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('section#hero')).toBeVisible();
  });

  for (const path of ['/no-such-page/page.json', '/assets/none.js', '/images/none.svg', '/assets/training/none.pdf']) {
    test(`${path} has the status 404`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }
});

test.describe('pages', () => {
  for (const { path } of config.routes) {
    test(`${path} is a file that any host can serve`, async ({ request }) => {
      expect(existsSync(dist(address(path)))).toBe(true);
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    });

    test(`${path} has its data for the router beside it`, async ({ request }) => {
      const response = await request.get(path === '/' ? '/page.json' : `${path}/page.json`);
      expect(response.headers()['content-type']).toMatch(/^application\/json/);
      expect(await response.json()).toMatchObject({ path });
    });
  }

  for (const { path } of config.routes.filter(({ path }) => path !== '/')) {
    test(`${path} with a slash at its end leads to the one address`, async ({ request }) => {
      const response = await request.get(`${path}/`, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([301, path]);
    });
  }

  test('pages are asked for again at each visit', async ({ request }) => {
    const { headers } = await request.get('/').then((response) => ({ headers: response.headers() }));
    expect(headers['cache-control']).toMatch(/max-age=0|no-cache/);
  });

  test('a page that has not changed is not sent again', async ({ request }) => {
    const { etag = '' } = (await request.get('/')).headers();
    expect((await request.get('/', { headers: { 'if-none-match': etag } })).status()).toBe(304);
  });
});

test.describe('delivery', () => {
  for (const coding of ['br', 'gzip']) {
    test(`a page is sent in ${coding} to who understands it`, async ({ request }) => {
      const headers = (await request.get('/', { headers: { 'accept-encoding': coding } })).headers();
      expect(headers['content-encoding']).toBe(coding);
      expect(headers.vary).toMatch(/accept-encoding/i);
    });
  }

  test('hashed files may be kept for ever', async ({ request }) => {
    const files = await hashedFiles(request);
    expect(files).not.toEqual([]);
    for (const file of files) {
      expect((await request.get(file)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test('a syllabus may change, so it is asked for again', async ({ request }) => {
    const response = await request.get(`/assets/training/${listOf('courses')[0]?.pdf}`);
    expect(response.headers()['cache-control']).toMatch(/max-age=0|no-cache/);
  });

  for (const [path, type] of [
    ['/header-logo.gif', 'image/gif'],
    ['/logo.webp', 'image/webp'],
  ]) {
    test(`${path} is there as ${type}`, async ({ request }) => {
      const response = await request.get(path ?? '');
      expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
    });
  }

  test('no page asks another host for anything', async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => request.url().startsWith(baseURL ?? '') || elsewhere.push(request.url()));
    for (const { path } of config.routes) await page.goto(path, { waitUntil: 'networkidle' });
    expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
  });
});
