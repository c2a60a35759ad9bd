import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxConfOf } from '../../src/cli/nginx.ts';
import { siteFolder } from '../../src/cli/site-folder.ts';
import { listen } from '../../src/server/listen.ts';
import { createStaticServer } from '../../src/server/static-server.ts';
import { ask } from '../ask.ts';
import { startServer } from '../command.ts';
import { findNginx, noNginx, serveByNginx } from '../nginx.ts';
import { buildFolder } from '../served-site.ts';
import { writeAddresses } from '../sites/addresses.ts';

// Every address of a page that a build writes answers at once, without a redirect, on each host that the documentation names for it.

/** Whatever answers at an address, without a slash at its end. */
interface Host {
  url: string;
  stop(): Promise<unknown>;
}

async function previewOf(folder: string): Promise<Host> {
  const { url, close } = await listen(createStaticServer(join(folder, 'dist')), 0);
  return { url, stop: close };
}

const nginxOf = (folder: string): Promise<Host> =>
  serveByNginx((options) => nginxConfOf(siteFolder(folder), { ...options, brotli: false, name: '_' }));

/** A host that serves folders as they are, as GitHub Pages and Cloudflare Pages do, with nothing of this project. */
async function folderHostOf(folder: string, base: string): Promise<Host> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
    const place = pathname.startsWith(base)
      ? join(folder, 'dist', decodeURIComponent(pathname.slice(base.length)))
      : '';
    const isFolder = existsSync(place) && statSync(place).isDirectory();
    const file = isFolder ? join(place, 'index.html') : place;
    if (!existsSync(file) || (!isFolder && pathname.endsWith('/'))) response.writeHead(404);
    else if (isFolder && !pathname.endsWith('/')) response.writeHead(301, { location: `${pathname}/${search}` });
    else return response.end(readFileSync(file));
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, stop: () => new Promise((done) => server.close(done)) };
}

/** Every address of its own site that a build has written, by the file that has it. */
function addressesIn(folder: string): Map<string, string> {
  const dist = join(folder, 'dist');
  const found = new Map<string, string>();
  const patterns = [
    /https:\/\/harbour\.example(\/[^"'<>\s\\]*)/g,
    /\shref=\\?"(\/[^"\\]*)/g,
    /"(?:href|copy|home|thanksPage|first)":"(\/[^"]*)"/g,
  ];
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|json|xml|txt)$/.test(name),
  )) {
    const text = readFileSync(join(dist, file), 'utf8').replaceAll('&amp;', '&').replaceAll('&quot;', '"');
    for (const pattern of patterns) for (const [, address = ''] of text.matchAll(pattern)) found.set(address, file);
  }
  const redirects = readFileSync(join(dist, '_redirects'), 'utf8');
  for (const [, to = ''] of redirects.matchAll(/^\S+ (\/\S*) 30\d$/gm)) found.set(to, '_redirects');
  return found;
}

