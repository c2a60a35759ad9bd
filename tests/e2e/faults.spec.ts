import { expect, type Page, type Route, test } from '@playwright/test';
import { textOf } from './dist.ts';
import { hold } from './hold-requests.ts';
import { fillForm, openedMail } from './mailto.ts';
import { pageLog } from './page-log.ts';
import { expectReadable, shownTexts } from './reachable.ts';
import { chooseScheme } from './scheme.ts';
import { config } from './site.ts';
import { openLive, takeOver } from './take-over.ts';

// What breaks while a visitor is there: a section, a deploy in between, the network, a host that answers nonsense.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { texts } = config;
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const training = 'Professional Training Courses';
const trainingData = '**/training/page.json';
const mainNav = (page: Page) => page.getByRole('navigation', { name: texts.mainNav });
const trainingLink = (page: Page) => mainNav(page).getByRole('link', { name: 'Training' });
const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: texts.home });

/** Has the carousel's component throw when `when`, an expression of the page, is true. */
const breakTeam = (page: Page, when: string) =>
  page.route('**/assets/Team-*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const broken = code.replace(
      /export\s*\{\s*([\w$]+) as default\s*\}/,
      `function Broken(props) { const shown = $1(props); if (${when}) throw new Error('Out of paint'); return shown; }
       export { Broken as default }`,
    );
    expect(broken).not.toBe(code);
    await route.fulfill({ response, body: broken });
  });

