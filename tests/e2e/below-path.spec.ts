import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { folderOf, pathsOf } from '../built-site.ts';
import { startServer } from '../command.ts';
import { freePort } from '../free-port.ts';
import { base, siteUrl } from '../sites/below-path.ts';
import { openLive, readThrough, takeOver } from './take-over.ts';

// A site that is not at the root of its host.

test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const folder = folderOf('below-path');
const dist = join(folder, 'dist');

test('no file of the site names an address that is not below its path', () => {
  const names = [...readdirSync(dist), 'old', 'past'].map((name) => name.replaceAll('.', '\\.'));
  const named = `/(?:${names.join('|')})(?![\\w-])[^"'\`\\s)<]*`;
  const [own, inCode] = [`${named}|/(?=["'])`, named].map((one) => new RegExp(`(?<=["'\`(=,;>\\s])(?:${one})`, 'g'));
  // What code joins to the address of a page, and to the path.
  const joined = ['/page.json', '/files/power.txt'];
  const whole = new RegExp(`${new URL(siteUrl).origin}(?!${base}[/"'<]|${base}$)[^"'<\\s]*`, 'gm');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|css|js|json|xml|webmanifest|txt|svg)$|^_/.test(file));
  const wrong: string[] = [];
  for (const file of texts) {
    const text = readFileSync(join(dist, file), 'utf8').replaceAll('\\"', '"').replaceAll('&quot;', '"');
    const isCode = file.endsWith('.js');
    const found = isCode ? text.matchAll(inCode as RegExp) : [...text.matchAll(whole), ...text.matchAll(own as RegExp)];
    for (const [address] of found) if (!isCode || !joined.includes(address)) wrong.push(`${file}: ${address}`);
  }
  expect(texts.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

interface Host {
  /** Where the site is, with a slash at the end. */
  home: string;
  /** What it answers for the site itself, and is not the site. */
  besides?: RegExp;
  stop(): unknown;
}

const hosts: Record<string, () => Promise<Host>> = {
  async preview() {
    const server = await startServer(['preview', '--site', folder]);
    expect(server.address()).toBe(`${server.url}${base}/`);
    return { home: server.address(), stop: () => server.stop() };
  },
  async dev() {
    const server = await startServer(['dev', '--site', folder]);
    await expect.poll(() => server.output()).toContain(`${server.url}${base}/\n`);
    // Modules, and what loads them.
    return { home: `${server.url}${base}/`, besides: /^\/(@|(src|node_modules|\.cache)\/)/, stop: () => server.stop() };
  },
  async 'a server of files'() {
    const parent = mkdtempSync(join(tmpdir(), 'files-'));
    mkdirSync(dirname(parent + base), { recursive: true });
    cpSync(dist, parent + base, { recursive: true });
    const port = await freePort();
    const server = spawn('python3', ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', parent]);
    const url = `http://127.0.0.1:${port}`;
    for (let left = 100; left > 0 && !(await fetch(url).catch(() => undefined)); left--) await wait(50);
    return {
      home: `${url}${base}/`,
      stop() {
        server.kill();
        rmSync(parent, { recursive: true });
      },
    };
  },
};

/** Notes each request of the page that is not below the path, or fails. */
function watch(page: Page, { home, besides }: Host): string[] {
  const wrong: string[] = [];
  const { origin } = new URL(home);
  page.on('response', (response) => {
    const { pathname, origin: of } = new URL(response.url());
    if (of !== origin || besides?.test(pathname)) return;
    if (!`${pathname}/`.startsWith(`${base}/`)) wrong.push(`outside: ${pathname}`);
    else if (response.status() >= 400 && !pathname.includes('no-such-page'))
      wrong.push(`${response.status()}: ${pathname}`);
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  return wrong;
}

for (const [name, start] of Object.entries(hosts))
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial' });
    let host: Host;
    // A server of files adds a slash to the address of a document.
    const at = (path: string) => new RegExp(`^${host.home}${path}/?$`);
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host?.stop());

    test('everything that its pages ask for is below the path, and is there', async ({ page }) => {
      const wrong = watch(page, host);
      for (const path of ['/', '/every-type', '/news', '/news/one', '/de', '/de/news/two']) {
        expect(pathsOf('below-path')).toContain(path);
        await page.goto(host.home + path.slice(1));
        await readThrough(page);
      }
      expect(wrong).toEqual([]);
    });

    test('visitors go on, back and forward, search, change the language, open a film and use a section of the site', async ({
      page,
    }) => {
      const wrong = watch(page, host);
      await openLive(page, host.home);
      let documents = 0;
      page.on('request', (request) => {
        documents += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0;
      });
      await page.evaluate(() => Object.assign(window, { kept: true }));
      const kept = () => page.evaluate(() => 'kept' in window);
      const banner = page.getByRole('banner');
      await page.getByRole('button', { name: 'Light it' }).click();
      await expect(page.getByText('40 W')).toBeVisible();
      await expect(page.locator('#own-lamp img')).toHaveJSProperty('naturalWidth', 100);
      const film = page.locator('dialog:has(video)').first();
      await page
        .locator(`button[commandfor="${await film.getAttribute('id')}"]`)
        .first()
        .click();
      await expect(film.locator('video')).toHaveJSProperty('readyState', 4);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Who made it' }).click();
      await expect(page).toHaveURL(at('about'));
      await page.goBack();
      await expect(page).toHaveURL(host.home);
      await page.goForward();
      await expect(page).toHaveURL(at('about'));
      await banner.getByRole('link').first().click();
      await expect(page).toHaveURL(host.home);
      expect(await kept()).toBe(true);
      expect(documents).toBe(0);

      await banner.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox').fill('post three');
      await page.getByRole('option').first().click();
      await expect(page).toHaveURL(at('news/three'));
      await expect(page.locator('main h1')).toHaveText('Post three');
      expect(await kept()).toBe(true);

      await banner
        .locator('a[hreflang=de]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(at('de/news/three'));
      await takeOver(page);
      await banner.getByRole('link').first().click();
      await expect(page).toHaveURL(at('de'));
      expect(wrong).toEqual([]);
    });

    test('a part that is over since the build is gone', async ({ page }) => {
      test.skip(name === 'dev', 'It knows the time by itself.');
      await page.clock.setSystemTime(Date.now() + 3 * 86_400_000);
      await openLive(page, host.home);
      await expect(page.getByText('Today and tomorrow.')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'A lamp' })).toBeVisible();
    });

    test('unknown addresses have the page for them, and what is above the path is no part of the site', async ({
      page,
    }) => {
      test.skip(name === 'a server of files', 'It has a page of its own for them.');
      const wrong = watch(page, host);
      const answer = await page.goto(`${host.home}no-such-page`);
      expect(answer?.status()).toBe(404);
      await page.locator('main').getByRole('link').first().click();
      await expect(page).toHaveURL(host.home);
      expect(wrong).toEqual([]);
      if (name === 'preview') {
        // In development, Vite serves modules at the root.
        await takeOver(page);
        await page.evaluate(() => {
          document.body.append(Object.assign(document.createElement('a'), { href: '/elsewhere', id: 'elsewhere' }));
          document.getElementById('elsewhere')?.click();
        });
        await expect(page.locator('body')).toHaveText('404 Not Found');
      }
      const outside = await page.goto(new URL('/about', host.home).href);
      expect(outside?.status()).toBe(404);
      expect((await page.goto(new URL('/logo.webp', host.home).href))?.status()).toBe(404);
      await page.goto(new URL('/', host.home).href);
      await expect(page).toHaveURL(host.home);
    });

    test('old addresses lead on below the path', async ({ page }) => {
      test.skip(name === 'a server of files', 'It knows no redirects.');
      await page.goto(`${host.home}old`);
      await expect(page).toHaveURL(at('about'));
      const file = await page.goto(`${host.home}past/a/b`);
      expect(await file?.text()).toBe('40 W\n');
    });

    test('a page follows the site to another path while it is edited', async ({ page }) => {
      test.skip(name !== 'dev', 'Only in development is the config read again.');
      const file = join(folder, 'site.config.json');
      const text = readFileSync(file, 'utf8');
      const { origin } = new URL(host.home);
      await openLive(page, `${host.home}about`);
      try {
        for (const path of ['', '/other', base]) {
          writeFileSync(file, text.replace(`${siteUrl}/`, siteUrl.replace(base, path)));
          await expect(page).toHaveURL(`${origin}${path}/about`);
          await takeOver(page);
          await page.getByRole('banner').getByRole('link').first().click();
          await expect(page).toHaveURL(`${origin}${path}/`);
          await page.goBack();
          await expect(page).toHaveURL(`${origin}${path}/about`);
        }
      } finally {
        writeFileSync(file, text);
      }
    });
  });
