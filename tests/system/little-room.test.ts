import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { init } from '../../src/cli/init.ts';
import { programArguments, runCommand } from '../command.ts';

// A machine on which a process may open few files, or has little memory.

const folder = mkdtempSync(join(tmpdir(), 'little-room-'));
const site = join(folder, 'site');
const dist = join(site, 'dist');

beforeAll(async () => {
  await init(site, { from: 'saas' });
  const { status, text } = runCommand(['build', '--site', site]);
  expect(status, text).toBe(0);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command that may have a number of files open at once. */
function runWithFiles(most: number, name: string) {
  const command = [process.execPath, ...programArguments, name, '--site', site];
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `ulimit -n ${most} && exec "$0" "$@"`, ...command], {
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, text: stdout + stderr };
}

/** The files of the site by their paths, but for what commands keep for themselves. */
function filesOf(root: string): Record<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  const own = files.filter((file) => !file.startsWith('.cache/'));
  return Object.fromEntries(own.map((file) => [file, readFileSync(join(root, file), 'base64')]));
}

it.each(['validate', 'build'])(
  '%s says how many files it must be able to open, leaves all as it was, and works with so many',
  (name) => {
    const file = join(site, 'site.config.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"title": "/, '"title": "New: '));
    const before = filesOf(site);
    expect(runWithFiles(64, name)).toEqual({
      status: 2,
      text: 'Only 64 files may be open at once (ulimit -n). At least 256 are needed.\n',
    });
    expect(filesOf(site)).toEqual(before);
    const { status, text } = runWithFiles(256, name);
    expect(status, text).toBe(0);
    expect(readFileSync(join(dist, 'index.html'), 'utf8').includes('New: ')).toBe(name === 'build');
  },
);

it('a site is built with 256 MB of memory for JavaScript', () => {
  rmSync(dist, { recursive: true, force: true });
  rmSync(join(site, '.cache'), { recursive: true, force: true });
  const { status, text } = runCommand(['build', '--site', site], { env: { NODE_OPTIONS: '--max-old-space-size=256' } });
  expect(status, text).toBe(0);
  expect(text).toContain('Built 8 pages');
});
