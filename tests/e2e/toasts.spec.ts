import { expect, type Locator, type Page, test } from '@playwright/test';
import { toastCode } from './layers.ts';
import { fillForm } from './mailto.ts';
import { config, listOf } from './site.ts';
import { openLive, setHidden } from './take-over.ts';

// Section 9 of the specification.
const limit = 3;
const duration = 4000;
const width = 356;
const gap = 14;
const swipeThreshold = 45;
const removalDelay = 200;
const offset = 24;
const offsetSmall = 16;
const hotkey = 'Alt+T';

const texts = config.texts.toast;
const courses = listOf('courses').map(({ name }) => name);
const downloading = (course: string) => texts.downloading.replace('{name}', course);

const region = (page: Page) => page.getByRole('region', { name: texts.region });
const toasts = (page: Page) => region(page).locator('[data-toast=shown]');
const toast = (page: Page, words: string) => toasts(page).filter({ hasText: words });

/** Asks for the syllabi of some courses, which as many toasts announce. */
async function download(page: Page, asked = courses.slice(0, 1)): Promise<void> {
  for (const course of asked) {
    await page.getByRole('link', { name: course }).click();
    await expect(toast(page, downloading(course))).toBeVisible();
  }
  await away(page);
}

/** Takes the pointer to where no toast is. */
const away = (page: Page) => page.mouse.move(2, 2);

/** Waits until the toasts stand where they belong. */
async function settle(page: Page): Promise<void> {
  await region(page).evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished.catch(() => {}))),
  );
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not in sight');
  return box;
}

