import { expect, type Locator, type Page, test } from '@playwright/test';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { takeOver } from './take-over.ts';

// A restaurant in Arabic, with many links in its header, and in English beside it. What it is audited for, audits.spec.ts says; that a page
// from right to left is the mirror image of the one from left to right, rtl.spec.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let site: BuiltSite;
test.beforeAll(async () => {
  site = await serveBuilt('arabic');
});
test.afterAll(() => site?.close());

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(site.url + path);
  await takeOver(page);
}

const header = (page: Page) => page.locator('header');
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not to be seen`);
  return { ...box, right: box.x + box.width };
};

/** Presses a button and returns where its panel is, which must be in the window; then closes it. */
async function panelOf(page: Page, button: Locator, panel: Locator) {
  await button.click();
  await expect(panel).toBeVisible();
  // It may still be on its way in.
  await expect.poll(async () => (await boxOf(panel)).x).toBeGreaterThanOrEqual(0);
  const box = await boxOf(panel);
  expect(box.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  return box;
}

for (const width of [390, 768, 1024, 1440, 1920, 2560])
  test(`at ${width} px the header has the links of the English one, and all its panels open in the window`, async ({
    page,
  }) => {
    const linksOf = async (path: string) => {
      await open(page, path, width);
      return header(page).locator('nav').first().locator('> ul > li').filter({ visible: true }).count();
    };
    const english = await linksOf('/en');
    expect(await linksOf('/')).toBe(english);
    expect(english).toBe(width < 1200 ? 0 : 7);

    // The name is at the right, and nothing of the header beyond its edges or in a second line.
    const [brand, window] = [await boxOf(header(page).locator('a').first()), page.viewportSize()];
    const parts = await header(page).locator('a, button').filter({ visible: true }).all();
    for (const part of parts) {
      const box = await boxOf(part);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(brand.right);
      expect(box.y + box.height).toBeLessThan(90);
    }
    expect(brand.right).toBeGreaterThan((window?.width ?? 0) / 2);

    const panels = await header(page).locator('[popovertarget]').filter({ visible: true }).all();
    expect(panels).toHaveLength(english > 0 ? 3 : 2);
    for (const button of panels) {
      const around = await boxOf(button);
      const box = await panelOf(page, button, page.locator(`#${await button.getAttribute('popovertarget')}`));
      // It is below its button.
      expect(box.y).toBeGreaterThan(around.y);
      expect(box.x).toBeLessThan(around.right);
      expect(box.right).toBeGreaterThan(around.x);
    }
    await panelOf(page, header(page).locator('[commandfor]'), page.locator('dialog[open]'));
  });

/** The signs of the texts of the page that have these words, from left to right as they are drawn, and in how many lines. */
const drawn = (page: Page, words: string[]) =>
  page.evaluate((words) => {
    const found: Record<string, { order: string; lines: number }[]> = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (!node.parentElement?.checkVisibility()) continue;
      const text = node.data.replace(/[\u00a0\u202f]/g, ' ');
      for (const word of words) {
        const at = text.indexOf(word);
        if (at < 0) continue;
        const signs = [...word].map((sign, index) => {
          const range = document.createRange();
          range.setStart(node as Text, at + index);
          range.setEnd(node as Text, at + index + 1);
          const { left, top } = range.getBoundingClientRect();
          return { sign, left, top };
        });
        const tops = new Set(signs.filter(({ sign }) => sign !== ' ').map(({ top }) => Math.round(top / 8)));
        const order = signs.toSorted((a, b) => a.left - b.left).map(({ sign }) => sign);
        found[word] = [...(found[word] ?? []), { order: order.join(''), lines: tops.size }];
      }
    }
    return found;
  }, words);

test('numbers, prices, times, addresses, code and foreign words stand as they are written, in every part of a page', async ({
  page,
}) => {
  const all: Record<string, string[]> = {
    '/': ['+43 5550 1987', 'table@lago.example', 'Seeweg 12', '17:30–23:00', '12:00–16:00', '30 h', '2 km'],
    '/menu': ['12 €', '48 €', '24 €', 'crème fraîche'],
    '/every-type': [
      ...['C++', '.NET', '+49 30 1234 5678', 'info@lago.example', 'https://lago.example/', '€ 1 230', '1 500 €'],
      ...['12 rue de la Paix, 75002 Paris', '2030-12-24', '2031-01-06', '9:00–17:00', '10%', '€ 1,900', '5000+'],
      ...['npm run build -- --host', 'npm', '+1 555 0100', '€ 12'],
    ],
  };
  for (const [path, words] of Object.entries(all)) {
    await open(page, path, 1440);
    const found = await drawn(page, words);
    for (const word of words)
      expect.soft(found[word]?.map(({ order }) => order) ?? [], `${word} on ${path}`).toContain(word);
    for (const [word, places] of Object.entries(found))
      for (const { order } of places) expect.soft(order, `${word} on ${path}`).toBe(word);
  }
});

test('from a time to a time is read from the left, in opening hours and programmes', async ({ page }) => {
  await open(page, '/every-type', 1440);
  const spans = await page.locator('bdi', { hasText: /\d\d:\d\d\s–\s\d\d:\d\d/ }).all();
  expect(spans.length).toBeGreaterThan(5);
  for (const span of spans)
    expect(
      await span.evaluate((span) => {
        const nodes = document.createTreeWalker(span, NodeFilter.SHOW_TEXT);
        const lefts: number[] = [];
        for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          lefts.push(range.getBoundingClientRect().left);
        }
        return lefts.every((left, at) => at === 0 || left >= (lefts[at - 1] ?? 0));
      }),
    ).toBe(true);
});

test('an amount is on one line, however narrow the window', async ({ page }) => {
  for (const width of [320, 330, 340, 350, 360, 370, 380, 390]) {
    await open(page, '/every-type', width);
    for (const [word, places] of Object.entries(await drawn(page, ['€ 1 230', '1 500 €', '€ 1,900'])))
      for (const { lines } of places) expect.soft(lines, `${word} at ${width} px`).toBe(1);
  }
});

test('what points, points the way that is read, and the days of a week are a list of the language', async ({
  page,
}) => {
  await open(page, '/every-type', 1440);
  const icon = page.locator('#pointing svg').first();
  expect(await icon.evaluate((svg) => getComputedStyle(svg).transform)).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  const quote = page.locator('#one-testimonials blockquote').first();
  const mark = await quote.evaluate((element) => getComputedStyle(element, '::before').transform);
  expect(mark).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  await expect(page.locator('#one-opening-hours th').first()).toHaveText('الاثنين والثلاثاء');
});

test('addresses are typed from left to right, and what is sent is as the config has it', async ({ page }) => {
  await open(page, '/every-type', 1440);
  const form = page.locator('#typed form');
  for (const type of ['tel', 'email']) await expect(form.locator(`[type=${type}]`)).toHaveCSS('direction', 'ltr');
  const options = await form.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  expect(options).toEqual(['', '12 €', 'من 1 230 €', 'C++']);
});
