import { expect, type Page, test } from '@playwright/test';
import { expectAtTop } from './scrolling.ts';
import { config, paths } from './site.ts';
import { openLive } from './take-over.ts';

const { brand, contacts, footer: model, routes, texts } = config;

const footer = (page: Page) => page.getByRole('contentinfo');
const column = (page: Page, title: string) =>
  footer(page)
    .getByRole('heading', { name: title, exact: true })
    .locator('xpath=following-sibling::ul')
    .getByRole('link');
const linksIn = (links: Element[]) =>
  links.map((link) => ({ label: link.textContent, href: link.getAttribute('href') }));
const contactOf = (path: string) => model.variants[routes.find((route) => route.path === path)?.footer ?? '']?.contact;

for (const path of paths)
  test(`the footer of ${path} shows logo, motto, copyright and its columns`, async ({ page }) => {
    await page.goto(path);
    await expect(footer(page).getByRole('img', { name: brand.logo.alt })).toBeAttached();
    await expect(footer(page).getByText(brand.motto, { exact: true })).toBeVisible();
    await expect(footer(page).getByText(model.copyright, { exact: true })).toBeVisible();
    const columns = [contactOf(path), model.quickLinks].filter((one) => one !== undefined);
    await expect(footer(page).getByRole('heading')).toHaveText(columns.map(({ title }) => title));
    for (const { title, items } of columns)
      expect(await column(page, title).evaluateAll(linksIn)).toEqual(items.map(({ label, href }) => ({ label, href })));
  });

test('the footer names the social networks and leads to them', async ({ page }) => {
  await page.goto('/');
  const links = footer(page).getByRole('list', { name: texts.social }).getByRole('link');
  await expect(links).toHaveCount(contacts.social.length);
  for (const { label, href } of contacts.social)
    await expect(footer(page).getByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('the logo of the footer can be seen', async ({ page }) => {
  await page.goto('/');
  const logo = footer(page).getByRole('img', { name: brand.logo.alt });
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

const other = routes.find(({ path }) => path !== '/' && contactOf(path));
const link = config.header.nav.find(({ href }) => href.split('#')[0] === other?.path);
test('the footer follows the route on a step to another page', async ({ page }) => {
  test.skip(!other || !link, 'The navigation leads to no page with a contact column');
  await openLive(page, '/');
  await page
    .getByRole('navigation', { name: texts.mainNav })
    .getByRole('link', { name: link?.label ?? '' })
    .click();
  const contact = contactOf(other?.path ?? '');
  await expect(column(page, contact?.title ?? '')).toHaveText(contact?.items.map(({ label }) => label) ?? []);
});

test('a quick link leads from another page to its section', async ({ page }) => {
  const item = model.quickLinks.items.findLast(({ href }) => href.startsWith('/#'));
  test.skip(!other || !item, 'No quick link leads to a section of the home page');
  await openLive(page, other?.path ?? '');
  await column(page, model.quickLinks.title)
    .filter({ hasText: item?.label ?? '' })
    .click();
  await expect(page).toHaveURL(item?.href ?? '');
  await expectAtTop(page, page.locator(item?.href.slice(1) ?? ''));
});
