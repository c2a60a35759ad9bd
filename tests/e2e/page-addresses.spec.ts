import { expect, test } from '@playwright/test';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { pageLog } from './page-log.ts';
import { openLive, takeOver } from './take-over.ts';

// A site whose pages have a slash at the end of their addresses.

let site: BuiltSite;
test.beforeAll(async () => {
  site = await serveBuilt('slashes');
});
test.afterAll(() => site?.close());

test('links lead to pages without a new document, and the address that is shown ends with a slash', async ({
  page,
}) => {
  await openLive(page, `${site.url}/`);
  const { documents, errors } = pageLog(page);
  const inHeader = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await inHeader('Programme').click();
  await expect(page).toHaveURL(`${site.url}/programme/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programme');
  await expect(inHeader('Programme')).toHaveAttribute('aria-current', 'true');
  await inHeader('Questions').click();
  await expect(page).toHaveURL(`${site.url}/about/#questions`);
  await inHeader('Blog').click();
  await expect(page).toHaveURL(`${site.url}/blog/`);
  await page.getByRole('link', { name: 'Post four' }).click();
  await expect(page).toHaveURL(`${site.url}/blog/four/`);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/blog/`);
  await page.getByRole('main').getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/blog/page/2/`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://harbour.example/blog/page/2/');
  expect(documents).toEqual([]);

  await page.reload();
  await expect(page).toHaveURL(`${site.url}/blog/page/2/`);
  await takeOver(page);
  // The page is below that of the link.
  await expect(inHeader('Blog')).toHaveAttribute('aria-current', 'true');
  await page.goto(`${site.url}/de/`);
  await takeOver(page);
  await page.getByRole('banner').getByRole('link', { name: 'Programm' }).click();
  await expect(page).toHaveURL(`${site.url}/de/programm/`);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(`${site.url}/de/`);
  expect(errors).toEqual([]);
});
