import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { sectionTypes } from '../registry.ts';

// How sections say that they are laid out.

let server: BuiltSite;
test.beforeAll(async () => {
  server = await serveBuilt('layout');
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
  await expect(page.locator('main > section')).toHaveCount(sectionTypes.length);
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
