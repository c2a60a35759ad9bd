import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { folderOf } from '../built-site.ts';
import { config, listOf } from './site.ts';

const { siteUrl, titleSuffix } = config.seo;
const metaOf = (page: Page, key: string) =>
  page.locator(`meta[property="${key}"], meta[name="${key}"]`).getAttribute('content');

interface Thing {
  '@type': string;
  itemListElement?: { position: number; item: string | Thing }[];
  [key: string]: unknown;
}

/** The structured data of the page, by type. */
async function thingsOf(page: Page): Promise<Record<string, Thing>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return Object.fromEntries(texts.map((text) => JSON.parse(text) as Thing).map((thing) => [thing['@type'], thing]));
}

test('each route has its own title, description, address, preview and share image', async ({ page, request }) => {
  const images = new Set<string>();
  for (const { id, path, title, description } of config.routes) {
    await page.goto(path);
    const fullTitle = path === '/' ? title : `${title} · ${titleSuffix}`;
    await expect(page).toHaveTitle(fullTitle);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl + path);
    for (const [key, value] of Object.entries({
      description,
      'og:title': fullTitle,
      'og:description': description,
      'og:url': siteUrl + path,
      'og:type': 'website',
      'og:site_name': config.brand.name,
      'og:image': `${siteUrl}/share/${id}.png`,
      'twitter:card': 'summary_large_image',
    }))
      expect(await metaOf(page, key), `${key} of ${path}`).toBe(value);
    const response = await request.get(`/share/${id}.png`);
    expect(response.headers()['content-type']).toBe('image/png');
    const bytes = await response.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    images.add(bytes.toString('base64'));
    const trail = (await thingsOf(page)).BreadcrumbList?.itemListElement;
    expect(trail?.at(-1)).toMatchObject({ position: path === '/' ? 1 : 2, item: siteUrl + path });
  }
  expect(images.size, 'different images').toBe(config.routes.length);
});

test('structured data describes the organization and lists the sixteen courses', async ({ page }) => {
  await page.goto('/');
  expect((await thingsOf(page)).Organization).toMatchObject({
    name: 'Concretia',
    slogan: 'Materialize Concepts',
    foundingDate: '2013',
    sameAs: config.social.map(({ href }) => href),
  });
  await page.goto('/training');
  const { ItemList } = await thingsOf(page);
  const courses = ItemList?.itemListElement?.map(({ item }) => typeof item === 'object' && [item['@type'], item.name]);
  expect(courses).toEqual(listOf('courses').map(({ name }) => ['Course', name]));
  expect(courses).toHaveLength(16);
});

test('robots find every route by the sitemap, and are asked not to index what is not found', async ({
  page,
  request,
}) => {
  await page.goto('/no-such-page');
  expect(await metaOf(page, 'robots')).toBe('noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(config.routes.map(({ path }) => siteUrl + path));
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^Allow: \/$/m);
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('icons and manifest have the right types and sizes, and the manifest names the site', async ({
  page,
  request,
}) => {
  await page.goto('/');
  for (const [selector, type] of Object.entries({
    'link[rel=icon][sizes]': /^image\/(x-icon|vnd\.microsoft\.icon)/,
    'link[rel=icon][type="image/svg+xml"]': /^image\/svg\+xml/,
    'link[rel=apple-touch-icon]': /^image\/png/,
    'link[rel=manifest]': /^application\/manifest\+json/,
  })) {
    const response = await request.get((await page.locator(selector).getAttribute('href')) ?? '');
    expect(response.status(), selector).toBe(200);
    expect(response.headers()['content-type'], selector).toMatch(type);
  }
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Concretia', start_url: '/' });
  for (const { src, sizes } of manifest.icons) {
    const bytes = await (await request.get(src)).body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('each starter tells search engines what it is about', () => {
  for (const [starter, type] of [
    ['restaurant', 'Restaurant'],
    ['saas', 'SoftwareApplication'],
    ['event', 'Event'],
  ] as const)
    expect(readFileSync(join(folderOf(starter), 'dist/index.html'), 'utf8')).toContain(`"@type":"${type}"`);
});
