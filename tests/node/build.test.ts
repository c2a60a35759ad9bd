import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { largeConfig } from '../large-config.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

// Builds in a copy of the project, as processes of their own: one after another, at once, and stopped half-way.

// Each test builds several times.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let project: ProjectCopy;
let good: string;
let edited: string;

beforeAll(() => {
  project = copyProject('build-test');
  good = withFewFiles(project.read('site.config.json'));
  project.write('site.config.json', good);
  edited = good.replace('"Why Choose Us"', '"Why Work With Us"');
});
afterAll(() => project.remove());

/** A config with one share image and two PDFs, as it is built two dozen times. */
function withFewFiles(text: string): string {
  const config = JSON.parse(text);
  config.lists.courses.items.splice(2);
  config.seo.shareImages = 'one';
  return JSON.stringify(config, null, 2);
}

const start = (...args: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', 'src/cli/cli.ts', 'build', ...args], {
    cwd: project.root,
    stdio: 'pipe',
  });

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/cli.ts', ...args], { cwd: project.root, encoding: 'utf8' });

function build(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = start(...args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((done) => child.on('close', (code) => done({ code, output })));
}

/** One hash of all names and bytes of `dist/`. */
function hashOfDist(): string {
  const dist = join(project.root, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(dist, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const hashes = { good: '', edited: '' };
/** How many milliseconds a build takes that only has other words. */
let duration = 0;

it('builds the same bytes from nothing and with what an earlier build has made, which needs no bundler for words', async () => {
  expect((await build()).code).toBe(0);
  hashes.good = hashOfDist();
  const files = readdirSync(join(project.root, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.map(\.\w+)?$|\.tsx?$/.test(file))).toEqual([]);
  const made = () => readdirSync(join(project.root, '.cache/made'));
  const bundle = made();
  expect(bundle).toHaveLength(1);

  project.write('site.config.json', edited);
  const began = performance.now();
  expect((await build()).output).toMatch(/^Built 3 pages in [\d.]+ s: dist\/\n$/);
  duration = performance.now() - began;
  hashes.edited = hashOfDist();
  expect(hashes.edited).not.toBe(hashes.good);
  expect(made()).toEqual(bundle);

  rmSync(join(project.root, '.cache'), { recursive: true });
  rmSync(join(project.root, 'dist'), { recursive: true });
  expect((await build()).code).toBe(0);
  expect(hashOfDist()).toBe(hashes.edited);
});

it('leaves the old or the new site, whole, when it is killed at any moment', async () => {
  let last = hashes.edited;
  const rounds = 6;
  for (let round = 0; round < rounds; round++) {
    const next = last === hashes.good ? 'edited' : 'good';
    project.write('site.config.json', next === 'good' ? good : edited);
    const child = start();
    const ended = new Promise((done) => child.on('close', done));
    await wait(((round + Math.random()) / rounds) * duration);
    child.kill('SIGKILL');
    await ended;
    expect(existsSync(join(project.root, 'dist'))).toBe(true);
    const now = hashOfDist();
    expect([last, hashes[next]]).toContain(now);
    last = now;
  }
  // And the next build clears up what the killed ones have left.
  project.write('site.config.json', good);
  expect((await build()).code).toBe(0);
  expect(hashOfDist()).toBe(hashes.good);
  expect(readdirSync(join(project.root, '.cache')).filter((name) => /^dist\.(next|old)/.test(name))).toEqual([]);
});

it('puts the site back where a build was killed between its two renames, also for a command that only reads it', async () => {
  const dist = join(project.root, 'dist');
  renameSync(dist, join(project.root, '.cache/dist.old'));
  const { status, stdout } = run('nginx');
  expect([status, stdout.slice(0, 9)]).toEqual([0, '# Written']);
  expect(hashOfDist()).toBe(hashes.good);
});

it('writes compressed forms beside texts with --compress', async () => {
  const compressed = () =>
    readdirSync(join(project.root, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(br|gz)$/.test(file))
      .map((file) => join(project.root, 'dist', file));
  expect(compressed()).toEqual([]);
  expect((await build('--compress')).code).toBe(0);
  const files = compressed();
  for (const path of ['index.html', 'page.json', 'about/index.html', '404.html', 'sitemap.xml', '_headers'])
    for (const ending of ['.br', '.gz'])
      expect(files.includes(join(project.root, 'dist', path + ending)), path).toBe(!/^(sitemap|_)/.test(path));
  expect(files.filter((file) => file.endsWith('.js.br')).length).toBeGreaterThan(2);
  for (const file of files) {
    const unpacked = (file.endsWith('.br') ? brotliDecompressSync : gunzipSync)(readFileSync(file));
    expect(unpacked.equals(readFileSync(file.slice(0, -3))), file).toBe(true);
  }
  const inodes = () => files.map((file) => statSync(file).ino);
  const before = inodes();
  expect((await build('--compress')).code).toBe(0);
  expect(inodes()).toEqual(before);
});

it('never writes through a link to a folder that stands in dist/, and takes compressed forms away without --compress', async () => {
  const elsewhere = join(project.root, 'elsewhere');
  mkdirSync(elsewhere);
  project.write('elsewhere/own.txt', 'own');
  for (const text of [edited, good]) {
    for (const folder of ['about', 'assets']) {
      rmSync(join(project.root, 'dist', folder), { recursive: true });
      symlinkSync(elsewhere, join(project.root, 'dist', folder));
    }
    project.write('site.config.json', text);
    expect((await build()).code).toBe(0);
    expect(hashOfDist()).toBe(text === good ? hashes.good : hashes.edited);
    expect(readdirSync(elsewhere)).toEqual(['own.txt']);
  }
});

it('makes again what is damaged in .cache', async () => {
  const cache = join(project.root, '.cache');
  const bundle = join(cache, 'made', readdirSync(join(cache, 'made'))[0] as string, 'bundle');
  const script = readdirSync(join(bundle, 'assets')).find((file) => file.endsWith('.js')) as string;
  const damaged: [file: string, left: number][] = [
    [join(bundle, 'bundle.json'), 0],
    [join(bundle, 'assets', script), 0.5],
  ];
  for (const [file, left] of damaged) {
    truncateSync(file, Math.floor(statSync(file).size * left));
    rmSync(join(project.root, 'dist'), { recursive: true });
    rmSync(join(cache, 'dist.twin'), { recursive: true, force: true });
    expect(await build(), file).toMatchObject({ code: 0 });
    expect(hashOfDist(), file).toBe(hashes.good);
  }
});

it('builds parts that are the whole when they are put together, in whatever order or thread pages are made', async () => {
  const dist = join(project.root, 'dist');
  const { routes, ...shared } = largeConfig(110);
  const varied = routes.map((route, at) => ({
    ...route,
    sections: route.sections.filter((_, place) => place === 0 || at < 3 || (at >> (place - 1)) % 2 === 0),
  }));
  const write = (text: string) =>
    project.write('site.config.json', JSON.stringify({ ...shared, routes: varied }).replace('"Page 7 of many"', text));
  write('"Page 7 of many"');
  expect((await build()).output).toMatch(/^Built 113 pages/);
  write('"Page seven of many"');
  expect((await build()).code).toBe(0);
  const whole = hashOfDist();

  const parts = join(project.root, 'parts');
  for (const shard of ['1/2', '2/2']) {
    for (const folder of ['dist', '.cache/dist.twin', '.cache/dist.json'])
      rmSync(join(project.root, folder), { recursive: true, force: true });
    expect((await build('--shard', shard)).output).toMatch(/^Built 5[67] pages/);
    cpSync(dist, parts, { recursive: true });
  }
  rmSync(dist, { recursive: true });
  cpSync(parts, dist, { recursive: true });
  expect(hashOfDist()).toBe(whole);
});

it('lets two builds run at once', async () => {
  project.write('site.config.json', good);
  const results = await Promise.all([build(), build()]);
  expect(results.map(({ code, output }) => [code, code === 0 ? '' : output])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  expect(hashOfDist()).toBe(hashes.good);
});

it.each([
  {
    command: 'build',
    taken: {
      'about/index.html': 'The build writes a file of this name for the page "/about".',
      'page.json': 'The build writes a file of this name for the page "/".',
      'share/home.png': 'The build writes a share image of this name.',
      _headers: 'The build writes dist/_headers itself.',
      'sitemap.xml/own.txt': 'The build writes dist/sitemap.xml itself.',
    },
  },
  {
    command: 'validate',
    taken: {
      about: 'The build needs a folder of this name for the page "/about".',
      assets: 'The build needs a folder of this name: dist/assets.',
      share: 'The build needs a folder of this name: dist/share.',
    },
  },
])('$command refuses files of public/ that have the name of what the build makes', ({ command, taken }) => {
  for (const file of Object.keys(taken)) project.write(`public/${file}`, 'own');
  const { status, stdout, stderr } = run(command);
  expect(status).toBe(1);
  for (const [file, fact] of Object.entries(taken))
    expect(stdout + stderr).toContain(`public/${file}:1:1\n  ${fact} Rename or remove public/${file}.\n`);
  for (const file of Object.keys(taken))
    rmSync(join(project.root, 'public', file.split('/')[0] as string), { recursive: true });
  expect(hashOfDist()).toBe(hashes.good);
});

describe('a build after changes of public/ and of the program', () => {
  const secret = 'a secret beside the site';
  let bundle: string[];
  let favicon: string;

  beforeAll(async () => {
    const root = (path: string) => join(project.root, path);
    bundle = readdirSync(root('.cache/made'));
    project.write('src/ui/logo-file.ts', `${project.read('src/ui/logo-file.ts')}\n`);
    project.write('public/robots.txt', 'own');

    const { atime, mtime } = statSync(root('public/favicon.svg'));
    favicon = project.read('public/favicon.svg').replace('fill="none"', 'fill="gray"');
    project.write('public/favicon.svg', favicon);
    utimesSync(root('public/favicon.svg'), atime, mtime);

    for (const file of ['public/.env', 'public/.git/config', '.env', 'private/secret.txt'])
      project.write(file, `VITE_KEY=${secret}`);
    const links = {
      'leak.txt': root('private/secret.txt'),
      'images/leak': root('private'),
      'up.txt': '../private/secret.txt',
      nowhere: 'no-such-file',
      'inside.svg': 'images/hero.svg',
    };
    for (const [name, target] of Object.entries(links)) symlinkSync(target, root(`public/${name}`));
    expect(await build()).toMatchObject({ code: 0 });
  });

  it('has a file that was replaced by one of the same size and time', () => {
    expect(project.read('dist/favicon.svg')).toBe(favicon);
  });

  it('uses an own robots.txt', () => {
    expect(project.read('dist/robots.txt')).toBe('own');
  });

  it('has bundled the other program', () => {
    expect(readdirSync(join(project.root, '.cache/made'))).not.toEqual(bundle);
  });

  it('takes nothing into the site that lies outside of public/ or is hidden there, whatever links say', () => {
    const dist = join(project.root, 'dist');
    const files = readdirSync(dist, { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isSymbolicLink())).toEqual([]);
    const told = files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => /leak|up\.txt|nowhere|\/\./.test(relative(dist, file)) || readFileSync(file).includes(secret));
    expect(told).toEqual([]);
    expect(project.read('dist/inside.svg')).toBe(project.read('public/images/hero.svg'));
  });
});
