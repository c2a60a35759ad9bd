import { expect, type Locator, type Page, test } from '@playwright/test';
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
const told = (course: string) => texts.downloading.replace('{name}', course);

const region = (page: Page) => page.getByRole('region', { name: texts.region });
const toasts = (page: Page) => region(page).locator('[data-toast=shown]');
const toast = (page: Page, words: string) => toasts(page).filter({ hasText: words });

/** Opens the training page and asks for the syllabi of its first courses, which is told by as many toasts. */
async function download(page: Page, count = 1): Promise<void> {
  for (const course of courses.slice(0, count)) {
    await page.getByRole('link', { name: course }).click();
    await expect(toast(page, told(course))).toBeVisible();
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

/** Waits until what draws toasts is there, as one that tells of a lost network needs. */
async function toastCode(page: Page): Promise<void> {
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(names).toContainEqual(expect.stringMatching(/\/Toasts-[^/]*\.js$/));
  await page.waitForLoadState('networkidle');
}

async function copyLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy link', exact: true }).click();
}

test.describe('place and size', () => {
  test.beforeEach(({ page }) => openLive(page, '/training'));

  test(`a toast is ${width} px wide`, async ({ page }) => {
    await download(page);
    await settle(page);
    expect((await boxOf(toasts(page))).width).toBe(width);
  });

  test(`toasts stand ${offset} px from the right and the bottom of the window`, async ({ page }) => {
    await download(page);
    await settle(page);
    const { x, y, width, height } = await boxOf(toasts(page));
    const window = await page.evaluate(() => ({ width: document.documentElement.clientWidth, height: innerHeight }));
    expect(window.width - (x + width)).toBeCloseTo(offset, 0);
    expect(window.height - (y + height)).toBeCloseTo(offset, 0);
  });

  test(`on a small screen toasts stand ${offsetSmall} px from its edges`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await download(page);
    await settle(page);
    const { x, y, width, height } = await boxOf(toasts(page));
    expect([x, 360 - (x + width), 740 - (y + height)].map(Math.round)).toEqual([offsetSmall, offsetSmall, offsetSmall]);
  });

  test(`two toasts are ${gap} px apart`, async ({ page }) => {
    await download(page, 2);
    await settle(page);
    const [above, below] = [await boxOf(toasts(page).first()), await boxOf(toasts(page).last())];
    expect(below.y - (above.y + above.height)).toBeCloseTo(gap, 0);
  });

  test('a toast lies above an open dialog', async ({ page, context }) => {
    await openLive(page, '/');
    await toastCode(page);
    await page.locator('main').getByRole('button', { name: 'Read More' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await context.setOffline(true);
    await expect(page.locator('[popover]:popover-open', { hasText: texts.offline })).toBeVisible();
  });
});

test.describe('number', () => {
  test.beforeEach(({ page }) => openLive(page, '/training'));

  test(`at most ${limit} toasts are shown, and the newest win`, async ({ page }) => {
    await download(page, limit + 2);
    await expect(toasts(page)).toHaveText(courses.slice(2, limit + 2).map(told));
  });
});

test.describe('time', () => {
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

  test.describe('stands still', () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install();
      await openLive(page, '/training');
      await download(page);
    });

    const holds: Record<string, { hold: (page: Page) => Promise<void>; release: (page: Page) => Promise<void> }> = {
      'the pointer is on a toast': { hold: (page) => toasts(page).hover(), release: away },
      'the focus is on a toast': {
        hold: (page) => page.keyboard.press(hotkey),
        release: (page) => page.keyboard.press('Escape'),
      },
      'the tab is hidden': { hold: (page) => setHidden(page, true), release: (page) => setHidden(page, false) },
    };
    for (const [reason, { hold, release }] of Object.entries(holds)) {
      test(`the time of a toast stands still while ${reason}`, async ({ page }) => {
        await hold(page);
        await page.clock.runFor(3 * duration);
        await expect(toasts(page)).toHaveCount(1);
      });

      test(`the time of a toast goes on after ${reason} no longer`, async ({ page }) => {
        await hold(page);
        await page.clock.runFor(3 * duration);
        await release(page);
        await page.clock.runFor(duration);
        await expect(toasts(page)).toHaveCount(0);
      });
    }
  });
});

