import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../src/server/listen.ts';
import { createStaticServer } from '../../src/server/static-server.ts';
import { ask as askAt, type Reply } from '../ask.ts';

// The server of `npm run preview`, asked over HTTP.

const folder = mkdtempSync(join(tmpdir(), 'static-server-'));
const root = join(folder, 'dist');
const about = '<p>About</p>\n'.repeat(200);
const packed = { br: brotliCompressSync(about), gzip: gzipSync(about) };
const film = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));
const again = 'public, max-age=0, must-revalidate';
let site: Listening;

function put(path: string, content: string | Buffer, base = root): void {
  const file = join(base, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', base = site.url): Promise<Reply> =>
  askAt(base, path, headers, method);

/** For what an HTTP client would refuse to send. */
function askRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => socket.write(text, 'latin1'));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

beforeAll(async () => {
  put('index.html', '<p>Home</p>');
  put('about/index.html', about);
  put('about/index.html.br', packed.br);
  put('about/index.html.gz', packed.gzip);
  put('about/page.json', '{"title":"About"}');
  put('with space/index.html', '<p>Space</p>');
  put('404.html', '<p>Not Found</p>');
  put('downloads/día "1" 100%.pdf', '%PDF-1.7');
  put('media/film.mp4', film);
  put('empty.txt', '');
  put('no-index/note.txt', 'note');
  put('.well-known/security.txt', 'Contact: mailto:a@example.com');
  for (const secret of ['.env', '.git/config', '.well-known/.hidden', 'no-index/.well-known/security.txt'])
    put(secret, 'SECRET');
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
      '/downloads/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '  Content-Type: image/png',
      '  Content-Disposition: attachment',
    ].join('\r\n'),
  );
  site = await listen(createStaticServer(root), 0);
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

describe('addresses', () => {
  it('serves pages and files', async () => {
    for (const [path, content] of [
      ['/', '<p>Home</p>'],
      ['/about', about],
      ['/about?a=1', about],
      ['/with%20space', '<p>Space</p>'],
      ['/.well-known/security.txt', 'Contact: mailto:a@example.com'],
      [`/downloads/${encodeURIComponent('día "1" 100%.pdf')}`, '%PDF-1.7'],
      ['/empty.txt', ''],
    ] as const) {
      const { status, body } = await ask(path);
      expect([path, status, body.toString()]).toEqual([path, 200, content]);
    }
  });

  it('redirects other forms of an address to it for good', async () => {
    for (const [from, to] of [
      ['/about/', '/about'],
      ['/about/index.html', '/about'],
      ['/index.html', '/'],
      ['/about/?a=1&b=%20', '/about?a=1&b=%20'],
      ['/with%20space/', '/with%20space'],
      ['/%61bout/', '/about'],
    ] as const) {
      const { status, headers, body } = await ask(from);
      expect([from, status, headers.location, headers['cache-control'], body.length]).toEqual([
        from,
        301,
        to,
        again,
        0,
      ]);
    }
  });

  it('answers any other address with status 404 and the content of 404.html', async () => {
    for (const path of [
      ...['/nope', '/nope/', '/nope/page.json', '/nope/index.html', '/no-index', '/no-index/', '/about/page.json/'],
      ...['/about/index.html/', '/ABOUT/nope', '/404', '/_headers', '/_redirects', `/${'a'.repeat(5000)}`],
      ...['/index.html/more', '/%252e%252e/outside.txt', '/leak.txt', '/leak/secret.txt', '/loop', '/.env', '/%2eenv'],
      ...['/.git/config', '/.well-known/.hidden', '/no-index/.well-known/security.txt', '//about/'],
      ...['//example.com/..;/', '/about//page.json', '/...'],
    ]) {
      const { status, headers, body } = await ask(path, { 'If-None-Match': '*', Range: 'bytes=0-1' });
      expect([path, status, body.toString()]).toEqual([path, 404, '<p>Not Found</p>']);
      const { etag, location, 'content-type': type, 'cache-control': kept } = headers;
      expect([type, etag, location, kept]).toEqual(['text/html; charset=utf-8', undefined, undefined, again]);
    }
  });

  it('answers an unknown address with plain text where there is no 404.html, or no folder at all', async () => {
    const bare = await listen(createStaticServer(join(folder, 'not-built')), 0);
    const { status, headers, body } = await ask('/', {}, 'GET', bare.url);
    expect([status, headers['content-type'], `${body}`]).toEqual([404, 'text/plain; charset=utf-8', '404 Not Found\n']);
    await bare.close();
  });

  it('serves the new build after the folder was replaced', async () => {
    const swapped = join(folder, 'swapped');
    put('index.html', 'old', swapped);
    put('index.html', 'new', `${swapped}-next`);
    const other = await listen(createStaticServer(swapped), 0);
    expect((await ask('/', {}, 'GET', other.url)).body.toString()).toBe('old');
    renameSync(swapped, `${swapped}-old`);
    renameSync(`${swapped}-next`, swapped);
    expect((await ask('/', {}, 'GET', other.url)).body.toString()).toBe('new');
    await other.close();
  });
});

it('says the type of a file by the name that was asked for, and forbids guessing', async () => {
  const types = {
    'text/html': ['html'],
    'text/javascript': ['js'],
    'text/css': ['css'],
    'application/json': ['json'],
    'image/svg+xml': ['svg'],
    'text/plain': ['txt'],
    'application/manifest+json': ['webmanifest'],
    'application/pdf': ['pdf'],
    'video/mp4': ['mp4'],
    'font/woff2': ['woff2'],
    'image/png': ['PNG'],
    'image/avif': ['avif'],
    'application/octet-stream': ['unknown', 'constructor'],
  };
  for (const [type, endings] of Object.entries(types))
    for (const ending of endings) {
      put(`types/file.${ending}`, 'x');
      const { headers } = await ask(`/types/file.${ending}`);
      expect([headers['content-type']?.split(';')[0], headers['x-content-type-options']]).toEqual([type, 'nosniff']);
    }
  expect((await ask('/linked.html')).headers['content-type']).toBe('text/html; charset=utf-8');
});

it('sends the compressed form that the client takes and the build made, else the file as it is', async () => {
  for (const [accepted, coding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['zstd', undefined],
    ['', undefined],
  ] as const) {
    const { headers, body } = await ask('/about', { 'Accept-Encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'Accept-Encoding']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.equals(coding ? packed[coding] : Buffer.from(about))).toBe(true);
  }
  const { headers, body } = await ask('/', { 'Accept-Encoding': 'br, gzip' });
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, '<p>Home</p>']);
});

it('answers a known ETag with 304 and no body, gives each coding one of its own, and says when a file was changed', async () => {
  const tags = new Set<string>();
  for (const coding of ['br', 'gzip', 'identity']) {
    const accept = { 'Accept-Encoding': coding };
    const { etag = '' } = (await ask('/about', accept)).headers;
    const known = await ask('/about', { ...accept, 'If-None-Match': etag });
    expect([known.status, known.body.length, known.headers['cache-control']]).toEqual([304, 0, again]);
    tags.add(etag);
  }
  expect(tags.size).toBe(3);
  const other = await ask('/about', { 'If-None-Match': '"other"' });
  expect(other.status).toBe(200);
  expect(other.headers['last-modified']).toBe(statSync(join(root, 'about/index.html')).mtime.toUTCString());
});

it('answers HEAD as GET without the body, and refuses every other method', async () => {
  for (const path of ['/about', '/nope', '/about/', '/media/film.mp4']) {
    const [get, head] = [await ask(path), await ask(path, {}, 'HEAD')];
    const { date: _, 'content-length': __, 'transfer-encoding': ___, ...expected } = get.headers;
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    expect(head.headers).toMatchObject(expected);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH']) {
    const { status, headers } = await ask('/about', {}, method);
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});

describe('parts of a file', () => {
  const part = (range: string, path = '/media/film.mp4', headers = {}) => ask(path, { Range: range, ...headers });

  it('are just the bytes that were asked for', async () => {
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      ['bytes=4990-', 4990, 4999],
      ['bytes=4000-999999', 4000, 4999],
      ['bytes=7-7', 7, 7],
    ] as const) {
      const { status, headers, body } = await part(range);
      expect([status, headers['content-range']]).toEqual([206, `bytes ${start}-${end}/5000`]);
      expect(headers['content-length']).toBe(String(end - start + 1));
      expect(body.equals(film.subarray(start, end + 1))).toBe(true);
    }
  });

  it('that lie outside are answered with 416', async () => {
    for (const [range, path, says] of [
      ['bytes=5000-', '/media/film.mp4', 'bytes */5000'],
      ['bytes=0-', '/empty.txt', 'bytes */0'],
    ] as const) {
      const { status, headers } = await part(range, path);
      expect([status, headers['content-range']]).toEqual([416, says]);
    }
  });

  it('of a form that it does not know, or of another version, are the whole file', async () => {
    for (const range of ['bytes=-10', 'bytes=0-0', 'bytes=0-1,4-5', 'bytes=9-2', 'bytes=-', 'bytes=a-b', 'pages=1-2']) {
      const { status, body } = await part(range);
      expect([range, status, body.equals(film)]).toEqual([range, 200, true]);
    }
    expect((await part('bytes=0-9', '/media/film.mp4', { 'If-Range': '"other"' })).status).toBe(200);
  });
});

