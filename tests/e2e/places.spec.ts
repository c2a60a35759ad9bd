import { expect, test } from '@playwright/test';
import { type ServedSite, serveFolder, writeSmallSite } from '../served-site.ts';
import { violations } from './audits/axe.ts';

// Three places of one practice: each with a page, its own hours, and structured data of its own.
let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = writeSmallSite('places', (config) => {
    config.header = { ...config.header, showName: false };
    const week = (from: string) => [{ days: ['monday', 'tuesday'], hours: [{ from, to: '17:00' }] }];
    config.lists = {
      ...config.lists,
      practices: {
        of: 'places',
        items: [
          {
            id: 'north',
            name: 'Practice North',
            address: '1 Sample Street',
            phone: '+1 555 0101',
            week: week('08:00'),
          },
          {
            id: 'south',
            name: 'Practice South',
            address: '2 Sample Street',
            week: week('10:00'),
            special: [{ date: '2099-12-24', hours: [] }],
          },
          { id: 'visits', name: 'Visits at home', address: 'Wherever you are' },
        ],
      },
    };
    config.routes.push(
      {
        path: '/places',
        title: 'Places',
        sections: [{ type: 'cards', id: 'all', title: 'Where we are', list: 'practices' }],
      },
      {
        path: '/places/{id}',
        each: 'practices',
        title: '{item.name}',
        sections: [
          { type: 'article', id: 'place' },
          { type: 'opening-hours', id: 'hours', title: 'Open' },
        ],
      },
      {
        path: '/hours',
        title: 'Hours',
        sections: [{ type: 'opening-hours', id: 'hours', title: 'Our telephone', week: week('07:00') }],
      },
    );
  });
  site = await serveFolder(folder);
});
test.afterAll(() => site?.close());

type Thing = Record<string, unknown>;

test('each place has its hours on its page, and is one thing to search engines', async ({ page }) => {
  const told = async (path: string) => {
    await page.goto(site.url + path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const all = texts.flatMap((text) => JSON.parse(text) as Thing[]);
    return all.filter((one) => one.openingHoursSpecification);
  };
  const hours = (opens: string) => [expect.objectContaining({ opens, closes: '17:00' })];
  const organization = expect.stringMatching(/\/#organization$/);
  expect(await told('/places/north')).toEqual([
    expect.objectContaining({
      '@type': 'LocalBusiness',
      '@id': expect.stringMatching(/\/places\/north#place$/),
      name: 'Practice North',
      address: '1 Sample Street',
      telephone: '+1 555 0101',
      parentOrganization: { '@id': organization },
      openingHoursSpecification: hours('08:00'),
    }),
  ]);
  await expect(page.locator('#hours')).toContainText(/08:00\s–\s17:00/);
  expect(await violations(page)).toEqual([]);
  expect(await told('/places/south')).toEqual([
    expect.objectContaining({
      '@id': expect.stringMatching(/\/places\/south#place$/),
      openingHoursSpecification: [
        ...hours('10:00'),
        expect.objectContaining({ opens: '00:00', closes: '00:00', validFrom: '2099-12-24' }),
      ],
    }),
  ]);
  await expect(page.locator('#hours')).toContainText('Closed');
  expect(await told('/hours')).toEqual([
    expect.objectContaining({ '@id': organization, openingHoursSpecification: hours('07:00') }),
  ]);
  // A place without hours has no section that would be empty.
  expect(await told('/places/visits')).toEqual([]);
  await expect(page.locator('#place')).toBeVisible();
  await expect(page.locator('#hours')).toHaveCount(0);
});
