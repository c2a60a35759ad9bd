import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type ServedSite, serveFolder, writeSmallSite } from '../served-site.ts';
import { violations } from './audits/axe.ts';
import { openAt } from './page-log.ts';

// A site with events that take place again, built in the week before clocks go back (25 October 2026 in Berlin).
const builtAt = Date.UTC(2026, 9, 20, 12) / 1000;

let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = writeSmallSite('repeats', (config) => {
    config.seo.timeZone = 'Europe/Berlin';
    config.header = { ...config.header, showName: false };
    config.lists = {
      ...config.lists,
      classes: {
        of: 'events',
        calendar: true,
        items: [
          {
            ...{ id: 'yoga', title: 'Yoga', date: '2026-10-06', time: '19:30 – 21:00', place: 'Hall 2' },
            repeats: { every: 'week', until: '2026-11-24', except: ['2026-11-03'] },
          },
          {
            ...{ id: 'market', title: 'Market', date: '2026-09-26', until: '2026-09-27' },
            repeats: { every: 'month', on: ['saturday'], which: ['fourth'], until: '2027-03-31' },
          },
          { id: 'night', title: 'Long night', date: '2026-10-31', time: '22:00 – 02:00' },
        ],
      },
    };
    const cards = (id: string, more: object = {}) => ({ type: 'cards', id, title: id, list: 'classes', ...more });
    config.routes[0]?.sections.push(cards('all'), cards('coming', { when: 'coming' }), cards('past', { when: 'past' }));
    config.routes.push(
      {
        ...{ path: '/classes/{id}', each: 'classes', title: '{item.title}', description: 'A class.' },
        sections: [{ type: 'article', id: 'article', dates: 'Further dates' }],
      },
      {
        ...{ path: '/years/{id}', each: 'classes', by: 'date', title: '{item.title}' },
        ...{ description: '{item.count} dates', sections: [cards('year')] },
      },
    );
  });
  process.env.SOURCE_DATE_EPOCH = String(builtAt);
  site = await serveFolder(folder).finally(() => delete process.env.SOURCE_DATE_EPOCH);
});
test.afterAll(() => site?.close());

/** The cards of a section: the title and the first day of each. */
const cardsOf = (page: Page, id: string) =>
  page.locator(`#${id} li`).evaluateAll((all) =>
    all.map((card) => {
      const day = card.querySelector('time')?.getAttribute('datetime') ?? '';
      return `${card.querySelector('h2, h3')?.textContent} ${day.slice(2)}`;
    }),
  );

test('each date is a card where dates decide, and elsewhere the next one', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(site.url);
  expect(await cardsOf(page, 'all')).toEqual(['Yoga 26-10-20', 'Market 26-10-24', 'Long night 26-10-31']);
  expect(await cardsOf(page, 'coming')).toEqual([
    ...['Yoga 26-10-20', 'Market 26-10-24', 'Yoga 26-10-27', 'Long night 26-10-31', 'Yoga 26-11-10', 'Yoga 26-11-17'],
    ...['Yoga 26-11-24', 'Market 26-11-28', 'Market 26-12-26', 'Market 27-01-23', 'Market 27-02-27', 'Market 27-03-27'],
  ]);
  expect(await cardsOf(page, 'past')).toEqual(['Yoga 26-10-13', 'Yoga 26-10-06', 'Market 26-09-26']);
  await expect(page.locator('#coming li').nth(1)).toContainText('October 24 – 25, 2026');
  await page.locator('#coming li').nth(2).getByRole('link').click();
  await expect(page).toHaveURL(`${site.url}/classes/yoga`);
  await page.context().close();
});