describe('safety', () => {
  it('refuses as a bad request what climbs, is no address, or names another site', async () => {
    for (const path of [
      ...['/../outside.txt', '/about/../../outside.txt', '/%2e%2e/outside.txt', '/.%2e/outside.txt'],
      ...['/..%2foutside.txt', '/..%5coutside.txt', '/..\\outside.txt', '/about/./page.json', '/about%2fpage.json'],
      ...['/about%00.html', '/about%0d%0aSet-Cookie:%20a=b/', '/%', '/%zz', '/%ff', '/%c0%ae%c0%ae/outside.txt'],
      'http://localhost/about',
    ]) {
      const { status, body, headers } = await ask(path);
      const answer = [path, status, body.toString(), headers['set-cookie']];
      expect(answer).toEqual([path, 400, '400 Bad Request\n', undefined]);
    }
  });

  it('answers its own names alone: others may have been pointed here', async () => {
    const own = ['localhost', 'LOCALHOST:80', '127.0.0.1:4173', '[::1]:4173'];
    const others = [
      'example.com',
      'localhost.example.com',
      '127.0.0.1.example.com',
      'example.com#127.0.0.1',
      '127.0.0.2',
    ];
    for (const host of own) expect([host, (await ask('/about', { Host: host })).status]).toEqual([host, 200]);
    for (const host of [...others, 'localhost:1@example.com']) {
      const { status, body } = await ask('/about', { Host: host });
      expect([host, status, body.toString()]).toEqual([host, 403, '403 Forbidden\n']);
    }
    expect(await askRaw('GET /about HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await askRaw('GET /about HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await askRaw('GET /about HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  const fetched = (site: string, mode: string, dest: string) => ({
    'Sec-Fetch-Site': site,
    'Sec-Fetch-Mode': mode,
    'Sec-Fetch-Dest': dest,
  });

  it.each([
    [200, 'the address bar', fetched('none', 'navigate', 'document')],
    [200, 'a page of its own', fetched('same-origin', 'cors', 'empty')],
    [200, 'a link of another site', fetched('cross-site', 'navigate', 'document')],
    [403, 'another origin', { Origin: 'https://evil.example' }],
    [403, 'an origin that hides', { Origin: 'null' }],
    [403, 'another port', { Origin: 'http://127.0.0.1:5000' }],
    [403, 'a picture on another site', fetched('cross-site', 'no-cors', 'image')],
    [403, 'a frame on another site', fetched('cross-site', 'navigate', 'iframe')],
    [403, 'the page of another port', fetched('same-site', 'cors', 'empty')],
  ])('answers with %i to %s', async (status, _who, headers) => {
    expect((await ask('/about', headers)).status).toBe(status);
  });

  it('survives nonsense on the wire and goes on serving', async () => {
    const end = 'HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    for (const text of ['\u0000\u0001nonsense\r\n\r\n', `GET /\u00ff\u00fe ${end}`, `GET about ${end}`])
      expect(await askRaw(text)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask('/about')).status).toBe(200);
  });
});

describe('headers of the site', () => {
  it('sends the headers of each pattern that matches, the later one winning', async () => {
    const [page, home] = [await ask('/about'), await ask('/')];
    expect([page.headers['referrer-policy'], home.headers['referrer-policy']]).toEqual(['no-referrer', 'no-referrer']);
    expect([page.headers['x-frame-options'], home.headers['x-frame-options']]).toEqual(['SAMEORIGIN', 'DENY']);
    expect([page.headers.link, home.headers.link]).toEqual(['</a>; rel=preload, </b>; rel=preload', undefined]);
    expect([home.headers['cache-control'], home.headers['x-broken']]).toEqual([again, undefined]);
    expect((await ask('/courses/react/notes')).headers['x-course']).toBe('yes');
    expect((await ask('/courses/a/b/notes')).headers['x-course']).toBeUndefined();
  });

  it.each([
    [404, '/nope', {}, 'GET'],
    [301, '/about/', {}, 'GET'],
    [400, '/%zz', {}, 'GET'],
    [403, '/about', { Host: 'example.com' }, 'GET'],
    [405, '/about', {}, 'POST'],
    [206, '/media/film.mp4', { Range: 'bytes=0-1' }, 'GET'],
    [416, '/media/film.mp4', { Range: 'bytes=5000-' }, 'GET'],
  ])('sends them with %i as well', async (status, path, sent, method) => {
    const reply = await ask(path, sent, method);
    expect([reply.status, reply.headers['referrer-policy']]).toEqual([status, 'no-referrer']);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('sends what they say about a file with the file alone', async () => {
    const file = await ask(`/downloads/${encodeURIComponent('día "1" 100%.pdf')}`);
    const said = ({ headers }: Reply) =>
      ['cache-control', 'content-type', 'content-disposition'].map((name) => headers[name]);
    expect(said(file)).toEqual(['public, max-age=31536000, immutable', 'image/png', 'attachment']);
    const missing = await ask('/downloads/none.pdf');
    expect([missing.status, ...said(missing)]).toEqual([404, again, 'text/html; charset=utf-8', undefined]);
  });
});

describe('listen', () => {
  it('says what is wrong with a port, and can be tried again', async () => {
    const { port } = new URL(site.url);
    const server = createStaticServer(root);
    await expect(listen(server, Number(port))).rejects.toThrow(
      `Port ${port} is already in use; choose another one with --port N.`,
    );
    await expect(listen(server, 70_000)).rejects.toThrow(
      '70000 is not a port; choose one from 1 to 65535 with --port N.',
    );
    const second = await listen(server, 0);
    expect((await ask('/about', {}, 'GET', second.url)).status).toBe(200);
    await second.close();
  });

  it('listens on this machine alone, and gives its port back on closing, whatever is still open', async () => {
    const open = await listen(createStaticServer(root), 0);
    expect(open.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const port = Number(new URL(open.url).port);
    const socket = connect(port, '127.0.0.1');
    const ended = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => {});
    await new Promise<void>((resolve) => socket.write('GET /about HTTP/1.1\r\nHost: loc', () => resolve()));
    await open.close();
    await open.close();
    await ended;
    const next = createTcpServer();
    await new Promise<void>((resolve, reject) => next.once('error', reject).listen(port, '127.0.0.1', resolve));
    next.close();
  });
});
