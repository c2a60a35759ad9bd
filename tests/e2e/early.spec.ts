import { expect, type Page, test } from '@playwright/test';
import { expectExpanded } from './expanded.ts';
import { hold, holdReact } from './hold.ts';
import { config, listOf } from './site.ts';

// The carousel moves only when it is told to.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The scripts come only when the test lets them; until then React is not there. */
let release: () => void;
test.beforeEach(async ({ page }) => {
  release = await holdReact(page);
});

const html = (page: Page) => page.locator('html');
const slides = listOf('people');
const slide = (page: Page, index: number) =>
  page.locator('#team').getByRole('group', { name: `${index} of ${slides.length}`, exact: true });

async function letReactCome(page: Page): Promise<void> {
  release();
  await expect(html(page)).toHaveAttribute('data-react');
}

/** How far a slide stands from the left edge of the carousel, in slides. */
const placeOf = (page: Page, index: number) =>
  slide(page, index).evaluate((element) => {
    const box = element.getBoundingClientRect();
    const edge =
      element.closest('[aria-roledescription=carousel]')?.querySelector('h2')?.getBoundingClientRect().left ?? 0;
    return Math.round((box.left - edge) / box.width);
  });

test.describe('before React is there', () => {
  test.afterEach(async ({ page }) => {
    await expect(html(page)).not.toHaveAttribute('data-react');
  });

  test('the menu opens, says so, and closes at a choice', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const toggle = page.getByRole('button', { name: config.texts.menu });
    const menu = page.getByRole('navigation', { name: config.texts.menu });
    await toggle.click();
    await expect(menu).toBeVisible();
    await expectExpanded(page, config.texts.menu, true);
    await menu.getByRole('link', { name: 'Services' }).click();
    await expect(menu).toBeHidden();
    await expectExpanded(page, config.texts.menu, false);
  });

  test('a dialog opens and closes', async ({ page }) => {
    await page.goto('/');
    await page.locator('#hero').getByRole('button', { name: 'Read More' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the theme can be changed', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: config.texts.theme.label }).click();
    await page.getByRole('radio', { name: config.texts.theme.dark }).check();
    await expect(html(page)).toHaveClass('dark');
  });

  test('the header changes when the page scrolls', async ({ page }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 600);
    await expect(html(page)).toHaveAttribute('data-scrolled');
  });

  test('a link leads to its page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: config.texts.mainNav }).getByRole('link', { name: 'Training' }).click();
    await expect(page).toHaveURL('/training#training-courses');
  });

  test('a course card downloads its syllabus', async ({ page }) => {
    const course = listOf('courses')[3];
    await page.goto('/training');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: course?.name ?? '' }).click();
    expect((await download).suggestedFilename()).toBe(course?.pdf);
  });
});

test.describe('what was asked for before React is there', () => {
  test('the toast of a download comes with React, and the file is not fetched twice', async ({ page }) => {
    const course = listOf('courses')[3];
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await page.goto('/training');
    await page.getByRole('link', { name: course?.name ?? '' }).click();
    await expect.poll(() => downloads).toEqual([course?.pdf]);
    await letReactCome(page);
    await expect(page.getByText(config.texts.toast.downloading.replace('{name}', course?.name ?? ''))).toBeVisible();
    expect(downloads).toHaveLength(1);
  });

  test('a link is copied once React is there', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/training');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await letReactCome(page);
    await expect(page.getByText(config.texts.toast.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL('/training#training-courses', page.url()).href,
    );
  });

  test('a step of the carousel is made once React is there, and only once', async ({ page }) => {
    await page.goto('/');
    const next = page.getByRole('button', { name: config.texts.carousel.next });
    await next.click();
    await letReactCome(page);
    await expect(page.locator('#team [aria-live]:not([role])')).toHaveText(`${slides[1]?.name}, 2 of ${slides.length}`);
    await expect.poll(() => placeOf(page, 2)).toBe(0);
  });

  test('two steps of the carousel are two', async ({ page }) => {
    await page.goto('/');
    const next = page.getByRole('button', { name: config.texts.carousel.next });
    await next.click();
    await next.click();
    await letReactCome(page);
    await expect.poll(() => placeOf(page, 3)).toBe(0);
  });

  test('a pause of the carousel holds once React is there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await page.getByRole('button', { name: config.texts.carousel.pause }).click();
    await letReactCome(page);
    await expect(page.getByRole('button', { name: config.texts.carousel.play })).toBeVisible();
  });

  test('the slide to which the visitor has scrolled stays in its place', async ({ page }) => {
    await page.goto('/');
    await slide(page, 1).hover();
    const width = (await slide(page, 1).boundingBox())?.width ?? 0;
    await page.mouse.wheel(width, 0);
    await expect.poll(() => placeOf(page, 2)).toBe(0);
    await letReactCome(page);
    await expect(page.locator('#team')).toHaveAttribute('data-live');
    expect(await placeOf(page, 2)).toBe(0);
  });

  test('an open dialog stays open when React comes', async ({ page }) => {
    await page.goto('/');
    await page.locator('#hero').getByRole('button', { name: 'Read More' }).click();
    await letReactCome(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('an open menu stays open when React comes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: config.texts.menu }).click();
    await letReactCome(page);
    await expect(page.getByRole('navigation', { name: config.texts.menu })).toBeVisible();
    await expectExpanded(page, config.texts.menu, true);
  });
});

test('a step of the carousel is not lost while React is there and the code of the carousel is not', async ({
  page,
}) => {
  release();
  const releaseTeam = await hold(page, '**/assets/Team-*.js');
  await page.goto('/');
  await page.mouse.move(5, 400);
  await expect(html(page)).toHaveAttribute('data-react');
  await page.getByRole('button', { name: config.texts.carousel.next }).click();
  releaseTeam();
  await expect.poll(() => placeOf(page, 2)).toBe(0);
});

test('React comes by itself after a quiet while', async ({ page }) => {
  release();
  await page.clock.install();
  await page.goto('/about');
  await expect(html(page)).not.toHaveAttribute('data-react');
  await page.clock.fastForward(5000);
  await expect(html(page)).toHaveAttribute('data-react');
});
