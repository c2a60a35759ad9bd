import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadRegistry } from '../../src/project/registry.ts';
import { listen } from '../../src/server/listen.ts';
import { createStaticServer } from '../../src/server/static-server.ts';
import { devPlugins } from '../../src/server/vite-plugin.ts';
import { minimalText } from '../config/minimal-config.ts';

// Visitors who go away while a large file is on its way to them.

const folder = mkdtempSync(join(tmpdir(), 'aborted-requests-'));

beforeAll(() => writeFileSync(join(folder, 'film.mp4'), Buffer.alloc(8_000_000)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const canCount = existsSync('/proc/self/fd');
const openFiles = () => readdirSync('/proc/self/fd').length;

/** Asks for a file and goes away after its first bytes. */
const abort = (port: number) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /film.mp4 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`),
    );
    socket.once('data', () => socket.destroy());
    socket.once('close', () => resolve());
  });

async function expectFilesClosed(port: number): Promise<void> {
  await abort(port);
  const before = openFiles();
  for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 25 }, () => abort(port)));
  await expect.poll(openFiles, { timeout: 60_000 }).toBeLessThan(before + 20);
}

it('preview keeps no file open after them', { timeout: 120_000, skip: !canCount }, async () => {
  const site = await listen(createStaticServer(folder), 0);
  await expectFilesClosed(Number(new URL(site.url).port));
  await site.close();
});

it('dev keeps no file open after them', { timeout: 120_000, skip: !canCount }, async () => {
  const configFile = join(folder, 'site.config.json');
  writeFileSync(configFile, minimalText);
  const site = { folder, configFile, schemaFile: join(folder, 'site.schema.json') };
  const server = await createServer({
    configFile: false,
    cacheDir: join(folder, '.vite'),
    logLevel: 'silent',
    plugins: devPlugins({ registry: await loadRegistry(folder), site }),
    publicDir: folder,
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  await expectFilesClosed(Number(new URL(server.resolvedUrls?.local[0] as string).port));
  await server.close();
});
