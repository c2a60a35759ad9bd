import { expect, type Page, test } from '@playwright/test';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { ids, name, numbers, short } from '../sites/any-config.ts';
import { pageLog } from './page-log.ts';
import { takeOver } from './take-over.ts';

// Whatever id, name or number of links an editor chooses, header, footer and page stay whole.

const widths = [390, 768, 1024, 1440];

test.describe('one site with many links, ids of the program’s own parts, long numbers and small teams', () => {
  const [live] = ids;
  let site: BuiltSite;
  test.beforeAll(async () => {
    site = await serveBuilt('any-config');
  });
  test.afterAll(() => site?.close());

  test('sections with any id stand on their page once, and React takes it over without a message', async ({ page }) => {
    const { said } = pageLog(page);
    await page.goto(`${site.url}/`);
    await takeOver(page);
    await expect(page.locator('html')).toHaveAttribute('data-react', '');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main > section')).toHaveCount(ids.length + 1);
    for (const id of ids.slice(1))
      await expect(page.locator(`section[id="${id}"]`), id).toHaveAccessibleName(`About ${id}`);
    await expect(page.locator(`section[id="${live}"]`)).toHaveAttribute('data-live', '');
    expect(said).toEqual([]);
  });

  test('they leave menu, theme, dialog, links and skip link working', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}/`);
    await takeOver(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('button', { name: 'label' }).click();
    await page.getByRole('radio', { name: 'dark' }).check();
    await expect(page.locator('html')).toHaveClass('dark');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Read More' }).click();
    await expect(page.getByRole('dialog', { name: `About ${name}` })).toBeVisible();
    await page.getByRole('button', { name: 'close', exact: true }).click();
    await page.getByRole('button', { name: 'menu' }).click();
    await page.getByRole('navigation', { name: 'menu' }).getByRole('link', { name: 'About us' }).click();
    await expect(page.locator('h1')).toHaveText('Our story');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Software that lasts');
    await expect(page.locator('main > section')).toHaveCount(ids.length + 1);
  });

  test('the numbers of statistics stand on one line each, inside of their columns', async ({ page }) => {
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}/about`);
      await page.evaluate(() => document.fonts.ready);
      const all = page.locator('[data-type=statistics] dd');
      await expect(all).toHaveCount(numbers.flat().length);
      const faults = await all.evaluateAll((all) =>
        all.flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const lines = [...range.getClientRects()];
          const wide = lines.some(({ right }) => right > element.getBoundingClientRect().right);
          return lines.length > 1 || wide ? [element.textContent] : [];
        }),
      );
      expect.soft(faults, `at ${width} px`).toEqual([]);
    }
  });

  test('people and services lead to their pages, which show what is known of them', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${site.url}/about`);
    const crew = page.locator('#crew');
    await expect(crew).toContainText('Builds bridges.');
    await crew.getByRole('heading', { level: 3 }).getByRole('link').click();
    await expect(page.getByRole('main')).toContainText('Builds bridges.');
    await expect(page.getByRole('main')).toContainText('Ten of them.');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Tables' }).locator('svg path').first(),
    ).toBeAttached();
    await page.goBack();
    // All of the card can be pressed. The last of three stands in a line of its own, and fills it.
    const cards = page.locator('#offers li');
    const [list, last] = [await page.locator('#offers ul').boundingBox(), await cards.last().boundingBox()];
    expect(last?.width).toBe(list?.width);
    await cards.last().click({ position: { x: 10, y: 10 } });
    await expect(page.getByRole('main')).toContainText('We draw roofs.');
  });

  test('the page of an event says when and where it is, to search engines too', async ({ page }) => {
    await page.goto(`${site.url}/nights/passion`);
    await expect(page.getByRole('main')).toContainText('March 28 – 29, 2031 · 19:30 sharp · Old church · € 12');
    const reported = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(reported.flatMap((text) => JSON.parse(text))).toContainEqual(
      expect.objectContaining({
        ...{ '@type': 'Event', name: 'Passion', startDate: '2031-03-28T19:30', endDate: '2031-03-29' },
        location: { '@type': 'Place', name: 'Old church' },
      }),
    );
    expect(reported.join()).not.toContain('BlogPosting');
  });

  test('the footer has an icon for each network, links beside the copyright line, and no year that would look old', async ({
    page,
  }) => {
    await page.goto(`${site.url}/`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'E-mail' }).locator('svg')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Tables' }).locator('svg path').first()).toBeAttached();
    await expect(footer.getByRole('link', { name: 'Own' }).locator('img')).toHaveAttribute('src', /logo\.svg$/);
    const line = footer.getByText(`© ${name}`, { exact: true });
    const [legal, copyright] = [
      await footer.getByRole('link', { name: 'Imprint' }).boundingBox(),
      await line.boundingBox(),
    ];
    expect((copyright?.y ?? 0) - (legal?.y ?? 0)).toBeLessThan(60);
  });

  test('who has several profiles has a link for each, and none lies over another', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}/about`);
      const links = page.locator('#crew li a[target=_blank]');
      const sides = await links.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
      expect(sides).toHaveLength(3);
      for (const [at, { left }] of sides.entries())
        expect(left, `link ${at} at ${width} px`).toBeGreaterThanOrEqual(sides[at - 1]?.right ?? 0);
    }
  });

  test('three columns of the footer stand side by side, and no address in them breaks', async ({ page }) => {
    const links = page.getByRole('navigation', { name: 'footer' }).getByRole('link');
    for (const width of [768, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}/about`);
      const boxes = await links.evaluateAll((all) =>
        all.map((one) => {
          const words = document.createRange();
          words.selectNodeContents(one);
          return { top: one.getBoundingClientRect().top, lines: words.getClientRects().length };
        }),
      );
      expect(boxes, `at ${width} px`).toHaveLength(3);
      expect(boxes.map(({ lines }) => lines)).toEqual([1, 1, 1]);
      if (width !== 768) expect(new Set(boxes.map(({ top }) => top)).size, `at ${width} px`).toBe(1);
    }
  });

  test('a team that is in view as a whole has no arrows, and nothing moves it', async ({ page }) => {
    for (const [list, width, arrows] of [
      ['one', 1280, 0],
      ['one', 390, 0],
      ['three', 1280, 0],
      ['three', 390, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}/about`);
      const group = page.locator(`#${list}`).getByRole('group', { name: list, exact: true });
      const shown = group.getByRole('button', { name: /previous|next/ });
      await expect(shown, `${list} at ${width} px`).toHaveCount(arrows);
      await page.locator(`#${list}`).scrollIntoViewIfNeeded();
      await takeOver(page);
      await expect(page.locator(`#${list}`)).toHaveAttribute('data-live', '');
      await expect(shown, `${list} at ${width} px, alive`).toHaveCount(arrows);
      if (arrows > 0) continue;
      const first = group.getByRole('heading', { level: 3 }).first();
      const before = await first.boundingBox();
      await group.getByRole('link').first().focus();
      await page.keyboard.press('ArrowRight');
      // As long as a step takes.
      await page.waitForTimeout(500);
      expect(await first.boundingBox()).toEqual(before);
    }
  });

  test(`with the name ${name} and ${short.length} links no word breaks, and the outline fits its line`, ({ page }) =>
    expectWhole(page, site.url));
});