/** The addresses of a site that lead somewhere else, or nowhere. */
async function indirect({ url }: Host, addresses: Map<string, string>): Promise<string[]> {
  const wrong: string[] = [];
  for (const [address, file] of addresses) {
    const { status, headers } = await ask(url, address.replace(/#.*/, ''));
    if (status !== 200) wrong.push(`${address} in ${file}: ${status} ${headers.location ?? ''}`);
  }
  return wrong;
}

describe.each([
  { name: 'without a slash', trailingSlash: false, end: '', base: '' },
  { name: 'with seo.trailingSlash', trailingSlash: true, end: '/', base: '' },
  { name: 'below a path', trailingSlash: false, end: '', base: '/some/project' },
  { name: 'below a path with seo.trailingSlash', trailingSlash: true, end: '/', base: '/some/project' },
])('$name', ({ trailingSlash, end, base }) => {
  const folder = resolve('.cache', `page-addresses${trailingSlash ? '-slash' : ''}${base.replaceAll('/', '-')}`);
  const siteUrl = `https://harbour.example${base}`;
  let addresses: Map<string, string>;
  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    writeAddresses(basename(folder), trailingSlash, base);
    await buildFolder(folder);
    addresses = addressesIn(folder);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('every page is named by the same address in its head, in the sitemap, in feeds, links and redirects', () => {
    const head = read('de/ueber-uns/index.html');
    const about = [`/about${end}`, `/de/ueber-uns${end}`, `/ar/about${end}`].map((path) => siteUrl + path);
    expect(head).toContain(`<link rel="canonical" href="${about[1]}">`);
    expect(head).toContain(`<meta property="og:url" content="${about[1]}">`);
    for (const address of about) expect(head).toContain(`href="${address}"`);
    expect(head).toContain(`"item":"${about[1]}"`);
    expect(read('sitemap.xml')).toContain(`<loc>${about[1]}</loc>`);
    expect(read('feed.xml')).toContain(`<link>${siteUrl}/blog/one${end}</link>`);
    expect(read('feed.xml')).toContain(`${siteUrl}/programme${end}?day=2#talks`);
    expect(JSON.parse(read('feed.json')).items[0].url).toBe(`${siteUrl}/blog/five${end}`);
    expect(read('_redirects')).toContain(`${base}/old ${base}/programme${end}?day=2#talks 301\n`);
    expect(read('_redirects')).toContain(`${base}/alt ${base}/de/ueber-uns${end} 301\n`);
    expect(read('_redirects')).toContain(`${base}/plan ${base}/files/plan.pdf 302\n`);
    const written = [...addresses.keys()];
    for (const address of ['/blog', '/blog/page/2', '/blog/one', '/de', '/ar/blog/page/3'])
      expect(written).toContain(base + address + end);
    for (const address of [
      `/about${end}#story`,
      `/de/programm${end}#talks`,
      `/blog/one${end}#after-all`,
      '/files/plan.pdf',
      '/feed.xml',
    ])
      expect(written).toContain(base + address);
    expect(written.filter((address) => !`${address}/`.startsWith(`${base}/`))).toEqual([]);
  });

  it('every address that is written answers on the preview without a redirect', async () => {
    const preview = await previewOf(folder);
    expect(await indirect(preview, addresses).finally(preview.stop)).toEqual([]);
  });

  it('every address that is written answers on nginx without a redirect', async ({ skip }) => {
    skip(!findNginx(), noNginx);
    const nginx = await nginxOf(folder);
    expect(await indirect(nginx, addresses).finally(nginx.stop)).toEqual([]);
  });

  it('every other form of the address of a page leads to it, with its query, on the preview, nginx and the server for development', async () => {
    const dev = await startServer(['dev', '--site', folder]);
    const hosts = [
      await previewOf(folder),
      ...(findNginx() ? [await nginxOf(folder)] : []),
      { ...dev, stop: async () => dev.stop() },
    ];
    try {
      for (const { url } of hosts) {
        for (const page of ['/about', '/de', '/blog/page/2'].map((path) => base + path)) {
          const own = page + end;
          expect([url, (await ask(url, `${own}?a=1`)).status]).toEqual([url, 200]);
          const others = [trailingSlash ? page : `${page}/`, ...(url === dev.url ? [] : [`${page}/index.html`])];
          for (const other of others) {
            const { status, headers } = await ask(url, `${other}?a=1&b=%2F`);
            expect([other, status, headers.location]).toEqual([other, url === dev.url ? 302 : 301, `${own}?a=1&b=%2F`]);
          }
        }
        for (const none of ['/nope', '/nope/', '/about/nope/', '/files', '/files/', '/files/plan.pdf/'])
          expect([none, (await ask(url, base + none)).status]).toEqual([none, 404]);
        if (!base) continue;
        const { status, headers } = await ask(url, `${base}?a=1`);
        expect([status, headers.location]).toEqual([url === dev.url ? 302 : 301, `${base}/?a=1`]);
        for (const outside of ['/about', '/de/', '/files/plan.pdf', `${base}x`, '/some'])
          expect([outside, (await ask(url, outside)).status]).toEqual([outside, 404]);
      }
    } finally {
      for (const { stop } of hosts) await stop();
    }
  }, 120_000);

  it('a host that serves folders answers each of them without a redirect if they end with a slash, and only then', async () => {
    const host = await folderHostOf(folder, base);
    const wrong = await indirect(host, addresses).finally(host.stop);
    expect(trailingSlash ? wrong : wrong.filter((one) => !/: 301 \S+\/(\?\S*)?$/.test(one))).toEqual([]);
    expect(wrong.length > 20).toBe(!trailingSlash);
  });
});