for (const [time, first] of [
  // Midnight, on summer time.
  ['2026-10-20T21:59:59Z', 'Yoga 26-10-20'],
  ['2026-10-20T22:00:00Z', 'Market 26-10-24'],
  // The day on which clocks go back has 25 hours.
  ['2026-10-25T22:59:59Z', 'Market 26-10-24'],
  ['2026-10-25T23:00:00Z', 'Yoga 26-10-27'],
  // The class that is left out.
  ['2026-11-03T12:00:00Z', 'Yoga 26-11-10'],
] as const)
  test(`a page that was built before begins with the date that is next at ${time}`, async ({ browser }) => {
    const { page, broken, heard } = await openAt(browser, site.url, time);
    await expect.poll(async () => (await cardsOf(page, 'coming'))[0]).toBe(first);
    expect(broken).toEqual([]);
    expect(heard.said).toEqual([]);
    await page.context().close();
  });

test('the page of an event says which dates are next, and so do its structured data', async ({ browser }) => {
  const { page } = await openAt(browser, site.url, '2026-10-20T12:00:00Z', '/classes/yoga');
  const days = await page.locator('article time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
  expect(days).toEqual(['2026-10-20', '2026-10-27', '2026-11-10', '2026-11-17', '2026-11-24']);
  await expect(page.getByRole('article')).toContainText('Further dates');
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );
  const events = data.flat().filter((one) => one['@type'] === 'Event');
  expect(events.map(({ startDate }) => startDate)).toEqual(days.map((day) => `${day}T19:30`));
  expect(new Set(events.map(({ url }) => url))).toEqual(new Set(['https://www.example.com/classes/yoga']));
  expect(await violations(page)).toEqual([]);
  await page.context().close();
  const market = await openAt(browser, site.url, '2026-10-20T12:00:00Z', '/classes/market');
  const html = await market.page.content();
  expect(html).toContain('"startDate":"2026-10-24","endDate":"2026-10-25"');
  expect(html).toContain('"startDate":"2027-03-27","endDate":"2027-03-28"');
  await market.page.context().close();
});

test('an archive by year has the dates of the year', async ({ browser }) => {
  const { page } = await openAt(browser, site.url, '2026-10-20T12:00:00Z', '/years/2027');
  expect(await cardsOf(page, 'year')).toEqual(['Market 27-01-23', 'Market 27-02-27', 'Market 27-03-27']);
  await page.goto(`${site.url}/years/2026`);
  const shown = await cardsOf(page, 'year');
  expect([shown[0], shown.length, shown.at(-1)]).toEqual(['Market 26-09-26', 12, 'Market 26-12-26']);
  expect(shown).toContain('Long night 26-10-31');
  expect([...shown].sort((a, b) => a.slice(-8).localeCompare(b.slice(-8)))).toEqual(shown);
  await page.context().close();
});

test('a calendar has one event for each series, by the clocks of its time zone', () => {
  const lines = readFileSync(join(site.dist, 'classes.ics'), 'utf8')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  const [, zone = [], ...events] = lines.join('\n').split(/(?=BEGIN:VTIMEZONE)|(?<=END:VTIMEZONE)|(?=BEGIN:VEVENT)/);
  expect(String(zone).split('\n')).toEqual([
    ...['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:20250330T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
    ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
    ...['BEGIN:STANDARD', 'DTSTART:20251026T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
    ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'END:VTIMEZONE'],
  ]);
  const times = (text: string) => text.split('\n').filter((line) => /^(DT(START|END)|RRULE|EXDATE)/.test(line));
  expect(events.map(times).filter((one) => one.length > 0)).toEqual([
    [
      'DTSTART;TZID=Europe/Berlin:20261006T193000',
      'DTEND;TZID=Europe/Berlin:20261006T210000',
      'RRULE:FREQ=WEEKLY;UNTIL=20261124T225959Z',
      'EXDATE;TZID=Europe/Berlin:20261103T193000',
    ],
    ['DTSTART;VALUE=DATE:20260926', 'DTEND;VALUE=DATE:20260928', 'RRULE:FREQ=MONTHLY;BYDAY=4SA;UNTIL=20270331'],
    // What ends after midnight; in winter.
    ['DTSTART:20261031T210000Z', 'DTEND:20261101T010000Z'],
  ]);
});
