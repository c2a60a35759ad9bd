import { expect, type Locator, type Page, test } from '@playwright/test';
import { fillForm, openedMail } from './mailto.ts';
import { expectAtTop } from './scrolling.ts';
import { config, listOf, paths } from './site.ts';

test.use({ javaScriptEnabled: false });

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const form = (page: Page) => page.getByRole('form', { name: 'Write to us' });

test('without script all headings and texts can be seen, and all links lead somewhere', async ({ page, request }) => {
  const own = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    expect(await page.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
    const texts = page.getByRole('main').locator('h1, h2, h3, p, dt, dd');
    expect(await texts.count()).toBeGreaterThan(1);
    const hidden = await texts.evaluateAll((all) =>
      all
        .filter((text) => !text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((text) => text.textContent),
    );
    expect(hidden, path).toEqual([]);
    const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => !/^(\/|#.|https:|mailto:.)/.test(href))).toEqual([]);
    for (const href of hrefs) if (href.startsWith('/')) own.add(href.split('#')[0] ?? '');
  }
  for (const href of own) expect((await request.get(href)).status(), href).toBe(200);
});

test('navigation and menu lead to sections and pages, and a course card to its syllabus', async ({ page }) => {
  await page.goto('/');
  for (const [label, href] of [
    ['Services', '/#services'],
    ['Contact', '/#contact'],
    ['Training', '/training#training-courses'],
    ['Technologies', '/#technologies'],
  ] as const) {
    await mainNav(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(href);
    await expectAtTop(page, page.locator(href.replace(/.*#/, '#')));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Training' }).click();
  await expect(page).toHaveURL('/training');
  const [course] = listOf('courses');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: course?.name ?? '' }).click();
  expect((await download).suggestedFilename()).toBe(course?.pdf);
});

test('dialogs open and close, and the film can be played by its controls', async ({ page }) => {
  await page.goto('/');
  await page.locator('#hero').getByRole('button', { name: 'Read More' }).click();
  const dialog = page.getByRole('dialog', { name: config.dialogs.company?.title ?? '' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'SEE HOW WE WORK' }).click();
  const film = page.getByRole('dialog', { name: 'How We Work' });
  await expect(film.locator('video[controls] source')).toHaveAttribute('src');
});

test('the form asks for what is missing, and goes to the mail program as plain text', async ({ page }) => {
  await page.goto('/');
  await expect(form(page)).toHaveAttribute('action', `mailto:${config.contacts.salesEmail}`);
  await expect(form(page)).toHaveAttribute('method', 'post');
  await expect(form(page)).toHaveAttribute('enctype', 'text/plain');
  await fillForm(page, 'Can we talk?');
  const email = form(page).getByRole('textbox', { name: 'Email' });
  const send = form(page).getByRole('button', { name: 'Send Message' });
  await email.fill('');
  await send.click();
  await expect(email).toBeFocused();
  await email.fill('ada@example.org');
  const opened = openedMail(page);
  await send.click();
  const { to, fields } = await opened;
  expect(to).toBe(config.contacts.salesEmail);
  expect(fields.body).toContain('Can we talk?');
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

test('what cannot work without script is not offered, and the theme is light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  for (const name of ['Theme', 'Pause', 'Previous slide', 'Next slide'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.locator('html')).toHaveClass('light');
  await page.goto('/training');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
});
