import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type ServedSite, serveFolder, writeSmallSite } from '../served-site.ts';
import { violations } from './audits/axe.ts';
import { shiftOf } from './audits/shift.ts';
import { textOf } from './dist.ts';
import { openAt } from './page-log.ts';

// A site whose parts come and go, built on the first of December at noon in London.
const builtAt = Date.UTC(2026, 11, 1, 12) / 1000;

const call = (id: string, more: object) => ({ type: 'call-to-action', id, title: `Call ${id}`, ...more });
const event = (id: string, shown?: object) => ({
  ...{ id, title: `Event ${id}`, date: '2026-12-05', description: 'One evening.' },
  ...(shown && { shown }),
});

let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = writeSmallSite('time', (config) => {
    config.seo.timeZone = 'Europe/Berlin';
    config.header = {
      ...config.header,
      showName: false,
      announcements: [
        {
          ...{ text: 'The shop is closed.', level: 'warning' },
          shown: { from: '2026-12-02T09:00', until: '2026-12-24' },
        },
        { text: 'The ice is thin.', level: 'danger', closable: false, shown: { until: '2026-12-03' } },
        { text: 'We have new bread.', id: 'bread' },
      ],
    };
    config.security = { frames: ['https://maps.example.com'] };
    config.redirects = [
      { from: '/sale', to: '/about', shown: { until: '2026-11-30' } },
      { from: '/gifts', to: '/about', shown: { until: '2026-12-24' } },
    ];
    config.lists = {
      ...config.lists,
      events: {
        of: 'events',
        items: [
          event('over', { until: '2026-11-30' }),
          event('now', { until: '2026-12-05T20:00' }),
          event('later', { from: '2026-12-04' }),
        ],
      },
      concerts: {
        of: 'events',
        calendar: true,
        items: [
          { id: 'c', title: 'Concert C', date: '2026-12-20' },
          {
            id: 'a',
            title: 'Concert A, with words; and more',
            date: '2026-11-02',
            time: '19:30 – 21:45',
            place: 'Hall 2',
          },
          { id: 'b', title: 'Concert B', date: '2026-11-29', until: '2026-12-04' },
          { id: 'd', title: 'Concert D', date: '2026-10-02' },
        ],
      },
      posts: {
        of: 'posts',
        items: [
          { id: 'first', title: 'First post', date: '2026-11-01', description: 'Words.', body: 'Text of the first.' },
          {
            ...{ id: 'second', title: 'Second post', date: '2026-12-03', description: 'Words.' },
            ...{ body: 'Text of the second.', shown: { from: '2026-12-03T08:00' } },
          },
        ],
      },
    };
    config.routes[0]?.sections.push(
      call('old', { shown: { until: '2026-11-30' } }),
      call('today', { shown: { until: '2026-12-01' } }),
      call('winter', { shown: { from: '2026-12-03' } }),
      { type: 'cards', id: 'events', title: 'Events', list: 'events' },
      {
        type: 'cards',
        id: 'coming',
        title: 'Coming up',
        list: 'concerts',
        when: 'coming',
        actions: [{ label: 'Subscribe', href: '/concerts.ics' }],
      },
      { type: 'cards', id: 'past', title: 'What was', list: 'concerts', when: 'past' },
      { type: 'cards', id: 'posts', title: 'Posts', list: 'posts' },
      {
        ...{ type: 'opening-hours', id: 'hours', title: 'Hours', status: true },
        week: [
          { days: ['monday', 'tuesday', 'wednesday'], hours: [{ from: '09:00', to: '18:00' }] },
          { days: ['sunday'], hours: [] },
        ],
        special: [{ date: '2026-12-08', label: 'Stocktaking', hours: [] }],
      },
      {
        ...{
          type: 'embed',
          id: 'map',
          title: 'Map',
          src: 'https://maps.example.com/embed',
          shown: { from: '2026-12-10' },
        },
      },
    );
    config.routes.push({
      ...{ path: '/posts/{id}', each: 'posts', title: '{item.title}', description: 'A post.' },
      sections: [{ type: 'article', id: 'article' }],
    });
  });
  process.env.SOURCE_DATE_EPOCH = String(builtAt);
  site = await serveFolder(folder).finally(() => delete process.env.SOURCE_DATE_EPOCH);
});
test.afterAll(() => site?.close());

