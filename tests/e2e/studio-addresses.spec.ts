import { expect } from '@playwright/test';
import { companyConfig } from '../company.ts';
import { pageLog } from './page-log.ts';
import { openFrame, type StudioSite, serveStudioSite, test } from './studio-site.ts';

// Studio with a site whose pages have a slash at the end of their addresses, at the root of its host and below a path.

const config = companyConfig();
const textAt = (path: string) => {
  const seo = { ...config.seo, siteUrl: config.seo.siteUrl + path, trailingSlash: true };
  return JSON.stringify({ ...config, seo }, null, 2);
};

let site: StudioSite;
test.beforeAll(async () => {
  site = await serveStudioSite('studio-addresses', textAt(''));
});
test.afterAll(() => site?.end('SIGTERM'));

for (const path of ['', '/some/project'])
  test(`Studio finds the page that its frame shows, and what is clicked on it, whether the address ends with a slash or not${path && ', below a path'}`, async ({
    page,
  }) => {
    const text = textAt(path);
    const frame = await openFrame(page, site, text, `${path}/about`);
    expect(frame.url()).toBe(`${site.url}${path}/about/`);
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
    await expect.poll(() => frame.url()).toMatch(new RegExp(`^${site.url}${path}/training/?$`));
    await frame.getByRole('heading', { level: 1 }).click();
    await expect(frame.locator('.chosen').first()).toBeAttached();
    expect(documents).toEqual([]);
  });

test('the frame follows a site that gets a path on its host, and another one', async ({ page }) => {
  const frame = await openFrame(page, site, textAt(''), '/about');
  const shown = page.getByRole('combobox', { name: 'Page that is shown' });
  const name = await shown.inputValue();
  for (const path of ['/some/project', '/other', '']) {
    site.save(textAt(path));
    await expect.poll(() => frame.url()).toBe(`${site.url}${path}/about/`);
    await frame.locator('html[data-react=""]').waitFor({ state: 'attached' });
    await expect(shown).toHaveValue(name);
    const picture = frame.locator('header img').first();
    await expect(picture).toHaveAttribute('src', new RegExp(`^${path}/[^/]+$`));
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
});
