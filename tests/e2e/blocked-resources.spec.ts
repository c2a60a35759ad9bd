import { type Browser, expect, type Page, type Route, test } from '@playwright/test';
import { pageLog } from './page-log.ts';
import { expectReadable, shownTexts } from './reachable.ts';
import { config, paths } from './site.ts';

// What an extension, a proxy or a policy takes away: all that is to be read can be read, and every link leads on.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a page shows to whoever has no script, which is the least. */
const shown = new Map<string, string[]>();
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await newPage(browser, baseURL, false);
  for (const path of paths) {
    await page.goto(path);
    shown.set(path, await shownTexts(page));
    expect(shown.get(path)?.length).toBeGreaterThan(10);
  }
  await page.context().close();
});

async function newPage(browser: Browser, baseURL: string | undefined, javaScriptEnabled: boolean): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) })).newPage();
}

/** Answers each document with its HTML changed, or with other headers. */
const documents = (page: Page, change: (html: string) => string, headers: Record<string, string> = {}) =>
  page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = change(await response.text());
      await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } });
    },
  );

const nothing = (route: Route) => route.abort('blockedbyclient');

const blocked: Record<string, (page: Page) => Promise<unknown>> = {
  'all script': (page) => documents(page, (html) => html, { 'content-security-policy': "script-src 'none'" }),
  'scripts of files': (page) => page.route('**/*.js', nothing),
  'inline script': (page) => documents(page, (html) => html, { 'content-security-policy': "script-src 'self'" }),
  'all rules': (page) => documents(page, (html) => html, { 'content-security-policy': "style-src 'none'" }),
  'style elements': (page) => documents(page, (html) => html.replace(/<style.*?<\/style>/gs, '')),
  'fonts, pictures and films': (page) => page.route(/\.(woff2|svg|png|jpe?g|gif|webp|avif|mp4|webm|vtt)$/, nothing),
};

for (const [what, block] of Object.entries(blocked)) {
  test(`with ${what} blocked, all pages are readable and all links lead on`, async ({ page }) => {
    test.slow();
    const { errors } = pageLog(page);
    await block(page);
    for (const path of paths) {
      await page.goto(path);
      await page.mouse.move(9, 300);
      await page.mouse.move(19, 300);
      if (what === 'scripts of files') await expect(page.locator('html')).toHaveAttribute('data-react', 'failed');
      await expectReadable(page, shown.get(path) ?? [], path);
      const drawings = await page.evaluate(() =>
        [...document.querySelectorAll('svg')].map((drawing) => drawing.getBoundingClientRect().width),
      );
      expect.soft(Math.max(0, ...drawings), `${path}: a drawing fills the window`).toBeLessThan(640);
    }
    await page.getByRole('navigation', { name: config.texts.footer }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(paths.at(-1) ?? '');
    // What cannot work is not offered; what the platform does by itself works.
    await page.goto('/');
    await page.mouse.move(29, 300);
    const dead = what.includes('script') ? [config.texts.carousel.next, config.texts.carousel.pause] : [];
    if (what === 'all script' || what === 'inline script') dead.push(config.texts.theme.label);
    for (const name of dead) await expect.soft(page.getByRole('button', { name, exact: true }), name).toBeHidden();
    await page.locator('#hero').getByRole('button', { name: 'Read More' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: config.texts.close }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(errors).toEqual([]);
  });
}
