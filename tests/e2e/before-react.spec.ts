import { expect, type Page, test } from '@playwright/test';
import { expectExpanded } from './expanded.ts';
import { hold, holdReact } from './hold-requests.ts';
import { chooseScheme } from './scheme.ts';
import { config, listOf } from './site.ts';

// The carousel moves only when it is asked to.
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

test('before React is there menu, dialogs, scheme, header and links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const { menu: name, theme } = config.texts;
  const menu = page.getByRole('navigation', { name });
  await page.getByRole('button', { name }).click();
  await expect(menu).toBeVisible();
  await expectExpanded(page, name, true);
  await menu.getByRole('link', { name: 'Services' }).click();
  await expect(menu).toBeHidden();
  await expectExpanded(page, name, false);
  await expect(html(page), 'the header of a page that is scrolled').toHaveAttribute('data-scrolled');
  await chooseScheme(page, theme.dark);
  await expect(html(page)).toHaveClass('dark');
  await page.locator('#hero').getByRole('button', { name: 'Read More' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name }).click();
  await menu.getByRole('link', { name: 'Training' }).click();
  await expect(page).toHaveURL('/training');
  await expect(html(page)).not.toHaveAttribute('data-react');
});

test.describe('what was asked for before React is there', () => {
  test('is said and copied once it is, and a syllabus is fetched at once and not twice', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const course = listOf('courses')[3];
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await page.goto('/training');
    await page.getByRole('link', { name: course?.name ?? '' }).click();
    await expect.poll(() => downloads).toEqual([course?.pdf]);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(html(page)).not.toHaveAttribute('data-react');
    await letReactCome(page);
    const { downloading, copied } = config.texts.toast;
    for (const words of [downloading.replace('{name}', course?.name ?? ''), copied])
      await expect(page.getByText(words)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL('/training#training-courses', page.url()).href,
    );
    expect(downloads).toHaveLength(1);
  });

  for (const steps of [1, 2])
    test(`${steps} ${steps === 1 ? 'step' : 'steps'} of the carousel: as many are made once React is there`, async ({
      page,
    }) => {
      await page.goto('/');
      const next = page.getByRole('button', { name: config.texts.carousel.next });
      for (let step = 0; step < steps; step++) await next.click();
      await letReactCome(page);
      await expect.poll(() => placeOf(page, steps + 1)).toBe(0);
      await expect(page.locator('#team [aria-live]:not([role])')).toHaveText(
        `${slides[steps]?.name}, ${steps + 1} of ${slides.length}`,
      );
    });

  test('a pause of the carousel holds once React is there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await page.getByRole('button', { name: config.texts.carousel.pause }).click();
    await letReactCome(page);
    await expect(page.getByRole('button', { name: config.texts.carousel.play })).toBeVisible();
  });

  test('the slide to which the visitor has scrolled and an open dialog stay', async ({ page }) => {
    await page.goto('/');
    await slide(page, 1).hover();
    const width = (await slide(page, 1).boundingBox())?.width ?? 0;
    await page.mouse.wheel(width, 0);
    await expect.poll(() => placeOf(page, 2)).toBe(0);
    await page.locator('#hero').getByRole('button', { name: 'Read More' }).click();
    await letReactCome(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('#team').scrollIntoViewIfNeeded();
    await expect(page.locator('#team')).toHaveAttribute('data-live');
    expect(await placeOf(page, 2)).toBe(0);
  });

  test('an open menu stays open', async ({ page }) => {
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
