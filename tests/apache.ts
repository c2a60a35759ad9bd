import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const program = '/usr/sbin/apache2';
const modules = '/usr/lib/apache2/modules';

export const hasApache = (): boolean => existsSync(program) && existsSync(modules);

/** What a test that wants Apache says where there is none. */
export const noApache = 'There is no Apache on this machine: apt-get install apache2-bin';

/** Serves a folder by a real Apache on this machine alone, as most hosts with Apache do: what the site wants is in its `.htaccess`. */
export async function startApache(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'apache-'));
  const port = await freePort();
  const names = 'mpm_event authz_core headers rewrite mime dir deflate filter'.split(' ');
  const conf = `${names.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/errors
DocumentRoot "${root}"
TypesConfig /dev/null
<Directory "${root}">
  AllowOverride All
  Require all granted
</Directory>
`;
  writeFileSync(join(folder, 'httpd.conf'), conf);
  const child = spawn(program, ['-d', folder, '-f', join(folder, 'httpd.conf'), '-DFOREGROUND'], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  for (let left = 100; left > 0 && !(await fetch(url).catch(() => undefined)); left--) {
    if (child.exitCode !== null) throw new Error('Apache ended at once.');
    await wait(50);
  }
  return {
    url,
    errors: join(folder, 'errors'),
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
