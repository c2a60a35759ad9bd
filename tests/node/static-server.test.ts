import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../src/cli/listen.ts';
import { createStaticServer } from '../../src/cli/static-server.ts';

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const folder = mkdtempSync(join(tmpdir(), 'static-server-'));
const root = join(folder, 'dist');
const long = (text: string) => `${text}\n`.repeat(200);
const film = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));
let site: Listening;

function put(path: string, content: string | Buffer, base = root): string {
  const file = join(base, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** Sends the path exactly as given, where fetch would tidy it first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', base = site.url): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const request = httpRequest({ hostname, port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

/** For what an HTTP client would refuse to send. */
function askRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => socket.end(text, 'latin1'));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

beforeAll(async () => {
  put('index.html', long('<p>Home</p>'));
  put('about/index.html', long('<p>About</p>'));
  put('about/page.json', '{"title":"About"}');
  put('with space/index.html', '<p>Space</p>');
  put('404.html', long('<p>Not Found</p>'));
  put('assets/entry-Bx3_k9Qz.js', long('export const entry = 1;'));
  put('assets/entry-Bx3_k9Qz.js.map', '{}');
  put('assets/hero-portrait.svg', '<svg/>');
  put('assets/report-20240131.svg', '<svg/>');
  put('assets/pictures/0b1c2d3e4f50-720.avif', 'picture');
  put('assets/pictures/winter-720.avif', 'picture');
  put('assets/training/react-D4vanced.pdf', '%PDF-1.7');
  put('assets/training/día "1".pdf', '%PDF-1.7');
  put('media/film.mp4', film);
  put('empty.txt', '');
  put('.env', 'SECRET');
  put('.git/config', 'SECRET');
  put('.well-known/security.txt', 'Contact: mailto:a@example.com');
  put('.well-known/.hidden', 'SECRET');
  put('no-index/note.txt', 'note');
  put('no-index/.well-known/security.txt', 'SECRET');
  put('outside.txt', 'SECRET', folder);
  put('dist-beside/secret.txt', 'SECRET', folder);
  put('inside/target.dat', '<p>Linked</p>');
  symlinkSync(join(folder, 'outside.txt'), join(root, 'leak.txt'));
  symlinkSync(join(folder, 'dist-beside'), join(root, 'leak'));
  symlinkSync(join(root, 'inside/target.dat'), join(root, 'linked.html'));
  symlinkSync('loop', join(root, 'loop'));
  put(
    '_headers',
    [
      '# Headers of the host',
      '/*',
      '  Referrer-Policy: no-referrer',
      '  X-Frame-Options: DENY',
      '  Content-Length: 3',
      '  Content-Encoding: br',
      '  Not A Header: x',
      '  X-Broken: caf\u00e9\u2713',
      '',
      '/about',
      '  X-Frame-Options: SAMEORIGIN',
      '  Link: </a>; rel=preload',
      '  Link: </b>; rel=preload',
      '/media/*',
      '  Cache-Control: public, max-age=60',
      '/courses/:name/notes',
      '  X-Course: yes',
      '/gone/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '  Content-Type: image/png',
    ].join('\r\n'),
  );
  site = await listen(
    createStaticServer({ root, headers: { 'X-Served-By': 'preview', 'X-Frame-Options': 'NONE' } }),
    0,
  );
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

describe('addresses', () => {
  it('serves a page without slash or file name', async () => {
    const home = await fetch(`${site.url}/`);
    const about = await fetch(`${site.url}/about`, { redirect: 'manual' });
    expect([home.status, about.status]).toEqual([200, 200]);
    expect(await home.text()).toContain('Home');
    expect(await about.text()).toContain('About');
    expect((await ask('/with%20space')).body.toString()).toBe('<p>Space</p>');
  });

  it.each([
    ['/about/', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/about/?a=1&b=%20', '/about?a=1&b=%20'],
    ['/index.html?a=1', '/?a=1'],
    ['/with%20space/', '/with%20space'],
    ['/%61bout/', '/about'],
  ])('redirects %s to %s for good', async (from, to) => {
    const reply = await ask(from);
    expect([reply.status, reply.headers.location]).toEqual([301, to]);
    expect(reply.body).toHaveLength(0);
  });

  it.each([
    '/nope',
    '/nope/',
    '/nope/page.json',
    '/nope/index.html',
    '/no-index',
    '/no-index/',
    '/about/page.json/',
    '/about/index.html/',
    '/ABOUT/nope',
    '/404',
    '/_headers',
    '/_redirects',
    `/${'a'.repeat(5000)}`,
    '/index.html/more',
  ])('answers %s with status 404 and the content of 404.html', async (path) => {
    const reply = await ask(path);
    expect(reply.status).toBe(404);
    expect(reply.body.toString()).toBe(long('<p>Not Found</p>'));
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers.etag).toBeUndefined();
  });

  it('never answers an unknown address with "not modified" or with a part', async () => {
    expect((await ask('/nope', { 'If-None-Match': '*', Range: 'bytes=0-1' })).status).toBe(404);
  });

  it('answers an unknown address with plain text where there is no 404.html, or no folder at all', async () => {
    const bare = await listen(createStaticServer({ root: join(folder, 'not-built') }), 0);
    const reply = await ask('/', {}, 'GET', bare.url);
    expect([reply.status, reply.headers['content-type'], reply.body.toString()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      '404 Not Found\n',
    ]);
    await bare.close();
  });

  it('serves the new build after the folder was exchanged', async () => {
    const swapped = join(folder, 'swapped');
    put('index.html', 'old', swapped);
    put('index.html', 'new', `${swapped}-next`);
    const other = await listen(createStaticServer({ root: swapped }), 0);
    expect((await ask('/', {}, 'GET', other.url)).body.toString()).toBe('old');
    renameSync(swapped, `${swapped}-old`);
    renameSync(`${swapped}-next`, swapped);
    expect((await ask('/', {}, 'GET', other.url)).body.toString()).toBe('new');
    await other.close();
  });
});

describe('types', () => {
  it.each([
    ['html', 'text/html; charset=utf-8'],
    ['js', 'text/javascript; charset=utf-8'],
    ['mjs', 'text/javascript; charset=utf-8'],
    ['css', 'text/css; charset=utf-8'],
    ['json', 'application/json; charset=utf-8'],
    ['svg', 'image/svg+xml; charset=utf-8'],
    ['xml', 'application/xml; charset=utf-8'],
    ['txt', 'text/plain; charset=utf-8'],
    ['webmanifest', 'application/manifest+json; charset=utf-8'],
    ['vtt', 'text/vtt; charset=utf-8'],
    ['pdf', 'application/pdf'],
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
    ['woff2', 'font/woff2'],
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['gif', 'image/gif'],
    ['ico', 'image/x-icon'],
    ['PNG', 'image/png'],
    ['unknown', 'application/octet-stream'],
    ['constructor', 'application/octet-stream'],
  ])('sends .%s as %s and forbids guessing', async (extension, type) => {
    put(`types/file.${extension}`, 'x');
    const { headers } = await ask(`/types/file.${extension}`);
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([type, 'nosniff']);
  });

  it('goes by the name that was asked for, not by where a link leads', async () => {
    expect((await ask('/linked.html')).headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('compression', () => {
  const about = long('<p>About</p>');

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;Q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity;q=0, *', 'br'],
    ['identity, br;q=0.5', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['identity;q=1, *;q=0', undefined],
    ['identity;q=0', undefined],
    ['br;q=nonsense', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('answers Accept-Encoding "%s" with %s', async (accepted, coding) => {
    const { headers, body } = await ask('/about', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    const text = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
    expect(text.toString()).toBe(about);
  });

  it('sends plain text to whoever says nothing about codings', async () => {
    const { headers, body } = await ask('/about');
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, about]);
  });

  it('compresses the page of an unknown address too', async () => {
    const { status, headers, body } = await ask('/nope', { 'Accept-Encoding': 'br' });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([404, 'br', 'Accept-Encoding']);
    expect(brotliDecompressSync(body).toString()).toContain('Not Found');
  });

  it.each(['/media/film.mp4', '/empty.txt', '/assets/hero-portrait.svg'])(
    'leaves %s as it is, since compressing would gain nothing',
    async (path) => {
      expect((await ask(path, { 'Accept-Encoding': 'br, gzip' })).headers['content-encoding']).toBeUndefined();
    },
  );

  it('sends a compressed sibling byte for byte, whatever the type', async () => {
    const text = long('sibling');
    put('siblings/a.css', text);
    put('siblings/a.css.br', brotliCompressSync(text));
    put('siblings/a.css.gz', gzipSync(text, { level: 1 }));
    put('siblings/b.bin', text);
    put('siblings/b.bin.br', brotliCompressSync(text));
    const br = await ask('/siblings/a.css', { 'Accept-Encoding': 'br' });
    const gz = await ask('/siblings/a.css', { 'Accept-Encoding': 'gzip' });
    const bin = await ask('/siblings/b.bin', { 'Accept-Encoding': 'br' });
    expect([br.headers['content-type'], br.headers['content-encoding']]).toEqual(['text/css; charset=utf-8', 'br']);
    expect(br.body.equals(brotliCompressSync(text))).toBe(true);
    expect(gz.body.equals(gzipSync(text, { level: 1 }))).toBe(true);
    expect([bin.headers['content-type'], bin.headers['content-encoding']]).toEqual(['application/octet-stream', 'br']);
  });

  it.each([
    ['belongs to an older build', brotliCompressSync('something else')],
    ['is damaged', Buffer.from('not brotli at all')],
    ['unpacks to far more than the file', brotliCompressSync(Buffer.alloc(20_000_000))],
  ])('passes over a sibling that %s', async (_, bytes) => {
    put('stale/a.css', long('fresh'));
    put('stale/a.css.br', bytes);
    const { headers, body } = await ask('/stale/a.css', { 'Accept-Encoding': 'br' });
    expect([headers['content-encoding'], brotliDecompressSync(body).toString()]).toEqual(['br', long('fresh')]);
  });

  it('passes over a sibling that leads out of the folder', async () => {
    put('away.css', long('away'));
    const outside = put('away.css.br', brotliCompressSync(long('away')), folder);
    symlinkSync(outside, join(root, 'away.css.br'));
    const { body } = await ask('/away.css', { 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toBe(long('away'));
  });

  it('sends a compressed file that is asked for by its own name as nothing but bytes', async () => {
    const bytes = gzipSync(long('archive'));
    put('archive.txt.gz', bytes);
    put('archive.txt.br', bytes);
    const gz = await ask('/archive.txt.gz', { 'Accept-Encoding': 'gzip, br' });
    const br = await ask('/archive.txt.br', { 'Accept-Encoding': 'gzip, br' });
    expect([gz.headers['content-type'], gz.headers['content-encoding']]).toEqual(['application/gzip', undefined]);
    expect([br.headers['content-type'], br.headers['content-encoding']]).toEqual([
      'application/octet-stream',
      undefined,
    ]);
    expect(gz.body.equals(bytes)).toBe(true);
    expect((await ask('/archive.txt', { 'Accept-Encoding': 'br' })).status).toBe(404);
  });

  it('compresses afresh when the file changes, and not before', async () => {
    put('changing.css', long('one'));
    const [first, again] = [
      await ask('/changing.css', { 'Accept-Encoding': 'br' }),
      await ask('/changing.css', { 'Accept-Encoding': 'br' }),
    ];
    put('changing.css', long('two'));
    const second = await ask('/changing.css', { 'Accept-Encoding': 'br' });
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(second.headers.etag).not.toBe(first.headers.etag);
    expect(brotliDecompressSync(second.body).toString()).toBe(long('two'));
  });

  it('takes up a sibling that comes later', async () => {
    put('later.css', long('later'));
    await ask('/later.css', { 'Accept-Encoding': 'gzip' });
    const sibling = gzipSync(long('later'), { level: 1 });
    put('later.css.gz', sibling);
    expect((await ask('/later.css', { 'Accept-Encoding': 'gzip' })).body.equals(sibling)).toBe(true);
  });

  it('answers many at once alike', async () => {
    put('crowd.css', long('crowd'));
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => ask('/crowd.css', { 'Accept-Encoding': 'gzip' })),
    );
    expect(new Set(replies.map((reply) => createHash('md5').update(reply.body).digest('hex'))).size).toBe(1);
  });
});

describe('caching', () => {
  it.each([
    ['/assets/entry-Bx3_k9Qz.js', 'public, max-age=31536000, immutable'],
    ['/assets/entry-Bx3_k9Qz.js.map', 'public, max-age=31536000, immutable'],
    ['/assets/pictures/0b1c2d3e4f50-720.avif', 'public, max-age=31536000, immutable'],
    ['/assets/pictures/winter-720.avif', 'public, max-age=0, must-revalidate'],
    ['/assets/hero-portrait.svg', 'public, max-age=0, must-revalidate'],
    ['/assets/report-20240131.svg', 'public, max-age=0, must-revalidate'],
    ['/assets/training/react-D4vanced.pdf', 'public, max-age=0, must-revalidate'],
    ['/', 'public, max-age=0, must-revalidate'],
    ['/about', 'public, max-age=0, must-revalidate'],
    ['/about/', 'public, max-age=0, must-revalidate'],
    ['/about/page.json', 'public, max-age=0, must-revalidate'],
    ['/nope', 'public, max-age=0, must-revalidate'],
    ['/assets/gone-Bx3_k9Qz.js', 'public, max-age=0, must-revalidate'],
  ])('lets %s be kept as "%s"', async (path, policy) => {
    expect((await ask(path)).headers['cache-control']).toBe(policy);
  });

  it('answers a known ETag with 304 and no body, keeping what belongs to the copy', async () => {
    const full = await ask('/about', { 'Accept-Encoding': 'br' });
    const etag = full.headers.etag ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await ask('/about', { 'Accept-Encoding': 'br', 'If-None-Match': known });
      expect([reply.status, reply.body.length, reply.headers.etag]).toEqual([304, 0, etag]);
      expect([reply.headers.vary, reply.headers['cache-control']]).toEqual([
        full.headers.vary,
        full.headers['cache-control'],
      ]);
    }
    expect((await ask('/about', { 'Accept-Encoding': 'br', 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('gives each coding an ETag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (coding) => (await ask('/about', { 'Accept-Encoding': coding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('answers a date with 304 unless the file is newer, and an ETag goes before the date', async () => {
    const { headers } = await ask('/about');
    const modified = headers['last-modified'] ?? '';
    expect(modified).toBe(statSync(join(root, 'about/index.html')).mtime.toUTCString());
    expect((await ask('/about', { 'If-Modified-Since': modified })).status).toBe(304);
    expect((await ask('/about', { 'If-Modified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).status).toBe(200);
    expect((await ask('/about', { 'If-Modified-Since': 'some day' })).status).toBe(200);
    expect((await ask('/about', { 'If-Modified-Since': modified, 'If-None-Match': '"other"' })).status).toBe(200);
  });
});

describe('downloads', () => {
  it('offers a syllabus as a download under its name', async () => {
    const { headers } = await ask('/assets/training/react-D4vanced.pdf');
    expect(headers['content-disposition']).toBe('attachment; filename="react-D4vanced.pdf"');
    expect((await ask('/about')).headers['content-disposition']).toBeUndefined();
  });

  it('writes a name with accents and quotes so that it cannot break out of the header', async () => {
    const { status, headers } = await ask(`/assets/training/${encodeURIComponent('día "1".pdf')}`);
    expect([status, headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="d_a _1_.pdf"; filename*=UTF-8''d%C3%ADa%20%221%22.pdf`,
    ]);
  });
});

describe('methods', () => {
  it.each(['/about', '/nope', '/about/', '/media/film.mp4'])(
    'answers HEAD %s as GET, without the body',
    async (path) => {
      const [get, head] = [await ask(path), await ask(path, {}, 'HEAD')];
      const { date: _, ...expected } = get.headers;
      expect(head.status).toBe(get.status);
      expect(head.headers).toMatchObject(expected);
      expect(head.body).toHaveLength(0);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])(
    'refuses %s and says what is allowed',
    async (method) => {
      const { status, headers } = await ask('/about', {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );
});

describe('parts of a file', () => {
  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=4990-', 4990, 4999],
    ['bytes=-10', 4990, 4999],
    ['bytes=-99999', 0, 4999],
    ['bytes=4000-999999', 4000, 4999],
    ['bytes=7-7', 7, 7],
  ])('answers %s with just these bytes', async (range, start, end) => {
    const { status, headers, body } = await ask('/media/film.mp4', { Range: range });
    expect([status, headers['content-range']]).toEqual([206, `bytes ${start}-${end}/5000`]);
    expect(headers['content-length']).toBe(String(end - start + 1));
    expect(body.equals(film.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=5000-', 'bytes=9999-10000', 'bytes=-0'])(
    'answers %s, which lies outside, with 416',
    async (range) => {
      const { status, headers } = await ask('/media/film.mp4', { Range: range });
      expect([status, headers['content-range']]).toEqual([416, 'bytes */5000']);
    },
  );

  it.each(['bytes=0-1,4-5', 'bytes=9-2', 'bytes=-', 'bytes=a-b', 'pages=1-2', 'bytes=1.5-2'])(
    'answers %s with the whole file',
    async (range) => {
      const { status, headers, body } = await ask('/media/film.mp4', { Range: range });
      expect([status, headers['accept-ranges'], body.length]).toEqual([200, 'bytes', 5000]);
    },
  );

  it('sends a part only of the version that If-Range names', async () => {
    const { headers } = await ask('/media/film.mp4');
    const statusFor = async (version: string) =>
      (await ask('/media/film.mp4', { Range: 'bytes=0-9', 'If-Range': version })).status;
    expect(await statusFor(headers.etag ?? '')).toBe(206);
    expect(await statusFor(headers['last-modified'] ?? '')).toBe(206);
    expect(await statusFor('"other"')).toBe(200);
    expect(await statusFor(`W/${headers.etag}`)).toBe(200);
    expect(await statusFor('Mon, 01 Jan 2001 00:00:00 GMT')).toBe(200);
  });

  it('answers HEAD with the whole length, since a part is for GET alone', async () => {
    const { status, headers } = await ask('/media/film.mp4', { Range: 'bytes=0-9' }, 'HEAD');
    expect([status, headers['content-length']]).toEqual([200, '5000']);
  });

  it('answers any part of an empty file with 416', async () => {
    expect((await ask('/empty.txt', { Range: 'bytes=0-' })).status).toBe(416);
  });
});

describe('safety', () => {
  it.each([
    '/../outside.txt',
    '/about/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/.%2e/outside.txt',
    '/..%2foutside.txt',
    '/..%5coutside.txt',
    '/..\\outside.txt',
    '/about/./page.json',
    '/about%2fpage.json',
    '/about%00.html',
    '/about%0d%0aSet-Cookie:%20a=b/',
    '/%',
    '/%zz',
    '/%ff',
    '/%c0%ae%c0%ae/outside.txt',
    'http://localhost/about',
  ])('refuses %s as a bad request', async (path) => {
    const { status, body, headers } = await ask(path);
    expect([status, body.toString(), headers['set-cookie']]).toEqual([400, '400 Bad Request\n', undefined]);
  });

  it.each([
    '/%252e%252e/outside.txt',
    '/leak.txt',
    '/leak/secret.txt',
    '/loop',
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/.well-known/.hidden',
    '/no-index/.well-known/security.txt',
    '//about/',
    '//example.com/..;/',
    '/about//page.json',
    '/...',
  ])('does not find %s', async (path) => {
    const { status, body, headers } = await ask(path);
    expect([status, headers.location]).toEqual([404, undefined]);
    expect(body.toString()).toContain('Not Found');
  });

  it('serves /.well-known', async () => {
    expect((await ask('/.well-known/security.txt')).body.toString()).toContain('Contact');
  });

  it.each(['localhost', 'LOCALHOST:80', '127.0.0.1:4173', '[::1]:4173'])('answers the host %s', async (host) => {
    expect((await ask('/about', { Host: host })).status).toBe(200);
  });

  it.each(['example.com', 'localhost.example.com', '127.0.0.1.example.com', '127.0.0.2', 'localhost:1@example.com'])(
    'refuses the host "%s", whose name may have been pointed here',
    async (host) => {
      const { status, body } = await ask('/about', { Host: host });
      expect([status, body.toString()]).toEqual([403, '403 Forbidden\n']);
    },
  );

  it('refuses a request without a host', async () => {
    expect(await askRaw('GET /about HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await askRaw('GET /about HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await askRaw('GET /about HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('survives nonsense on the wire and goes on serving', async () => {
    expect(await askRaw('\u0000\u0001nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await askRaw('GET /\u00ff\u00fe HTTP/1.1\r\nHost: localhost\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await askRaw('GET about HTTP/1.1\r\nHost: localhost\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask('/about')).status).toBe(200);
  });

  it('answers a failure of its own with 500 and not a word about its cause', async () => {
    const broken = await listen(createStaticServer({ root, headers: { 'X-Broken': 'a\nb' } }), 0);
    const { status, body } = await ask('/about', {}, 'GET', broken.url);
    expect([status, body.toString()]).toEqual([500, '500 Internal Server Error\n']);
    await broken.close();
  });
});

describe('headers of the site', () => {
  it('sends the given headers, those of the _headers file going before them', async () => {
    const { headers } = await ask('/');
    expect([headers['x-served-by'], headers['x-frame-options']]).toEqual(['preview', 'DENY']);
  });

  it('sends the headers of each pattern that matches, the later one winning', async () => {
    const [about, home] = [await ask('/about'), await ask('/')];
    expect([about.headers['referrer-policy'], home.headers['referrer-policy']]).toEqual(['no-referrer', 'no-referrer']);
    expect(about.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect([about.headers.link, home.headers.link]).toEqual(['</a>; rel=preload, </b>; rel=preload', undefined]);
    expect((await ask('/media/film.mp4')).headers['cache-control']).toBe('public, max-age=60');
    expect((await ask('/courses/react/notes')).headers['x-course']).toBe('yes');
    expect((await ask('/courses/a/b/notes')).headers['x-course']).toBeUndefined();
  });

  it.each(['/nope', '/.env', '/about/', '/_headers'])('sends them with the answer to %s as well', async (path) => {
    expect((await ask(path)).headers['referrer-policy']).toBe('no-referrer');
  });

  it('sends them with 304 and with a part', async () => {
    const part = await ask('/media/film.mp4', { Range: 'bytes=0-1' });
    expect([part.status, part.headers['cache-control']]).toEqual([206, 'public, max-age=60']);
    const kept = await ask('/media/film.mp4', { 'If-None-Match': '*' });
    expect([kept.status, kept.headers['cache-control']]).toEqual([304, 'public, max-age=60']);
    const reply = await ask('/about', { 'If-None-Match': '*' });
    expect([reply.status, reply.headers['referrer-policy']]).toEqual([304, 'no-referrer']);
  });

  it('does not let them change the length or coding, the type of an error, or how long an error is kept', async () => {
    expect((await ask('/about')).body.toString()).toBe(long('<p>About</p>'));
    const { status, headers } = await ask('/gone/x.png');
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      404,
      'public, max-age=0, must-revalidate',
      'text/html; charset=utf-8',
    ]);
  });

  it('passes over a line that is no header', async () => {
    const { status, headers } = await ask('/');
    expect([status, headers['x-broken'], headers['not a header']]).toEqual([200, undefined, undefined]);
  });
});

describe('listen', () => {
  it('says that a port is taken and how to pick another', async () => {
    const { port } = new URL(site.url);
    await expect(listen(createStaticServer({ root }), Number(port))).rejects.toThrow(
      `Port ${port} is already in use; choose another one with --port N.`,
    );
  });

  it('says that a number is no port', async () => {
    await expect(listen(createStaticServer({ root }), 70_000)).rejects.toThrow(
      '70000 is not a port; choose one from 1 to 65535 with --port N.',
    );
  });

  it('can be tried again after a taken port', async () => {
    const server = createStaticServer({ root });
    await expect(listen(server, Number(new URL(site.url).port))).rejects.toThrow();
    const second = await listen(server, 0);
    expect(server.listenerCount('error')).toBe(0);
    expect((await ask('/about', {}, 'GET', second.url)).status).toBe(200);
    await second.close();
  });

  it('listens on this machine alone, and gives its port back on closing', async () => {
    const open = await listen(createStaticServer({ root }), 0);
    expect(open.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await open.close();
    const next = createTcpServer();
    await new Promise<void>((resolve, reject) => {
      next.once('error', reject);
      next.listen(Number(new URL(open.url).port), '127.0.0.1', resolve);
    });
    next.close();
  });

  it('does not wait on closing for a request that never gets finished', async () => {
    const open = await listen(createStaticServer({ root }), 0);
    const socket = connect(Number(new URL(open.url).port), '127.0.0.1');
    const ended = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => {});
    await new Promise<void>((resolve) => socket.write('GET /about HTTP/1.1\r\nHost: loc', () => resolve()));
    await ask('/about', {}, 'GET', open.url);
    await open.close();
    await ended;
  });

  it('ends idle connections on closing, and may be closed twice', async () => {
    const open = await listen(createStaticServer({ root }), 0);
    const socket = connect(Number(new URL(open.url).port), '127.0.0.1');
    const ended = new Promise((resolve) => socket.on('close', resolve));
    socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    await open.close();
    await ended;
    await open.close();
  });
});
