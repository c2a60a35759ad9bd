import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { hasApache, noApache, startApache } from '../apache.ts';
import { ask } from '../ask.ts';
import { hasCaddy, noCaddy, startCaddy } from '../caddy.ts';
import { runCommand, startServer } from '../command.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';
import { freePort } from '../free-port.ts';
import { writeSite } from '../served-site.ts';
import { pageLog } from './page-log.ts';

// A site in two languages with redirects, built for hosts with files of their own, in real servers.

test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** Where the site is on its host, if it is not at the root. */
const below = '/some/project';

const config = (trailingSlash: boolean, base: string) => ({
  ...minimalConfig,
  seo: { ...minimalConfig.seo, siteUrl: minimalConfig.seo.siteUrl + base, trailingSlash },
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

const site = (name: string, trailingSlash: boolean, host: string, base: string) => {
  const folder = writeSite(name, config(trailingSlash, base), files);
  const { status, text } = runCommand(['build', '--site', folder, '--host', host]);
  expect(text).toMatch(/\nBuilt |^Built /);
  expect(status).toBe(0);
  return { folder, text, ...placed(join(folder, 'dist'), base) };
};

/** Puts a built site where it is on its host: a folder in that of the host's files. */
function placed(dist: string, base: string) {
  if (!base) return { root: dist, remove() {} };
  const root = mkdtempSync(join(tmpdir(), 'host-'));
  cpSync(dist, root + base, { recursive: true });
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

/** Real servers. Each is given the folder of the site, and that in which the site is where it is on its host. */
const servers = {
  Apache: {
    host: 'apache',
    isMissing: !hasApache() && noApache,
    start: (_dist: string, root: string) => startApache(root),
  },
  Caddy: { host: 'caddy', isMissing: !hasCaddy() && noCaddy, start: (dist: string) => startCaddy(dist) },
};

for (const [name, { host, isMissing, start }] of Object.entries(servers))
  for (const [trailingSlash, base] of [
    [false, ''],
    [true, ''],
    [false, below],
    [true, below],
  ] as const)
    test(`${name} answers as the preview does, ${trailingSlash ? 'with' : 'without'} a slash at the end of addresses${base && ', below a path'}`, async ({
      page,
    }) => {
      test.skip(isMissing !== false, String(isMissing));
      const { folder, root, remove } = site(`${host}-${trailingSlash}`, trailingSlash, host, base);
      const preview = await startServer(['preview', '--site', folder]);
      const server = await start(join(folder, 'dist'), root);
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
      const seen = async (url: string, path: string) => {
        const { status, headers, body } = await ask(url, path);
        const location = headers.location?.replace(url, '');
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
        for (const path of addresses.map((path) => base + path))
          expect(await seen(server.url, path)).toEqual(await seen(preview.url, path));
        if (base) expect(await seen(server.url, base)).toMatchObject({ status: 301, location: `${base}/` });
        expect((await ask(server.url, `${base}/`, {}, 'POST')).status).toBe(405);
        const zipped = await ask(server.url, `${base}/`, { 'accept-encoding': 'gzip' });
        expect(zipped.headers['content-encoding']).toBe('gzip');
        const log = pageLog(page);
        await page.goto(`${server.url}${base}/`);
        await page.goto(`${server.url}${base}/about`);
        await expect(page.locator('h1')).toBeVisible();
        expect(log.said).toEqual([]);
      } finally {
        await server.stop();
        preview.stop();
        rmSync(folder, { recursive: true });
        remove();
      }
    });

for (const base of ['', below])
  test(`a page for GitHub Pages has its policy in itself, and redirects are pages${base && ', below a path'}`, async ({
    page,
  }) => {
    const { folder, text, root, remove } = site('github-pages', true, 'github-pages', base);
    expect(text).toMatch(/Warning: GitHub Pages cannot redirect "\/shop\/\*": /);
    expect(text).toContain('cannot redirect "/x%2f..%2f..%2foutside": ');
    expect(existsSync(join(folder, 'outside'))).toBe(false);
    expect(text).not.toContain('trailingSlash');
    const port = await freePort();
    // A server that knows nothing but files.
    const server = spawn('python3', ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root]);
    const url = `http://127.0.0.1:${port}${base}`;
    try {
      for (let left = 100; left > 0 && !(await fetch(url).catch(() => undefined)); left--) await wait(50);
      expect(existsSync(join(folder, 'dist/.nojekyll'))).toBe(true);
      const log = pageLog(page);
      await page.goto(`${url}/old.html`);
      await page.waitForURL(`${url}/about/`);
      await page.goto(`${url}/%C3%BCber-uns/`);
      await page.waitForURL(`${url}/#team`);
      await page.goto(`${url}/`);
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
      remove();
    }
  });

for (const base of ['', below])
  test(`Vercel is told the headers and redirects of the site${base && ', below a path'}`, () => {
    const { folder, remove } = site('vercel', false, 'vercel', base);
    const { headers, redirects, trailingSlash } = JSON.parse(readFileSync(join(folder, 'dist/vercel.json'), 'utf8'));
    rmSync(folder, { recursive: true });
    remove();
    expect(trailingSlash).toBe(false);
    expect(redirects).toContainEqual({ source: `${base}/old.html`, destination: `${base}/about`, statusCode: 301 });
    expect(redirects).toContainEqual({
      source: `${base}/shop/(.*)`,
      destination: 'https://shop.example/a%20b?c=$1',
      statusCode: 301,
    });
    expect(redirects).toContainEqual({ source: `${base}/a\\:b`, destination: `${base}/about`, statusCode: 301 });
    expect(redirects).toContainEqual({ source: `${base}/über-uns`, destination: `${base}/#team`, statusCode: 302 });
    expect(headers.map(({ source }: { source: string }) => source)).toEqual(
      expect.arrayContaining([`${base}/(.*)`, `${base}/assets/:file`]),
    );
  });
