import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface Nginx {
  /** Without a slash at its end. */
  url: string;
  /** The process that has begun the others. */
  pid: number;
  /** Whether it can send the `.br` files. */
  brotli: boolean;
  stop(): Promise<void>;
}

/** The nginx of this machine, if it has one. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find(isExecutable);
}

/** What a test that wants nginx says where there is none. */
export const noNginx = 'There is no nginx on this machine: apt-get install nginx-light libnginx-mod-http-brotli-static';

/** Serves the built site of a folder by a real nginx, on this machine alone, with the very configuration that `npm run nginx` prints. */
export const startNginx = (site = '.'): Promise<Nginx> =>
  serveByNginx(({ listen, brotli }) => {
    const options = ['--site', site, '--listen', listen, ...(brotli ? ['--brotli'] : [])];
    return execFileSync(process.execPath, ['bin/site-from-json.js', 'nginx', ...options], {
      encoding: 'utf8',
    });
  });

/** Serves a site by a real nginx with a configuration. */
export async function serveByNginx(confOf: (options: { listen: string; brotli: boolean }) => string): Promise<Nginx> {
  const program = findNginx();
  if (!program) throw new Error(noNginx);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const brotli = existsSync(brotliModule);
  writeFileSync(join(folder, 'site.conf'), confOf({ listen: `127.0.0.1:${port}`, brotli }));
  writeFileSync(join(folder, 'nginx.conf'), mainConf(folder, brotli));
  const errors = join(folder, 'error.log');
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', errors], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = `http://127.0.0.1:${port}`;
  await ready(child, url);
  return {
    url,
    pid: Number(child.pid),
    brotli,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const mainConf = (folder: string, brotli: boolean) => `
${brotli ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include site.conf;
}
`;

async function ready(child: ChildProcess, url: string): Promise<void> {
  let reported = '';
  child.stderr?.on('data', (text) => {
    reported += text;
  });
  for (let left = 100; left > 0; left--) {
    if (child.exitCode !== null) throw new Error(`nginx ended at once: ${reported}`);
    if (await fetch(url).catch(() => undefined)) return;
    await wait(50);
  }
  throw new Error(`nginx does not answer: ${reported}`);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
