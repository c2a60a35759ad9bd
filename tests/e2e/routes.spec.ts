import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold.ts';
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
const trainingLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Training' });
const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: config.texts.home });
const spinner = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: config.texts.loading });
const failure = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'Something went wrong!' });

/** Opens a page on which time passes only when the test says so. */
async function openTimed(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openLive(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
}

/** The addresses that the page asks for from now on, of those that end like `end`. */
function watchRequests(page: Page, end: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith(end) && asked.push(request.url()));
  return asked;
}

/** Changes a link of the page, since no page leads to an unknown address by itself. */
const leadTo = (page: Page, href: string) => homeLink(page).evaluate((link, to) => link.setAttribute('href', to), href);

test.describe('pages', () => {
  for (const path of Object.keys(headings)) {
    test(`${path} answers with its page`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(heading(page, path)).toBeVisible();
    });
  }

  test('a step to another page loads no new document', async ({ page }) => {
    await openLive(page, '/');
    const documents = watchRequests(page, '/training');
    await trainingLink(page).click();
    await expect(heading(page, '/training')).toBeVisible();
    expect(documents).toEqual([]);
  });

  test('title, description and canonical address follow a step to another page', async ({ page }) => {
    await page.goto('/training');
    const head = () =>
      page.evaluate(() => [
        document.title,
        document.querySelector('meta[name=description]')?.getAttribute('content'),
        document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      ]);
    const expected = await head();
    await openLive(page, '/');
    await trainingLink(page).click();
    await expect.poll(head).toEqual(expected);
  });

  test('a click with Ctrl is left to the browser', async ({ page, context }) => {
    await openLive(page, '/');
    const opened = context.waitForEvent('page');
    await trainingLink(page).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect.poll(() => new URL(tab.url()).pathname).toBe('/training');
    // Anew: of a tab that opens by itself the test runner may miss that its first document has come.
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1, name: headings['/training'] })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test.describe('unknown addresses', () => {
  test("an unknown address answers with status 404 and shows 'Not Found'", async ({ page }) => {
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
  });

  test("'Not Found' stands inside the layout", async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test("'Not Found' leads home", async ({ page }) => {
    await openLive(page, '/no-such-page');
    await page.getByRole('link', { name: config.texts.notFound.action }).click();
    await expect(heading(page, '/')).toBeVisible();
  });

  test("a link to an unknown address shows 'Not Found' without a new document", async ({ page }) => {
    await openLive(page, '/');
    await leadTo(page, '/no-such-page');
    const documents = watchRequests(page, '/no-such-page');
    await homeLink(page).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
    expect(documents).toEqual([]);
  });

  test('the title says that there is no such page', async ({ page }) => {
    await openLive(page, '/');
    await leadTo(page, '/no-such-page');
    await homeLink(page).click();
    await expect(page).toHaveTitle(/^Not Found/);
  });
});

test.describe('a route that fails', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(trainingData, (route) => route.fulfill({ status: 500, body: '' }));
    await openLive(page, '/');
    await trainingLink(page).click();
  });

  test("shows 'Something went wrong!'", async ({ page }) => {
    await expect(failure(page)).toBeVisible();
  });

  test('stands inside the layout', async ({ page }) => {
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('hides the error at first', async ({ page }) => {
    await expect(failure(page)).toBeVisible();
    await expect(page.getByText('/training/page.json: 500')).toBeHidden();
  });

  test("shows the error at 'Show Error'", async ({ page }) => {
    await page.getByRole('button', { name: 'Show Error' }).click();
    await expect(page.getByText('/training/page.json: 500')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hide Error' })).toHaveAttribute('aria-expanded', 'true');
  });

  test("hides the error at 'Hide Error'", async ({ page }) => {
    await page.getByRole('button', { name: 'Show Error' }).click();
    await page.getByRole('button', { name: 'Hide Error' }).click();
    await expect(page.getByText('/training/page.json: 500')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show Error' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows the page once another try succeeds', async ({ page }) => {
    await expect(failure(page)).toBeVisible();
    await page.unroute(trainingData);
    await page.getByRole('button', { name: config.texts.error.retry }).click();
    await expect(heading(page, '/training')).toBeVisible();
  });

  test('keeps the element of the hash for another try', async ({ page }) => {
    await expect(failure(page)).toBeVisible();
    await page.unroute(trainingData);
    await page.getByRole('button', { name: config.texts.error.retry }).click();
    await expectAtTop(page, page.locator('#training-courses'));
  });

  test('leaves the way to other pages open', async ({ page }) => {
    await expect(failure(page)).toBeVisible();
    await homeLink(page).click();
    await expect(heading(page, '/')).toBeVisible();
  });
});

test('a lost network is a route failure too', async ({ page }) => {
  await openLive(page, '/');
  await page.route(trainingData, (route) => route.abort());
  await trainingLink(page).click();
  await expect(failure(page)).toBeVisible();
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
      const asked = watchRequests(page, '/training/page.json');
      await give(page);
      await page.clock.runFor(preloadDelay - 1);
      expect(asked).toHaveLength(0);
      await page.clock.runFor(1);
      await expect.poll(() => asked.length).toBe(1);
    });
  }

  test('a pointer that only passes by loads nothing', async ({ page }) => {
    await openTimed(page, '/about');
    const asked = watchRequests(page, '/training/page.json');
    await trainingLink(page).hover();
    await page.clock.runFor(preloadDelay - 10);
    await page.mouse.move(300, 600);
    await page.clock.runFor(preloadDelay * 2);
    expect(asked).toHaveLength(0);
  });

  test('a page that was preloaded is not fetched again at the click', async ({ page }) => {
    await openLive(page, '/about');
    const asked = watchRequests(page, '/training/page.json');
    const loaded = page.waitForResponse(trainingData);
    await trainingLink(page).hover();
    await loaded;
    await trainingLink(page).click();
    await expect(heading(page, '/training')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('a preload that fails is told only to whoever goes there', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
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
  test('a spinner shows in the main area', async ({ page }) => {
    await openLive(page, '/');
    const release = await hold(page, trainingData);
    await trainingLink(page).click();
    await expect(spinner(page)).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(heading(page, '/training')).toBeVisible();
    await expect(spinner(page)).toHaveCount(0);
  });

  test(`the page that is left shows that it waits after ${pendingDelay} ms, not before`, async ({ page }) => {
    await openTimed(page, '/');
    await hold(page, trainingData);
    await trainingLink(page).click();
    await expect(spinner(page)).toBeVisible();
    await page.clock.runFor(pendingDelay - 10);
    await expect(page.locator('#hero')).toHaveCSS('opacity', '1');
    await page.clock.runFor(20);
    await expect(page.locator('#hero')).toHaveCSS('opacity', '0.45');
  });

  test(`the waiting state stays for ${pendingMinimum} ms once it shows`, async ({ page }) => {
    await openTimed(page, '/');
    const release = await hold(page, trainingData);
    const answered = page.waitForResponse(trainingData);
    await trainingLink(page).click();
    await expect(spinner(page)).toBeVisible();
    await page.clock.runFor(pendingDelay + 20);
    release();
    await (await answered).finished();
    await page.clock.runFor(pendingMinimum - 40);
    await expect(spinner(page)).toBeVisible();
    await expect(heading(page, '/training')).toHaveCount(0);
    await page.clock.runFor(60);
    await expect(heading(page, '/training')).toBeVisible();
  });

  test('a page that comes in time is shown at once', async ({ page }) => {
    await openTimed(page, '/');
    await trainingLink(page).click();
    await expect(heading(page, '/training')).toBeVisible();
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

test.describe('pages that were loaded', () => {
  /** Goes home and on to the training page. */
  const visitTraining = async (page: Page) => {
    await homeLink(page).click();
    await expect(heading(page, '/')).toBeVisible();
    await trainingLink(page).click();
    await expect(heading(page, '/training')).toBeVisible();
  };

  test('are kept for five minutes', async ({ page }) => {
    await page.clock.install();
    await openLive(page, '/about');
    const asked = watchRequests(page, '/training/page.json');
    await visitTraining(page);
    await page.clock.fastForward(cacheLifetime - 30_000);
    await visitTraining(page);
    expect(asked).toHaveLength(1);
  });

  test('are fetched anew after five minutes', async ({ page }) => {
    await page.clock.install();
    await openLive(page, '/about');
    const asked = watchRequests(page, '/training/page.json');
    await visitTraining(page);
    await page.clock.fastForward(cacheLifetime + 1000);
    await visitTraining(page);
    await expect.poll(() => asked.length).toBe(2);
  });

  test('include the one that the document came with', async ({ page }) => {
    await openLive(page, '/training');
    const asked = watchRequests(page, '/training/page.json');
    await visitTraining(page);
    expect(asked).toHaveLength(0);
  });
});

test.describe('the place on the page', () => {
  test('is the top of a new page', async ({ page }) => {
    await openLive(page, '/training');
    await scrollTo(page, 900);
    await homeLink(page).click();
    await expect(heading(page, '/')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('is restored by back', async ({ page }) => {
    await openLive(page, '/');
    await scrollTo(page, 1500);
    await trainingLink(page).click();
    await expectAtTop(page, page.locator('#training-courses'));
    await page.goBack();
    await expect(heading(page, '/')).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  });

  test('is restored by forward', async ({ page }) => {
    await openLive(page, '/');
    await trainingLink(page).click();
    await expectAtTop(page, page.locator('#training-courses'));
    await scrollTo(page, 1100);
    await untilAtRest(page);
    const place = await page.evaluate(() => window.scrollY);
    await page.goBack();
    await expect(heading(page, '/')).toBeVisible();
    await untilAtRest(page);
    await page.goForward();
    await expect(heading(page, '/training')).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });

  test('is restored by back after a step inside a page', async ({ page }) => {
    await openLive(page, '/');
    await scrollTo(page, 300);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expectAtTop(page, page.locator('#services'));
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  });

  test('is restored when the visitor comes back from another site', async ({ page }) => {
    await openLive(page, '/training');
    await scrollTo(page, 1100);
    // A browser that gives each site a process notes the place on a page once a second.
    await page.waitForTimeout(1500);
    await page.goto('about:blank');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1100);
  });

  test('stays at a reload', async ({ page }) => {
    await openLive(page, '/training');
    await scrollTo(page, 1100);
    await page.reload();
    await takeOver(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(1100);
  });

  test(`is the element of the hash ${hashDelay} ms after a step to another page, not before`, async ({ page }) => {
    await openTimed(page, '/training');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expect(heading(page, '/')).toBeVisible();
    await page.clock.runFor(hashDelay - 1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
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
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.clock.runFor(1);
    await expectAtTop(page, page.locator('#services'));
  });

  test('is unharmed by a hash that names nothing or is no text', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    for (const hash of ['no-such-section', '%E0%A4%A', '"]']) {
      await page.goto('about:blank');
      await openLive(page, `/#${hash}`);
      await expect(heading(page, '/')).toBeVisible();
    }
    expect(errors).toEqual([]);
  });
});

test.describe('a step to another page', () => {
  test('moves the focus to its heading', async ({ page }) => {
    await openLive(page, '/training');
    await homeLink(page).click();
    await expect(heading(page, '/')).toBeFocused();
  });

  test('moves the focus on to the element of the hash', async ({ page }) => {
    await openLive(page, '/');
    await trainingLink(page).click();
    await expect(page.locator('#training-courses')).toBeFocused();
  });

  test('is announced with the title of the page', async ({ page }) => {
    const title = config.routes.find(({ path }) => path === '/')?.title ?? '';
    await openLive(page, '/training');
    await homeLink(page).click();
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  });

  test('leaves the focus alone on the first page', async ({ page }) => {
    await openLive(page, '/');
    await expect(page.locator('body')).toBeFocused();
  });
});

test('an address that is edited by hand leads to its element, also after a step back to the page', async ({ page }) => {
  await page.goto('/');
  await takeOver(page);
  await scrollTo(page, 1500);
  await page.goto('/about');
  await page.goBack();
  await takeOver(page);
  await page.evaluate(() => {
    location.hash = '#contact';
  });
  await expectAtTop(page, page.locator('#contact'));
});

test('buttons where a page is missing or has failed have room around their words', async ({ page }) => {
  await page.goto('/no-such-page');
  await takeOver(page);
  // Also once the code of toasts has come, whose rules once undid it.
  await page.waitForLoadState('networkidle');
  const action = page.getByRole('link', { name: config.texts.notFound.action });
  expect(await action.evaluate((link) => Number.parseFloat(getComputedStyle(link).paddingLeft))).toBeGreaterThan(12);
});