const sections = (page: Page) =>
  page.locator('main > section, main > * > section').evaluateAll((all) => all.map(({ id }) => id));
const eventsOn = (page: Page) => page.locator('#events h3').allTextContents();

test('the build shows what is shown at its time, and so do browsers without script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(site.url);
  expect(await sections(page)).toEqual(expect.arrayContaining(['today', 'events', 'posts']));
  for (const id of ['old', 'winter', 'map']) expect(await sections(page)).not.toContain(id);
  expect(await eventsOn(page)).toEqual(['Event now']);
  await expect(page.getByText('The shop is closed.')).toBeHidden();
  await expect(page.getByText('First post')).toBeVisible();
  await expect(page.getByText('Second post')).toHaveCount(0);
  const sitemap = readFileSync(join(site.dist, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain('/posts/first');
  expect(sitemap).not.toContain('/posts/second');
  const redirects = readFileSync(join(site.dist, '_redirects'), 'utf8');
  expect(redirects).toContain('/gifts');
  expect(redirects).not.toContain('/sale');
  expect(readFileSync(join(site.dist, '_headers'), 'utf8')).toMatch(/frame-src [^;]*https:\/\/maps\.example\.com/);
  await page.context().close();
});

for (const [time, shown, events] of [
  ['2026-12-01T22:59:00Z', ['today'], ['Event now']],
  ['2026-12-01T23:00:00Z', [], ['Event now']],
  ['2026-12-03T00:00:00Z', ['winter'], ['Event now']],
  ['2026-12-03T23:30:00Z', ['winter'], ['Event now', 'Event later']],
  ['2026-12-05T19:00:00Z', ['winter'], ['Event later']],
  ['2026-12-20T12:00:00Z', ['winter', 'map'], ['Event later']],
] as const)
  test(`a page that was built before is as it is to be at ${time}`, async ({ browser }) => {
    const { page, broken, heard } = await openAt(browser, site.url, time);
    await expect
      .poll(async () => (await sections(page)).filter((id) => ['old', 'today', 'winter', 'map'].includes(id)))
      .toEqual(shown);
    expect(await eventsOn(page)).toEqual(events);
    expect(broken).toEqual([]);
    expect(heard.said).toEqual([]);
    await page.context().close();
  });

test('an announcement comes and goes in its time, before React and without a jump', async ({ browser }) => {
  for (const [time, isShown] of [
    ['2026-12-02T07:59:59Z', false],
    ['2026-12-02T08:00:00Z', true],
    ['2026-12-24T22:59:59Z', true],
    ['2026-12-24T23:00:00Z', false],
  ] as const) {
    const { page } = await openAt(browser, site.url, time);
    await expect(page.getByText('The shop is closed.')).toBeVisible({ visible: isShown });
    if (isShown) {
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'close' }).first().click();
      await expect(page.getByText('The shop is closed.')).toBeHidden();
    }
    await page.context().close();
  }
});

test('several announcements stand below each other, and each is closed alone and remembered', async ({ browser }) => {
  const { page, broken } = await openAt(browser, site.url, '2026-12-02T12:00:00Z');
  const strips = page.getByRole('complementary').getByText(/\w/).and(page.locator('p:visible'));
  const close = page.getByRole('complementary').getByRole('button');
  await expect(strips).toHaveText(['The shop is closed.', 'The ice is thin.', 'We have new bread.']);
  expect(await violations(page)).toEqual([]);
  await expect(close).toHaveCount(2);
  await close.nth(1).click();
  await expect(strips).toHaveText(['The shop is closed.', 'The ice is thin.']);
  await page.reload();
  await expect(strips).toHaveText(['The shop is closed.', 'The ice is thin.']);
  expect((await shiftOf(page)).far).toBe(0);
  await close.click();
  await expect(strips).toHaveText(['The ice is thin.']);
  await page.clock.setFixedTime(new Date('2026-12-04T12:00:00Z'));
  await page.reload();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('announcements'))).toBe('["The shop is closed.","bread"]');
  expect(broken).toEqual([]);
  await page.context().close();
  const without = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await without.goto(site.url);
  await expect(without.getByRole('complementary').locator('p:visible')).toHaveText([
    'The ice is thin.',
    'We have new bread.',
  ]);
  await expect(without.getByRole('complementary').getByRole('button')).toHaveCount(0);
  await without.context().close();
});

