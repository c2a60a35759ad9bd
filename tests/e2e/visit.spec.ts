import { expect, test } from '@playwright/test';
import { followLink } from '../follow-link.ts';
import { openEverything } from './layers.ts';
import { fillForm, openedMail } from './mailto.ts';
import { pageLog, watchViolations } from './page-log.ts';
import { chooseScheme } from './scheme.ts';
import { config } from './site.ts';
import { openLive, readThrough } from './take-over.ts';

// A visit says nothing to the console, breaks the policy in nothing and asks no other site, as each page by itself (audits.spec.ts).

test('a walk through all pages, to an unknown one and back, to one that fails and to its retry is as silent', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const { said, left, documents } = pageLog(page, baseURL);
  const violations = await watchViolations(page);
  await page.goto('/');
  await readThrough(page);
  for (const label of ['About Us', 'Training', 'Contact']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: label, exact: true }).click();
    const href = config.header.menu.find((item) => item.label === label)?.href ?? '';
    await expect(page).toHaveURL(href);
    await readThrough(page);
  }
  await followLink(page, '/no-such-page');
  await expect(page).toHaveURL('/no-such-page');
  await page.goBack();
  await page.goForward();
  await readThrough(page);
  // The browser itself reports each status: that of the data of an unknown page, and that of its address, which might be a file.
  expect(said).toEqual(Array(2).fill(expect.stringContaining('404 (Not Found)')));
  expect(documents).toEqual(['/']);

  await openLive(page, '/');
  await page.route('**/training/page.json', (route) => route.abort());
  await followLink(page, '/training');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(config.texts.error.title);
  await page.unroute('**/training/page.json');
  await page.getByRole('main').getByRole('button', { name: config.texts.error.retry }).click();
  await expect(page.locator('section').first()).toBeVisible();
  await page.reload();
  await readThrough(page);
  expect(violations).toEqual([]);
  expect(left).toEqual([]);
});

test('scheme, carousel, dialogs, form, mail and toast say nothing to the console and break the policy in nothing', async ({
  page,
}) => {
  test.slow();
  const { said } = pageLog(page);
  const violations = await watchViolations(page);
  await openLive(page, '/');
  await chooseScheme(page, config.texts.theme.dark);
  const { next, previous, pause, play } = config.texts.carousel;
  for (const name of [next, previous, pause, play]) await page.getByRole('button', { name, exact: true }).click();
  await openEverything(page);
  await fillForm(page, 'A "new" idea <b>');
  const mail = openedMail(page);
  await page.getByRole('form').getByRole('button').last().click();
  await mail;
  await expect(page.getByText(config.texts.toast.mailOpened)).toBeVisible();
  // A machine without a mail program hears so from the browser.
  expect(said.filter((text) => !text.includes('external handler'))).toEqual([]);
  expect(violations).toEqual([]);
});
