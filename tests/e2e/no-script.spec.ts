import { expect, type Locator, type Page, test } from '@playwright/test';
import { openedMail } from './mailto.ts';
import { expectAtTop } from './scrolling.ts';
import { config, listOf, paths } from './site.ts';

test.use({ javaScriptEnabled: false });

const draft = { Name: 'Ada Example', Email: 'ada@example.org', Subject: 'A new idea', Message: 'Can we talk?' };
const company = config.dialogs.company;

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const form = (page: Page) => page.getByRole('form', { name: 'Write to us' });

async function write(page: Page, entries: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(entries)) {
    await form(page).getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

test('the script is really off', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
});

for (const path of paths) {
  test(`all headings and texts of ${path} can be seen`, async ({ page }) => {
    await page.goto(path);
    const texts = page.getByRole('main').locator('h1, h2, h3, p, dt, dd');
    expect(await texts.count()).toBeGreaterThan(1);
    const hidden = await texts.evaluateAll((all) =>
      all
        .filter((text) => !text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((text) => text.textContent),
    );
    expect(hidden).toEqual([]);
  });

  test(`all links of ${path} lead somewhere`, async ({ page, request }) => {
    await page.goto(path);
    const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const own = [...new Set(hrefs.filter((href) => href.startsWith('/')).map((href) => href.split('#')[0] ?? ''))];
    expect(hrefs.filter((href) => !/^(\/|#.|https:|mailto:.)/.test(href))).toEqual([]);
    for (const href of own) expect((await request.get(href)).status(), href).toBe(200);
  });
}

for (const [label, href] of [
  ['Services', '/#services'],
  ['Contact', '/#contact'],
] as const) {
  test(`'${label}' of the navigation leads to its section`, async ({ page }) => {
    await page.goto('/');
    await mainNav(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(href);
    await expectAtTop(page, page.locator(href.slice(1)));
  });
}

test('a link of the navigation leads from another page to its section', async ({ page }) => {
  await page.goto('/training');
  await mainNav(page).getByRole('link', { name: 'Technologies' }).click();
  await expect(page).toHaveURL('/#technologies');
  await expectAtTop(page, page.locator('#technologies'));
});

test("'Training' leads to the course list", async ({ page }) => {
  await page.goto('/');
  await mainNav(page).getByRole('link', { name: 'Training' }).click();
  await expect(page).toHaveURL('/training#training-courses');
  await expectAtTop(page, page.locator('#training-courses'));
});

test('the menu of a small screen opens, leads on and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
});

test('a course card downloads its syllabus', async ({ page }) => {
  const course = listOf('courses')[0];
  await page.goto('/training');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: course?.name ?? '' }).click();
  expect((await download).suggestedFilename()).toBe(course?.pdf);
});

test('the dialog of the company opens and closes', async ({ page }) => {
  await page.goto('/');
  await page.locator('#hero').getByRole('button', { name: 'Read More' }).click();
  const dialog = page.getByRole('dialog', { name: company?.title ?? '' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('the film can be played by its controls', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'SEE HOW WE WORK' }).click();
  await expect(page.getByRole('dialog', { name: 'How We Work' }).locator('video[controls] source')).toHaveAttribute(
    'src',
  );
});

test('the form goes to the mail program as plain text', async ({ page }) => {
  await page.goto('/');
  await expect(form(page)).toHaveAttribute('action', `mailto:${config.contacts.salesEmail}`);
  await expect(form(page)).toHaveAttribute('method', 'post');
  await expect(form(page)).toHaveAttribute('enctype', 'text/plain');
});

test('a message opens a mail to the sales address with what was written', async ({ page }) => {
  await page.goto('/');
  await write(page, draft);
  const opened = openedMail(page);
  await form(page).getByRole('button', { name: 'Send Message' }).click();
  const { to, fields } = await opened;
  expect(to).toBe(config.contacts.salesEmail);
  expect(fields.body).toContain(draft.Message);
});

test('the browser asks for what is missing', async ({ page }) => {
  await page.goto('/');
  await write(page, { ...draft, Email: '' });
  await form(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(form(page).getByRole('textbox', { name: 'Email' })).toBeFocused();
});

test('every slide of the carousel can be reached by scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const slides = page.locator('#team').getByRole('article');
  const width = (await slides.first().boundingBox())?.width ?? 0;
  for (const index of listOf('people').keys()) {
    await expect.poll(() => edgesOf(slides.nth(index))).toEqual({ left: true, right: true });
    await slides.nth(index).hover();
    await page.mouse.wheel(width, 0);
  }
});

/** Which edges of an element are inside of the window. */
const edgesOf = (element: Locator) =>
  element.evaluate((one) => {
    const { left, right } = one.getBoundingClientRect();
    return { left: left >= 0, right: right <= innerWidth };
  });

test('what cannot work without script is not offered', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Theme', 'Pause', 'Previous slide', 'Next slide']) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
  await page.goto('/training');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
});

test('the theme is light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass('light');
});
