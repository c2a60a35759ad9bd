import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteConfigInput } from '../schema/site.ts';
import { copyProject } from '../tests/project-copy.ts';

/** What a process took. */
export interface Run {
  seconds: number;
  megabytes: number;
  /** Seconds of processors, user and system, of it and the processes that it started. */
  processor: number;
}

/** Copies the project with another config; only its code is bundled. */
export function siteOf(title: string, config: SiteConfigInput) {
  // An earlier copy is renamed and removed at the end: just after a large deletion, file systems are slow.
  const name = `bench-growth-${title.replace(/\W+/g, '-')}`;
  const old = resolve('.cache', `${name}.${process.pid}`);
  if (existsSync(resolve('.cache', name))) renameSync(resolve('.cache', name), old);
  const { root } = copyProject(name);
  const file = join(root, 'site.config.json');
  const build = () => run(root, '--import', usage, 'bin/site-from-json.js', 'build');
  build();
  for (const made of ['dist', '.cache/dist.json']) rmSync(join(root, made), { recursive: true, force: true });
  writeFileSync(file, JSON.stringify(config, null, 2));
  return { root, file, build, remove: () => rmSync(old, { recursive: true, force: true }) };
}

/** For `node --import`: has a process print its duration and memory. */
export const usage = resolve('bench/usage.mjs');

/** Runs Node.js in a folder, and reads the measurements that the process prints. */
export function run(cwd: string, ...args: string[]): Run {
  const timed = ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', process.execPath, ...args];
  const { status, stdout, stderr } = spawnSync('bash', timed, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, NODE_ENV: 'production', LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stdout}${stderr}`);
  const [user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { ...JSON.parse(stdout.trim().split('\n').at(-1) ?? ''), processor: user + system };
}
