import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type ServedSite, serveFolder, writeSmallSite } from '../served-site.ts';
import { violations } from './audits/axe.ts';

// A page for each tag, author and year of a list of posts.
let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = writeSmallSite('item-groups', (config) => {
    config.header = { ...config.header, showName: false };
    const post = (id: string, date: string, tags: string[], authors: string[] = [], more: object = {}) => ({
      ...{ id, title: `Post ${id}`, description: `About ${id}.`, date, tags, authors, body: 'Words.' },
      ...more,
    });
    config.lists = {
      ...config.lists,
      writers: { of: 'people', items: [{ id: 'ada', name: 'Ada Example' }] },
      posts: {
        of: 'posts',
        items: [
          post('a', '2024-03-01', ['Design', 'C#'], ['ada']),
          post('b', '2025-03-01', ['Design']),
          post('f', '2023-03-01', ['Design']),
          post('c', '2025-04-01', ['C', 'सॉफ़्टवेयर'], ['ada']),
          post('d', '2025-05-01', ['Design'], [], { draft: true }),
          post('e', '2025-06-01', ['Secret'], [], { draft: true }),
        ],
      },
    };
    const cards = (title: string, more: object = {}) => ({
      type: 'cards' as const,
      ...{ id: 'posts', title, list: 'posts', ...more },
    });
    config.routes.push(
      { path: '/topics', title: 'Topics', sections: [{ type: 'subpages', id: 'below', title: 'Topics' }] },
      ...[
        {
          path: '/topics/{id}',
          by: 'tags',
          title: '{item.title}',
          description: 'Posts: {item.count}',
          more: { perPage: 2 },
        },
        { path: '/writers/{id}', by: 'authors', title: 'Posts by {item.title}', more: {} },
        { path: '/years/{id}', by: 'date', title: 'Posts of {item.title}', more: {} },
      ].map(({ more, ...route }) => ({ each: 'posts', ...route, sections: [cards(route.title, more)] })),
      { path: '/posts/{id}', each: 'posts', title: '{item.title}', sections: [{ type: 'article', id: 'post' }] },
    );
    config.locales = { de: {} };
  });
  const german = {
    lists: { posts: { items: { a: { tags: ['Entwurf', 'C#'] }, b: { tags: ['Entwurf'] }, f: { tags: ['Entwurf'] } } } },
  };
  writeFileSync(join(folder, 'site.config.de.json'), JSON.stringify(german));
  site = await serveFolder(folder);
});
test.afterAll(() => site?.close());

test('each value has a page with its items, and a page above lists them with their counts', async ({ page }) => {
  await page.goto(`${site.url}/topics`);
  const below = page.locator('#below').getByRole('link');
  await expect(below).toHaveText(['DesignPosts: 3', 'C#Posts: 1', 'CPosts: 1', 'सॉफ़्टवेयरPosts: 1']);
  const links = await below.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.slice(0, 3)).toEqual(['/topics/design', '/topics/c-sharp', '/topics/c']);
  await below.first().click();
  await expect(page).toHaveTitle(/^Design/);
  // The latest first.
  await expect(page.locator('#posts li h2')).toHaveText(['Post b', 'Post a']);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/topics\/design\/page\/2$/);
  await expect(page.locator('#posts li h2')).toHaveText(['Post f']);
  for (const link of links) expect((await page.request.get(site.url + link)).status(), String(link)).toBe(200);
  for (const path of ['/topics/secret', '/topics/design/page/3'])
    expect((await page.request.get(site.url + path)).status(), path).toBe(404);
});

test('authors have their names, and years are those of dates', async ({ page }) => {
  await page.goto(`${site.url}/writers/ada`);
  await expect(page).toHaveTitle(/^Posts by Ada Example/);
  await expect(page.locator('#posts li h2')).toHaveText(['Post c', 'Post a']);
  await page.goto(`${site.url}/years/2025`);
  await expect(page.getByRole('heading', { name: 'Posts of 2025' })).toBeVisible();
  await expect(page.locator('#posts li h2')).toHaveText(['Post c', 'Post b']);
});

test('the tags of a post lead to their pages, also in another language, whose words they have', async ({ page }) => {
  await page.goto(`${site.url}/posts/a`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'C#' }).click();
  await expect(page).toHaveURL(/\/topics\/c-sharp$/);
  await page.goto(`${site.url}/de/posts/a`);
  await page.getByRole('main').getByRole('link', { name: 'Entwurf' }).click();
  await expect(page).toHaveURL(/\/de\/topics\/entwurf$/);
  await expect(page.locator('#posts li h2')).toHaveText(['Post b', 'Post a']);
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /\/topics\/design$/);
  const others = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((all) => all.map((link) => new URL(link.getAttribute('href') ?? '').pathname));
  for (const path of others) expect((await page.request.get(site.url + path)).status(), path).toBe(200);
});
