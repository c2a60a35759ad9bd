import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../src/cli/listen.ts';
import { createStaticServer } from '../../src/cli/static-server.ts';
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
  it.each([
    ['/', '<p>Home</p>'],
    ['/about', about],
    ['/about?a=1', about],
    ['/with%20space', '<p>Space</p>'],
    ['/.well-known/security.txt', 'Contact: mailto:a@example.com'],
    [`/downloads/${encodeURIComponent('día "1" 100%.pdf')}`, '%PDF-1.7'],
    ['/empty.txt', ''],
  ])('serves %s', async (path, content) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([200, content]);
  });

  it.each([
    ['/about/', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/about/?a=1&b=%20', '/about?a=1&b=%20'],
    ['/with%20space/', '/with%20space'],
    ['/%61bout/', '/about'],
  ])('redirects %s to %s for good', async (from, to) => {
    const { status, headers, body } = await ask(from);
    expect([status, headers.location, headers['cache-control'], body.length]).toEqual([301, to, again, 0]);
  });

  it.each([
    ...['/nope', '/nope/', '/nope/page.json', '/nope/index.html', '/no-index', '/no-index/', '/about/page.json/'],
    ...['/about/index.html/', '/ABOUT/nope', '/404', '/_headers', '/_redirects', `/${'a'.repeat(5000)}`],
    ...['/index.html/more', '/%252e%252e/outside.txt', '/leak.txt', '/leak/secret.txt', '/loop', '/.env', '/%2eenv'],
    ...['/.git/config', '/.well-known/.hidden', '/no-index/.well-known/security.txt', '//about/'],
    ...['//example.com/..;/', '/about//page.json', '/...'],
  ])('answers %s with status 404 and the content of 404.html', async (path) => {
    const { status, headers, body } = await ask(path, { 'If-None-Match': '*', Range: 'bytes=0-1' });
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/html; charset=utf-8',
      '<p>Not Found</p>',
    ]);
    expect([headers.etag, headers.location, headers['cache-control']]).toEqual([undefined, undefined, again]);
  });

  it('answers an unknown address with plain text where there is no 404.html, or no folder at all', async () => {
    const bare = await listen(createStaticServer(join(folder, 'not-built')), 0);
    const { status, headers, body } = await ask('/', {}, 'GET', bare.url);
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      '404 Not Found\n',
    ]);
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

it.each([
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['svg', 'image/svg+xml; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['webmanifest', 'application/manifest+json; charset=utf-8'],
  ['pdf', 'application/pdf'],
  ['mp4', 'video/mp4'],
  ['woff2', 'font/woff2'],
  ['PNG', 'image/png'],
  ['avif', 'image/avif'],
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

describe('compression', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['zstd', undefined],
    ['', undefined],
  ] as const)('answers Accept-Encoding "%s" with the file of %s', async (accepted, coding) => {
    const { headers, body } = await ask('/about', { 'Accept-Encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'Accept-Encoding']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.equals(coding ? packed[coding] : Buffer.from(about))).toBe(true);
  });

  it('sends a file as it is where the build made no compressed form', async () => {
    const { headers, body } = await ask('/', { 'Accept-Encoding': 'br, gzip' });
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, '<p>Home</p>']);
  });
});

describe('caching', () => {
  it('answers a known ETag with 304 and no body, and gives each coding one of its own', async () => {
    const codings = ['br', 'gzip', 'identity'];
    const tags = await Promise.all(
      codings.map(async (coding) => {
        const accept = { 'Accept-Encoding': coding };
        const { etag = '' } = (await ask('/about', accept)).headers;
        const known = await ask('/about', { ...accept, 'If-None-Match': etag });
        expect([known.status, known.body.length, known.headers['cache-control']]).toEqual([304, 0, again]);
        return etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
    expect((await ask('/about', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('says when a file was changed', async () => {
    const { headers } = await ask('/about');
    expect(headers['last-modified']).toBe(statSync(join(root, 'about/index.html')).mtime.toUTCString());
  });
});

describe('methods', () => {
  it.each(['/about', '/nope', '/about/', '/media/film.mp4'])(
    'answers HEAD %s as GET, without the body',
    async (path) => {
      const [get, head] = [await ask(path), await ask(path, {}, 'HEAD')];
      const { date: _, 'content-length': __, 'transfer-encoding': ___, ...expected } = get.headers;
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
    ['bytes=4000-999999', 4000, 4999],
    ['bytes=7-7', 7, 7],
  ])('answers %s with just these bytes', async (range, start, end) => {
    const { status, headers, body } = await ask('/media/film.mp4', { Range: range });
    expect([status, headers['content-range']]).toEqual([206, `bytes ${start}-${end}/5000`]);
    expect(headers['content-length']).toBe(String(end - start + 1));
    expect(body.equals(film.subarray(start, end + 1))).toBe(true);
  });

  it.each([
    ['/media/film.mp4', 'bytes=5000-', 'bytes */5000'],
    ['/empty.txt', 'bytes=0-', 'bytes */0'],
  ])('answers a part of %s that lies outside with 416', async (path, range, says) => {
    const { status, headers } = await ask(path, { Range: range });
    expect([status, headers['content-range']]).toEqual([416, says]);
  });

  it.each(['bytes=-10', 'bytes=0-0', 'bytes=0-1,4-5', 'bytes=9-2', 'bytes=-', 'bytes=a-b', 'pages=1-2'])(
    'answers %s, which it does not know, with the whole file',
    async (range) => {
      const { status, body } = await ask('/media/film.mp4', { Range: range });
      expect([status, body.equals(film)]).toEqual([200, true]);
    },
  );

  it('sends the whole file to who asks for a part of another version', async () => {
    expect((await ask('/media/film.mp4', { Range: 'bytes=0-9', 'If-Range': '"other"' })).status).toBe(200);
  });
});

describe('safety', () => {
  it.each([
    ...['/../outside.txt', '/about/../../outside.txt', '/%2e%2e/outside.txt', '/.%2e/outside.txt'],
    ...['/..%2foutside.txt', '/..%5coutside.txt', '/..\\outside.txt', '/about/./page.json', '/about%2fpage.json'],
    ...['/about%00.html', '/about%0d%0aSet-Cookie:%20a=b/', '/%', '/%zz', '/%ff', '/%c0%ae%c0%ae/outside.txt'],
    'http://localhost/about',
  ])('refuses %s as a bad request', async (path) => {
    const { status, body, headers } = await ask(path);
    expect([status, body.toString(), headers['set-cookie']]).toEqual([400, '400 Bad Request\n', undefined]);
  });

  it.each(['localhost', 'LOCALHOST:80', '127.0.0.1:4173', '[::1]:4173'])('answers the host %s', async (host) => {
    expect((await ask('/about', { Host: host })).status).toBe(200);
  });

  it.each([
    ...['example.com', 'localhost.example.com', '127.0.0.1.example.com', 'example.com#127.0.0.1', '127.0.0.2'],
    'localhost:1@example.com',
  ])('refuses the host "%s", whose name may have been pointed here', async (host) => {
    const { status, body } = await ask('/about', { Host: host });
    expect([status, body.toString()]).toEqual([403, '403 Forbidden\n']);
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

  it('refuses a request without a host', async () => {
    expect(await askRaw('GET /about HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await askRaw('GET /about HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await askRaw('GET /about HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('survives nonsense on the wire and goes on serving', async () => {
    expect(await askRaw('\u0000\u0001nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await askRaw('GET /\u00ff\u00fe HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 /,
    );
    expect(await askRaw('GET about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 /,
    );
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
