import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { programArguments, runCommand } from '../command.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';
import { runs } from '../properties.ts';

// Commands that write files of a site, killed at any moment: each file is the old or the new one, whole, and the command, run again, ends
// as if nothing had been. `build` is killed in build.test.ts.

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
const [before, site] = [join(folder, 'before'), join(folder, 'site')];
afterAll(() => rmSync(folder, { recursive: true }));

/** The files of a folder by their paths; those that a killed command has left are hidden ones. */
function filesOf(root: string): Record<string, string> {
  const entries = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    files
      .map((file) => [relative(root, file), file] as const)
      .filter(([path]) => !/(^|\/)\.(?!gitignore)/.test(path))
      .map(([path, file]) => [path, readFileSync(file, 'base64')]),
  );
}

/** A site in two languages, whose items have no ids. The other language has texts of them, as was right once, or none yet. */
function writeBefore(isOld: boolean): void {
  rmSync(before, { recursive: true, force: true });
  mkdirSync(join(before, 'public/images'), { recursive: true });
  const text = (config: object) => `${JSON.stringify(config, null, 2)}\n`;
  const people = ['Ada', 'Bo'].map((name) => ({ ...(!isOld && { id: name.toLowerCase() }), name, role: 'Engineer' }));
  const config = {
    ...minimalConfig,
    lists: { ...minimalConfig.lists, team: { of: 'people', items: people } },
    locales: { de: { label: 'Deutsch', file: 'site.config.de.json' } },
  };
  writeFileSync(join(before, 'site.config.json'), text(config));
  const items = [{ role: 'Ingenieurin' }, { role: 'Ingenieur' }];
  writeFileSync(join(before, 'site.config.de.json'), text(isOld ? { lists: { team: { items } } } : {}));
  for (const name of ['logo.svg', 'cto.svg']) writeFileSync(join(before, 'public/images', name), drawing);
}

it.each([
  ['upgrade', ['upgrade', '--write', '--site', site]],
  ['translate', ['translate', 'de', '--site', site]],
  ['init', ['init', site, '--from', 'saas']],
])('%s leaves whole files when it is killed at any moment, and ends well the next time', async (name, command) => {
  writeBefore(name === 'upgrade');
  if (name === 'init') rmSync(before, { recursive: true });
  const reset = () => {
    rmSync(site, { recursive: true, force: true });
    if (existsSync(before)) cpSync(before, site, { recursive: true });
  };
  reset();
  const run = () => {
    const { status, text } = runCommand(command);
    expect(status, text).toBe(0);
  };
  const old = filesOf(site);
  const began = performance.now();
  run();
  const duration = performance.now() - began;
  const whole = filesOf(site);
  expect(whole).not.toEqual(old);

  await fc.assert(
    // Files are written at the end.
    fc.asyncProperty(fc.double({ min: 0.4, max: 1.1, noNaN: true }), async (moment) => {
      reset();
      const child = spawn(process.execPath, [...programArguments, ...command], { stdio: 'ignore' });
      const ended = new Promise((done) => child.on('close', done));
      await wait(moment * duration);
      child.kill('SIGKILL');
      await ended;
      const left = filesOf(site);
      for (const [path, content] of Object.entries(left)) expect([old[path], whole[path]], path).toContain(content);
      if (name === 'init') expect([0, Object.keys(whole).length]).toContain(Object.keys(left).length);
      const isMade = name === 'init' && existsSync(site);
      if (!isMade) run();
      expect(filesOf(site)).toEqual(whole);
    }),
    runs(4),
  );
});