/** What was prerendered of the carousel is there, and the rest of the page lives. */
async function expectKept(page: Page): Promise<void> {
  const team = page.locator('#team');
  await expect(team).toHaveAttribute('data-live', 'failed');
  await expect(team.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(team.locator('img').first()).toBeVisible();
  await expect(page.getByText(texts.error.section)).toBeHidden();
  await expectRestLives(page);
}

async function expectRestLives(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  const form = page.getByRole('form');
  await form.getByRole('textbox').first().fill('Ada');
  await expect(page.locator('#contact')).toHaveAttribute('data-live', '');
  await chooseScheme(page, texts.theme.dark);
  await expect(page.locator('html')).toHaveClass('dark');
  await trainingLink(page).click();
  await expect(heading(page)).toHaveText(training);
}

test.describe('a section that throws', () => {
  test('as React takes it over leaves what was prerendered, tells the console, and comes back, once mended, with another visit', async ({
    page,
  }) => {
    const { said } = pageLog(page);
    await breakTeam(page, 'window.outOfPaint');
    await page.addInitScript('window.outOfPaint = true');
    await openLive(page, '/');
    await page.evaluate(() => document.getElementById('team')?.scrollIntoView());
    await expectKept(page);
    expect(said.join('\n')).toContain('Out of paint');
    await page.evaluate('window.outOfPaint = false');
    await homeLink(page).click();
    await expect(page.locator('#_title-team')).toBeVisible();
    await expect(page.locator('#team')).toHaveAttribute('data-live', '');
  });

  test('at an update leaves what was prerendered', async ({ page }) => {
    await breakTeam(page, 'window.outOfPaint');
    await openLive(page, '/');
    await page.locator('#team').scrollIntoViewIfNeeded();
    await expect(page.locator('#team')).toHaveAttribute('data-live', '');
    // At once: the carousel may come to an update of its own.
    await page.getByRole('button', { name: texts.carousel.next }).evaluate((button: HTMLElement) => {
      Object.assign(window, { outOfPaint: true });
      button.click();
    });
    await expectKept(page);
  });

  test('on a page that a link has led to is boxed alone, and tells why', async ({ page }) => {
    await breakTeam(page, 'window.outOfPaint');
    await page.addInitScript('window.outOfPaint = true');
    await openLive(page, '/training');
    await homeLink(page).click();
    const box = page.locator('#team');
    await expect(box.getByRole('status')).toContainText(texts.error.section);
    await expect(page.getByText('Out of paint')).toBeHidden();
    await box.getByText(texts.error.show).click();
    await expect(page.getByText('"team" (team): Out of paint')).toBeVisible();
    await expectRestLives(page);
  });
});

test('what is thrown outside of all sections leaves the page as it was built', async ({ page }) => {
  await page.goto('/');
  const shown = await shownTexts(page);
  const { documents } = pageLog(page);
  await page.addInitScript(() => {
    Object.defineProperty(history, 'scrollRestoration', {
      set(value) {
        if (value === 'manual') throw new Error('Refused');
      },
    });
  });
  await page.goto('/');
  await takeOver(page);
  await expect(page.locator('html')).toHaveAttribute('data-react', 'failed');
  await expect(heading(page)).toBeVisible();
  const controls = Object.values(texts.carousel);
  await expectReadable(
    page,
    shown.filter((text) => !controls.includes(text)),
    '/',
  );
  await page.locator('#hero').getByRole('button', { name: 'Read More' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(documents).toEqual(['/']);
});

test.describe('after a new deploy', () => {
  const gone = { status: 404, contentType: 'text/html', body: '<!doctype html><title>Not Found</title>' };

  test('a page of another build comes as its document, once, where the visitor wanted', async ({ page }) => {
    await openLive(page, '/');
    const { documents, errors } = pageLog(page);
    await page.route('**/page.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), codeVersion: 'later' } });
    });
    await trainingLink(page).click();
    await expect(page).toHaveURL('/training#training-courses');
    await expect(heading(page)).toHaveText(training);
    expect(documents).toEqual(['/training']);
    // Back is the document of before, and from there it goes on the same way.
    await page.goBack();
    await expect(heading(page)).not.toHaveText(training);
    await takeOver(page);
    await mainNav(page).getByRole('link', { name: 'Training' }).click();
    await expect(heading(page)).toHaveText(training);
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/training', '/', '/training']);
    expect(errors).toEqual([]);
  });

  test('a page whose code or rules are gone comes as its document, once', async ({ page }) => {
    await page.route('**/assets/Team-*.js', (route) => route.fulfill(gone));
    await openLive(page, '/training');
    const { documents, errors } = pageLog(page);
    await homeLink(page).click();
    await expect(page.locator('#hero')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(documents, 'without the code of a section').toEqual(['/']);
    await takeOver(page);
    await page.route('**/assets/page-*.css', (route) => route.fulfill({ ...gone, status: 200 }));
    await trainingLink(page).click();
    await expect(heading(page)).toHaveText(training);
    await page.waitForLoadState('networkidle');
    expect(documents, 'without its rules').toEqual(['/', '/training']);
    expect(errors).toEqual([]);
  });

  test('a section whose code is gone stays as it was built, and its form works', async ({ page }) => {
    const { documents, errors } = pageLog(page);
    await page.goto('/');
    const shown = await shownTexts(page);
    for (const name of ['Team', 'Contact']) await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill(gone));
    await page.reload();
    await takeOver(page);
    await page.locator('#team').scrollIntoViewIfNeeded();
    await expect(page.locator('#team')).toHaveAttribute('data-live', 'failed');
    await expect(page.getByRole('button', { name: texts.carousel.next })).toBeHidden();
    await expectReadable(page, shown, '/');
    const form = page.getByRole('form');
    await fillForm(page);
    const mail = openedMail(page);
    await form.getByRole('button').click();
    expect((await mail).fields.body).toContain('An idea');
    // The way on is open: a section that still waits does not hold it up.
    await trainingLink(page).click();
    await expect(heading(page)).toHaveText(training);
    expect(documents).toEqual(['/', '/']);
    expect(errors).toEqual([]);
  });

  for (const what of ['its script', 'the site’s file'])
    test(`a document without ${what} works as one without script`, async ({ page }) => {
      const { documents, errors } = pageLog(page);
      const pattern = what === 'its script' ? '**/assets/entry-*.js' : '**/assets/site-*.json';
      await page.route(pattern, (route) => route.fulfill(gone));
      await page.goto('/');
      const shown = await shownTexts(page);
      await page.mouse.move(9, 9);
      await expect(page.locator('html')).toHaveAttribute('data-react', 'failed');
      await expect(page.getByRole('button', { name: texts.carousel.next })).toBeHidden();
      await expectReadable(page, shown, '/');
      await trainingLink(page).click();
      await expect(heading(page)).toHaveText(training);
      await page.mouse.move(19, 19);
      await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
      expect(documents).toEqual(['/', '/training']);
      expect(errors).toEqual([]);
    });
});

test.describe('without a network', () => {
  test('what is kept works, the rest says so and comes by itself once there is one', async ({ page, context }) => {
    await page.clock.install();
    await openLive(page, '/about');
    const { documents, errors } = pageLog(page);
    await homeLink(page).click();
    await expect(page.locator('#hero')).toBeVisible();
    await page.clock.fastForward(10 * 60_000);
    await context.setOffline(true);
    await page.goBack();
    await expect(heading(page), 'a page that was seen').toHaveText('About Us');
    await trainingLink(page).click();
    await expect(heading(page), 'one that was not').toHaveText(texts.error.title);
    await expect(page.getByRole('main')).toContainText(texts.toast.offline);
    await page.getByRole('button', { name: texts.error.retry }).click();
    await expect(heading(page), 'another try').toHaveText(texts.error.title);
    await context.setOffline(false);
    await expect(heading(page), 'with a network').toHaveText(training);
    await expect(page).toHaveURL('/training#training-courses');
    expect(documents).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('a try that began without one is not waited for once there is one', async ({ page, context }) => {
    await openLive(page, '/about');
    await context.setOffline(true);
    await trainingLink(page).click();
    await expect(heading(page)).toHaveText(texts.error.title);
    // The next try is on its way, and fails only after the network has come.
    const address = '**/training/page.json';
    const tried = new Promise<Route>((hold) => page.route(address, hold, { times: 1 }));
    await page.getByRole('button', { name: texts.error.retry }).click();
    const late = await tried;
    await context.setOffline(false);
    await expect(heading(page)).toHaveText(training);
    await late.abort();
    await expect(heading(page)).toHaveText(training);
  });

  test('React comes once there is one', async ({ page, context }) => {
    const { errors } = pageLog(page);
    await page.goto('/about', { waitUntil: 'load' });
    await context.setOffline(true);
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(page.locator('html')).toHaveAttribute('data-react', 'failed');
    await context.setOffline(false);
    await expect(page.locator('html')).toHaveAttribute('data-react', '');
    expect(errors).toEqual([]);
  });
});

test.describe('a host that answers', () => {
  const html = textOf('/index.html');
  const nonsense: Record<string, { status?: number; contentType: string; body: string }> = {
    'its home page in place of the data': { contentType: 'text/html', body: html },
    'half of the data': { contentType: 'application/json', body: '{"path":"/training","sections":[{"id":' },
    'JSON that is no page': { contentType: 'application/json', body: '{"path":"/training"}' },
    'nothing at all': { contentType: 'application/json', body: '' },
  };

  test('something else than the data of a page is asked for the document, once', async ({ page }) => {
    for (const [what, answer] of Object.entries(nonsense)) {
      await page.unrouteAll();
      await openLive(page, '/about');
      const { documents, errors } = pageLog(page);
      await page.route(trainingData, (route) => route.fulfill({ status: 200, ...answer }));
      await trainingLink(page).click();
      await expect(heading(page), what).toHaveText(training);
      await expect(page, what).toHaveURL('/training#training-courses');
      await page.waitForLoadState('networkidle');
      expect.soft(documents, what).toEqual(['/training']);
      expect.soft(errors, what).toEqual([]);
    }
  });

  test('never is given up, with a way to try again', async ({ page }) => {
    await page.clock.install();
    await openLive(page, '/about');
    const { documents, errors } = pageLog(page);
    const release = await hold(page, trainingData);
    await trainingLink(page).click();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(config.router.timeout + 1000);
    await expect(heading(page)).toHaveText(texts.error.title);
    release();
    await page.unrouteAll();
    await page.getByRole('button', { name: texts.error.retry }).click();
    await expect(heading(page)).toHaveText(training);
    expect(documents).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('never with the script lets a form go the browser’s own way', async ({ page }) => {
    await page.clock.install();
    await hold(page, '**/assets/entry-*.js');
    await page.goto('/');
    const form = page.getByRole('form');
    await fillForm(page);
    await form.getByRole('button').click();
    const mail = openedMail(page);
    await page.clock.fastForward(25_000);
    expect((await mail).fields.body).toContain('An idea');
  });
});
