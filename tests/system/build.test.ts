import { spawn } from 'node:child_process';
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
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BuildOptions, buildSite } from '../../src/build/build.ts';
import { findBundle } from '../../src/build/bundle.ts';
import { siteFolder } from '../../src/cli/site-folder.ts';
import { siteFilesOf } from '../../src/content/site-files.ts';
import { formatIssues } from '../../src/diagnostics/format.ts';
import { openProject } from '../../src/pipeline.ts';
import { loadSite } from '../../src/validate/load-site.ts';
import { runCommand } from '../command.ts';
import { minimalConfig, minimalText } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';
import { largeConfig } from '../large-config.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { registry } from '../registry.ts';

// Builds in a copy of the project: as processes of their own where they are one after another with other code, at once, or stopped half-way,
// and otherwise within this process.

// Each test builds several times.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let project: ProjectCopy;
const good = minimalText;
const edited = good.replace('"Our story"', '"Our history"');
const folder = (path: string) => join(project.root, path);

beforeAll(() => {
  project = copyProject('build-test');
  for (const file of ['logo', 'cto']) project.write(`public/images/${file}.svg`, drawing);
  project.write('site.config.json', good);
});
afterAll(() => project.remove());

const start = (...args: string[]) =>
  spawn(process.execPath, ['bin/site-from-json.js', 'build', ...args], {
    cwd: project.root,
    stdio: 'pipe',
  });

