import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { shortHash } from '../../src/project/hash.ts';
import {
  type FileState,
  type StudioResponse,
  type StudioStart,
  studioPath,
  tokenHeader,
} from '../../src/studio/protocol.ts';
import { ask, type Reply } from '../ask.ts';
import { startServer } from '../command.ts';
import { minimalConfig, minimalText } from '../config/minimal-config.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>';

const root = resolve(import.meta.dirname, '../..');

// Not in the project's own cache, which its development server does not watch.
const folders = join(tmpdir(), `studio-tests-${shortHash(root)}`);

/** A folder with the small site, for a test to edit. */
export function siteFolder(name: string, text: string | undefined = minimalText) {
  const folder = join(folders, name);
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
  pid: number;
  token: string;
  /** The address that was printed at the start, with the code, which is spent. */
  path: string;
  /** The cookie of a browser that has opened it. */
  cookie: { name: string; value: string; url: string };
  /** Sends a request as Studio's page does, but for the headers that are given. */
  post(name: string, body: unknown, headers?: Record<string, string | undefined>): Promise<Reply>;
  /** The same for an answer with a state. */
  call(name: string, body: unknown): Promise<StudioResponse & { state: FileState }>;
  /** Ends the server, as if its machine had failed unless told. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Runs `npm run studio` for the site in a folder, at a free port unless one is given. */
export async function serveStudio(folder: string, port?: number, env: NodeJS.ProcessEnv = {}): Promise<ServedStudio> {
  const { url, pid, address, stop, isRunning } = await startServer(
    ['studio', '--site', folder],
    { cwd: root, env },
    port,
  );
  const path = address().slice(url.length);
  const cookie = await cookieOf(url, path);
  const token = await tokenOf(url, cookie);
  const post: ServedStudio['post'] = (name, body, headers = {}) => {
    const sent = Object.entries({ origin: url, 'content-type': 'application/json', [tokenHeader]: token, ...headers });
    const given = Object.fromEntries(sent.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
    return ask(url, `${studioPath}/api/${name}`, given, 'POST', typeof body === 'string' ? body : JSON.stringify(body));
  };
  return {
    url,
    pid,
    token,
    path,
    cookie: { ...cookie, url: `${url}${studioPath}` },
    post,
    call: async (name, body) => JSON.parse((await post(name, body)).body.toString()),
    async end(signal = 'SIGKILL') {
      stop(signal);
      while (isRunning()) await setTimeout(20);
    },
  };
}

/** What a browser sends of a visit from the address bar. */
export const visit = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

/** The cookie of a browser that opens the address with the code. */
export async function cookieOf(url: string, path: string) {
  const { headers } = await ask(url, path, visit);
  const [, name = '', value = ''] = /^([\w-]+)=([\w-]+)/.exec(String(headers['set-cookie'])) ?? [];
  return { name, value };
}

async function tokenOf(url: string, { name, value }: { name: string; value: string }): Promise<string> {
  const { body } = await ask(url, studioPath, { ...visit, cookie: `${name}=${value}` });
  const [, json = ''] = /<script type="application\/json" id="_studio">(.*?)<\/script>/.exec(body.toString()) ?? [];
  return (JSON.parse(json) as StudioStart).token;
}
