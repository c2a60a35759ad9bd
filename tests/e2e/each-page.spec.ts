import { expect, type Page, test } from '@playwright/test';
import { followLink } from '../follow-link.ts';
import { fillForm, openedMail } from './mailto.ts';
import { pageLog, watchViolations } from './page-log.ts';
import { chooseScheme, keepScheme } from './scheme.ts';
import { shiftOf } from './shift.ts';
import { config, paths } from './site.ts';
import { smallTargets } from './small-targets.ts';
import { openLive, readThrough } from './take-over.ts';

// What holds on every page while all of it is read and used: nothing is said to the console, no policy is broken, no other site is asked,
// nothing moves by itself, and pictures are sound.

/** Opens and closes whatever the page opens, and unfolds what it folds. */
async function openEverything(page: Page): Promise<void> {
  for (const button of await page.locator('button[commandfor][command="show-modal"]:visible').all()) {
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  for (const summary of await page.locator('summary:visible').all()) await summary.click();
  for (const button of await page.locator('button[popovertarget]:visible').all()) {
    await button.click();
    await page.keyboard.press('Escape');
  }
}

/** What is wrong with pictures: not there, without a size or an alternative text, or out of proportion. */
const picturesAmiss = (page: Page) =>
  page.locator('img').evaluateAll((all) =>
    (all as HTMLImageElement[]).flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const { naturalWidth, naturalHeight, src, complete } = image;
      const bare = !['width', 'height', 'alt'].every((name) => image.hasAttribute(name));
      const bent = Math.abs((width / height / naturalWidth) * naturalHeight - 1) > 0.03;
      if (!complete || naturalWidth === 0) return [`${src} is not there`];
      if (bare) return [`${src} has no size or no alternative text`];
      return width > 0 && getComputedStyle(image).objectFit === 'fill' && bent ? [`${src} is out of proportion`] : [];
    }),
  );

for (const path of paths) {
  for (const [width, scheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    test(`${path} says nothing to the console, breaks its own policy in nothing, asks no other site for anything, and nothing of it moves by itself; its pictures are sound, its targets measure 24 px (${width} px wide, ${scheme})`, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      await keepScheme(page, scheme);
      const { said, left } = pageLog(page, baseURL);
      const violations = await watchViolations(page);
      await page.goto(path);
      expect(await smallTargets(page, 'a[href]:not(.skip-link), button, input, textarea, summary', 24)).toEqual([]);
      await readThrough(page);
      // The font may come behind the first frame: words take a little more or less room then, and no line moves (layout-shift.spec.ts).
      const { far, what } = await shiftOf(page);
      expect(far, what).toBeLessThan(0.0005);
      await expect.poll(() => picturesAmiss(page)).toEqual([]);
      await openEverything(page);
      // The browser itself reports the status of a document that is not there.
      expect(said).toEqual(path === '/no-such-page' ? [expect.stringContaining('404 (Not Found)')] : []);
      expect(violations).toEqual([]);
      expect(left).toEqual([]);
    });
  }
}

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
  expect(said, 'the browser itself reports a status').toEqual([expect.stringContaining('404 (Not Found)')]);
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