test.describe('dismissal', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openLive(page, '/training');
    await download(page);
    await settle(page);
  });

  const swipe = async (page: Page, way: number) => {
    const { x, y, height } = await boxOf(toasts(page));
    await page.mouse.move(x + 100, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 100 + way / 2, y + height / 2, { steps: 3 });
    await page.mouse.move(x + 100 + way, y + height / 2, { steps: 3 });
    await page.mouse.up();
  };

  for (const way of [swipeThreshold + 3, -swipeThreshold - 3]) {
    test(`a swipe of ${Math.abs(way)} px to the ${way > 0 ? 'right' : 'left'} dismisses a toast`, async ({ page }) => {
      await swipe(page, way);
      await expect(toasts(page)).toHaveCount(0);
    });
  }

  test(`a swipe of ${swipeThreshold - 3} px does not dismiss a toast`, async ({ page }) => {
    await swipe(page, swipeThreshold - 3);
    await expect(toasts(page)).toHaveCount(1);
    await settle(page);
    const { x } = await boxOf(toasts(page));
    expect(1280 - x - width).toBeCloseTo(offset, 0);
  });

  test('the close button dismisses a toast', async ({ page }) => {
    await toasts(page).getByRole('button', { name: texts.close }).click();
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('keyboard', () => {
  test(`${hotkey} puts the focus on the newest toast`, async ({ page }) => {
    await openLive(page, '/training');
    await download(page, 2);
    await page.keyboard.press(hotkey);
    await expect(toasts(page).last()).toBeFocused();
  });

  test(`Escape takes the focus back to where it was before ${hotkey}`, async ({ page }) => {
    await openLive(page, '/training');
    await download(page);
    const link = page.getByRole('link', { name: 'Explore Courses' });
    await link.focus();
    await page.keyboard.press(hotkey);
    await expect(toasts(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });
});

test.describe('types', () => {
  test('a syllabus on its way is told as information', async ({ page }) => {
    await openLive(page, '/training');
    await download(page);
    await expect(toast(page, told(courses[0] ?? ''))).toHaveAttribute('data-type', 'info');
  });

  test('a copied link is told as a success', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openLive(page, '/training');
    await copyLink(page);
    await expect(toast(page, texts.copied)).toHaveAttribute('data-type', 'success');
    const address = new URL('/training#training-courses', page.url()).href;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });

  test('a link that could not be copied is told as an error', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('blocked')) });
    });
    await openLive(page, '/training');
    await copyLink(page);
    await expect(toast(page, texts.copyFailed)).toHaveAttribute('data-type', 'error');
    await expect(toast(page, texts.copyFailed).getByRole('alert')).toBeVisible();
  });

  test('a lost network is told as a warning, though it is the first toast of all', async ({ page, context }) => {
    await openLive(page, '/about');
    await toastCode(page);
    await context.setOffline(true);
    await expect(toast(page, texts.offline)).toHaveAttribute('data-type', 'warning');
  });

  test('a network that is back is told as a success', async ({ page, context }) => {
    await openLive(page, '/about');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(toast(page, texts.online)).toHaveAttribute('data-type', 'success');
  });

  test('a mail program that is opening is told as loading, and as a success once it was asked', async ({ page }) => {
    await openLive(page, '/');
    const form = page.getByRole('form');
    await form.getByLabel('Name').fill('Jane Doe');
    await form.getByLabel('Email').fill('jane@example.com');
    await form.getByLabel('Subject').fill('A plan');
    await form.getByLabel('Message').fill('Hello');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, texts.mailOpening)).toHaveAttribute('data-type', 'loading');
    await expect(toast(page, texts.mailOpened)).toHaveAttribute('data-type', 'success');
    await expect(toasts(page)).toHaveCount(1);
  });

  test('each type has a colour of its own', async ({ page, context }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('blocked')) });
    });
    await openLive(page, '/training');
    await toastCode(page);
    // So that none leaves before the last has come.
    await setHidden(page, true);
    const grounds = new Map<string | null, string>();
    const note = async (words: string) => {
      const one = toast(page, words);
      await expect(one).toBeVisible();
      grounds.set(
        await one.getAttribute('data-type'),
        await one.evaluate((element) => getComputedStyle(element).backgroundColor),
      );
    };
    await context.setOffline(true);
    await note(texts.offline);
    await context.setOffline(false);
    await note(texts.online);
    await copyLink(page);
    await note(texts.copyFailed);
    await page.getByRole('link', { name: courses[0] }).click();
    await note(told(courses[0] ?? ''));
    expect([...grounds.keys()].sort()).toEqual(['error', 'info', 'success', 'warning']);
    expect(new Set(grounds.values()).size).toBe(grounds.size);
  });

  test('a toast asked for before React is there comes once it is', async ({ page }) => {
    await page.goto('/training');
    await page.getByRole('link', { name: courses[0] }).click();
    await expect(toast(page, told(courses[0] ?? ''))).toBeVisible();
  });
});
