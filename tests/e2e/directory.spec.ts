import { expect, type Page, test } from '@playwright/test';
import { type ServedSite, serveFolder, writeSmallSite } from '../served-site.ts';
import { violations } from './audits/axe.ts';
import { openLive } from './take-over.ts';

// A list that visitors filter and search.
let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = writeSmallSite('directory', (config) => {
    config.header = { ...config.header, showName: false };
    const event = (id: string, title: string, date: string, place?: string) => ({
      id,
      title,
      date,
      ...(place && { place }),
    });
    config.lists = {
      ...config.lists,
      events: {
        of: 'events',
        items: [
          event('a', 'Café concert', '2029-03-01', 'Berlin'),
          event('b', 'Garden concert', '2030-03-01', 'Pune'),
          event('c', 'Lecture', '2030-04-01', 'Pune'),
          event('d', 'Walk', '2030-05-01'),
        ],
      },
    };
    const filters = [
      { key: 'place', label: 'Where' },
      { key: 'date', label: 'Year' },
    ];
    config.routes[1]?.sections.push({ type: 'directory', id: 'events', title: 'Events', list: 'events', filters });
  });
  site = await serveFolder(folder);
});
test.afterAll(() => site?.close());

const cards = (page: Page) => page.locator('#events li h3');
const all = ['Café concert', 'Garden concert', 'Lecture', 'Walk'];

test('visitors filter and search, and the address has what they chose', async ({ page }) => {
  await openLive(page, `${site.url}/about`);
  await page.locator('#events').scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveText(all);
  const where = page.getByLabel('Where');
  await expect(where.locator('option')).toHaveText(['All', 'Berlin (1)', 'Pune (2)']);
  await expect(page.getByLabel('Year').locator('option')).toHaveText(['All', '2030 (3)', '2029 (1)']);
  await where.selectOption('Pune');
  await expect(cards(page)).toHaveText(['Garden concert', 'Lecture']);
  await expect(page.locator('#events').getByRole('status')).toHaveText('2 of 4');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('CAFE');
  await expect(cards(page)).toHaveText([]);
  await expect(page.getByText('Nothing fits.')).toBeVisible();
  await where.selectOption('');
  await expect(cards(page)).toHaveText(['Café concert']);
  await expect(page).toHaveURL(/\/about\?q=CAFE$/);
  expect(await violations(page)).toEqual([]);
  // Enter leaves the page as it is.
  await search.press('Enter');
  await expect(page).toHaveURL(/\/about\?q=CAFE$/);
  await search.fill('');
  await expect(cards(page)).toHaveText(all);
  await expect(page).toHaveURL(/\/about$/);
});

test('an address with a choice shows what was chosen, and leads back to it', async ({ page }) => {
  await openLive(page, `${site.url}/about?place=Pune&date=2030&q=lec`);
  await page.locator('#events').scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveText(['Lecture']);
  await expect(page.getByLabel('Where')).toHaveValue('Pune');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(`${site.url}/`);
  await page.goBack();
  await page.locator('#events').scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveText(['Lecture']);
});

test('without script all items are shown, and no control that does nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/about`);
  await expect(cards(page)).toHaveText(all);
  await expect(page.getByLabel('Where')).toBeHidden();
  await context.close();
});