test('what begins or ends while a page is open changes there', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.clock.install({ time: new Date('2026-12-02T22:50:00Z') });
  await page.goto(site.url);
  await page.mouse.wheel(0, 10);
  await page.clock.runFor(10_000);
  await expect(page.locator('html[data-react=""]')).toBeAttached();
  expect(await sections(page)).not.toContain('winter');
  await page.clock.fastForward('15:00');
  await expect.poll(() => sections(page)).toContain('winter');
  await page.context().close();
});

test('the page of an item that is to come is there from its time on: by its card, and by its address', async ({
  browser,
}) => {
  const { page } = await openAt(browser, site.url, '2026-12-03T07:00:00Z');
  await page.getByRole('link', { name: 'Second post' }).click();
  await expect(page).toHaveURL(/\/posts\/second$/);
  await expect(page.getByText('Text of the second.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Text of the second.')).toBeVisible();
  await expect(page).toHaveTitle(/^Second post/);
  await page.context().close();
  const before = await openAt(browser, site.url, '2026-12-03T06:59:00Z', '/posts/second');
  await before.page.waitForLoadState('networkidle');
  await expect(before.page.getByText('Text of the second.')).toHaveCount(0);
  await before.page.context().close();
});

for (const [time, coming, past] of [
  ['2026-12-01T12:00:00Z', ['Concert B', 'Concert C'], ['Concert A, with words; and more', 'Concert D']],
  ['2026-12-04T23:00:00Z', ['Concert C'], ['Concert B', 'Concert A, with words; and more', 'Concert D']],
  ['2026-12-20T23:00:00Z', [], ['Concert C', 'Concert B', 'Concert A, with words; and more', 'Concert D']],
] as const)
  test(`events are coming or past at ${time}, in their order`, async ({ browser }) => {
    const { page, broken } = await openAt(browser, site.url, time);
    const titles = (id: string) => page.locator(`#${id} h3`).allTextContents();
    await expect.poll(() => titles('coming')).toEqual(coming);
    expect(await titles('past')).toEqual(past);
    expect((await sections(page)).includes('coming')).toBe(coming.length > 0);
    expect(broken).toEqual([]);
    await page.context().close();
  });

for (const [time, text] of [
  ['2026-12-01T12:00:00Z', 'Open now, until 18:00'],
  ['2026-12-01T17:00:00Z', 'Closed now, opens Wednesday, December 2 at 09:00'],
  ['2026-12-02T07:59:00Z', 'Closed now, opens at 09:00'],
  ['2026-12-08T12:00:00Z', 'Closed today, opens Wednesday, December 9 at 09:00'],
  ['2027-03-01T12:00:00Z', ''],
] as const)
  test(`opening hours say what holds at ${time}, before and after a step to another page`, async ({ browser }) => {
    const { page, broken } = await openAt(browser, site.url, time);
    const status = page.locator('#hours [data-timed]');
    await expect(status).toHaveText(text);
    await page.locator('footer a[href^="/about"]').click();
    await expect(page).toHaveURL(/\/about/);
    await page.goBack();
    await expect(status).toHaveText(text);
    expect(broken).toEqual([]);
    await page.context().close();
  });

test('a list of events is a calendar to subscribe to', async ({ request }) => {
  const answer = await request.get(`${site.url}/concerts.ics`);
  expect(answer.headers()['content-type']).toMatch(/^text\/calendar/);
  const lines = (await answer.text()).replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(lines.filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(4);
  // 19:30 to 21:45 in Berlin.
  expect(lines).toEqual(
    expect.arrayContaining([
      ...[
        'DTSTART:20261102T183000Z',
        'DTEND:20261102T204500Z',
        'SUMMARY:Concert A\\, with words\\; and more',
        'LOCATION:Hall 2',
      ],
      ...['DTSTART;VALUE=DATE:20261129', 'DTEND;VALUE=DATE:20261205', 'SUMMARY:Concert B'],
      ...['UID:concerts-a@www.example.com'],
    ]),
  );
});

test('a site without periods has nothing of this', () => {
  const html = textOf('/index.html');
  expect(html).not.toContain('data-changes');
  expect(html).not.toContain('data-timed');
  expect(readdirSync(join('dist', 'assets')).filter((name) => name.startsWith('changes-'))).toEqual([]);
});