function build(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = start(...args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((done) => child.on('close', (code) => done({ code, output })));
}

/** Builds within this process, with the project's code, which makes the same bytes. Returns the number of pages. */
async function buildHere(options: Omit<BuildOptions, 'outDir'> = {}): Promise<number> {
  const site = siteFolder(project.root);
  const result = await buildSite(await openProject(site), { outDir: site.outDir, ...options });
  if (!result.ok) throw new Error(formatIssues(result.issues));
  return result.pages;
}

const filesOf = (dist: string) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

/** One hash of all names and bytes of `dist/`. */
function hashOfDist(): string {
  const hash = createHash('sha256');
  for (const file of filesOf(folder('dist')))
    hash
      .update(relative(folder('dist'), file))
      .update('\0')
      .update(readFileSync(file));
  return hash.digest('hex');
}

const hashes = { good: '', edited: '' };
/** How many milliseconds a build takes that only has other words. */
let duration = 0;

it('builds the same bytes with what an earlier build has made and without it; other words need no bundler, another program does', async () => {
  expect((await build()).code).toBe(0);
  hashes.good = hashOfDist();
  expect(filesOf(folder('dist')).filter((file) => /\.map(\.\w+)?$|\.tsx?$/.test(file))).toEqual([]);
  const made = () => readdirSync(folder('.cache/made'));
  const bundles = made();
  expect(bundles).toHaveLength(1);

  project.write('site.config.json', edited);
  const began = performance.now();
  expect((await build()).output).toMatch(/^Built 2 pages in [\d.]+ s: dist\/\n$/);
  duration = performance.now() - began;
  hashes.edited = hashOfDist();
  expect(hashes.edited).not.toBe(hashes.good);
  expect(made()).toEqual(bundles);

  project.write('src/ui/logo-file.ts', `${project.read('src/ui/logo-file.ts')}\n`);
  for (const gone of ['dist', '.cache/dist.json', '.cache/fonts'])
    rmSync(folder(gone), { recursive: true, force: true });
  expect((await build()).code).toBe(0);
  expect(hashOfDist()).toBe(hashes.edited);
  expect(made()).toHaveLength(2);
  // The bundle of other code may be in use; after a day without use it is removed.
  const [old = ''] = bundles;
  utimesSync(folder(`.cache/made/${old}`), new Date(), new Date(Date.now() - 25 * 60 * 60 * 1000));
  expect((await build()).code).toBe(0);
  expect(made()).toHaveLength(1);
  expect(made()).not.toEqual(bundles);
});

it('takes a bundle that is damaged for none', async () => {
  const made = folder(`.cache/made/${readdirSync(folder('.cache/made'))[0]}`);
  expect(await findBundle(made)).toBeDefined();
  cpSync(made, folder('damaged'), { recursive: true });
  const script = filesOf(folder('damaged/bundle/assets')).find((file) => file.endsWith('.js')) ?? '';
  truncateSync(script, Math.floor(statSync(script).size / 2));
  expect(await findBundle(folder('damaged'))).toBeUndefined();
});

it('leaves the old or the new site, whole, when it is killed at any moment', async () => {
  let last = hashes.edited;
  const rounds = 4;
  for (let round = 0; round < rounds; round++) {
    const next = last === hashes.good ? 'edited' : 'good';
    project.write('site.config.json', next === 'good' ? good : edited);
    const child = start();
    const ended = new Promise((done) => child.on('close', done));
    await wait(((round + Math.random()) / rounds) * duration);
    child.kill('SIGKILL');
    await ended;
    expect(existsSync(folder('dist'))).toBe(true);
    const now = hashOfDist();
    expect([last, hashes[next]]).toContain(now);
    last = now;
  }
  // And the next build clears up what the killed ones have left.
  project.write('site.config.json', good);
  expect((await build()).code).toBe(0);
  expect(hashOfDist()).toBe(hashes.good);
  expect(readdirSync(folder('.cache')).filter((name) => /^dist\.(next|old)/.test(name))).toEqual([]);
});

it('puts the site back where a build was killed between its two renames, also for a command that only reads it', () => {
  renameSync(folder('dist'), folder('.cache/dist.old'));
  const { status, text } = runCommand(['nginx'], { cwd: project.root });
  expect([status, text.slice(0, 9)]).toEqual([0, '# Written']);
  expect(hashOfDist()).toBe(hashes.good);
});

it('writes compressed forms beside texts with --compress', async () => {
  const compressed = () => filesOf(folder('dist')).filter((file) => /\.(br|gz)$/.test(file));
  expect(compressed()).toEqual([]);
  expect((await build('--compress')).code).toBe(0);
  const files = compressed();
  for (const path of ['index.html', 'page.json', 'about/index.html', '404.html', 'sitemap.xml', '_headers'])
    for (const ending of ['.br', '.gz'])
      expect(files.includes(folder(`dist/${path}${ending}`)), path).toBe(!/^(sitemap|_)/.test(path));
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
  mkdirSync(folder('elsewhere'));
  project.write('elsewhere/own.txt', 'own');
  for (const linked of ['dist/about', 'dist/assets']) {
    rmSync(folder(linked), { recursive: true });
    symlinkSync(folder('elsewhere'), folder(linked));
  }
  project.write('site.config.json', edited);
  await buildHere();
  expect(hashOfDist()).toBe(hashes.edited);
  expect(readdirSync(folder('elsewhere'))).toEqual(['own.txt']);
});

it('builds parts that are the whole when they are put together, in whatever order pages are made', async () => {
  const pages = largeConfig(30).routes.slice(3);
  const varied = pages.map((route, at) => ({
    ...route,
    sections: route.sections.filter(
      (section, place) => !('list' in section) && (place === 0 || (at >> place) % 2 === 0),
    ),
  }));
  const site = { ...minimalConfig, seo: { ...minimalConfig.seo, shareImages: 'one' } };
  project.write('site.config.json', JSON.stringify({ ...site, routes: [...site.routes, ...varied] }));
  expect(await buildHere()).toBe(32);
  const whole = hashOfDist();
  for (const index of [1, 2]) {
    for (const gone of ['dist', '.cache/dist.json']) rmSync(folder(gone), { recursive: true, force: true });
    if (index === 1) expect((await build('--shard', '1/2')).output).toMatch(/^Built 16 pages/);
    else expect(await buildHere({ shard: { index, count: 2 } })).toBe(16);
    cpSync(folder('dist'), folder('parts'), { recursive: true });
  }
  rmSync(folder('dist'), { recursive: true });
  cpSync(folder('parts'), folder('dist'), { recursive: true });
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
    'about/index.html': 'The build writes a file of this name for the page "/about".',
    'page.json': 'The build writes a file of this name for the page "/".',
    'share/home.png': 'The build writes a share image of this name.',
    _headers: 'The build writes dist/_headers itself.',
    'sitemap.xml/own.txt': 'The build writes dist/sitemap.xml itself.',
  },
  {
    about: 'The build needs a folder of this name for the page "/about".',
    assets: 'The build needs a folder of this name: dist/assets.',
    share: 'The build needs a folder of this name: dist/share.',
  },
])('files of public/ that have the name of what the build makes are errors', async (taken) => {
  for (const file of Object.keys(taken)) project.write(`public/${file}`, 'own');
  const loaded = await loadSite(registry, folder('site.config.json'), folder('public'));
  const text = loaded.ok ? '' : formatIssues(loaded.issues);
  for (const [file, message] of Object.entries(taken)) {
    expect(text).toContain(`public/${file}:1:1\n  ${message} Rename or remove public/${file}.`);
    rmSync(folder(`public/${file.split('/')[0]}`), { recursive: true });
  }
});

