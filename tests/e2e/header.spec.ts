import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectExpanded } from './expanded.ts';
import { expectAtTop, scrollTo, watchScrolling } from './scrolling.ts';
import { config } from './site.ts';
import { openLive } from './take-over.ts';

const { brand, header, texts } = config;
const threshold = header.scrollThreshold;
const sectionItems = header.nav.filter(({ href }) => href.startsWith('/#'));
const pageItems = header.menu.filter(({ href }) => !href.includes('#'));
const [, second] = sectionItems;
const [onePage, otherPage] = pageItems;
if (!second || !onePage || !otherPage) throw new Error('The sample has too few links for these tests');

const mainNav = (page: Page) => page.getByRole('navigation', { name: texts.mainNav });
const toggle = (page: Page) => page.getByRole('button', { name: texts.menu });
const menu = (page: Page) => page.getByRole('navigation', { name: texts.menu });
const groundOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => Number(getComputedStyle(header, '::before').opacity));

/** The links of a navigation: what they are called and where they lead. */
const linksOf = (nav: Locator) =>
  nav
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => ({ label: link.textContent, href: link.getAttribute('href') })));

test('the header stays at the top of the window while the page scrolls', async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, 1000);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('the header shows the logo', async ({ page }) => {
  await page.goto('/');
  const logo = page.getByRole('banner').locator('img');
  await expect(logo).toHaveAttribute('src', brand.headerLogo.src);
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the brand leads home', async ({ page }) => {
  await openLive(page, onePage.href);
  await page.getByRole('banner').getByRole('link', { name: texts.home }).click();
  await expect(page).toHaveURL('/');
});

test('the brand shows the name of the product', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByText(brand.name, { exact: true })).toBeVisible();
});

test('the navigation has its items, each a real link', async ({ page }) => {
  await page.goto('/');
  expect(await linksOf(mainNav(page))).toEqual(header.nav);
});

test(`the header looks as before at ${threshold} px`, async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, threshold);
  expect(await groundOf(page)).toBe(0);
});

test(`the header looks different past ${threshold} px`, async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, threshold + 1);
  await expect.poll(() => groundOf(page)).toBe(1);
});

test('the header looks as before when the page is back at its top', async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, 400);
  await expect.poll(() => groundOf(page)).toBe(1);
  await scrollTo(page, 0);
  await expect.poll(() => groundOf(page)).toBe(0);
});

for (const { label, href } of sectionItems) {
  test(`'${label}' leads to its section on the home page`, async ({ page }) => {
    await openLive(page, '/');
    await scrollTo(page, 700);
    await mainNav(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expectAtTop(page, page.locator(href.slice(1)));
  });

  test(`'${label}' leads from another page to its section on the home page`, async ({ page }) => {
    await openLive(page, onePage.href);
    await mainNav(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expectAtTop(page, page.locator(href.slice(1)));
  });
}

test('the page scrolls smoothly to a section', async ({ page }) => {
  await openLive(page, '/');
  const positions = await watchScrolling(page);
  await mainNav(page).getByRole('link', { name: second.label, exact: true }).click();
  await expectAtTop(page, page.locator(second.href.slice(1)));
  expect(new Set(await positions()).size).toBeGreaterThan(3);
});

test('the page jumps to a section where motion is unwelcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/');
  const positions = await watchScrolling(page);
  await mainNav(page).getByRole('link', { name: second.label, exact: true }).click();
  await expectAtTop(page, page.locator(second.href.slice(1)));
  expect(new Set(await positions()).size).toBe(1);
});

test('the item of the section that is being read is marked, in the order of the page', async ({ page }) => {
  await openLive(page, '/');
  for (const { href, label } of sectionItems.toReversed()) {
    await page.locator(href.slice(1)).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(mainNav(page).locator('[aria-current]')).toHaveText([label]);
  }
});

test('the theme control stands in the header', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: texts.theme.label })).toBeVisible();
});

test('a wide window shows no menu button', async ({ page }) => {
  await page.goto('/');
  await expect(toggle(page)).toBeHidden();
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: texts.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a step back closes the menu', async ({ page }) => {
    await openLive(page, onePage.href);
    await toggle(page).click();
    await menu(page).getByRole('link', { name: otherPage.label, exact: true }).click();
    await expect(page).toHaveURL(otherPage.href);
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(onePage.href);
    await expect(menu(page)).toBeHidden();
  });

  test('the page that is shown is marked in the menu', async ({ page }) => {
    await openLive(page, onePage.href);
    await toggle(page).click();
    await expect(menu(page).locator('[aria-current]')).toHaveText([onePage.label]);
  });

  test('the menu button takes the place of the navigation', async ({ page }) => {
    await page.goto('/');
    await expect(toggle(page)).toBeVisible();
    await expect(mainNav(page)).toBeHidden();
  });

  test('the menu is closed at first, and its button says so', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    await expectExpanded(page, texts.menu, false);
  });

  test('the menu button opens the menu and says so', async ({ page }) => {
    await openLive(page, '/');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await expectExpanded(page, texts.menu, true);
  });

  test('the menu has its own items, each a real link', async ({ page }) => {
    await page.goto('/');
    await toggle(page).click();
    expect(await linksOf(menu(page))).toEqual(header.menu);
  });

  const ways: Record<string, (page: Page) => Promise<void>> = {
    'a choice': (page) => menu(page).getByRole('link', { name: second.label, exact: true }).click(),
    'a choice that leads to another page': (page) =>
      menu(page).getByRole('link', { name: onePage.label, exact: true }).click(),
    'the Escape key': (page) => page.keyboard.press('Escape'),
    'a click outside': (page) => page.mouse.click(10, 500),
    'its button': (page) => toggle(page).click(),
  };
  for (const [way, close] of Object.entries(ways)) {
    test(`${way} closes the menu`, async ({ page }) => {
      await openLive(page, '/');
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
      await close(page);
      await expect(menu(page)).toBeHidden();
      await expectExpanded(page, texts.menu, false);
    });
  }

  test('a choice in the menu leads to its section', async ({ page }) => {
    await openLive(page, '/');
    await toggle(page).click();
    await menu(page).getByRole('link', { name: second.label, exact: true }).click();
    await expectAtTop(page, page.locator(second.href.slice(1)));
  });

  for (const { label, href } of pageItems) {
    test(`'${label}' in the menu leads to ${href}`, async ({ page }) => {
      await openLive(page, '/');
      await toggle(page).click();
      await menu(page).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(href);
    });
  }

  test('Escape gives the focus back to the menu button', async ({ page }) => {
    await openLive(page, '/');
    await toggle(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
  });
});
