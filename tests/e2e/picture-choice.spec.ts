import { expect, type Page, test } from '@playwright/test';
import { photoSite } from '../picture-site.ts';
import { type ServedSite, serveCompanySite } from '../served-site.ts';
import { hear } from './hear.ts';
import { shiftOf } from './shift.ts';
import { takeOver } from './take-over.ts';

// Which file of a photograph a browser fetches: a site of its own, as the project's has drawings only.

// One build serves all tests.

let site: ServedSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const { config, files } = await photoSite(3000);
  site = await serveCompanySite('picture-choice', config, files);
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
  const { said } = hear(page);
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
  test(`each photograph stands in its column, as wide as its sizes say, and nothing moves, at ${width} px`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    // What the font moves when it arrives is told of by e2e/still.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const path of ['/', '/about', '/training']) {
      await page.goto(site.url + path);
      expect(await page.locator('main picture img').count()).toBeGreaterThan(0);
      if ([390, 1440].includes(width)) expect.soft(await misplaced(page), path).toEqual([]);
      expect.soft(await misjudged(page), path).toEqual([]);
      expect.soft(await shiftOf(page), path).toMatchObject({ far: expect.closeTo(0, 3) });
    }
    if ([320, 600, 1440].includes(width)) {
      await page.goto(`${site.url}/examples`);
      expect.soft(await misjudged(page), 'in the examples of section types').toEqual([]);
    }
    await page.close();
  });

/** The photographs that leave what they stand in, that lie on words of their section, or that stand far from all words of it. */
function misplaced(page: Page): Promise<string[]> {
  return page.locator('main img:visible').evaluateAll((images) =>
    images.flatMap((image) => {
      const section = image.closest('section') as Element;
      const box = image.getBoundingClientRect();
      // Slides of a carousel wait outside of the window.
      if (image.closest('[aria-roledescription]')) return [];
      const parent = (image.closest('picture') ?? image).parentElement;
      const { offsetParent } = image as HTMLElement;
      const place = getComputedStyle(image).position === 'absolute' ? offsetParent : parent;
      const frame = (place ?? section).getBoundingClientRect();
      const faults: string[] = [];
      const tell = (fault: string) => faults.push(`${section.id}: ${fault}`);

      // The picture of a hero leaves its frame a little, on purpose.
      const slack = section.getAttribute('data-type') === 'hero' ? 64 : 1;
      if (box.left < frame.left - slack || box.right > frame.right + slack) tell('wider than its place');
      if (box.right > document.documentElement.clientWidth) tell('out of the window');

      const lines: DOMRect[] = [];
      const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        lines.push(...range.getClientRects());
      }
      const apart = (line: DOMRect) => ({
        across: Math.max(line.left - box.right, box.left - line.right),
        along: Math.max(line.top - box.bottom, box.top - line.bottom),
      });
      const distances = lines.map(apart);
      if (distances.some(({ across, along }) => across < -1 && along < -4)) tell('lies on words');
      const nearest = Math.min(...distances.map(({ across, along }) => Math.max(across, along)));
      // The pictures of a gallery stand among each other.
      if (nearest > 130 && section.getAttribute('data-type') !== 'gallery')
        tell(`${Math.round(nearest)} px from the nearest words`);

      // Of two columns neither begins with a row that holds nothing.
      const beside = ['hero', 'about', 'image-with-text'].includes(section.getAttribute('data-type') ?? '');
      const heading = section.querySelector('h1, h2')?.getBoundingClientRect() as DOMRect;
      if (beside && innerWidth >= 992) {
        const middle = (box.left + box.right) / 2;
        if (middle > heading.left && middle < heading.right) tell('not beside its heading');
        const first = Math.min(box.top, ...lines.map(({ top }) => top));
        const inside = section.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(section).paddingTop);
        if (first > inside + 24) tell(`${Math.round(first - inside)} px of nothing above it`);
      }
      return faults;
    }),
  );
}

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
