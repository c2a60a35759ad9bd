import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectExpanded } from './expanded.ts';
import { expectAtTop, scrollTo, watchScrolling } from './scrolling.ts';
import { config } from './site.ts';
import { openLive } from './take-over.ts';

/** The distance after which the header changes, and the items, as the specification has them. */
const threshold = 50;
const sectionItems = [
  ['Home', '/#hero'],
  ['About', '/#about'],
  ['Services', '/#services'],
  ['Technologies', '/#technologies'],
  ['Contact', '/#contact'],
] as const;
const items = [...sectionItems, ['Training', '/training#training-courses']];
const menuItems = [...sectionItems, ['About Us', '/about'], ['Training', '/training']];

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const groundOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => Number(getComputedStyle(header, '::before').opacity));

/** The links of a navigation: what they are called and where they lead. */
const linksOf = (nav: Locator) =>
  nav.getByRole('link').evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

test('the header stays at the top of the window while the page scrolls', async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, 1000);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('the header shows the animated logo', async ({ page }) => {
  await page.goto('/');
  const logo = page.getByRole('banner').locator('img');
  await expect(logo).toHaveAttribute('src', '/header-logo.gif');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the brand leads home', async ({ page }) => {
  await openLive(page, '/training');
  await page.getByRole('banner').getByRole('link', { name: config.texts.home }).click();
  await expect(page).toHaveURL('/');
});

test('the brand shows the name of the product', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByText(config.brand.name, { exact: true })).toBeVisible();
});

test('the navigation has its six items, each a real link', async ({ page }) => {
  await page.goto('/');
  expect(await linksOf(mainNav(page))).toEqual(items);
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

for (const [label, href] of sectionItems) {
  test(`'${label}' leads to its section on the home page`, async ({ page }) => {
    await openLive(page, '/');
    await scrollTo(page, 700);
    await mainNav(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expectAtTop(page, page.locator(href.slice(1)));
  });

  test(`'${label}' leads from another page to its section on the home page`, async ({ page }) => {
    await openLive(page, '/training');
    await mainNav(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expectAtTop(page, page.locator(href.slice(1)));
  });
}

test("'Training' leads to the course list", async ({ page }) => {
  await openLive(page, '/');
  await mainNav(page).getByRole('link', { name: 'Training' }).click();
  await expect(page).toHaveURL('/training#training-courses');
  await expectAtTop(page, page.locator('#training-courses'));
});

test('the page scrolls smoothly to a section', async ({ page }) => {
  await openLive(page, '/');
  const positions = await watchScrolling(page);
  await mainNav(page).getByRole('link', { name: 'Services' }).click();
  await expectAtTop(page, page.locator('#services'));
  expect(new Set(await positions()).size).toBeGreaterThan(3);
});

test('the page jumps to a section where motion is unwelcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/');
  const positions = await watchScrolling(page);
  await mainNav(page).getByRole('link', { name: 'Services' }).click();
  await expectAtTop(page, page.locator('#services'));
  expect(new Set(await positions()).size).toBe(1);
});

test('the item of the section that is being read is marked', async ({ page }) => {
  await openLive(page, '/');
  await page.locator('#technologies').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect(mainNav(page).locator('[aria-current]')).toHaveText(['Technologies']);
});

test('the marks follow the order of the page, not that of the navigation', async ({ page }) => {
  await openLive(page, '/');
  for (const [id, label] of [
    ['services', 'Services'],
    ['contact', 'Contact'],
    ['about', 'About'],
  ]) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(mainNav(page).locator('[aria-current]')).toHaveText([label as string]);
  }
});

test('the theme control stands in the header', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Theme' })).toBeVisible();
});

test('a wide window shows no menu button', async ({ page }) => {
  await page.goto('/');
  await expect(toggle(page)).toBeHidden();
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: config.texts.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a step back closes the menu', async ({ page }) => {
    await openLive(page, '/about');
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Training' }).click();
    await expect(page).toHaveURL(/\/training$/);
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await expect(menu(page)).toBeHidden();
  });

  test('the page that is shown is marked in the menu', async ({ page }) => {
    await openLive(page, '/about');
    await toggle(page).click();
    await expect(menu(page).locator('[aria-current]')).toHaveText(['About Us']);
  });

  test('the menu button takes the place of the navigation', async ({ page }) => {
    await page.goto('/');
    await expect(toggle(page)).toBeVisible();
    await expect(mainNav(page)).toBeHidden();
  });

  test('the menu is closed at first, and its button says so', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    await expectExpanded(page, 'Menu', false);
  });

  test('the menu button opens the menu and says so', async ({ page }) => {
    await openLive(page, '/');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await expectExpanded(page, 'Menu', true);
  });

  test("the menu has the same items plus 'About Us' and 'Training'", async ({ page }) => {
    await page.goto('/');
    await toggle(page).click();
    expect(await linksOf(menu(page))).toEqual(menuItems);
  });

  const ways: Record<string, (page: Page) => Promise<void>> = {
    'a choice': (page) => menu(page).getByRole('link', { name: 'Services' }).click(),
    'a choice that leads to another page': (page) => menu(page).getByRole('link', { name: 'About Us' }).click(),
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
      await expectExpanded(page, 'Menu', false);
    });
  }

  test('a choice in the menu leads to its section', async ({ page }) => {
    await openLive(page, '/');
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Services' }).click();
    await expectAtTop(page, page.locator('#services'));
  });

  for (const [label, path] of [
    ['About Us', '/about'],
    ['Training', '/training'],
  ] as const) {
    test(`'${label}' in the menu leads to ${path}`, async ({ page }) => {
      await openLive(page, '/');
      await toggle(page).click();
      await menu(page).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
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
