import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { listen } from '../../src/server/listen.ts';
import { serveStudio, siteFolder } from '../studio/served-studio.ts';

// What scripts can get at while Studio's server runs, in a real browser: those of the site's own pages, and those of a page elsewhere.

const site = siteFolder('studio-safety');
let studio: Awaited<ReturnType<typeof serveStudio>>;
test.beforeAll(async () => {
  studio = await serveStudio(site.folder);
});
test.afterAll(() => studio?.end());

/** Opens Studio's page in a frame and a window, and fetches it. Runs in a page of the site. */
async function openAll(path: string) {
  const frame = document.createElement('iframe');
  const loaded = new Promise((done) => frame.addEventListener('load', done));
  frame.src = path;
  document.body.append(frame);
  const fetched = await fetch(path).then(
    (answer) => answer.text(),
    () => '',
  );
  Object.assign(window, { tried: { fetched, frame, opened: window.open(path) } });
  await loaded;
}

/** Gives what a script of the page can read of what `openAll` has opened. */
function readAll() {
  const { fetched, frame, opened } = Reflect.get(window, 'tried');
  const read = (from: () => Document | null | undefined) => {
    try {
      return from()?.documentElement.innerHTML ?? '';
    } catch {
      return '';
    }
  };
  return [fetched as string, read(() => frame.contentDocument), read(() => opened?.document)];
}

test('no script of the site’s own pages reads the token, by fetch, in a frame or in a window', async ({ page }) => {
  await page.context().addCookies([studio.cookie]);
  await page.goto(studio.url);
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.evaluate(openAll, '/__studio')]);
  // The window is there, and Studio in it: the page that has opened it does not get hold of it.
  await expect(popup).toHaveURL(`${studio.url}/__studio`);
  await expect(popup.locator('[data-pane=outline]')).toBeVisible();
  for (const text of await page.evaluate(readAll)) {
    expect(text).not.toContain(studio.token);
    expect(text).not.toContain('_studio"');
    expect(text).not.toContain('id="root"');
  }
});

test('no page elsewhere changes the file, by fetch, with a form or by a beacon', async ({ page }) => {
  const before = site.read();
  const { url, close } = await listen(
    createServer((_, response) => response.setHeader('content-type', 'text/html').end('<body></body>')),
    0,
  );
  await page.goto(url);
  const statuses = await page.evaluate(async (api) => {
    const body = JSON.stringify({ base: '', label: 'x', edits: [] });
    const json = { 'content-type': 'application/json' };
    const ask = (options: RequestInit) =>
      fetch(`${api}/edit`, { method: 'POST', body, ...options }).then(
        ({ status, type }) => `${type} ${status}`,
        () => 'failed',
      );
    navigator.sendBeacon(`${api}/edit`, body);
    return [
      await ask({ headers: json }),
      await ask({ mode: 'no-cors' }),
      await ask({ mode: 'no-cors', headers: json }),
    ];
  }, `${studio.url}/__studio/api`);
  expect(statuses).toEqual(['cors 403', 'opaque 0', 'opaque 0']);
  const answered = page.waitForResponse(`${studio.url}/__studio/api/edit`);
  await page.evaluate((action) => {
    document.body.innerHTML = `<form method="post" enctype="multipart/form-data" action="${action}"></form>`;
    document.querySelector('form')?.submit();
  }, `${studio.url}/__studio/api/edit`);
  expect((await answered).status()).toBe(403);
  expect(site.read()).toBe(before);
  await close();
});

test('what is typed while the server is gone is saved once it is started again', async ({ page }) => {
  await page.context().addCookies([studio.cookie]);
  await page.goto(`${studio.url}/__studio`);
  await page.locator('[data-pane=outline] ul [data-item]').first().click();
  const field = (label: string) => page.locator('[data-pane=form]').getByLabel(label, { exact: true });
  await expect(field('Headline')).toBeVisible();
  await page.frameLocator('iframe').locator('html[data-react=""]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await studio.end();
  await field('Headline').fill('Without a server');
  await expect(page.locator('[data-pane=top] output')).toContainText('The server cannot be reached');
  const { port } = new URL(studio.url);
  studio = await serveStudio(site.folder, Number(port));
  await expect.poll(() => site.read()).toContain('"Without a server"');
});
