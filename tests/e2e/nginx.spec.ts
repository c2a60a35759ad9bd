import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { parseHeadersFile } from '../../src/outputs/hosts/site-headers.ts';
import { ask as askAt, type Reply } from '../ask.ts';
import { findNginx, type Nginx, noNginx, startNginx } from '../nginx.ts';
import { bytesOf, dist, files, textOf } from './dist.ts';
import { pageLog } from './page-log.ts';
import { config } from './site.ts';
import { readThrough } from './take-over.ts';

// The configuration that `npm run nginx` prints, in a real nginx, held to what the preview does with the same files.

test.describe.configure({ mode: 'serial' });
test.skip(!findNginx(), noNginx);

let nginx: Nginx;
test.beforeAll(async () => {
  nginx = await startNginx(join(dist, '..'));
});
test.afterAll(() => nginx?.stop());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', base = nginx.url) =>
  askAt(base, path, headers, method);

const pages = config.routes.map(({ path }) => path);
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}/index.html`);
const script = files.find((file) => /^\/assets\/entry-.*\.js$/.test(file)) ?? '';
const forEver = 'public, max-age=31536000, immutable';
const again = 'public, max-age=0, must-revalidate';
const html = 'text/html; charset=utf-8';

test('nginx serves each page under its one address, and leads every other form of it there, with its query', async () => {
  for (const path of pages) {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, html, again]);
    expect(body.equals(bytesOf(fileOf(path)))).toBe(true);
    for (const other of path === '/' ? ['/index.html'] : [`${path}/`, `${path}/index.html`]) {
      const { status, headers } = await ask(`${other}?a=1&b=%2F`);
      expect([other, status, headers.location]).toEqual([other, 301, `${path}?a=1&b=%2F`]);
    }
  }
});

test('nginx answers what is not of the site with the page for unknown addresses, which nobody keeps', async () => {
  for (const path of [
    ...['/no-such-page', '/no-such-page/', '/no/index.html', '/assets/none-12345678.js', '/_headers', '/.env'],
    ...['/.git/config', '/images/', '/%2e%2e/package.json', '/images/..%2f..%2fpackage.json', '//example.com/'],
    '/%0d%0aX-Hacked:%20yes/',
  ]) {
    const { status, headers, body } = await ask(path);
    // What climbs out of the site is refused before it is looked for.
    if (status === 400) continue;
    expect([path, status, headers['content-type'], headers['cache-control'], headers['x-hacked']]).toEqual([
      path,
      404,
      html,
      again,
      undefined,
    ]);
    expect(body.equals(bytesOf('/404.html')), path).toBe(true);
  }
});

test('nginx sends every header of the site with pages, files, redirects and errors', async () => {
  const rules = parseHeadersFile(textOf('/_headers'));
  const everywhere = Object.entries(rules[0]?.headers ?? {}).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  expect(everywhere.length).toBeGreaterThan(6);
  for (const path of [...pages, '/about/', '/none', script, '/robots.txt', '/page.json']) {
    const { headers } = await ask(path);
    for (const [name, value] of everywhere) expect(headers[name], `${name} of ${path}`).toBe(value);
  }
  expect((await ask('/', {}, 'POST')).headers['content-security-policy']).toBe(
    rules[0]?.headers['Content-Security-Policy'],
  );
});

test('nginx names every file of the site as the preview does: type, caching, download', async ({ baseURL }) => {
  const served = files.filter((file) => !/\.(br|gz)$|^\/_headers$|index\.html$/.test(file));
  expect(served.length).toBeGreaterThan(50);
  for (const file of served) {
    const [real, preview] = [await ask(file, {}, 'HEAD'), await ask(file, {}, 'HEAD', baseURL)];
    const facts = ({ status, headers }: Reply) => [
      file,
      status,
      headers['content-type'],
      headers['cache-control'],
      headers['content-disposition']?.split(';')[0],
    ];
    expect(facts(real)).toEqual(facts(preview));
  }
  expect((await ask(script)).headers['cache-control']).toBe(forEver);
  expect(
    served.some((file) => file.endsWith('.pdf')),
    'a syllabus, which is a download',
  ).toBe(true);
});

test('nginx sends what was compressed by the build, to who understands it', async () => {
  const forms = { ...(nginx.brotli && { br: brotliDecompressSync }), gzip: gunzipSync };
  for (const path of [...pages, script]) {
    const file = path === script ? script : fileOf(path);
    for (const [coding, unpack] of Object.entries(forms)) {
      const { headers, body } = await ask(path, { 'accept-encoding': coding });
      expect([path, headers['content-encoding'], headers.vary]).toEqual([path, coding, 'Accept-Encoding']);
      expect(body.equals(bytesOf(`${file}.${coding === 'br' ? 'br' : 'gz'}`))).toBe(true);
      expect(unpack(body).equals(bytesOf(file))).toBe(true);
    }
    const plain = await ask(path);
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  }
  const best = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(best.headers['content-encoding']).toBe(nginx.brotli ? 'br' : 'gzip');
});

test('nginx sends nothing anew that has not changed, answers GET and HEAD alone, and tells no version', async () => {
  const { headers } = await ask('/');
  expect(headers.server).toBe('nginx');
  expect((await ask('/', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  expect((await ask('/', { 'if-modified-since': headers['last-modified'] ?? '' })).status).toBe(304);
  for (const path of [...pages, '/media/how-we-work.mp4']) {
    const [head, get] = [await ask(path, {}, 'HEAD'), await ask(path)];
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(get.body.length)]);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])
    expect([method, (await ask('/', {}, method)).status]).toEqual([method, 405]);
});

test('nginx sends the film in parts, as players ask for it', async () => {
  const film = bytesOf('/media/how-we-work.mp4');
  const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  for (const [range, start, end] of [
    ['bytes=0-1', 0, 2],
    ['bytes=1000-1999', 1000, 2000],
    ['bytes=-500', film.length - 500, film.length],
    [`bytes=${film.length - 1}-`, film.length - 1, film.length],
  ] as const) {
    const { status, headers, body } = await ask('/media/how-we-work.mp4', { range });
    expect([range, status, headers['content-range']]).toEqual([range, 206, `bytes ${start}-${end - 1}/${film.length}`]);
    expect(sum(body)).toBe(sum(film.subarray(start, end)));
  }
  expect((await ask('/media/how-we-work.mp4', { range: `bytes=${film.length}-` })).status).toBe(416);
});

test('the site in a browser, served by nginx, breaks its policy in nothing', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: nginx.url });
  const page = await context.newPage();
  const { said } = pageLog(page);
  await page.goto('/');
  await readThrough(page);
  await page.goto('/training');
  expect(said).toEqual([]);
  await context.close();
});
