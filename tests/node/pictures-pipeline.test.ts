import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { showPhotos } from '../picture-site.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

// The whole build of a site with photographs, as a process of its own.

// Each test builds several times, all photographs too.
vi.setConfig({ testTimeout: 240_000 });

let project: ProjectCopy;
beforeAll(async () => {
  project = copyProject('pictures-pipeline-test');
  await showPhotos(project);
});
afterAll(() => project.remove());

const build = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/cli.ts', ...args], { cwd: project.root, encoding: 'utf8' });
const inProject = (path: string) => join(project.root, path);
const filesIn = (folder: string) =>
  readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

/** The hash of each file of `dist/`, by its name. */
const hashes = () =>
  Object.fromEntries(
    filesIn('dist').map((file) => [
      file.slice(inProject('dist').length),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
const made = () => Object.fromEntries(filesIn('.cache/pictures').map((file) => [file, statSync(file).mtimeMs]));

let whole: Record<string, string>;

it('offers each photograph in both formats, wherever it is named, and names only files that are there', () => {
  const { status, stderr } = build('build');
  expect([status, stderr]).toEqual([0, '']);
  whole = hashes();
  for (const page of ['index.html', 'about/index.html', 'training/index.html']) {
    const html = project.read(`dist/${page}`);
    const photos = [
      ...html.matchAll(/(<picture>(?:<source[^>]*>)*)?<img src="(?:\/images\/photo|\/assets\/pictures)[^>]*>/g),
    ];
    expect(photos.length).toBeGreaterThan(2);
    for (const [markup, sources] of photos) {
      expect(sources, markup).toMatch(
        /^<picture><source type="image\/avif"[^>]* sizes="[^"]+"[^>]*><source type="image\/webp"/,
      );
      expect(markup).toMatch(/ width="\d+" height="\d+"/);
    }
    const named = [...html.matchAll(/\/assets\/pictures\/[\w.-]+/g)].map(([src]) => src);
    expect(named.filter((src) => !(src in whole))).toEqual([]);
    expect(html.match(/<img[^>]* fetchPriority="high"/g)).toHaveLength(1);
    // Of several formats the browser takes one: to ask for another ahead would fetch both.
    const ahead = [...html.matchAll(/<link rel="preload" as="image" href="([^"]*)"/g)].map(([, src]) => src);
    expect(ahead.filter((src) => photos.some(([markup]) => markup.includes(`<img src="${src}"`)))).toEqual([]);
  }
  expect(project.read('dist/index.html')).toMatch(/ data-poster="\/assets\/pictures\/[\da-f]{12}-1440\.webp"/);
});

it('makes nothing again', () => {
  const before = made();
  expect(build('build').status).toBe(0);
  expect(made()).toEqual(before);
  expect(hashes()).toEqual(whole);
});

it('makes again, with the same bytes, what is kept of pictures and was cut off', () => {
  for (const [file] of Object.entries(made())) truncateSync(file, Math.floor(statSync(file).size / 2));
  for (const left of ['dist', '.cache/dist.json', '.cache/dist.twin'])
    rmSync(inProject(left), { recursive: true, force: true });
  expect(build('build').status).toBe(0);
  expect(hashes()).toEqual(whole);
});

it('refuses a picture that cannot be decoded, and leaves the site as it is', () => {
  const photo = readFileSync(inProject('public/images/photo.png'));
  cpSync(inProject('public/images/photo.png'), inProject('good.png'));
  writeFileSync(inProject('public/images/photo.png'), photo.subarray(0, photo.length * 0.6));
  const refused = build('build');
  expect(refused.status).toBe(1);
  expect(refused.stderr.split('\n\n')[0]).toMatchInlineSnapshot(`
    "site.config.json:11:14  brand.logo.src
      The picture "/images/photo.png" cannot be read: it is damaged or incomplete. Export it again, or copy the file again.
           9 |     "place": "northern India",
          10 |     "logo": {
        > 11 |       "src": "/images/photo.png",
             |              ^^^^^^^^^^^^^^^^^^^
          12 |       "alt": "{product}""
  `);
  expect(refused.stderr).toMatch(/\nNothing was built; dist\/ is as it was\.\n$/);
  expect(hashes()).toEqual(whole);
  const { status, stdout } = build('validate');
  expect([status, stdout.split('\n\n')[0]]).toEqual([1, refused.stderr.split('\n\n')[0]]);
  cpSync(inProject('good.png'), inProject('public/images/photo.png'));
});

it('has in its parts, put together, the pictures of the whole', () => {
  const parts: Record<string, string> = {};
  for (const shard of ['1/2', '2/2']) {
    expect(build('build', '--shard', shard).status).toBe(0);
    Object.assign(parts, hashes());
  }
  expect(parts).toEqual(whole);
});