for (const site of ['wide-name', 'long-name'] as const)
  test(`with a ${site} no word breaks, and the outline fits its line`, async ({ page }) => {
    const { url, close } = await serveBuilt(site);
    await expectWhole(page, url);
    await expectInFlow(page);
    await close();
  });

/** Expects that header and footer of a site hold its links and its name, at every width. */
async function expectWhole(page: Page, url: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    const words = await page.locator('header nav:visible a, header > * > * > a').evaluateAll(brokenWords);
    expect.soft(words, `broken at ${width} px`).toEqual([]);
    expect.soft(await overflow(page), `beyond the window at ${width} px`).toBeLessThanOrEqual(0);
    // One way in, the navigation or the menu, and not both.
    const ways = await page.locator('header nav:visible, header [popovertarget=_menu]:visible').count();
    expect.soft(ways, `ways at ${width} px`).toBe(1);
    const outline = await page.locator('footer > [aria-hidden]').evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { wide: range.getBoundingClientRect().width, tall: element.getBoundingClientRect().height };
    });
    expect.soft(outline.wide, `outline at ${width} px`).toBeLessThanOrEqual(width);
    expect.soft(outline.tall, `outline at ${width} px`).toBeLessThanOrEqual(width * 0.17);
  }
}

/** Expects that the header of the open page leaves with the page, and that its menu hangs below it. */
async function expectInFlow(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await page.setViewportSize({ width: 390, height: 500 });
  await page.mouse.wheel(0, 30);
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(-30);
  await header.locator('[popovertarget=_menu]').click();
  const [above, menu] = [await header.boundingBox(), await page.locator('#_menu').boundingBox()];
  expect(menu?.y).toBe((above?.y ?? 0) + (above?.height ?? 0));
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 400);
  await expect(header).not.toBeInViewport();
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The words of links of which a part stands on another line than the rest. */
function brokenWords(links: Element[]): string[] {
  return links.flatMap((link) => {
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    return broken;
  });
}
