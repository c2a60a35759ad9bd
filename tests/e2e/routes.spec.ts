import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { companyConfig } from '../company.ts';
import { followLink } from '../follow-link.ts';
import { buildFolder, companyPublic, serveFolder, writeSite } from '../served-site.ts';
import { hold } from './hold-requests.ts';
import { pageLog, watchPaths } from './page-log.ts';
import { expectAtTop, scrollTo, untilAtRest, watchScrolling } from './scrolling.ts';
import { config } from './site.ts';
import { openLive, takeOver } from './take-over.ts';

/** The router's times in milliseconds, as the specification has them. */
const preloadDelay = 50;
const pendingDelay = 1000;
const pendingMinimum = 500;
const cacheLifetime = 5 * 60_000;
const hashDelay = 100;

const headings: Record<string, string> = {
  '/': 'UI/UX, software, mobile apps and AI development under one roof',
  '/about': 'About Us',
  '/training': 'Professional Training Courses',
};
const trainingData = '**/training/page.json';

const heading = (page: Page, path: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: headings[path] });
const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const trainingLink = (page: Page) => mainNav(page).getByRole('link', { name: 'Training' });
const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: config.texts.home });
const spinner = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: config.texts.loading });
const failure = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'Something went wrong!' });

/** Opens a page on which time passes only when the test says so. */
async function openTimed(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openLive(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
}

test('each path answers with its page, and leads on to others without a new document', async ({ page, context }) => {
  const headOf = () =>
    page.evaluate(() => [
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content'),
      document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    ]);
  for (const path of Object.keys(headings)) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(heading(page, path)).toBeVisible();
  }
  const ofTraining = await headOf();
  await openLive(page, '/');
  const { documents } = pageLog(page);
  await trainingLink(page).click();
  await expect(heading(page, '/training')).toBeVisible();
  await expect.poll(headOf, 'title, description and address').toEqual(ofTraining);
  expect(documents).toEqual([]);

  // A click with Ctrl is left to the browser.
  await homeLink(page).click();
  const opened = context.waitForEvent('page');
  await trainingLink(page).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect.poll(() => new URL(tab.url()).pathname).toBe('/training');
  // Anew: of a tab that opens by itself the test runner may miss that its first document has come.
  await tab.reload();
  await expect(tab.getByRole('heading', { level: 1, name: headings['/training'] })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test("an unknown address answers with status 404 and shows 'Not Found' inside the layout, as a step does", async ({
  page,
}) => {
  const expectNotFound = async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
    await expect(page).toHaveTitle(/^Not Found/);
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible();
  };
  expect((await page.goto('/no/such-page'))?.status()).toBe(404);
  await expectNotFound();
  await takeOver(page);
  const { documents } = pageLog(page);
  const action = page.getByRole('link', { name: config.texts.notFound.action });
  // Also once the code of toasts has come, whose rules once undid it.
  await page.waitForLoadState('networkidle');
  const room = await action.evaluate((link) => Number.parseFloat(getComputedStyle(link).paddingLeft));
  expect(room, 'room around the words of the button').toBeGreaterThan(12);
  await action.click();
  await expect(heading(page, '/')).toBeVisible();
  await followLink(page, '/no-such-page');
  await expectNotFound();
  expect(documents).toEqual([]);
});

test('a link to a file, or to a page that a deploy has moved, leads there also where no new document is loaded for pages', async ({
  page,
}) => {
  const files = {
    'public/old/index.html': '<!doctype html><title>From before</title><h1>From before</h1>',
    'public/old.html': '<!doctype html><title>From before</title><h1>From before</h1>',
  };
  const config = companyConfig();
  const folder = writeSite('moved-pages', config, files, [companyPublic]);
  const site = await serveFolder(folder);
  try {
    for (const [href, shown] of [
      ['/old', 'From before'],
      ['/old.html', 'From before'],
      ['/about', 'About Us'],
    ] as const) {
      await openLive(page, `${site.url}/`);
      if (href === '/about') {
        // The next deploy has the page elsewhere; the old document is still open.
        const routes = config.routes.map((route) =>
          route.path === '/about' ? { ...route, path: '/who-we-are' } : route,
        );
        const moved = JSON.stringify({ ...config, routes, redirects: [{ from: '/about', to: '/who-we-are' }] });
        await writeFile(
          join(folder, 'site.config.json'),
          moved.replaceAll('"/about"', '"/who-we-are"').replace('"from":"/who-we-are"', '"from":"/about"'),
        );
        await buildFolder(folder);
      }
      await followLink(page, href);
      await expect(page.getByRole('heading', { level: 1, name: shown }), href).toBeVisible();
    }
    await expect(page).toHaveURL(/who-we-are$/);
  } finally {
    await site.close();
  }
});

test('a page comes as its document where a deploy has given it a section type that the site did not have', async ({
  page,
}) => {
  const config = companyConfig();
  const folder = writeSite('new-type', config, {}, [companyPublic]);
  const site = await serveFolder(folder);
  try {
    await openLive(page, `${site.url}/`);
    const { documents, errors } = pageLog(page);
    const countdown = { type: 'countdown', id: 'days', title: 'Doors', to: '2199-05-08T09:00+02:00', over: 'Open' };
    for (const route of config.routes) if (route.path === '/about') route.sections.unshift(countdown as never);
    await writeFile(join(folder, 'site.config.json'), JSON.stringify(config));
    await buildFolder(folder);
    await followLink(page, '/about');
    await expect(page.locator('#days')).toBeVisible();
    await takeOver(page);
    await expect(page.locator('#days')).toHaveAttribute('data-live', '');
    expect(documents).toEqual(['/about']);
    expect(errors).toEqual([]);
  } finally {
    await site.close();
  }
});

test("a route that fails shows 'Something went wrong!' inside the layout, its error on demand, and a way on", async ({
  page,
}) => {
  await page.route(trainingData, (route) => route.fulfill({ status: 500, body: '' }));
  await openLive(page, '/');
  const titleOfHome = await page.title();
  await trainingLink(page).click();
  await expect(failure(page)).toBeVisible();
  await expect(page).toHaveTitle('Something went wrong!');
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible();
  const error = page.getByText('/training/page.json: 500');
  const [show, hide] = ['Show Error', 'Hide Error'].map((name) => page.getByRole('button', { name }));
  if (!show || !hide) throw new Error();
  await expect(error).toBeHidden();
  await show.click();
  await expect(error).toBeVisible();
  await expect(hide).toHaveAttribute('aria-expanded', 'true');
  await hide.click();
  await expect(error).toBeHidden();
  await expect(show).toHaveAttribute('aria-expanded', 'false');
  await homeLink(page).click();
  await expect(heading(page, '/')).toBeVisible();
  await expect(page).toHaveTitle(titleOfHome);

  await page.unroute(trainingData);
  await page.route(trainingData, (route) => route.abort());
  await trainingLink(page).click();
  await expect(failure(page), 'without a network').toBeVisible();
  await page.unroute(trainingData);
  await page.getByRole('button', { name: config.texts.error.retry }).click();
  await expect(heading(page, '/training')).toBeAttached();
  await expectAtTop(page, page.locator('#training-courses'));
});

test("start-up fails with 'Root element not found' where the root element is missing", async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<div id="_root">', '<div>') });
  });
  const failed = page.waitForEvent('pageerror');
  await page.goto('/');
  await page.mouse.move(5, 5);
  expect((await failed).message).toBe('Root element not found');
});

