import { expect, it } from 'vitest';
import openingHours from '../../src/sections/opening-hours/section.ts';
import { documentOf, openBrowser } from './home-page.ts';

const browser = openBrowser();

const section = openingHours.schema.parse({
  type: 'opening-hours',
  id: 'hours',
  title: 'Hours',
  clock: '12',
  week: [
    { days: ['monday', 'wednesday'], hours: [{ from: '09:00', to: '17:30' }] },
    { days: ['thursday', 'friday', 'saturday'], note: 'Closed' },
    { days: ['sunday'], hours: [{ from: '00:00', to: '24:00' }] },
  ],
  special: [{ date: '2030-12-24', until: '2030-12-26', note: 'Closed' }],
});

it('names days and times in the language of the site', async () => {
  const page = await browser.newPage();
  await page.setContent(await documentOf([section]));
  const rows = await page.locator('#hours tr').evaluateAll((all) => all.map((row) => row.textContent));
  expect(rows.map((row) => row?.replace(/\s/g, ' '))).toEqual([
    'Monday, Wednesday9:00 AM – 5:30 PM',
    'Thursday – SaturdayClosed',
    'Sunday24 hours',
    'December 24 – 26, 2030Closed',
  ]);
  // Without a heading of their own, the special days go on where the week ends.
  expect(await page.locator('#hours table').count()).toBe(1);
});

it('tells search engines when it is open, and on which special days it is not', async () => {
  const page = await browser.newPage();
  await page.setContent(await documentOf([section]));
  const reported = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.flatMap((script) => JSON.parse(script.textContent ?? '')));
  const place = reported.find((thing) => thing['@type'] === 'LocalBusiness');
  expect(place.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      opens: '09:00',
      closes: '17:30',
      dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Wednesday'],
    },
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '23:59',
      dayOfWeek: ['https://schema.org/Sunday'],
    },
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2030-12-24',
      validThrough: '2030-12-26',
    },
  ]);
});
