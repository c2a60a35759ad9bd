import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { translate } from '../../src/cli/translate.ts';
import { upgrade } from '../../src/cli/upgrade.ts';
import { createFile } from '../../src/project/replace-file.ts';
import { writeSchema } from '../../src/project/write-schema.ts';
import { writeAgain } from '../../src/studio/server/read-text.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { registry } from '../registry.ts';

// A disk of 60 MB in memory, with a copy of the project on it, and one of 1 MB with a site. They are then filled to the last bytes.

let project: ProjectCopy | undefined;
let isMounted = false;
let site = '';

beforeAll(() => {
  project = copyProject('disk-full-test', (root) => {
    isMounted = mount(root, '60m');
  });
  site = mkdtempSync(join(tmpdir(), 'disk-full-site-'));
  if (isMounted) mount(site, '1m');
});
afterAll(() => {
  if (project && isMounted) for (const folder of [project.root, site]) execFileSync('umount', ['-l', folder]);
  project?.remove();
  rmSync(site, { recursive: true });
});

/** Makes a small disk. Only whoever may mount can make one. */
function mount(folder: string, size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Fills a disk up to a number of blocks. */
function fill(folder: string, left: number): void {
  const { bsize, bavail } = statfsSync(folder);
  writeFileSync(join(folder, 'filler'), Buffer.alloc(bsize * (bavail - left)));
}

it('says that the disk is full, and leaves the last good site', ({ skip }) => {
  skip(!isMounted, 'a small disk cannot be mounted here');
  const { root, read, write } = project as ProjectCopy;
  const build = () => spawnSync(process.execPath, ['bin/site-from-json.js', 'build'], { cwd: root, encoding: 'utf8' });
  const site = () =>
    readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name)).toString('base64')])
      .sort(([one], [other]) => ((one as string) < (other as string) ? -1 : 1));
  expect(build()).toMatchObject({ status: 0 });
  const before = site();

  // All but some pages: enough to begin, too little to end.
  const { bsize, bavail } = statfsSync(root);
  writeFileSync(join(root, 'filler'), Buffer.alloc(bsize * bavail - 100_000));
  write('site.config.json', read('site.config.json').replace('"motto": "', '"motto": "X'));
  const { status, stderr } = build();
  expect(status).toBe(2);
  expect(stderr).toMatch(/^The disk is full\.\nNothing was built; dist\/ is unchanged\.\n$/);
  expect(site()).toEqual(before);

  rmSync(join(root, 'filler'));
  expect(build()).toMatchObject({ status: 0 });
  expect(site()).not.toEqual(before);
}, 180_000);

it('writes the files of an editor whole, or leaves them as they were', async ({ skip }) => {
  skip(!isMounted, 'a small disk cannot be mounted here');
  const out = { write: () => {} };
  const inSite = (name: string) => join(site, name);
  const config = inSite('site.config.json');
  cpSync(join(import.meta.dirname, '../fixtures/languages'), site, { recursive: true });
  rmSync(inSite('site.config.ar.json'));
  const text = readFileSync(config, 'utf8').replaceAll(/"id": "(why-come|programme|questions)", (?="label")/g, '');
  const german = readFileSync(inSite('site.config.de.json'), 'utf8').replace(/"nav": \{/, '"nav": [{}], "menu": {');
  const files = { 'site.config.json': text, 'site.config.de.json': german };
  for (const [name, content] of Object.entries(files)) writeFileSync(inSite(name), content);
  const untouched = async (left: number, task: () => Promise<unknown>) => {
    fill(site, left);
    await expect(task()).rejects.toMatchObject({ code: 'ENOSPC' });
    rmSync(inSite('filler'));
    const now = readdirSync(site).map((name) => [name, readFileSync(inSite(name), 'utf8')]);
    expect(Object.fromEntries(now)).toEqual(files);
  };
  await untouched(1, () => translate('ar', { folder: site, configFile: config }, out, out));
  // Enough for one of two files.
  await untouched(2, () => upgrade(site, { write: true }, out, out));
  await untouched(0, () => writeSchema(registry, inSite('site.schema.json')));
  await untouched(1, () => createFile(inSite('picture.png'), Buffer.alloc(20_000)));
  await untouched(0, () => writeAgain(config, text));
  expect(await upgrade(site, { write: true }, out, out)).toBe(0);
  expect(readFileSync(config, 'utf8')).not.toBe(text);
});
