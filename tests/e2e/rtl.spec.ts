import { expect, type Page, test } from '@playwright/test';
import { type BuiltSite, pathsOf, serveBuilt } from '../built-site.ts';
import { takeOver } from './take-over.ts';

// A site whose config says `"dir": "rtl"`: its layout is the mirror image of the same site from left to right.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let site: BuiltSite;
test.beforeAll(async () => {
  site = await serveBuilt('rtl');
});
test.afterAll(() => site?.close());

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(site.url + path);
  await takeOver(page);
}

interface Placed {
  name: string;
  left: number;
  width: number;
}

/** The boxes of what a page is laid out with, in one direction, by their place from the left. */
const placesIn = (page: Page, dir: 'ltr' | 'rtl', within = 'body') =>
  page.evaluate(
    ([dir, within]) => {
      document.documentElement.dir = dir;
      const layout =
        'header, section, article, h1, h2, h3, p, ul, ol, li, dl, dt, dd, figure, blockquote, a, button, img, input, label';
      return (
        [...document.querySelectorAll(within)]
          .flatMap((root) => [root, ...root.querySelectorAll(layout)])
          // Code is from left to right everywhere, with its button behind its lines.
          .filter(
            (element) => element.checkVisibility() && !element.closest('.visually-hidden, .skip-link, [data-copied]'),
          )
          // Where a link in a sentence stands is a matter of its words.
          .filter((element) => getComputedStyle(element).display !== 'inline')
          .map((element) => {
            const { left, width } = element.getBoundingClientRect();
            return { name: element.outerHTML.replace(/\s+/g, ' ').slice(0, 120), left, width };
          })
      );
    },
    [dir, within] as const,
  );

/** What does not stand where its mirror image would. */
function unmirrored(ltr: Placed[], rtl: Placed[], width: number): string[] {
  expect(rtl.length).toBe(ltr.length);
  return rtl.flatMap(({ name, left, width: wide }, at) => {
    const mirrored = width - ((ltr[at]?.left ?? 0) + (ltr[at]?.width ?? 0));
    // A line that ends in a mark is a little wider where its words go the other way.
    return Math.abs(left - mirrored) > 4 ? [`${name}: at ${left} (${wide} wide), not at ${mirrored}`] : [];
  });
}

for (const width of [390, 768, 1440]) {
  test(`every route from right to left is the mirror image of the one from left to right, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    // The carousel, once it runs, places its slides itself; it has tests of its own.
    await page.route('**/*.js', (route) => route.abort());
    for (const path of pathsOf('rtl')) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.url + path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const rtl = await placesIn(page, 'rtl');
      expect(rtl.length).toBeGreaterThan(10);
      expect.soft(unmirrored(await placesIn(page, 'ltr'), rtl, width), path).toEqual([]);
    }
  });
}

test('the panels of menu and schemes open at the other side', async ({ page }) => {
  for (const width of [390, 1440]) {
    await open(page, '/about', width);
    for (const id of width === 390 ? ['_scheme', '_menu'] : ['_scheme']) {
      await page.locator(`[popovertarget=${id}]`).click();
      await expect(page.locator(`#${id}`)).toBeVisible();
      const rtl = await placesIn(page, 'rtl', `#${id}`);
      expect.soft(unmirrored(await placesIn(page, 'ltr', `#${id}`), rtl, width), `${id} at ${width} px`).toEqual([]);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      await page.keyboard.press('Escape');
    }
  }
});