/** The computed styles of all elements of the page but the toasts. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('[popover=manual], script'))
      .map((element) => {
        const style = getComputedStyle(element);
        const values = [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${values.join('; ')}`;
      }),
  );

test('a toast leaves the look of everything else as it was, also on the next page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const paths = ['/training', '/about'];
  const before: string[][] = [];
  for (const path of paths) {
    await openLive(page, path);
    await away(page);
    before.push(await looks(page));
  }
  await openLive(page, '/training');
  await download(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect.poll(async () => (await looks(page)).filter((look, at) => look !== before[0]?.[at])).toEqual([]);
  await page
    .locator('a[href="/about"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/about$/);
  await away(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect.poll(async () => (await looks(page)).filter((look, at) => look !== before[1]?.[at])).toEqual([]);
});

test(`a toast is ${width} px wide, ${offset} px from right and bottom, ${offsetSmall} px on a small screen, and two are ${gap} px apart`, async ({
  page,
}) => {
  await openLive(page, '/training');
  // So that none leaves in between.
  await setHidden(page, true);
  await download(page);
  await settle(page);
  const box = await boxOf(toasts(page));
  const window = await page.evaluate(() => ({ width: document.documentElement.clientWidth, height: innerHeight }));
  expect(box.width).toBe(width);
  expect(window.width - (box.x + width)).toBeCloseTo(offset, 0);
  expect(window.height - (box.y + box.height)).toBeCloseTo(offset, 0);
  await download(page, courses.slice(1, 2));
  await settle(page);
  const [above, below] = [await boxOf(toasts(page).first()), await boxOf(toasts(page).last())];
  expect(below.y - (above.y + above.height)).toBeCloseTo(gap, 0);
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page);
  const small = await boxOf(toasts(page).last());
  const edges = [small.x, 360 - (small.x + small.width), 740 - (small.y + small.height)];
  expect(edges.map(Math.round)).toEqual([offsetSmall, offsetSmall, offsetSmall]);
});

test('a toast lies above an open dialog', async ({ page, context }) => {
  await openLive(page, '/');
  await toastCode(page);
  await page.locator('main').getByRole('button', { name: 'Read More' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.setOffline(true);
  await expect(page.locator('[popover]:popover-open', { hasText: texts.offline })).toBeVisible();
});

test(`at most ${limit} toasts are shown, and the newest win`, async ({ page }) => {
  await openLive(page, '/training');
  await setHidden(page, true);
  await download(page, courses.slice(0, limit + 2));
  await expect(toasts(page)).toHaveText(courses.slice(2, limit + 2).map(downloading));
});

test(`a toast leaves after ${duration} ms, and is gone ${removalDelay} ms later`, async ({ page }) => {
  await openLive(page, '/training');
  // The page itself looks at its clock: what Node hears of it comes late on a busy machine.
  const times = page.evaluate(
    () =>
      new Promise<{ shown: number; gone: number }>((resolve) => {
        let shownAt = 0;
        let leavingAt = 0;
        new MutationObserver(() => {
          const state = document.querySelector<HTMLElement>('[data-toast]')?.dataset.toast;
          if (state === 'shown') shownAt ||= performance.now();
          if (state === 'leaving') leavingAt ||= performance.now();
          if (leavingAt && !state) resolve({ shown: leavingAt - shownAt, gone: performance.now() - leavingAt });
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await download(page);
  const { shown, gone } = await times;
  expect(shown).toBeGreaterThan(duration - 100);
  expect(shown).toBeLessThan(duration + 1500);
  expect(gone).toBeGreaterThan(removalDelay - 50);
  expect(gone).toBeLessThan(removalDelay + 1000);
});

const holds: Record<string, { hold: (page: Page) => Promise<void>; release: (page: Page) => Promise<void> }> = {
  'the pointer is on a toast': { hold: (page) => toasts(page).hover(), release: away },
  'the focus is on a toast': {
    hold: (page) => page.keyboard.press(hotkey),
    release: (page) => page.keyboard.press('Escape'),
  },
  'the tab is hidden': { hold: (page) => setHidden(page, true), release: (page) => setHidden(page, false) },
};
test('the time of a toast stands still while it is pointed at, has the focus, or the tab is hidden, and goes on after', async ({
  page,
}) => {
  await page.clock.install();
  await openLive(page, '/training');
  for (const [reason, { hold, release }] of Object.entries(holds)) {
    await download(page);
    await hold(page);
    await page.clock.runFor(3 * duration);
    await expect(toasts(page), reason).toHaveCount(1);
    await release(page);
    await page.clock.runFor(duration);
    await expect(toasts(page), `${reason} no longer`).toHaveCount(0);
  }
});

const swipe = async (page: Page, way: number) => {
  const { x, y, height } = await boxOf(toasts(page));
  await page.mouse.move(x + 100, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 100 + way / 2, y + height / 2, { steps: 3 });
  await page.mouse.move(x + 100 + way, y + height / 2, { steps: 3 });
  await page.mouse.up();
};

test(`a swipe of ${swipeThreshold} px to either side and the close button dismiss a toast`, async ({ page }) => {
  await page.clock.install();
  await openLive(page, '/training');
  await setHidden(page, true);
  await download(page);
  await settle(page);
  await swipe(page, swipeThreshold - 3);
  await settle(page);
  const { x } = await boxOf(toasts(page));
  expect(1280 - x - width, 'a shorter swipe').toBeCloseTo(offset, 0);
  const ways: Record<string, () => Promise<void>> = {
    'to the right': () => swipe(page, swipeThreshold + 3),
    'to the left': () => swipe(page, -swipeThreshold - 3),
    'the close button': () => toasts(page).getByRole('button', { name: texts.close }).click(),
  };
  for (const [way, dismiss] of Object.entries(ways)) {
    await dismiss();
    await expect(toasts(page), way).toHaveCount(0);
    await download(page);
    await settle(page);
  }
});

test(`${hotkey} puts the focus on the newest toast, and Escape takes it back`, async ({ page }) => {
  await openLive(page, '/training');
  await download(page, courses.slice(0, 2));
  const link = page.getByRole('link', { name: 'Explore Courses' });
  await link.focus();
  await page.keyboard.press(hotkey);
  await expect(toasts(page).last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('each type has a color of its own: a lost network warns, one that is back and a copy succeed, a failed copy is an error, a download information', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLive(page, '/training');
  // What tells of a lost network comes in a quiet moment before.
  await toastCode(page);
  // So that none leaves before the last has come.
  await setHidden(page, true);
  const grounds: Record<string, string> = {};
  const expectToast = async (words: string, type: string) => {
    await expect(toast(page, words)).toHaveAttribute('data-type', type);
    grounds[type] = await toast(page, words).evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  const copy = page.getByRole('button', { name: 'Copy link', exact: true });
  await context.setOffline(true);
  await expectToast(texts.offline, 'warning');
  await context.setOffline(false);
  await expectToast(texts.online, 'success');
  await copy.click();
  await expectToast(texts.copied, 'success');
  const address = new URL('/training#training-courses', page.url()).href;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'));
  });
  await copy.click();
  await expectToast(texts.copyFailed, 'error');
  await expect(toast(page, texts.copyFailed).getByRole('alert')).toBeVisible();
  await download(page);
  await expectToast(downloading(courses[0] ?? ''), 'info');
  expect(Object.keys(grounds).sort()).toEqual(['error', 'info', 'success', 'warning']);
  expect(new Set(Object.values(grounds)).size).toBe(4);
});

test('a mail program that is opening shows as loading, and as a success once it was asked', async ({ page }) => {
  await openLive(page, '/');
  await fillForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, texts.mailOpening)).toHaveAttribute('data-type', 'loading');
  await expect(toast(page, texts.mailOpened)).toHaveAttribute('data-type', 'success');
  await expect(toasts(page)).toHaveCount(1);
});
