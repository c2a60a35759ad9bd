import { expect, test } from '@playwright/test';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { takeOver } from './take-over.ts';

// Links to files of the site say what they are. What is said in which language, config/linked-files.test.ts shows.

let site: BuiltSite;
test.beforeAll(async () => {
  site = await serveBuilt('article');
});
test.afterAll(() => site?.close());

test('links in texts, in the header and in the footer say the type and the size of their file', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${site.url}/long`);
  const look = async () => {
    const link = (within: string, name: string) => page.locator(within).getByRole('link', { name, exact: true });
    await expect(link('main', 'price list (PDF, 240 kB)')).toHaveAttribute('href', '/files/prices.pdf');
    await expect(link('main', 'list of 2019 (PDF, 1.2 MB)')).toBeVisible();
    await expect(link('header', 'Price list (PDF, 240 kB)')).toBeVisible();
    await expect(link('footer', 'Price list (PDF, 240 kB)')).toBeVisible();
    await expect(link('header', 'Start')).toBeVisible();
  };
  await look();
  // React finds what the build wrote.
  await takeOver(page);
  await look();
  expect(errors).toEqual([]);
});