/** The places from the left of the first and the last digit of the telephone numbers in the words of a page. */
const telephoneNumbers = (page: Page) =>
  page.evaluate(() => {
    const found: { number: string; first: number; last: number }[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') as HTMLElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
      for (const { 0: number, index } of node.data.matchAll(/(?:\+|\(0)\p{Nd}[\p{Nd} )]{8,}\p{Nd}/gu)) {
        if (!node.parentElement?.checkVisibility()) continue;
        const leftOf = (at: number) => {
          const range = document.createRange();
          range.setStart(node as Text, at);
          range.setEnd(node as Text, at + 1);
          return range.getBoundingClientRect().left;
        };
        found.push({ number, first: leftOf(index + 1), last: leftOf(index + number.length - 1) });
      }
    return found;
  });

test('telephone numbers stand in their order, in lists, in links and in sentences', async ({ page }) => {
  const all: string[] = [];
  for (const path of ['/every-type', '/about']) {
    await open(page, path, 1440);
    for (const { number, first, last } of await telephoneNumbers(page)) {
      expect.soft(first, `${number} on ${path}`).toBeLessThan(last);
      all.push(number);
    }
  }
  const international = '+49 30 1234 5678';
  const ofSentences = [
    international,
    international,
    '+۴۹ ۳۰ ۱۲۳۴ ۵۶۷۸',
    '(030) 1234 5678',
    international,
    international,
  ];
  expect(all.slice(-ofSentences.length)).toEqual(ofSentences);
  expect(all.length).toBeGreaterThan(ofSentences.length);
});

test('toasts stand at the left', async ({ page, context }) => {
  await open(page, '/about', 1440);
  // The code of toasts comes when the page is idle.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const toast = page.locator('[data-toast=shown]');
  await expect(toast).toBeVisible();
  await toast.hover();
  const box = await toast.boundingBox();
  expect(box?.x).toBe(24);
  const [icon, close] = [await toast.locator('svg').first().boundingBox(), await toast.locator('button').boundingBox()];
  expect(icon?.x).toBeGreaterThan(close?.x ?? Number.POSITIVE_INFINITY);
});

test.describe('the carousel', () => {
  const slides = '[aria-roledescription=slide]';
  /** The names in sight, from right to left. */
  const shown = (page: Page) =>
    page.locator('[data-ready]').evaluate((frame, slides) => {
      const { left, right } = frame.getBoundingClientRect();
      return [...frame.querySelectorAll(slides)]
        .map((slide) => ({ box: slide.getBoundingClientRect(), name: slide.querySelector('h3')?.textContent }))
        .filter(({ box }) => (box.left + box.right) / 2 > left && (box.left + box.right) / 2 < right)
        .sort((a, b) => b.box.left - a.box.left)
        .map(({ name }) => name);
    }, slides);

  test('begins at the right, and an arrow key goes the way it points', async ({ page }) => {
    await open(page, '/', 1440);
    await page.locator(slides).first().scrollIntoViewIfNeeded();
    const names = await page.locator(`${slides} h3`).allTextContents();
    await expect.poll(() => shown(page)).toEqual(names.slice(0, 3));
    const [previous, next] = [page.locator('[data-step]').first(), page.locator('[data-step]').last()];
    await next.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => shown(page)).toEqual([...names.slice(1), ...names].slice(0, 3));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shown(page)).toEqual(names.slice(0, 3));
    // Back is at the right and points there.
    const [back, on] = [await previous.boundingBox(), await next.boundingBox()];
    expect(back?.x).toBeGreaterThan(on?.x ?? Number.POSITIVE_INFINITY);
    const turned = (button: typeof next) => button.locator('svg').evaluate((svg) => getComputedStyle(svg).transform);
    for (const button of [previous, next]) expect(await turned(button)).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  });

  test('is dragged the way the finger goes', async ({ page }) => {
    await open(page, '/', 1440);
    await page.locator(slides).first().scrollIntoViewIfNeeded();
    const names = await page.locator(`${slides} h3`).allTextContents();
    await expect.poll(() => shown(page)).toEqual(names.slice(0, 3));
    const box = await page.locator('[data-ready]').boundingBox();
    if (!box) throw new Error('The carousel is not in sight');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 150, y, { steps: 6 });
    await page.mouse.move(x + 300, y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => shown(page)).toEqual([...names.slice(1), ...names].slice(0, 3));
  });
});

test('what is not of the page’s script keeps its own direction', async ({ page }) => {
  await open(page, '/', 1440);
  const firstLetterOf = (selector: string, text: string) =>
    page
      .locator(selector)
      .getByText(new RegExp(`^\\p{Cf}?${text.replace('.', '\\.')}\\p{Cf}?$`, 'u'))
      .first()
      .evaluate((element, text) => {
        const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
        const from = node.data.indexOf(text);
        const leftOf = (start: number, end: number) => {
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, end);
          return range.getBoundingClientRect().left;
        };
        return leftOf(from, from + 1) - leftOf(from, from + text.length);
      }, text);
  // The point of '.NET' belongs before it, and a command is read from the left.
  expect(await firstLetterOf('h3', '.NET')).toBeLessThan(1);
  await open(page, '/every-type', 1440);
  expect(
    await page
      .locator('pre')
      .first()
      .evaluate((pre) => getComputedStyle(pre).direction),
  ).toBe('ltr');
});
