import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const program = '/usr/bin/caddy';

export const hasCaddy = (): boolean => existsSync(program);

/** What a test that wants Caddy says where there is none. */
export const noCaddy = 'There is no Caddy on this machine: apt-get install caddy';

/** Serves a built site by a real Caddy on this machine alone, with what the build wrote for it. */
export async function startCaddy(dist: string) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const conf = `{\n  admin off\n  auto_https off\n}\n${url} {\n  root * ${dist}\n  import ${dist}/site.caddy\n}\n`;
  writeFileSync(join(folder, 'Caddyfile'), conf);
  const child = spawn(program, ['run', '--config', join(folder, 'Caddyfile')], {
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  for (let left = 100; left > 0 && !(await fetch(url).catch(() => undefined)); left--) {
    if (child.exitCode !== null) throw new Error(`Caddy ended at once: ${said}`);
    await wait(50);
  }
  return {
    url,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
