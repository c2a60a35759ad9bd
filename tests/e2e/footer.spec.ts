import { expect, type Page, test } from '@playwright/test';
import { expectAtTop } from './scrolling.ts';
import { config, paths } from './site.ts';
import { openLive } from './take-over.ts';

const { salesEmail, trainingEmail, email, chat } = config.contacts;
/** As the specification has them. */
const quickLinks = ['About', 'Services', 'Technologies', 'Contact'];
const networks = ['Facebook', 'Instagram', 'LinkedIn'];
const contacts: Record<string, { label: string; href: string }[]> = {
  '/': [
    { label: salesEmail, href: `mailto:${salesEmail}` },
    { label: chat.label, href: chat.href },
  ],
  '/training': [
    { label: trainingEmail, href: `mailto:${trainingEmail}` },
    { label: email, href: `mailto:${email}` },
  ],
};

const footer = (page: Page) => page.getByRole('contentinfo');
const column = (page: Page, title: string) =>
  footer(page)
    .getByRole('heading', { name: title, exact: true })
    .locator('xpath=following-sibling::ul')
    .getByRole('link');
const hrefs = (links: Element[]) => links.map((link) => ({ label: link.textContent, href: link.getAttribute('href') }));

for (const path of paths) {
  const contact = contacts[path];
  if (contact) {
    const labels = contact.map(({ label }) => label).join(' and ');
    test(`the contact column on ${path} holds ${labels}`, async ({ page }) => {
      await page.goto(path);
      expect(await column(page, 'Contact').evaluateAll(hrefs)).toEqual(contact);
    });
  } else {
    test(`there is no contact column on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(footer(page).getByRole('heading')).toHaveText(['Quick Links']);
    });
  }

  test(`the footer of ${path} shows logo and motto`, async ({ page }) => {
    await page.goto(path);
    await expect(footer(page).locator('img[src="/logo.webp"]')).toHaveAttribute('alt', config.brand.name);
    await expect(footer(page).getByText('Materialize Concepts', { exact: true })).toBeVisible();
  });

  test(`the footer of ${path} says 'Copyright 2013-2025' and 'All rights reserved'`, async ({ page }) => {
    await page.goto(path);
    await expect(footer(page).getByText(/^Copyright 2013-2025 .*All rights reserved\.?$/)).toBeVisible();
  });

  test(`the footer of ${path} has the four quick links`, async ({ page }) => {
    await page.goto(path);
    const links = quickLinks.map((label) => ({ label, href: `/#${label.toLowerCase()}` }));
    expect(await column(page, 'Quick Links').evaluateAll(hrefs)).toEqual(links);
  });
}

test('the footer names three social networks and leads to their own hosts', async ({ page }) => {
  await page.goto('/');
  const list = footer(page).getByRole('list', { name: config.texts.social });
  await expect(list.getByRole('link')).toHaveCount(networks.length);
  for (const network of networks) {
    const href = await list.getByRole('link', { name: network }).getAttribute('href');
    expect(new URL(href ?? '').hostname).toBe(`www.${network.toLowerCase()}.com`);
  }
});

test('the logo of the footer can be seen', async ({ page }) => {
  await page.goto('/');
  const logo = footer(page).getByRole('img', { name: config.brand.name });
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the footer follows the route on a step to another page', async ({ page }) => {
  await openLive(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Training' }).click();
  await expect(column(page, 'Contact')).toHaveText([trainingEmail, email]);
});

test('a quick link leads from another page to its section', async ({ page }) => {
  await openLive(page, '/training');
  await column(page, 'Quick Links').filter({ hasText: 'Technologies' }).click();
  await expect(page).toHaveURL('/#technologies');
  await expectAtTop(page, page.locator('#technologies'));
});
