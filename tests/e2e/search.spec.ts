import { expect, type Page, test } from '@playwright/test';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { violations } from './audits/axe.ts';
import { textOf } from './dist.ts';
import { hold, holdReact } from './hold-requests.ts';
import { pageLog, watchPaths, watchViolations } from './page-log.ts';
import { setScheme } from './scheme.ts';

// The search, on the built site of the starter "saas" and on one in English, German and Arabic.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let saas: BuiltSite;
let languages: BuiltSite;
test.beforeAll(async () => {
  [saas, languages] = await Promise.all([serveBuilt('saas'), serveBuilt('languages')]);
});
test.afterAll(() => Promise.all([saas?.close(), languages?.close()]));

const loaded = /\/search[^/]*\.(js|json)$/;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const selected = (page: Page) => dialog(page).getByRole('option', { selected: true });
const open = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click();

test('nothing of it is loaded before it is opened, and then its script and its index, once', async ({ page }) => {
  const asked = watchPaths(page, loaded);
  const broken = await watchViolations(page);
  const heard = pageLog(page);
  await page.goto(saas.url);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 300);
  await expect(page.locator('html')).toHaveAttribute('data-react');
  expect(asked).toEqual([]);
  await open(page);
  await expect(field(page)).toBeFocused();
  await expect.poll(() => asked).toEqual([expect.stringMatching(/^\/assets\/search-[\w-]+\.js$/), '/search.json']);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await open(page);
  await field(page).fill('price');
  await expect(options(page).first()).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(broken).toEqual([]);
  expect(heard.errors).toEqual([]);
});

test('a site without a search has nothing of it', () => {
  const html = textOf('/index.html');
  expect(html).not.toContain('data-search');
  expect(html).not.toContain('_dialog-_search');
});

test('results stand by page and heading, with the words that were found', async ({ page }) => {
  await page.goto(saas.url);
  await open(page);
  await field(page).fill('machine');
  const group = dialog(page).getByRole('group', { name: 'Sun on a Saturday' });
  await expect(group.getByRole('option').first()).toHaveAttribute('href', '/blog/sun-on-a-saturday');
  const part = group.getByRole('option').filter({ hasText: 'When not to trust it' });
  await expect(part).toHaveAttribute('href', '/blog/sun-on-a-saturday#when-not-to-trust-it');
  await expect(part.locator('mark')).toHaveText('machine');
  await expect(dialog(page).getByRole('status')).toHaveText(`Results: ${await options(page).count()}`);
  await field(page).fill('xyzzyq');
  await expect(dialog(page).getByRole('status')).toHaveText('Nothing found for “xyzzyq”');
  await expect(options(page)).toHaveCount(0);
  await field(page).fill('');
  await expect(dialog(page).getByRole('status')).toHaveText('');
});

test('a word that is typed in part, without an accent or with an error is found', async ({ page }) => {
  await page.goto(`${languages.url}/de`);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Suche' })).toBeVisible();
  const input = page.getByRole('combobox');
  for (const query of ['UBER', 'über un', 'Programn']) {
    await input.fill(query);
    await expect(page.getByRole('option').first(), query).toHaveAttribute('href', /^\/de\/(ueber-uns|programm)/);
  }
});

test('keys open it, choose a result and follow it, but not while something is typed', async ({ page }) => {
  await page.goto(`${languages.url}/about`);
  for (const key of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(field(page), key).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a/k the');
  await expect(field(page)).toHaveValue('a/k the');
  await field(page).fill('days');
  await expect(selected(page)).toHaveText(/Home/);
  const first = await selected(page).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', first ?? '');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await field(page).fill('ferry');
  await field(page).fill('dog');
  await expect(options(page).first()).toHaveAttribute('href', '/about');
  await expect(selected(page)).toHaveAttribute('href', '/about#questions');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`${languages.url}/about#questions`);
  await expect(page.getByRole('heading', { name: 'Questions' })).toBeInViewport();
});

