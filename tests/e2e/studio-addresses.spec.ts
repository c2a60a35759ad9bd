import { expect } from '@playwright/test';
import { companyConfig } from '../company.ts';
import { pageLog } from './page-log.ts';
import { openFrame, type StudioSite, serveStudioSite, test } from './studio-site.ts';

// Studio with a site whose pages have a slash at the end of their addresses.

const config = companyConfig();
const text = JSON.stringify({ ...config, seo: { ...config.seo, trailingSlash: true } }, null, 2);

let site: StudioSite;
test.beforeAll(async () => {
  site = await serveStudioSite('studio-addresses', text);
});
test.afterAll(() => site?.end('SIGTERM'));

test('Studio finds the page that its frame shows, and what is clicked on it, whether the address ends with a slash or not', async ({
  page,
}) => {
  const frame = await openFrame(page, site, text, '/about');
  expect(frame.url()).toBe(`${site.url}/about/`);
  const shown = page.getByRole('combobox', { name: 'Page that is shown' });
  const nameOf = (path: string) => {
    const route = config.routes.find((one) => one.path === path);
    return route?.label ?? String(route?.title);
  };
  await expect(shown).toHaveValue(nameOf('/about'));
  await frame.getByRole('heading', { level: 1 }).click();
  await expect(frame.locator('.chosen').first()).toBeAttached();
  const { documents } = pageLog(page);
  await page.keyboard.press('Alt+g');
  await page.keyboard.type('training');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveValue(nameOf('/training'));
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await frame.getByRole('heading', { level: 1 }).click();
  await expect(frame.locator('.chosen').first()).toBeAttached();
  expect(documents).toEqual([]);
});
