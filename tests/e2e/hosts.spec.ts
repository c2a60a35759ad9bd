import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { hasApache, noApache, startApache } from '../apache.ts';
import { ask } from '../ask.ts';
import { runCommand, startServer } from '../command.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';
import { freePort } from '../free-port.ts';
import { writeSite } from '../served-site.ts';
import { pageLog } from './page-log.ts';

// A site in two languages with redirects, built for hosts with files of their own, in real servers.

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const config = (trailingSlash: boolean) => ({
  ...minimalConfig,
  seo: { ...minimalConfig.seo, trailingSlash },
  locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },
  redirects: [
    { from: '/old.html', to: '/about' },
    { from: '/über-uns', to: '/#team', permanent: false },
    { from: '/shop/*', to: 'https://shop.example/a%20b?c=$1' },
    { from: '/shop/open', to: '/' },
    { from: '/x%2f..%2f..%2foutside', to: '/' },
    { from: '/a%3Ab', to: '/about' },
  ],
});
const files = {
  'public/images/logo.svg': drawing,
  'public/images/cto.svg': drawing,
  'public/text.csv': 'a,b\n',
  'site.config.de.json': JSON.stringify({ routes: { about: { title: 'Über uns' } } }),
};

const site = (name: string, trailingSlash: boolean, host: string) => {
  const folder = writeSite(name, config(trailingSlash), files);
  const { status, text } = runCommand(['build', '--site', folder, '--host', host]);
  expect(text).toMatch(/\nBuilt |^Built /);
  expect(status).toBe(0);
  return { folder, text };
};

for (const trailingSlash of [false, true])
  test(`Apache answers as the preview does, ${trailingSlash ? 'with' : 'without'} a slash at the end of addresses`, async ({
    page,
  }) => {
    test.skip(!hasApache(), noApache);
    const { folder } = site(`apache-${trailingSlash}`, trailingSlash, 'apache');
    const preview = await startServer(['preview', '--site', folder]);
    const apache = await startApache(join(folder, 'dist'));
    const script = /\/assets\/[\w-]+\.js/.exec(readFileSync(join(folder, 'dist/index.html'), 'utf8'))?.[0] as string;
    const addresses = [
      ...[
        '/',
        '/about',
        '/about/',
        '/about/index.html',
        '/index.html',
        '/about/?a=1&b=%2F',
        '/de',
        '/de/',
        '/de/about',
      ],
      ...[
        '/no',
        '/no/',
        '/de/no',
        '/de/no/x',
        '/assets',
        '/assets/',
        '/assets/none.js',
        '/images/',
        '/_headers',
        '/_redirects',
      ],
      ...['/.htaccess', '/.git/config', '/about/page.json', '/text.csv', '/sitemap.xml', '/site.webmanifest', script],
      ...[
        '/old.html',
        '/old.html?a=1',
        '/%C3%BCber-uns',
        '/%C3%BCber-uns/',
        '/shop',
        '/shop/',
        '/shop/a/b',
        '/shop/open',
        '/oldxhtml',
      ],
    ];
    const seen = async (base: string, path: string) => {
      const { status, headers, body } = await ask(base, path);
      const location = headers.location?.replace(base, '');
      const own = Object.entries(headers).filter(([name]) => /policy|x-|strict|cache-control|disposition/.test(name));
      const type = status === 200 || status === 404 ? headers['content-type'] : undefined;
      return {
        path,
        status,
        location,
        type,
        own: Object.fromEntries(own),
        body: status < 300 || status > 399 ? body.toString() : '',
      };
    };
    try {
      for (const path of addresses) expect(await seen(apache.url, path)).toEqual(await seen(preview.url, path));
      expect((await ask(apache.url, '/', {}, 'POST')).status).toBe(405);
      expect((await ask(apache.url, '/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
      const log = pageLog(page);
      await page.goto(apache.url);
      await page.goto(`${apache.url}/about`);
      await expect(page.locator('h1')).toBeVisible();
      expect(log.said).toEqual([]);
    } finally {
      await apache.stop();
      preview.stop();
      rmSync(folder, { recursive: true });
    }
  });

test('a page for GitHub Pages has its policy in itself, and redirects are pages', async ({ page }) => {
  const { folder, text } = site('github-pages', true, 'github-pages');
  expect(text).toMatch(/Warning: GitHub Pages cannot redirect "\/shop\/\*": /);
  expect(text).toContain('cannot redirect "/x%2f..%2f..%2foutside": ');
  expect(existsSync(join(folder, 'outside'))).toBe(false);
  expect(text).not.toContain('trailingSlash');
  const port = await freePort();
  // A server that knows nothing but files.
  const server = spawn('python3', [
    '-m',
    'http.server',
    String(port),
    '--bind',
    '127.0.0.1',
    '--directory',
    join(folder, 'dist'),
  ]);
  const url = `http://127.0.0.1:${port}`;
  try {
    for (let left = 100; left > 0 && !(await fetch(url).catch(() => undefined)); left--) await wait(50);
    expect(existsSync(join(folder, 'dist/.nojekyll'))).toBe(true);
    const log = pageLog(page);
    await page.goto(`${url}/old.html`);
    await page.waitForURL(`${url}/about/`);
    await page.goto(`${url}/%C3%BCber-uns/`);
    await page.waitForURL(`${url}/#team`);
    await page.goto(url);
    await page.mouse.move(5, 5);
    await page.mouse.move(50, 50);
    await expect(page.locator('html[data-react=""]')).toBeAttached();
    expect(log.said).toEqual([]);
    const violated = await page.evaluate(async () => {
      const seen = new Promise((done) =>
        addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective)),
      );
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://example.com/a.css' }),
      );
      return seen;
    });
    expect(violated).toBe('style-src-elem');
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
});

test('Vercel is told the headers and redirects of the site', () => {
  const { folder } = site('vercel', false, 'vercel');
  const { headers, redirects, trailingSlash } = JSON.parse(readFileSync(join(folder, 'dist/vercel.json'), 'utf8'));
  rmSync(folder, { recursive: true });
  expect(trailingSlash).toBe(false);
  expect(redirects).toContainEqual({ source: '/old.html', destination: '/about', statusCode: 301 });
  expect(redirects).toContainEqual({
    source: '/shop/(.*)',
    destination: 'https://shop.example/a%20b?c=$1',
    statusCode: 301,
  });
  expect(redirects).toContainEqual({ source: '/a\\:b', destination: '/about', statusCode: 301 });
  expect(redirects).toContainEqual({ source: '/über-uns', destination: '/#team', statusCode: 302 });
  expect(headers.map(({ source }: { source: string }) => source)).toEqual(
    expect.arrayContaining(['/(.*)', '/assets/:file']),
  );
});
