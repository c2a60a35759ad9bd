import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openOutputStore, writeNew } from '../../src/build/output-store.ts';

// The next site is made of the files of the one before. Whatever has become of these folders meanwhile, what is published is what was
// declared, to the byte.

const folder = resolve('.cache/stage-test');
const dist = join(folder, 'dist');

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is in a folder, by path. */
function contentOf(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(root, file), readFileSync(file, 'utf8')] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Mounts a disk in the place of a folder, if that may be done here. */
const mount = (at: string) => spawnSync('mount', ['-t', 'tmpfs', 'none', at]).status === 0;

it('fills dist/ where that is a mounted disk, and removes what is no longer of the site', async ({ skip }) => {
  mkdirSync(dist, { recursive: true });
  const isMounted = mount(dist);
  skip(!isMounted, 'no disk can be mounted here');
  try {
    await build({ 'index.html': 'one', 'about/index.html': 'two', x: 'three' });
    await build({ 'index.html': 'four', 'x/y': 'five' });
    expect(await build({ 'index.html': 'four', 'x/y': 'five' })).toBeDefined();
  } finally {
    spawnSync('umount', [dist]);
  }
});

/** Builds a site of files that are made from their own text; tells which of them had to be made. */
async function build(files: Record<string, string>, code = 'x'): Promise<string[]> {
  const stage = openOutputStore(dist, code);
  const made: string[] = [];
  try {
    for (const [path, text] of Object.entries(files)) {
      if (stage.reuse(path, text)) continue;
      made.push(path);
      stage.write(path, text, { [path]: text });
    }
    await stage.publish();
  } finally {
    stage.close();
  }
  expect(contentOf(dist)).toEqual(Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))));
  return made;
}

const site = { 'index.html': 'home', 'about/index.html': 'about', 'about/page.json': '{}' };
const edited = { ...site, 'about/index.html': 'about us' };

it('makes what is new, and nothing again', async () => {
  expect(await build(site)).toEqual(Object.keys(site));
  expect(await build(site)).toEqual([]);
  expect(await build(edited)).toEqual(['about/index.html']);
  expect(await build(edited)).toEqual([]);
  expect(await build(site)).toEqual(['about/index.html']);
  expect(await build({ 'index.html': 'home' })).toEqual([]);
  expect(existsSync(join(dist, 'about'))).toBe(false);
  expect(await build(edited)).not.toContain('index.html');
});

it('makes all again for another program', async () => {
  await build(site);
  expect(await build(site, 'y')).toEqual(Object.keys(site));
});

it.each([
  ['a file was changed in place', () => writeFileSync(join(dist, 'index.html'), 'HOME')],
  ['a file was removed', () => rmSync(join(dist, 'about/page.json'))],
  ['a folder was removed', () => rmSync(join(dist, 'about'), { recursive: true })],
  ['a file was added', () => writeFileSync(join(dist, 'about/CNAME'), 'x')],
  [
    'a folder stands where a file was',
    () => {
      rmSync(join(dist, 'index.html'));
      mkdirSync(join(dist, 'index.html'));
      writeFileSync(join(dist, 'index.html/x'), 'x');
    },
  ],
  [
    'a file stands where a folder was',
    () => {
      rmSync(join(dist, 'about'), { recursive: true });
      writeFileSync(join(dist, 'about'), 'x');
    },
  ],
  [
    'a link stands where a file was',
    () => {
      rmSync(join(dist, 'index.html'));
      symlinkSync('about/index.html', join(dist, 'index.html'));
    },
  ],
  ['all of it was removed', () => rmSync(dist, { recursive: true })],
  [
    'a link to another folder stands where a folder was',
    () => {
      rmSync(join(dist, 'about'), { recursive: true });
      mkdirSync(join(folder, 'elsewhere'), { recursive: true });
      writeFileSync(join(folder, 'elsewhere/own.txt'), 'own');
      symlinkSync(join(folder, 'elsewhere'), join(dist, 'about'));
    },
  ],
  [
    'the whole is a link to another folder',
    () => {
      rmSync(dist, { recursive: true });
      mkdirSync(join(folder, 'elsewhere'), { recursive: true });
      writeFileSync(join(folder, 'elsewhere/own.txt'), 'own');
      symlinkSync(join(folder, 'elsewhere'), dist);
    },
  ],
  ['what was known of it was removed', () => rmSync(join(folder, '.cache/dist.json'))],
  ['what was known of it is rubbish', () => writeFileSync(join(folder, '.cache/dist.json'), '{"code":')],
])('publishes what was declared although %s', async (_, spoil) => {
  await build(site);
  await build(edited);
  spoil();
  await build(edited);
  await build(site);
  spoil();
  await build({ 'index.html': 'home', about: 'a file where a folder was' });
  await build(site);
  const elsewhere = join(folder, 'elsewhere');
  if (existsSync(elsewhere)) expect(contentOf(elsewhere)).toEqual({ 'own.txt': 'own' });
});

it('never writes into a file that is published', async () => {
  await build(site);
  await build(edited);
  const before = contentOf(dist);
  const stage = openOutputStore(dist, 'x');
  for (const path of Object.keys(site)) stage.write(path, 'other', { [path]: 'other' });
  expect(contentOf(dist)).toEqual(before);
  stage.close();
  expect(contentOf(dist)).toEqual(before);
  expect(await build(edited)).toEqual([]);
});

it('keeps a thing only together with what it shares with others', async () => {
  const make = async (rules: string) => {
    const stage = openOutputStore(dist, 'x');
    const there = stage.reuse('page', 'source');
    if (!there) {
      stage.writeShared('rules.css', rules);
      stage.record('page', 'source', { 'page.html': writeNew(stage.folder, 'page.html', 'page') }, ['rules.css']);
    }
    await stage.publish();
    stage.close();
    return there;
  };
  expect(await make('a')).toBe(false);
  expect(await make('a')).toBe(true);
  expect(contentOf(dist)).toEqual({ 'page.html': 'page', 'rules.css': 'a' });
  rmSync(join(dist, 'rules.css'));
  expect(await make('b')).toBe(false);
  expect(contentOf(dist)).toEqual({ 'page.html': 'page', 'rules.css': 'b' });
});

it('keeps a thing of another source that has the same key', async () => {
  const make = async (source: string, key: string) => {
    const stage = openOutputStore(dist, 'x');
    const there = stage.reuse('page', source, key);
    if (!there) stage.write('page', source, { 'page.html': key }, key);
    await stage.publish();
    stage.close();
    return there;
  };
  expect([await make('a', '1'), await make('b', '1'), await make('b', '2'), await make('b', '3')]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
