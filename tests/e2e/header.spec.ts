import { expect, type Locator, type Page, test } from '@playwright/test';
import { followLink } from '../follow-link.ts';
import { expectExpanded } from './expanded.ts';
import { expectAtTop, scrollTo, watchScrolling } from './scrolling.ts';
import { config } from './site.ts';
import { openLive } from './take-over.ts';

const { brand, header, texts } = config;
const threshold = header.scrollThreshold;
const linked = (items: typeof header.menu) => items.map(({ label, href = '' }) => ({ label, href }));
const sectionItems = linked(header.nav).filter(({ href }) => href.startsWith('/#'));
const pageItems = linked(header.menu).filter(({ href }) => !href.includes('#'));
const [, second] = sectionItems;
const [onePage, otherPage] = pageItems;
if (!second || !onePage || !otherPage) throw new Error('The sample has too few links for these tests');

const mainNav = (page: Page) => page.getByRole('navigation', { name: texts.mainNav });
const toggle = (page: Page) => page.getByRole('button', { name: texts.menu });
const menu = (page: Page) => page.getByRole('navigation', { name: texts.menu });
const itemOf = (nav: Locator, label: string) => nav.getByRole('link', { name: label, exact: true });
const groundOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => Number(getComputedStyle(header, '::before').opacity));

/** The links of a navigation: what they are called and where they lead. */
const linksOf = (nav: Locator) =>
  nav
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => ({ label: link.textContent, href: link.getAttribute('href') })));

async function openMenu(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

test('the header shows logo, product, its navigation of real links and the theme control', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  const logo = banner.locator('img');
  await expect(logo).toHaveAttribute('src', brand.headerLogo.src);
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(banner.getByText(brand.name, { exact: true })).toBeVisible();
  expect(await linksOf(mainNav(page))).toEqual(header.nav);
  await expect(banner.getByRole('button', { name: texts.theme.label })).toBeVisible();
  await expect(toggle(page)).toBeHidden();
});

test(`the header stays at the top of the window, and looks different past ${threshold} px alone`, async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, threshold);
  expect(await groundOf(page)).toBe(0);
  await scrollTo(page, threshold + 1);
  await expect.poll(() => groundOf(page)).toBe(1);
  await scrollTo(page, 1000);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await scrollTo(page, 0);
  await expect.poll(() => groundOf(page)).toBe(0);
});

test('each item leads to its section on the home page, from there and from another page, and the brand home', async ({
  page,
}) => {
  await openLive(page, '/');
  for (const { label, href } of sectionItems) {
    await scrollTo(page, 700);
    await itemOf(mainNav(page), label).click();
    await expect(page).toHaveURL(href);
    await expectAtTop(page, page.locator(href.slice(1)));
  }
  // Two of them, from another page: what leads there is the same for all.
  for (const { label, href } of sectionItems.slice(-2)) {
    await followLink(page, onePage.href);
    await expect(page).toHaveURL(onePage.href);
    await itemOf(mainNav(page), label).click();
    await expect(page).toHaveURL(href);
    await expectAtTop(page, page.locator(href.slice(1)));
  }
  await followLink(page, onePage.href);
  await expect(page).toHaveURL(onePage.href);
  await page.getByRole('banner').getByRole('link', { name: texts.home }).click();
  await expect(page).toHaveURL('/');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'reduce' ? 'jumps' : 'scrolls smoothly';
  test(`the page ${moves} to a section where motion is ${reducedMotion === 'reduce' ? 'un' : ''}welcome`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openLive(page, '/');
    const positions = await watchScrolling(page);
    await itemOf(mainNav(page), second.label).click();
    await expectAtTop(page, page.locator(second.href.slice(1)));
    const different = new Set(await positions()).size;
    if (reducedMotion === 'reduce') expect(different).toBe(1);
    else expect(different).toBeGreaterThan(3);
  });
}

test('the item of the section that is being read is marked, in the order of the page', async ({ page }) => {
  await openLive(page, '/');
  for (const { href, label } of sectionItems.toReversed()) {
    await page.locator(href.slice(1)).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(mainNav(page).locator('[aria-current]')).toHaveText([label]);
  }
});

test('the skip link is the first stop, in sight, and takes the focus past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: texts.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main').getByRole('button', { name: 'Read More' }).first()).toBeFocused();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu button takes the place of the navigation, and opens a menu of real links', async ({ page }) => {
    await openLive(page, '/');
    await expect(mainNav(page)).toBeHidden();
    await expect(menu(page)).toBeHidden();
    await expectExpanded(page, texts.menu, false);
    await openMenu(page);
    await expectExpanded(page, texts.menu, true);
    expect(await linksOf(menu(page))).toEqual(header.menu);
  });

  test('a choice, Escape, a click outside and the button close the menu, and its button says so', async ({ page }) => {
    await openLive(page, '/');
    const ways: Record<string, () => Promise<void>> = {
      'its button': () => toggle(page).click(),
      'the Escape key': () => page.keyboard.press('Escape'),
      'a click outside': () => page.mouse.click(10, 500),
      'a choice': () => itemOf(menu(page), second.label).click(),
      'a choice that leads to another page': () => itemOf(menu(page), onePage.label).click(),
    };
    for (const [way, close] of Object.entries(ways)) {
      await openMenu(page);
      await close();
      await expect(menu(page), way).toBeHidden();
      await expectExpanded(page, texts.menu, false);
      if (way === 'a choice') await expectAtTop(page, page.locator(second.href.slice(1)));
    }
  });

  test('the items of the menu lead to their pages, the one that is shown is marked, and a step back closes it', async ({
    page,
  }) => {
    await openLive(page, '/');
    for (const { label, href } of pageItems) {
      await openMenu(page);
      await itemOf(menu(page), label).click();
      await expect(page).toHaveURL(href);
      await openMenu(page);
      await expect(menu(page).locator('[aria-current]')).toHaveText([label]);
      await page.keyboard.press('Escape');
    }
    await openMenu(page);
    await page.goBack();
    await expect(page).toHaveURL(pageItems.at(-2)?.href ?? '');
    await expect(menu(page)).toBeHidden();
  });

  test('Escape gives the focus back to the menu button', async ({ page }) => {
    await openLive(page, '/');
    await toggle(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
  });
});
