import { lookup } from 'node:dns/promises';
import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { runCommand, startServer } from '../command.ts';
import { buildFolder, writeSmallSite } from '../served-site.ts';

// `npm run dev` and `npm run preview` for a container, or for a phone in the same network. 127.0.0.2 stands for the address of this machine
// in it: other machines do not reach that one either.

let folder: string;
/** The server for editing, opened for the network. */
let dev: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  folder = writeSmallSite('open-servers-test', () => {});
  await buildFolder(folder);
  dev = await startServer(['dev', '--site', folder, '--host', '127.0.0.2'], { env: { LAUNCH_EDITOR: 'true' } });
}, 120_000);
afterAll(() => {
  dev?.stop();
  rmSync(folder, { recursive: true });
});

const start = (command: string, host: string) => startServer([command, '--site', folder, '--host', host]);

describe.each([
  [
    'dev',
    /^Open to every machine that reaches (\S+), which sees the site with its drafts, and the files in the builder's folder and in the site's\.$/m,
  ],
  ['preview', /^Open to every machine that reaches (\S+), which sees all that is in .*\/dist\/\.$/m],
])('%s --host', (command, told) => {
  it('listens at the address, says what it opens to whom, and answers by addresses and localhost alone', async () => {
    const server = command === 'dev' ? dev : await start(command, '127.0.0.2');
    try {
      const statusFor = async (headers: Record<string, string>) => (await ask(server.url, '/about', headers)).status;
      const { port } = new URL(server.url);
      expect(await statusFor({})).toBe(200);
      for (const host of [`192.168.1.5:${port}`, `[fe80::1]:${port}`, `localhost:${port}`])
        expect(await statusFor({ host }), host).toBe(200);
      for (const host of ['evil.example', `1.2.3.4.evil.example:${port}`, hostname(), '[evil.example]'])
        expect(await statusFor({ host }), host).toBe(403);
      expect(await statusFor({ origin: 'http://evil.example' })).toBe(403);
      await expect.poll(() => told.exec(server.output())?.[1]).toBe(server.url);
      await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
    } finally {
      if (server !== dev) server.stop();
    }
  });

  it('answers by the name that is given, and by no other', async ({ skip }) => {
    const name = hostname();
    const found = await lookup(name).catch(() => undefined);
    skip(!found?.address.startsWith('127.'), 'the name of this machine leads to its network');
    // Browsers write names in small letters.
    const server = await start(command, name.toUpperCase());
    try {
      const { port } = new URL(server.url);
      for (const [host, status] of [
        [`${name}:${port}`, 200],
        [`x.${name}:${port}`, 403],
      ] as const)
        expect((await ask(server.url, '/images/logo.svg', { host })).status, host).toBe(status);
    } finally {
      server.stop();
    }
  });

  it.each(['198.51.100.7', 'no-such-machine.invalid'])('says that %s is not an address of this machine', (host) => {
    expect(runCommand([command, '--site', folder, '--host', host, '--port', '0'])).toEqual({
      status: 2,
      text: `${host} is not an address of this machine; choose one with --host, such as 0.0.0.0 for all that it has.\n`,
    });
  });
});

it('without --host, nobody is told of other machines, and a foreign address is refused', async () => {
  const server = await startServer(['preview', '--site', folder]);
  try {
    const { port } = new URL(server.url);
    expect((await ask(server.url, '/about', { host: `192.168.1.5:${port}` })).status).toBe(403);
    expect(server.output()).not.toContain('Open to');
  } finally {
    server.stop();
  }
});

it('a file is opened in the editor for this machine alone', async () => {
  const { hostname: host, port } = new URL(dev.url);
  const statusFrom = (localAddress: string) =>
    new Promise<number | undefined>((done, fail) => {
      const path = `/__open-in-editor?file=${encodeURIComponent(join(folder, 'site.config.json'))}`;
      const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
      get({ host, port, path, headers, localAddress }, (answer) => done(answer.resume().statusCode)).on('error', fail);
    });
  expect(await statusFrom('127.0.0.1')).toBe(200);
  // Stands for another machine.
  expect(await statusFrom('127.0.0.3')).toBe(403);
});

it('Studio is for this machine alone', () => {
  const { status, text } = runCommand(['studio', '--site', folder, '--host', '127.0.0.2']);
  expect(status).toBe(2);
  expect(text).toContain("unknown option '--host'");
});
