import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { galleryConfig } from '../../src/server/gallery.ts';
import { companyConfig } from '../company.ts';
import { drawPhoto } from '../photo.ts';
import { exampleFrames, exampleLists, layoutKeys, registry, sectionTypes } from '../registry.ts';
import { type ServedSite, serveCompanySite } from '../served-site.ts';
import { violations } from './axe-violations.ts';
import { unreadable } from './readable.ts';
import { expectScreenshots, otherBrowser } from './screenshots.ts';
import { openLive } from './take-over.ts';

// How sections say that they are laid out.

let server: ServedSite;
/** The first example of a section type, laid out in another way. */
const example = (type: string, keys: object) => ({
  ...sectionTypes.find((one) => one.type === type)?.examples[0],
  id: type,
  ...keys,
});
/** ContactMethods to lay all section types out, in which each key has each of its values. */
const ways = Array.from({ length: Math.max(...Object.values(layoutKeys).map(({ length }) => length)) }, (_, at) =>
  Object.fromEntries(Object.entries(layoutKeys).map(([key, values]) => [key, values[at % values.length] as string])),
);
/** The first example of every section type, laid out in a way; its id is its type's, its links lead to itself. */
// biome-ignore lint/suspicious/noExplicitAny: sections as they are written
const laidOut = (config: any, way: Record<string, string>): object[] =>
  sectionTypes.map(({ type }) => {
    const page = galleryConfig(registry, config, way).routes.find(
      ({ path }: { path: string }) => path === `/${type}-1`,
    );
    const section = { ...page.sections[0], id: `the-${type}` };
    return JSON.parse(JSON.stringify(section), (key, value) =>
      key === 'href' && /^#/.test(value) ? '#the-hero' : value,
    );
  });
const actions = [
  { label: 'Book a room', href: '/' },
  { label: 'See the rooms', href: '/', variant: 'secondary' },
];
const words = {
  eyebrow: 'By the water',
  title: 'A house with a long table under old trees',
  lead: 'Rooms, a kitchen and what grows around the house, all year.',
  actions,
};
const numbers = ['12,000+', '99.9 %', '7'].map((value) => ({ value, label: `what ${value} counts` }));

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const white = { width: 2400, height: 1600, channels: 3, background: '#fff' } as const;
  const files = {
    'public/images/white.jpg': await sharp({ create: white }).jpeg().toBuffer(),
    'public/images/photo.jpg': await drawPhoto(2400, 1600).jpeg().toBuffer(),
  };
  const cover = (src: string, more: object) => ({
    type: 'hero',
    id: 'hero',
    layout: 'cover',
    ...words,
    picture: { src: `/images/${src}.jpg`, alt: 'Clouds' },
    ...more,
  });
  // biome-ignore lint/suspicious/noExplicitAny: sections as they are written
  const config = companyConfig() as any;
  const page = (path: string, lang: object, sections: object[]) => ({ path, title: path, ...lang, sections });
  const text = (more: object) => ({ type: 'feature-list', title: 'Title', items: [{ title: 'One' }], ...more });
  config.theme.scheme = 'system';
  config.routes.push(
    page('/white', {}, [cover('white', {})]),
    page('/white-center', {}, [cover('white', { align: 'center', tone: 'tinted' })]),
    page('/photo', {}, [cover('photo', {})]),
    page('/alone', {}, [{ type: 'hero', id: 'hero', title: words.title }]),
    page('/keys', {}, [
      text({ id: 'usual' }),
      text({ id: 'narrow', width: 'narrow', padding: 'large' }),
      text({ id: 'none', tone: 'tinted', padding: 'none', align: 'center' }),
      { type: 'statistics', id: 'row', title: 'Numbers', layout: 'row', items: numbers },
      { type: 'statistics', id: 'first', title: 'Numbers', items: numbers },
    ]),
  );
  config.lists = { ...exampleLists, ...config.lists };
  config.routes.push(
    page('/layouts', {}, [
      {
        type: 'hero',
        id: 'centered',
        layout: 'centered',
        ...words,
        picture: { src: '/images/photo.jpg', alt: 'Clouds' },
      },
      example('about', { mediaSide: 'start', padding: 'small' }),
      example('image-with-text', { mediaSide: 'end', tone: 'tinted', width: 'narrow' }),
      example('services', { columns: 3, tone: 'contrast', align: 'center' }),
      example('technologies', { columns: 3, width: 'wide' }),
      example('courses', { columns: 2, tone: 'tinted' }),
      example('people-grid', { columns: 4, align: 'center' }),
      example('logo-cloud', { columns: 2, tone: 'tinted' }),
      example('pricing', { columns: 2, padding: 'large' }),
      example('statistics', { layout: 'row', tone: 'contrast' }),
    ]),
  );
  const { courses } = config.lists;
  courses.items = courses.items.slice(0, 3);
  config.security = { frames: exampleFrames };
  config.routes.push(...ways.map((way, at) => page(`/way-${at}`, {}, laidOut(companyConfig(), way))));
  server = await serveCompanySite('layout', config, files);
});
test.afterAll(() => server.close());

