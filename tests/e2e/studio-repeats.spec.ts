import { expect } from '@playwright/test';
import { companyConfig } from '../company.ts';
import { openFrame, type StudioSite, serveStudioSite, test } from './studio-site.ts';

// An event that takes place again, in Studio: many cards of one entry of the file.

let site: StudioSite;
let text: string;

test.beforeAll(async () => {
  const config = companyConfig();
  config.router = { ...config.router, timeout: 60_000 };
  config.seo.timeZone = 'Europe/Berlin';
  const repeats = { every: 'week', until: '2029-02-27' };
  config.lists = {
    ...config.lists,
    classes: { of: 'events', items: [{ id: 'yoga', title: 'Yoga', date: '2029-01-02', repeats }] },
  };
  config.routes.push({
    ...{ path: '/classes', title: 'Classes' },
    sections: [
      { type: 'hero', id: 'top', title: 'All classes' },
      { type: 'cards', id: 'coming', title: 'Coming up', list: 'classes', when: 'coming' },
    ],
  });
  text = `${JSON.stringify(config, null, 2)}\n`;
  site = await serveStudioSite('studio-repeats', text);
});
test.afterAll(() => site?.end('SIGTERM'));

test('each card of a series leads to its one entry, and a title is changed in all', async ({ page }) => {
  const frame = await openFrame(page, site, text, '/classes');
  const titles = frame.locator('#coming h3');
  await expect(titles).toHaveCount(9);
  await titles.nth(4).click();
  await expect(page.locator('[data-pane=form]').getByRole('heading', { level: 2 })).toHaveText('Yoga');
  await titles.nth(4).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' for all');
  await page.keyboard.press('Enter');
  await expect.poll(() => site.value('lists', 'classes', 'items', 0, 'title')).toBe('Yoga for all');
  await expect(titles).toHaveText(Array(9).fill('Yoga for all'));
  expect(JSON.parse(site.read())).toEqual(JSON.parse(text.replace('"Yoga"', '"Yoga for all"')));
});
