import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { fast } from '../../src/build/compress.ts';
import { releaseStage } from '../../src/build/publish.ts';
import { openStage, type Stage } from '../../src/build/stage.ts';

// The next site is made of the one before the last. Whatever has become of these folders meanwhile, what is published is what was
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

/** Builds a site of files that are made from their own text; tells which of them had to be made. */
async function build(files: Record<string, string>, code = 'x'): Promise<string[]> {
  const stage = openStage(dist, code);
  const made: string[] = [];
  try {
    for (const [path, text] of Object.entries(files)) {
      if (stage.has(path, text)) continue;
      made.push(path);
      stage.put(path, { key: text }, { [path]: text });
    }
    await stage.publish();
  } finally {
    releaseStage(dist);
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
  // What was published before the last is not forgotten either.
  expect(await build(site)).toEqual(['about/index.html']);
  expect(await build({ 'index.html': 'home' })).toEqual([]);
  expect(existsSync(join(dist, 'about'))).toBe(false);
  expect(await build(edited)).not.toContain('index.html');
});

it('makes a few of thousands of things anew sooner than it reads what is published, but not many', async () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.txt`, `${at}`]));
  const large = many(4000);
  await build(large);
  const changed = { ...large, ...Object.fromEntries(Object.keys(many(100)).map((path) => [path, 'new'])) };
  expect(await build(changed)).toHaveLength(100);
  // The site before it has the old ones, and the published one the new ones.
  const made = await build(changed);
  expect(made.length).toBeGreaterThan(0);
  expect(made.length).toBeLessThan(10);
  expect(await build(changed)).toEqual([]);
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
    'the site before it was removed',
    () => rmSync(join(folder, '.cache/dist.before'), { recursive: true, force: true }),
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
  await build({ ...edited, about: 'a file where a folder was' } as typeof edited, 'x').catch(() => {});
  await build(site);
});

it('never writes into a file that is published', async () => {
  await build(site);
  await build(edited);
  const before = contentOf(dist);
  const stage: Stage = openStage(dist, 'x');
  for (const path of Object.keys(site)) stage.put(path, { key: 'other' }, { [path]: 'other' });
  expect(contentOf(dist)).toEqual(before);
  releaseStage(dist);
  expect(contentOf(dist)).toEqual(before);
  expect(await build(edited)).toEqual([]);
});

it('keeps a thing only together with what it needs', async () => {
  const make = async (rules: string) => {
    const stage = openStage(dist, 'x');
    const there = stage.hasFrom('page', 'source');
    if (!there) {
      if (!stage.has('rules', 'rules')) stage.put('rules', { key: 'rules' }, { 'rules.css': rules });
      writeFileSync(join(stage.folder, 'page.html'), 'page', { flag: 'w' });
      const { size, mtimeMs } = statSync(join(stage.folder, 'page.html'));
      stage.note('page', { key: 'page', source: 'source', needs: ['rules'], files: { 'page.html': [size, mtimeMs] } });
    }
    await stage.publish();
    releaseStage(dist);
    return there;
  };
  expect(await make('a')).toBe(false);
  expect(await make('a')).toBe(true);
  expect(contentOf(dist)).toEqual({ 'page.html': 'page', 'rules.css': 'a' });
  rmSync(join(dist, 'rules.css'));
  rmSync(join(folder, '.cache/dist.before'), { recursive: true, force: true });
  expect(await make('b')).toBe(false);
  expect(contentOf(dist)).toEqual({ 'page.html': 'page', 'rules.css': 'b' });
});

it('writes compressed forms beside texts, and takes them away with them', async () => {
  const text = 'words '.repeat(1000);
  const stage = openStage(dist, 'x');
  stage.put('a', { key: 'a' }, { 'a.html': text, 'b.png': text }, fast);
  await stage.publish();
  releaseStage(dist);
  expect(readdirSync(dist).sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.png']);
  await build({});
});
