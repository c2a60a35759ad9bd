import { expect, test } from '@playwright/test';
import { type ServedSite, serveFolder, writeSmallSite } from '../served-site.ts';
import { violations } from './audits/axe.ts';

// What pages say of their place in the site.
let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = writeSmallSite('page-tree', (config) => {
    config.header = { ...config.header, showName: false };
    const trail = { type: 'breadcrumbs', id: 'where', label: 'Where you are' };
    const text = { type: 'rich-text', id: 'text', title: 'Words', blocks: ['Words.'] };
    config.routes[1]?.sections.push({ type: 'subpages', id: 'below', title: 'In this part' });
    config.routes.push(
      { path: '/about/history', label: 'History', title: 'The history of {product}', sections: [trail, text] },
      { path: '/about/places', title: 'Places in {city}', description: 'Where we are.', sections: [trail, text] },
      { path: '/about/history/first-years', title: 'The first years', sections: [trail, text] },
    );
    config.locales = { de: {} };
  });
  site = await serveFolder(folder);
});
test.afterAll(() => site?.close());

for (const language of ['', '/de'])
  test(`breadcrumbs lead from the home page to a page: ${language || 'main language'}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${site.url}${language}/about/history/first-years`);
    const trail = page.getByRole('region', { name: 'Where you are' });
    expect(
      await trail.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([...[language || '/', `${language}/about`, `${language}/about/history`]]);
    await expect(trail.getByRole('link').last()).toHaveText('History');
    await expect(trail.locator('[aria-current=page]')).toHaveText('The first years');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);
    await trail.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('region', { name: 'Where you are' }).locator('[aria-current=page]')).toHaveText(
      'History',
    );
  });

test('a page lists the pages directly below it, in their order', async ({ page }) => {
  await page.goto(`${site.url}/about`);
  const cards = page.locator('#below').getByRole('link');
  await expect(cards).toHaveText(['History', 'Places in PuneWhere we are.']);
  await cards.first().click();
  await expect(page).toHaveURL(/\/about\/history$/);
});