test('the Tab key stays in it, and the focus goes back to the button', async ({ page }) => {
  await page.goto(languages.url);
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.press('Enter');
  await field(page).fill('days');
  await expect(options(page).first()).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(field(page)).toHaveValue('days');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(button).toBeFocused();
});

test('a result that is clicked leads to another page without a new document, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(languages.url);
  const heard = pageLog(page);
  await page.mouse.wheel(0, 200);
  await expect(page.locator('html')).toHaveAttribute('data-react');
  await open(page);
  await field(page).fill('boats');
  await options(page).filter({ hasText: 'boats' }).click();
  await expect(page).toHaveURL(`${languages.url}/programme`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(dialog(page)).toBeHidden();
  expect(heard.documents).toEqual([]);
  // It is there on the page that came by the router, with its styles.
  await page.keyboard.press('Control+k');
  await field(page).fill('ferry');
  await expect(options(page).first().locator('..')).toHaveAttribute('aria-label', 'About us');
  expect(await violations(page, '[open]')).toEqual([]);
});

test('what is pressed and typed before React and before its own script is not lost', async ({ page }) => {
  const release = await holdReact(page);
  await page.goto(languages.url);
  await open(page);
  await page.keyboard.type('ferry');
  await expect(page.locator('html')).not.toHaveAttribute('data-react');
  release();
  await expect(selected(page)).toContainText('About us');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${languages.url}/about`);
});

test('it needs no React', async ({ page }) => {
  await page.route('**/assets/entry-*.js', (route) => route.abort());
  await page.goto(languages.url);
  await open(page);
  await field(page).fill('ferry');
  await selected(page).click();
  await expect(page).toHaveURL(`${languages.url}/about`);
});

test('an index that does not come is said, and asked for again', async ({ page }) => {
  await page.route('**/search.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto(languages.url);
  await open(page);
  await expect(dialog(page).getByRole('status')).toContainText('could not be loaded');
  await field(page).fill('ferry');
  await expect(selected(page)).toContainText('About us');
});

test('a slow index is waited for, and what was typed last is shown', async ({ page }) => {
  const release = await hold(page, '**/search.json');
  await page.goto(languages.url);
  await open(page);
  await field(page).fill('ferry');
  await expect(dialog(page).getByRole('status')).toHaveText('Loading…');
  await field(page).fill('boats');
  release();
  await expect(options(page)).toHaveCount(1);
  await expect(selected(page)).toContainText('Programme');
});

test('it works on the page for unknown addresses, which offers it too', async ({ page }) => {
  for (const [path, name, query, to] of [
    ['/none/none', 'Search', 'ferry', '/about'],
    ['/de/none', 'Suche', 'Fähre', '/de/ueber-uns'],
    ['/ar/none', 'بحث', 'العبّارة', '/ar/about'],
  ] as const) {
    const answer = await page.goto(languages.url + path);
    expect(answer?.status()).toBe(404);
    await page.getByRole('main').getByRole('button', { name }).click();
    await page.getByRole('combobox').fill(query);
    await expect(page.getByRole('option').first()).toHaveAttribute('href', to);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByRole('button', { name })).toBeFocused();
  }
});

for (const width of [390, 768, 1440])
  test(`axe finds nothing in it at ${width} px, light and dark, from right to left too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [address, query] of [
      [saas.url, 'week'],
      [`${saas.url}/none`, 'xyzzyq'],
      [`${languages.url}/ar`, 'يومان'],
    ] as const) {
      await page.goto(address);
      for (const scheme of ['light', 'dark']) {
        await setScheme(page, scheme);
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox').fill(query);
        await expect(page.getByRole('dialog').getByRole('status')).not.toHaveText('');
        expect(await violations(page), `${address} ${scheme}`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
      }
    }
  });

test('without script there is no button', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${languages.url}/none`);
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0);
  await context.close();
});
