import { devices, expect, type Page, test } from '@playwright/test';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { violations } from './audits/axe.ts';
import { takeOver } from './take-over.ts';

// Two pictures over one another, from left to right in Hindi and from right to left in Arabic.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sites: BuiltSite[] = [];
let places: { url: string; id: string }[] = [];
test.beforeAll(async () => {
  sites.push(await serveBuilt('hindi'), await serveBuilt('arabic'));
  const [hindi, arabic] = sites.map(({ url }) => url);
  places = [
    { url: `${hindi}/work`, id: 'sketch-and-house' },
    { url: `${arabic}/every-type`, id: 'one-before-after' },
  ];
});
test.afterAll(() => Promise.all(sites.map((site) => site.close())));

const directions = [
  { dir: 'ltr', place: 0 },
  { dir: 'rtl', place: 1 },
] as const;

async function open(page: Page, place: number) {
  const { url = '', id = '' } = places[place] ?? {};
  await page.goto(url);
  const section = page.locator(`#${id}`);
  await section.getByRole('slider').scrollIntoViewIfNeeded();
  return { section, slider: section.getByRole('slider'), second: section.locator('figure').nth(1) };
}

/** How much of the second picture is hidden at the left and at the right, in percent of its width. */
const hidden = (page: Page, place: number) =>
  page
    .locator(`#${places[place]?.id} figure`)
    .nth(1)
    .evaluate((figure) => {
      const parts =
        /inset\((.*)\)/.exec(getComputedStyle(figure).clipPath)?.[1]?.split(' ').map(Number.parseFloat) ?? [];
      const [top = Number.NaN, right = top, , left = right] = parts;
      return { left, right };
    });

for (const { dir, place } of directions) {
  test(`${dir}: the divider follows the keys of the browser, and says where it is`, async ({ page }) => {
    const { slider } = await open(page, place);
    await slider.focus();
    await expect(slider).toHaveValue('50');
    await page.keyboard.press(dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press('PageUp');
    await expect(slider).toHaveValue('61');
    await takeOver(page);
    await expect(slider).toHaveAttribute('aria-valuetext', /61/);
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('0');
    await page.keyboard.press(dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft');
    await expect.poll(() => hidden(page, place)).toEqual(dir === 'ltr' ? { left: 1, right: 0 } : { left: 0, right: 1 });
  });

  test(`${dir}: the divider is where the pointer is, from end to end`, async ({ page }) => {
    const { slider, section } = await open(page, place);
    await slider.hover();
    await takeOver(page);
    const box = await slider.boundingBox();
    if (!box) throw new Error('There is no slider');
    const divider = section.locator('input + span');
    await page.mouse.move(box.x + box.width / 2, box.y + 30);
    await page.mouse.down();
    for (const part of [0.5, 0.3, 0.02, 0.98, 0.75]) {
      const x = box.x + box.width * part;
      await page.mouse.move(x, box.y + 60);
      await expect
        .poll(async () => Math.abs(((await divider.boundingBox())?.x ?? Number.NaN) + 1 - x))
        .toBeLessThan(box.width / 100 + 2);
    }
    await page.mouse.up();
    const shown = await hidden(page, place);
    expect(dir === 'ltr' ? shown.left : shown.right).toBeCloseTo(dir === 'ltr' ? 75 : 25, 0);
  });

  test(`${dir}: axe finds nothing, and the focus is to be seen`, async ({ page }) => {
    const { slider, section } = await open(page, place);
    await takeOver(page);
    expect(await violations(page)).toEqual([]);
    await slider.focus();
    await page.keyboard.press('End');
    await expect(section.locator('input + span span')).toHaveCSS('outline-style', 'solid');
  });

  test(`${dir}: without script both pictures stand with their labels, and nothing to move`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const { url = '', id = '' } = places[place] ?? {};
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(url);
      const section = page.locator(`#${id}`);
      await expect(section.getByRole('slider')).toHaveCount(0);
      const boxes = await Promise.all(
        [0, 1].flatMap((at) => [
          section.getByRole('img').nth(at).boundingBox(),
          section.locator('figcaption').nth(at).boundingBox(),
        ]),
      );
      const [first, label, second, other] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
      if (!first || !label || !second || !other) throw new Error('Something is not there');
      expect(Math.min(first.height, second.height, label.height, other.height)).toBeGreaterThan(10);
      expect(label.y).toBeGreaterThanOrEqual(first.y + first.height - 1);
      expect(other.y).toBeGreaterThanOrEqual(second.y + second.height - 1);
      if (width === 360) expect(second.y).toBeGreaterThan(label.y);
      else expect(dir === 'ltr' ? second.x - first.x : first.x - second.x).toBeGreaterThanOrEqual(first.width);
    }
    await page.close();
  });
}

test.describe('with fingers', () => {
  const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile, userAgent });

  test('a tap moves the divider there, also before its code has come', async ({ page }) => {
    const { slider } = await open(page, 0);
    const box = await slider.boundingBox();
    if (!box) throw new Error('There is no slider');
    await page.touchscreen.tap(box.x + box.width / 4, box.y + box.height / 2);
    await expect.poll(async () => Math.round((await hidden(page, 0)).left / 5)).toBe(5);
  });
});
