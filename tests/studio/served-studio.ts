import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { type Answer, type FileState, type StudioStart, studioPath, tokenHeader } from '../../src/studio/protocol.ts';
import { ask, type Reply } from '../ask.ts';
import { minimalConfig, minimalText } from '../config/minimal-config.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>';

const root = resolve(import.meta.dirname, '../..');

/** A folder with the small site, for a test to edit. */
export function siteFolder(name: string, text: string | undefined = minimalText) {
  const folder = join(root, '.cache/studio-tests', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'public/images'), { recursive: true });
  for (const file of [minimalConfig.brand.logo.src, '/images/cto.svg'])
    writeFileSync(join(folder, 'public', file), drawing);
  const config = join(folder, 'site.config.json');
  writeFileSync(config, text);
  return { folder, config, read: () => readFileSync(config, 'utf8') };
}

export interface ServedStudio {
  url: string;
  token: string;
  output(): string;
  /** Sends a request as Studio's page does, but for the headers that are given. */
  post(name: string, body: unknown, headers?: Record<string, string | undefined>): Promise<Reply>;
  /** The same for an answer with a state. */
  call(name: string, body: unknown): Promise<Answer & { state: FileState }>;
  /** Ends the server, as if its machine had failed unless told. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Runs `npm run studio` for the site in a folder. */
export async function serveStudio(folder: string): Promise<ServedStudio> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const argv = ['--import', 'tsx', 'src/cli/cli.ts', 'studio', '--port', String(port), '--site', folder];
  const server: ChildProcess = spawn(process.execPath, argv, { cwd: root, env: { ...process.env, NO_COLOR: '1' } });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text) => {
      output += text;
    });
  const end = Date.now() + 60_000;
  while (!output.includes(`${url}${studioPath}`)) {
    if (Date.now() > end || server.exitCode !== null) throw new Error(output);
    await new Promise((done) => setTimeout(done, 100));
  }
  const token = await tokenOf(url);
  const post: ServedStudio['post'] = (name, body, headers = {}) => {
    const sent = Object.entries({ origin: url, 'content-type': 'application/json', [tokenHeader]: token, ...headers });
    const given = Object.fromEntries(sent.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
    return ask(url, `${studioPath}/api/${name}`, given, 'POST', typeof body === 'string' ? body : JSON.stringify(body));
  };
  return {
    url,
    token,
    output: () => output,
    post,
    call: async (name, body) => JSON.parse((await post(name, body)).body.toString()),
    end: (signal = 'SIGKILL') =>
      new Promise((done) => {
        server.once('exit', () => done());
        server.kill(signal);
      }),
  };
}

/** What a browser sends of a visit from the address bar. */
export const visit = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

async function tokenOf(url: string): Promise<string> {
  const { body } = await ask(url, studioPath, visit);
  const [, json = ''] = /<script type="application\/json" id="_studio">(.*?)<\/script>/.exec(body.toString()) ?? [];
  return (JSON.parse(json) as StudioStart).token;
}

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
