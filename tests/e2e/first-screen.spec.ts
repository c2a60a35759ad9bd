import { expect, type Page, test } from '@playwright/test';
import { followLink } from '../follow-link.ts';
import { config } from './site.ts';
import { hasFont, openLive } from './take-over.ts';

// What is on the first screen comes first; what is further down follows, and is not missed by anyone.

const about = config.routes.find(({ path }) => path === '/about');
const home = config.routes.find(({ path }) => path === '/');

/** Notes, from the first script on, which sections are laid out in each frame. */
async function noteFrames(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const frames: string[][] = [];
    Object.assign(window, { frames });
    const look = () => {
      const sections = [...document.querySelectorAll('main > section')];
      const shown = sections.filter((section) =>
        section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      );
      if (sections.length > 0) frames.push(shown.map(({ id }) => id));
      if (frames.length < 100) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { frames: string[][] }).frames);
}

/** As on a phone so slow that no frame comes: what waits for one waits on. */
const stopFrames = (page: Page) => page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));

const isArriving = (page: Page) => page.evaluate(() => 'arriving' in document.documentElement.dataset);

test('the last sections of the page are laid out behind the first frames, and all of them then', async ({ page }) => {
  const frames = await noteFrames(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect.poll(() => isArriving(page)).toBe(false);
  await expect.poll(async () => (await frames()).at(-1)?.length).toBe(home?.sections.length);
  const first = (await frames())[1] ?? [];
  expect(first).toContain(home?.sections[0]?.id);
  expect(first).not.toContain(home?.sections.at(-1)?.id);
  await expect(page.locator('main > section[style]:not([style=""])')).toHaveCount(0);
});

test('they wait for the font, so that they are laid out once', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/*.woff2', (route) => held.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(1000);
  expect(await isArriving(page)).toBe(true);
  release();
  await expect.poll(() => isArriving(page)).toBe(false);
  await expect.poll(() => hasFont(page)).toBe(true);
});

test('they do not wait for a font that cannot be had', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => isArriving(page)).toBe(false);
});

test('a page with a hash is laid out whole at once', async ({ page }) => {
  await stopFrames(page);
  await page.goto('/#contact');
  expect(await isArriving(page)).toBe(false);
});

test('a page without script is laid out whole at once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html[data-arriving]')).toHaveCount(0);
  await context.close();
});

test('a link into the page leads to its section also while the page arrives', async ({ page }) => {
  await stopFrames(page);
  await page.goto('/');
  expect(await isArriving(page)).toBe(true);
  await page.locator('header a[href="/#contact"]').first().click();
  expect(await isArriving(page)).toBe(false);
  const top = () => page.locator('#contact').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(120);
  expect(await top()).toBeGreaterThan(-20);
});

test('the End key leads to the end also while the page arrives', async ({ page }) => {
  await stopFrames(page);
  await page.goto('/');
  expect(await isArriving(page)).toBe(true);
  // When it comes, lines here and there break elsewhere, and the end is no longer where it was.
  await expect.poll(() => hasFont(page)).toBe(true);
  await page.keyboard.press('End');
  await expect(page.locator('footer')).toBeInViewport();
  const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(below).toBeLessThan(2);
});

test.describe('a step to another page', () => {
  /** Notes how many sections of the about page there are after each change of the document. */
  const noteSections = (page: Page) =>
    page.evaluate(() => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      new MutationObserver(() => {
        if (document.querySelector('#about-us')) counts.push(document.querySelectorAll('main > section').length);
      }).observe(document.body, { subtree: true, childList: true });
    });
  const counts = (page: Page) => page.evaluate(() => (window as unknown as { counts: number[] }).counts);

  test('shows its first sections, then all of them', async ({ page }) => {
    await openLive(page, '/training');
    await noteSections(page);
    await followLink(page, '/about');
    await expect(page.locator('main > section')).toHaveCount(about?.sections.length ?? 0);
    expect((await counts(page))[0]).toBe(2);
    await expect.poll(() => isArriving(page)).toBe(false);
  });

  test('that leads into it shows all of them at once', async ({ page }) => {
    await openLive(page, '/training');
    await noteSections(page);
    await followLink(page, '/about#core-features');
    await expect(page.locator('main > section')).toHaveCount(about?.sections.length ?? 0);
    expect(new Set(await counts(page))).toEqual(new Set([about?.sections.length]));
  });
});
