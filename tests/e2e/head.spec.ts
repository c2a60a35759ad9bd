import { expect, type Page, test } from '@playwright/test';
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

for (const { id, path, title, description } of config.routes) {
  test.describe(`the head of ${path}`, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test(`${path} has its own title`, async ({ page }) => {
      await expect(page).toHaveTitle(path === '/' ? title : `${title} · ${titleSuffix}`);
    });

    test(`${path} has its own description`, async ({ page }) => {
      expect(await metaOf(page, 'description')).toBe(description);
    });

    test(`${path} names its canonical address`, async ({ page }) => {
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl + path);
    });

    test(`${path} describes itself by Open Graph`, async ({ page }) => {
      expect(await metaOf(page, 'og:title')).toBe(await page.title());
      expect(await metaOf(page, 'og:description')).toBe(description);
      expect(await metaOf(page, 'og:url')).toBe(siteUrl + path);
      expect(await metaOf(page, 'og:type')).toBe('website');
      expect(await metaOf(page, 'og:site_name')).toBe(config.brand.name);
      expect(await metaOf(page, 'twitter:card')).toBe('summary_large_image');
    });

    test(`${path} has a share image of 1200 by 630`, async ({ page, request }) => {
      expect(await metaOf(page, 'og:image')).toBe(`${siteUrl}/share/${id}.png`);
      const response = await request.get(`/share/${id}.png`);
      expect(response.headers()['content-type']).toBe('image/png');
      const bytes = await response.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    });

    test(`${path} says in structured data how one comes there`, async ({ page }) => {
      const { BreadcrumbList: trail } = await thingsOf(page);
      const last = trail?.itemListElement?.at(-1);
      expect(last).toMatchObject({ position: path === '/' ? 1 : 2, item: siteUrl + path });
    });
  });
}

test('share images differ from route to route', async ({ request }) => {
  const images = await Promise.all(config.routes.map(({ id }) => request.get(`/share/${id}.png`)));
  const bodies = await Promise.all(images.map((image) => image.body()));
  expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(config.routes.length);
});

test('the home page describes the organization in structured data', async ({ page }) => {
  await page.goto('/');
  const { Organization } = await thingsOf(page);
  expect(Organization).toMatchObject({
    name: 'Concretia',
    slogan: 'Materialize Concepts',
    foundingDate: '2013',
    sameAs: config.contacts.social.map(({ href }) => href),
  });
});

test('the training page lists its sixteen courses in structured data', async ({ page }) => {
  await page.goto('/training');
  const { ItemList } = await thingsOf(page);
  const courses = ItemList?.itemListElement?.map(({ item }) => typeof item === 'object' && [item['@type'], item.name]);
  expect(courses).toEqual(listOf('courses').map(({ name }) => ['Course', name]));
  expect(courses).toHaveLength(16);
});

test('a page that is not found asks not to be indexed and names no canonical address', async ({ page }) => {
  await page.goto('/no-such-page');
  expect(await metaOf(page, 'robots')).toBe('noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('the sitemap lists every route and nothing else', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(config.routes.map(({ path }) => siteUrl + path));
});

test('robots.txt lets robots in and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^Allow: \/$/m);
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

const icons = {
  'link[rel=icon][sizes]': /^image\/(x-icon|vnd\.microsoft\.icon)/,
  'link[rel=icon][type="image/svg+xml"]': /^image\/svg\+xml/,
  'link[rel=apple-touch-icon]': /^image\/png/,
  'link[rel=manifest]': /^application\/manifest\+json/,
};
for (const [selector, type] of Object.entries(icons)) {
  test(`${selector} leads to a file of the right type`, async ({ page, request }) => {
    await page.goto('/');
    const response = await request.get((await page.locator(selector).getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(type);
  });
}

test('the manifest names the site, and its icons have the sizes that it says', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Concretia', start_url: '/' });
  for (const { src, sizes } of manifest.icons) {
    const bytes = await (await request.get(src)).body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test.describe('skip link', () => {
  test('the first Tab of a page shows a link to its content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: config.texts.skipLink });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('the skip link takes the focus past the header', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#_content')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main').getByRole('button', { name: 'Read More' }).first()).toBeFocused();
  });
});