describe('a build after changes of public/', () => {
  const secret = 'a secret beside the site';
  let favicon: string;

  beforeAll(async () => {
    project.write('public/robots.txt', 'own');

    const { atime, mtime } = statSync(folder('public/favicon.svg'));
    favicon = project.read('public/favicon.svg').replace('fill="none"', 'fill="gray"');
    project.write('public/favicon.svg', favicon);
    utimesSync(folder('public/favicon.svg'), atime, mtime);

    for (const file of ['public/.env', 'public/.git/config', '.env', 'private/secret.txt'])
      project.write(file, `VITE_KEY=${secret}`);
    const links = {
      'leak.txt': folder('private/secret.txt'),
      'images/leak': folder('private'),
      'up.txt': '../private/secret.txt',
      nowhere: 'no-such-file',
      'inside.svg': 'images/hero.svg',
    };
    for (const [name, target] of Object.entries(links)) symlinkSync(target, folder(`public/${name}`));
    await buildHere();
  });

  it('has a file that was replaced by one of the same size and time', () => {
    expect(project.read('dist/favicon.svg')).toBe(favicon);
  });

  it('uses an own robots.txt', () => {
    expect(project.read('dist/robots.txt')).toBe('own');
  });

  it('takes nothing into the site that lies outside of public/ or is hidden there, whatever links say', () => {
    const entries = readdirSync(folder('dist'), { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isSymbolicLink())).toEqual([]);
    const reported = filesOf(folder('dist')).filter(
      (file) => /leak|up\.txt|nowhere|\/\./.test(relative(folder('dist'), file)) || readFileSync(file).includes(secret),
    );
    expect(reported).toEqual([]);
    expect(project.read('dist/inside.svg')).toBe(project.read('public/images/hero.svg'));
  });
});

it('knows each file of the site before it is made, so that the check finds what stands in its way', async () => {
  const lists = {
    posts: {
      of: 'posts',
      items: [{ id: 'first', title: 'First', description: 'One.', date: '2030-01-01', body: 'One.' }],
    },
  };
  const config = {
    ...minimalConfig,
    header: { ...minimalConfig.header, search: true },
    lists: { ...minimalConfig.lists, ...lists },
    locales: { de: {} },
    redirects: [{ from: '/old', to: '/' }],
    routes: [
      ...minimalConfig.routes,
      { path: '/blog/{id}', each: 'posts', title: '{item.title}', sections: [{ type: 'article', id: 'article' }] },
    ],
  };
  project.write('site.config.json', JSON.stringify(config));
  project.write('site.config.de.json', '{}');
  await buildHere();
  const loaded = await loadSite(registry, folder('site.config.json'), folder('public'));
  if (!loaded.ok) throw new Error(formatIssues(loaded.issues));
  const [german] = loaded.languages;
  const known = [...siteFilesOf(registry, config), ...siteFilesOf(registry, german?.site, '/de')];
  const named = new Set(known.map(({ path }) => path));
  const made = filesOf(folder('dist')).map((file) => relative(folder('dist'), file));
  const isHashed = (path: string) => named.has(`${dirname(path)}/*`);
  const isCopy = (path: string) => existsSync(folder(`public/${path}`));
  expect(made.filter((path) => !named.has(path) && !isHashed(path) && !isCopy(path))).toEqual([]);
  expect([...named].filter((path) => !path.endsWith('/*') && !made.includes(path))).toEqual([]);
});

it('writes the index of the search again where a text has changed, and the whole of it with each part of the site', async () => {
  const text = (title: string) =>
    JSON.stringify({ ...minimalConfig, header: { ...minimalConfig.header, search: true } }).replace('Our story', title);
  const index = () => project.read('dist/search.json');
  rmSync(folder('site.config.de.json'), { force: true });
  project.write('site.config.json', text('Our story'));
  await buildHere();
  const [before, home] = [index(), statSync(folder('dist/index.html')).ino];
  expect(before).toContain('Our story');
  project.write('site.config.json', text('Our history'));
  await buildHere();
  const after = index();
  expect(after).toContain('Our history');
  expect(after).not.toContain('Our story');
  expect(statSync(folder('dist/index.html')).ino, 'the page without that text').toBe(home);
  for (const part of [1, 2]) {
    await buildHere({ shard: { index: part, count: 2 } });
    expect(index()).toBe(after);
  }
});