/** The least contrast between the words of the hero and of the header, and what is painted behind them. */
async function leastContrast(page: Page): Promise<number> {
  const ink = await page
    .addStyleTag({ content: 'header *, main * { transition: none !important }' })
    .then(() => page.locator('h1').evaluate((one) => getComputedStyle(one).color));
  const places = await page.locator('header a, h1, h1 ~ p, h1 ~ div a[href]').evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ x, y, width, height }) => ({ x, y, width, height })),
  );
  await page.addStyleTag({ content: 'header > *, main section > div > :not(:first-child) { opacity: 0 !important }' });
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const light = (parts: number[]) => {
    const [r = 0, g = 0, b = 0] = parts.map((part) =>
      part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const inkLight = light((ink.match(/[\d.]+/g) ?? []).map(Number).slice(0, 3));
  let least = 21;
  for (const { x, y, width, height } of places)
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(info.height, y + height); row += 3)
      for (let column = Math.max(0, Math.floor(x)); column < Math.min(info.width, x + width); column += 5) {
        const at = (row * info.width + column) * 3;
        const behind = light([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
        least = Math.min(least, (Math.max(inkLight, behind) + 0.05) / (Math.min(inkLight, behind) + 0.05));
      }
  return least;
}

for (const [at, way] of ways.entries())
  test(`every section type stands whole with ${Object.values(way).join(', ')}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${server.url}/way-${at}`);
    expect(await page.locator('main > section').count()).toBe(sectionTypes.length);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await unreadable(page), `at ${width} px`).toEqual([]);
    }
    // Each tone once.
    if (at < 3) expect.soft(await violations(page, undefined, 'color-contrast')).toEqual([]);
  });

test('a headline that is all of a page stands in the middle of the window', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.url}/alone`);
    const box = await page.locator('h1').boundingBox();
    const middle = ((box?.y ?? 0) + (box?.height ?? 0) / 2) / height;
    expect(middle, `at ${width} px`).toBeGreaterThan(0.35);
    expect(middle, `at ${width} px`).toBeLessThan(0.5);
  }
});

test('in the middle stand heading, words and buttons, and nothing that is filled in or read at length', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/way-1`);
  const alignments = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).textAlign.replace('start', 'left')))]);
  expect(await alignments('main :is(h1, h2)[id^=_title]')).toEqual(['center']);
  expect(
    await alignments('main form label, #the-article pre, #the-rich-text h3 + p, #the-tabs [role=tabpanel] p'),
  ).toEqual(['left']);
  const picture = await page.locator('#the-article article > img').boundingBox();
  expect(picture?.width).toBeGreaterThan(900);
  const hours = page.locator('#the-opening-hours table');
  expect((await hours.first().boundingBox())?.width).toBe((await hours.last().boundingBox())?.width);
});

for (const name of ['layouts', 'photo'])
  test(`/${name} looks as when it was last looked at`, async ({ page, launchOptions }, testInfo) => {
    test.skip(otherBrowser({ launchOptions }), 'The pictures were drawn by Debian’s Chromium.');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page, `${server.url}/${name}`);
    await expectScreenshots(page, `layouts-${name}`, testInfo);
  });

for (const [colorScheme, widths] of [
  ['light', [320, 1920]],
  ['dark', [1000]],
] as const)
  test(`words on a photograph have 4.5:1, however bright it is, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/white', '/white-center', '/photo'])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(server.url + path);
        await page.evaluate(() =>
          Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode())]),
        );
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect.soft(await leastContrast(page), `${path} at ${width} px`).toBeGreaterThanOrEqual(4.5);
      }
  });

test('width, alignment, padding and layout are what a section says, and the theme’s where it says nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/keys`);
  const shown = (id: string) =>
    page.locator(`#${id}`).evaluate((section) => {
      const title = section.querySelector('h1, h2') as Element;
      const range = document.createRange();
      range.selectNodeContents(title);
      const line = range.getBoundingClientRect();
      const content = section.firstElementChild as Element;
      const { paddingBlockEnd } = getComputedStyle(section);
      return {
        width: content.getBoundingClientRect().width,
        middle: line.x + line.width / 2,
        padding: paddingBlockEnd,
      };
    });
  expect(await shown('usual')).toMatchObject({ width: 1200, padding: '128px' });
  expect(await shown('narrow')).toMatchObject({ width: 832, padding: '176px' });
  expect(await shown('none')).toEqual({ width: 1200, padding: '0px', middle: expect.closeTo(720, 0) });
  const sizes = (id: string) =>
    page.locator(`#${id} dd`).evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  expect(new Set(await sizes('row')).size).toBe(1);
  const [first = 0, second = 0] = await sizes('first');
  expect(first).toBeGreaterThan(second);
});