test.describe('preloading', () => {
  test.use({ hasTouch: true });

  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    hover: (page) => trainingLink(page).hover(),
    focus: (page) => trainingLink(page).focus(),
    touch: async (page) => {
      const box = await trainingLink(page).boundingBox();
      const at = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 };
      const session = await page.context().newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    },
  };
  for (const [sign, give] of Object.entries(signs)) {
    test(`a page is loaded ${preloadDelay} ms after ${sign}, not before`, async ({ page }) => {
      await openTimed(page, '/about');
      const asked = watchPaths(page, /\/training\/page\.json$/);
      await give(page);
      await page.clock.runFor(preloadDelay - 1);
      expect(asked).toHaveLength(0);
      await page.clock.runFor(1);
      await expect.poll(() => asked.length).toBe(1);
    });
  }

  test('a pointer that only passes by loads nothing; a page that was preloaded is not fetched again at the click', async ({
    page,
  }) => {
    await openTimed(page, '/about');
    const asked = watchPaths(page, /\/training\/page\.json$/);
    await trainingLink(page).hover();
    await page.clock.runFor(preloadDelay - 10);
    await page.mouse.move(300, 600);
    await page.clock.runFor(preloadDelay * 2);
    expect(asked).toHaveLength(0);
    const loaded = page.waitForResponse(trainingData);
    await trainingLink(page).hover();
    await page.clock.runFor(preloadDelay);
    await loaded;
    await trainingLink(page).click();
    // What comes in time is shown at once: no time has passed.
    await expect(heading(page, '/training')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('a preload that fails shows only to whoever goes there', async ({ page }) => {
    const { errors } = pageLog(page);
    await openLive(page, '/about');
    await page.route(trainingData, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await trainingLink(page).hover();
    await failed;
    await expect(heading(page, '/about')).toBeVisible();
    await page.unroute(trainingData);
    await trainingLink(page).click();
    await expect(heading(page, '/training')).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test.describe('while a page loads', () => {
  test(`a spinner shows in the main area; the page that is left shows that it waits after ${pendingDelay} ms, not before; the waiting state stays for ${pendingMinimum} ms once it shows`, async ({
    page,
  }) => {
    await openTimed(page, '/');
    const release = await hold(page, trainingData);
    const answered = page.waitForResponse(trainingData);
    await trainingLink(page).click();
    await expect(spinner(page)).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(pendingDelay - 10);
    await expect(page.locator('#hero')).toHaveCSS('opacity', '1');
    await page.clock.runFor(20);
    await expect(page.locator('#hero')).toHaveCSS('opacity', '0.45');
    release();
    await (await answered).finished();
    await page.clock.runFor(pendingMinimum - 40);
    await expect(spinner(page)).toBeVisible();
    await expect(heading(page, '/training')).toHaveCount(0);
    // The code of its sections comes when it comes: a clock that had already passed the time would let nobody know.
    await expect(async () => {
      await page.clock.runFor(60);
      await expect(heading(page, '/training')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(spinner(page)).toHaveCount(0);
  });

  test('another choice counts instead of the first', async ({ page }) => {
    await openLive(page, '/about');
    await hold(page, trainingData);
    await trainingLink(page).click();
    await expect(spinner(page)).toBeVisible();
    await homeLink(page).click();
    await expect(heading(page, '/')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('pages that were loaded are kept for five minutes, the first one too, and fetched anew after them', async ({
  page,
}) => {
  await page.clock.install();
  await openLive(page, '/about');
  const asked = watchPaths(page, /\/page\.json$/);
  /** Goes to the training page and back. */
  const visitTraining = async () => {
    await trainingLink(page).click();
    await expect(heading(page, '/training')).toBeVisible();
    await followLink(page, '/about');
    await expect(heading(page, '/about')).toBeVisible();
  };
  await visitTraining();
  await page.clock.fastForward(cacheLifetime - 30_000);
  await visitTraining();
  expect(asked, 'before').toEqual(['/training/page.json']);
  await page.clock.fastForward(cacheLifetime + 1000);
  await visitTraining();
  expect(
    asked.filter((path) => path.startsWith('/training')),
    'after',
  ).toHaveLength(2);
});

test.describe('the place on the page', () => {
  test('is the top of a new page, and is restored by back and forward', async ({ page }) => {
    await openLive(page, '/');
    await scrollTo(page, 1500);
    await followLink(page, '/training');
    await expect(heading(page, '/training')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await scrollTo(page, 1100);
    await page.goBack();
    await expect(heading(page, '/')).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    await untilAtRest(page);
    await page.goForward();
    await expect(heading(page, '/training')).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1100);
  });

  test('is restored by back after a step inside a page', async ({ page }) => {
    await openLive(page, '/');
    await scrollTo(page, 300);
    await mainNav(page).getByRole('link', { name: 'Services' }).click();
    await expectAtTop(page, page.locator('#services'));
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

  test('stays at a reload, and when the visitor comes back from another site', async ({ page }) => {
    await openLive(page, '/training');
    await scrollTo(page, 1100);
    await page.reload();
    await takeOver(page);
    expect(await page.evaluate(() => scrollY)).toBe(1100);
    // A browser that gives each site a process notes the place on a page once a second.
    await page.waitForTimeout(1500);
    await page.goto('about:blank');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1100);
  });

  test(`is the element of the hash ${hashDelay} ms after a step to another page, not before`, async ({ page }) => {
    await openTimed(page, '/training');
    await mainNav(page).getByRole('link', { name: 'Services' }).click();
    await expect(heading(page, '/')).toBeVisible();
    await page.clock.runFor(hashDelay - 1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const positions = await watchScrolling(page);
    await page.clock.runFor(1);
    await expectAtTop(page, page.locator('#services'));
    expect(new Set(await positions()).size).toBeGreaterThan(3);
  });

  test(`is the element of the address’s hash ${hashDelay} ms after the page has come`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/#services');
    // The browser’s own jump comes earlier; this is about what follows.
    await expectAtTop(page, page.locator('#services'));
    await scrollTo(page, 0);
    await page.clock.runFor(hashDelay - 1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.clock.runFor(1);
    await expectAtTop(page, page.locator('#services'));
  });

  test('is unharmed by a hash that names nothing or is no text', async ({ page }) => {
    const { errors } = pageLog(page);
    for (const hash of ['no-such-section', '%E0%A4%A', '"]']) {
      await page.goto('about:blank');
      await openLive(page, `/#${hash}`);
      await expect(heading(page, '/')).toBeVisible();
    }
    expect(errors).toEqual([]);
  });

  test('is the element of an address that is edited by hand, also after a step back to the page', async ({ page }) => {
    await openLive(page, '/');
    await scrollTo(page, 1500);
    await page.goto('/about');
    await page.goBack();
    await takeOver(page);
    await page.evaluate(() => {
      location.hash = '#contact';
    });
    await expectAtTop(page, page.locator('#contact'));
  });
});

test('a step to another page is announced with its title and moves the focus to its heading, or to the element of the hash', async ({
  page,
}) => {
  const title = config.routes.find(({ path }) => path === '/')?.title ?? '';
  await openLive(page, '/');
  await expect(page.locator('body'), 'on the first page').toBeFocused();
  await trainingLink(page).click();
  await expect(page.locator('#training-courses')).toBeFocused();
  await homeLink(page).click();
  await expect(heading(page, '/')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
});
