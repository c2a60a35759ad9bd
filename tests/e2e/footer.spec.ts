import { expect, type Page, test } from '@playwright/test';
import type { FooterColumn } from '../../schema/footer.ts';
import { expectAtTop } from './scrolling.ts';
import { config, paths } from './site.ts';
import { openLive } from './take-over.ts';

const { brand, footer: model, routes, social, texts } = config;
const [quickLinks] = model.columns as [FooterColumn];

const footer = (page: Page) => page.getByRole('contentinfo');
const column = (page: Page, title: string) =>
  footer(page)
    .getByRole('heading', { name: title, exact: true })
    .locator('xpath=following-sibling::ul')
    .getByRole('link');
const linksIn = (links: Element[]) =>
  links.map((link) => ({ label: link.textContent, href: link.getAttribute('href') }));
const contactOf = (path: string) =>
  model.variants[routes.find((route) => route.path === path)?.footer ?? '']?.columns[0];

test('the footer of each page shows logo, motto, copyright, networks and its columns', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    const logo = footer(page).getByRole('img', { name: brand.logo.alt });
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    for (const text of [brand.motto, model.copyright])
      await expect(footer(page).getByText(text, { exact: true })).toBeVisible();
    const columns = [contactOf(path), quickLinks].filter((one) => one !== undefined);
    await expect(footer(page).getByRole('heading')).toHaveText(columns.map(({ title }) => title));
    for (const { title, items } of columns)
      expect(await column(page, title).evaluateAll(linksIn)).toEqual(items.map(({ label, href }) => ({ label, href })));
    await expect(footer(page).getByRole('list', { name: texts.social }).getByRole('link')).toHaveCount(social.length);
    for (const { label, href } of social)
      await expect(footer(page).getByRole('link', { name: label as string })).toHaveAttribute('href', href);
  }
});

test('the footer follows the route on a step to another page, and its quick links lead to sections', async ({
  page,
}) => {
  const other = routes.find(({ path }) => path !== '/' && contactOf(path))?.path ?? '';
  const link = config.header.nav.find(({ href }) => href?.split('#')[0] === other)?.label ?? '';
  const item = quickLinks.items.findLast(({ href }) => href?.startsWith('/#'));
  expect(link && item, 'links of the config').toBeTruthy();
  await openLive(page, '/');
  await page.getByRole('navigation', { name: texts.mainNav }).getByRole('link', { name: link }).click();
  const contact = contactOf(other);
  await expect(column(page, contact?.title ?? '')).toHaveText(contact?.items.map(({ label }) => label) ?? []);
  await column(page, quickLinks.title)
    .filter({ hasText: item?.label ?? '' })
    .click();
  await expect(page).toHaveURL(item?.href ?? '');
  await expectAtTop(page, page.locator(item?.href?.slice(1) ?? ''));
});
