import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '../../src/server/listen.ts';
import { createStaticServer } from '../../src/server/static-server.ts';
import { runs } from '../properties.ts';

// Whatever is sent to the server of `npm run preview`: it answers in HTTP or closes the connection, gives nothing from outside of its
// folder, and goes on.

const folder = mkdtempSync(join(tmpdir(), 'any-request-'));
const root = join(folder, 'dist');
let site: Listening;
let port: number;

beforeAll(async () => {
  mkdirSync(join(root, 'about'), { recursive: true });
  mkdirSync(join(root, '.git'));
  for (const file of ['index.html', 'about/index.html', '404.html']) writeFileSync(join(root, file), `<p>${file}</p>`);
  for (const file of ['secret.txt', 'dist/.env', 'dist/.git/config']) writeFileSync(join(folder, file), 'SECRET');
  site = await listen(createStaticServer(root), 0);
  port = Number(new URL(site.url).port);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** What comes back for these bytes until the server closes the connection, or says nothing for so many milliseconds: the request may not be whole. */
const send = (bytes: Buffer, patience: number) =>
  new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });

const mostly = (usual: string, ...others: string[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
const traversal = fc.constantFrom(
  '..',
  '%2e%2e',
  '%2E.',
  '.',
  'about',
  'dist',
  '%2e%2e%2f..',
  '..%5c..',
  '...',
  '%c0%ae%c0%ae',
  '',
  'é',
  '%00',
);
const files = [
  'secret.txt',
  '.env',
  '%2eenv',
  '.env%00.html',
  '.git/config',
  '.git%2fconfig',
  'index.html',
  'about',
  '%',
  '?a#b',
  `${root}/.env`,
];
const path = fc
  .tuple(fc.array(traversal, { maxLength: 4 }), fc.constantFrom('/', '//', '\\', '%2f', ';'), fc.constantFrom(...files))
  .map(([folders, separator, file]) => `/${[...folders, file].join(separator)}`);
const header = fc.oneof(
  fc.constantFrom(
    'Range: bytes=0-1',
    'Range: bytes=5-1,-9,x',
    'Accept-Encoding: br;q=x, *',
    'If-None-Match: *',
    'If-Modified-Since: never',
    'Content-Length: 5',
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
    'Upgrade: websocket',
    `Cookie: ${'x'.repeat(20_000)}`,
  ),
  fc
    .tuple(fc.constantFrom('Host', 'Range', 'Accept', 'X'), fc.string({ unit: 'binary', maxLength: 20 }))
    .map((parts) => parts.join(': ')),
);
const request = fc
  .record({
    method: mostly('GET', 'HEAD', 'POST', 'OPTIONS', 'get', 'X', ''),
    path: fc.oneof(
      path,
      path.map((one) => `http://example.com${one}`),
      fc.string({ unit: 'binary', maxLength: 30 }),
    ),
    version: mostly('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', ''),
    headers: fc.oneof(fc.constant([]), fc.array(header, { maxLength: 3 })),
    body: fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 20 })),
  })
  .map(({ method, path: target, version, headers, body }) =>
    Buffer.from(
      `${method} ${target} ${version}\r\n${['Host: 127.0.0.1', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`,
      'latin1',
    ),
  );

test('whatever is sent to the server, it answers in HTTP, tells no secret and goes on', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 5, arbitrary: request }, { weight: 1, arbitrary: fc.uint8Array({ maxLength: 100 }) }),
      async (bytes) => {
        const answer = await send(Buffer.from(bytes), 300);
        if (answer)
          expect(answer).toMatch(
            /^HTTP\/1\.1 (1\d\d|200|206|30[1248]|304|400|404|405|408|412|413|416|417|431|501|505) /,
          );
        expect(answer).not.toContain('SECRET');
        expect(
          await send(Buffer.from('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'), 60_000),
        ).toContain('<p>index.html</p>');
      },
    ),
    runs(5000),
  );
});
