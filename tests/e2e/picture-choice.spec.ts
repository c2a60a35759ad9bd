import { expect, type Page, test } from '@playwright/test';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { shiftOf } from './audits/shift.ts';
import { pageLog } from './page-log.ts';
import { takeOver } from './take-over.ts';

// Which file of a photograph a browser fetches: a site of its own, as the project's has drawings only.

let site: BuiltSite;

test.beforeAll(async () => {
  site = await serveBuilt('photographs');
});
test.afterAll(() => site?.close());

const picturesAskedFor = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  return asked;
};
const plain = (names: string[]) => [...new Set(names.map((name) => name.replace(/[\da-f]{12}-/, '')))];

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

test('a phone fetches the AVIF that its screen needs, the largest one first', async ({ browser }) => {
  const page = await browser.newPage(phone);
  const asked = picturesAskedFor(page);
  await page.goto(`${site.url}/`, { waitUntil: 'load' });
  const hero = page.locator('#hero img');
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
    .toMatch(/-720\.avif$/);
  expect(plain(asked)).toContain('/assets/pictures/720.avif');
  expect(asked.filter((name) => /\/images\/photo|\.webp$/.test(name))).toEqual([]);
  await expect(hero).toHaveAttribute('fetchpriority', 'high');
  await expect(page.locator('[fetchpriority]')).toHaveCount(1);
  await page.close();
});

test('a browser without AVIF fetches the WebP', async ({ browser }) => {
  const page = await browser.newPage(phone);
  await page.route(`${site.url}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('image/avif', 'image/unknown') });
  });
  const asked = picturesAskedFor(page);
  await page.goto(`${site.url}/`, { waitUntil: 'load' });
  await expect.poll(() => plain(asked)).toContain('/assets/pictures/720.webp');
  expect(asked.filter((name) => name.endsWith('.avif'))).toEqual([]);
  await page.close();
});

test('React takes over a page of photographs without a word to the console, and fetches none twice', async ({
  browser,
}) => {
  const page = await browser.newPage(phone);
  const { said } = pageLog(page);
  const asked = picturesAskedFor(page);
  await page.goto(`${site.url}/`);
  await page.locator('#team').scrollIntoViewIfNeeded();
  await takeOver(page);
  await expect(page.locator('#team picture img').first()).toHaveJSProperty('complete', true);
  expect(said).toEqual([]);
  expect(asked).toEqual([...new Set(asked)]);
  await page.close();
});

for (const width of [320, 390, 800, 1440])
  test(`each photograph is as wide as its sizes say, and nothing moves, at ${width} px`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    // What the font moves when it arrives is looked at in e2e/layout-shift.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const path of ['/', '/about', '/training']) {
      await page.goto(site.url + path);
      expect(await page.locator('main picture img').count()).toBeGreaterThan(0);
      expect.soft(await misjudged(page), path).toEqual([]);
      expect.soft(await shiftOf(page), path).toMatchObject({ far: expect.closeTo(0, 3) });
    }
    if ([320, 600, 1440].includes(width)) {
      await page.goto(`${site.url}/examples`);
      expect.soft(await misjudged(page), 'in the examples of section types').toEqual([]);
    }
    await page.close();
  });

/** The pictures that are shown wider, or much narrower, than their `sizes` say. */
async function misjudged(page: Page): Promise<string[]> {
  await page.locator('img').evaluateAll((all) => {
    for (const image of all as HTMLImageElement[]) image.loading = 'eager';
  });
  const photos = page.locator('picture img:visible');
  expect(await photos.count()).toBeGreaterThan(2);
  const complete = () => photos.evaluateAll((all) => (all as HTMLImageElement[]).every((image) => image.complete));
  await expect.poll(complete).toBe(true);
  return photos.evaluateAll((all) =>
    (all as HTMLImageElement[]).flatMap((image) => {
      const box = image.getBoundingClientRect();
      // A picture that is chosen by `sizes` says, as its natural width, what they came to.
      const { naturalWidth: said, naturalHeight } = image;
      const cut = getComputedStyle(image).objectFit === 'cover';
      const needed = cut ? Math.max(box.width, (box.height * said) / naturalHeight) : box.width;
      const fits = said > needed * 0.96 && said < needed * 1.35;
      return fits ? [] : [`${image.closest('section')?.id}: ${said} said, ${needed} shown`];
    }),
  );
}
