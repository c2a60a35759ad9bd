import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildSite } from '../../src/build/build.ts';
import { registry } from '../registry.ts';
import { companyPublic, writeSite } from '../served-site.ts';
import { photoSite } from '../sites/photographs.ts';

// The whole build of a site with photographs.

// Each test builds, all photographs too.
vi.setConfig({ testTimeout: 240_000 });

let folder: string;
beforeAll(async () => {
  // Of a width that no other test has: what is kept of these pictures is this test's own.
  const { config, files } = await photoSite(1466);
  folder = writeSite('pictures-pipeline-test', config, files, [companyPublic]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const at = (path: string) => join(folder, path);
const build = (shard?: { index: number; count: number }) =>
  buildSite(
    { registry, configFile: at('site.config.json'), publicDir: at('public') },
    { outDir: at('dist'), ...(shard && { shard }) },
  );

/** The hash of each file of `dist/`, by its name. */
const hashes = () =>
  Object.fromEntries(
    readdirSync(at('dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [file.slice(at('dist').length), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
/** When each picture was made that is kept for the next build, by its file. */
const kept = () => {
  const names = readdirSync(at('dist/assets/pictures')).map((name) => name.replace(/\.\w+$/, ''));
  const files = readdirSync('.cache/pictures').filter((file) => names.some((name) => file.includes(name)));
  return Object.fromEntries(files.map((file) => [file, statSync(join('.cache/pictures', file)).mtimeMs]));
};

let whole: Record<string, string>;

it('offers each photograph in both formats, wherever it is named, and names only files that are there', async () => {
  expect(await build()).toMatchObject({ ok: true, warnings: [] });
  whole = hashes();
  for (const page of ['index.html', 'about/index.html', 'training/index.html']) {
    const html = readFileSync(at(`dist/${page}`), 'utf8');
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
  const poster = / data-poster="\/assets\/pictures\/[\da-f]{12}-1440\.webp"/;
  expect(readFileSync(at('dist/index.html'), 'utf8')).toMatch(poster);
});

it('makes nothing again', async () => {
  const before = kept();
  expect(Object.keys(before).length).toBeGreaterThan(10);
  expect(await build()).toMatchObject({ ok: true });
  expect(kept()).toEqual(before);
  expect(hashes()).toEqual(whole);
});

it('refuses a picture that cannot be decoded, and leaves the site as it is', async () => {
  const file = at('public/images/photo.png');
  const photo = readFileSync(file);
  writeFileSync(file, photo.subarray(0, photo.length * 0.6));
  const refused = await build();
  const [first] = refused.ok ? [] : refused.issues;
  expect(`${first?.line}:${first?.column} ${first?.pathText}: ${first?.message} ${first?.hint}`).toMatchInlineSnapshot(
    `"11:14 brand.logo.src: The picture "/images/photo.png" cannot be read: it is damaged or incomplete. Export it again, or copy the file again."`,
  );
  expect(hashes()).toEqual(whole);
  writeFileSync(file, photo);
});

it('makes again what is kept of pictures and was cut off; parts of the site, put together, are the whole with the same bytes', async () => {
  const some = [/-720\.avif/, /-720\.webp/, /-1080\.webp/].flatMap((name) =>
    Object.keys(kept()).filter((file) => name.test(file)),
  );
  expect(some.length).toBeGreaterThan(2);
  for (const name of some) truncateSync(join('.cache/pictures', name), 1000);
  for (const left of ['dist', '.cache']) rmSync(at(left), { recursive: true, force: true });
  const parts: Record<string, string> = {};
  for (const index of [1, 2]) {
    expect(await build({ index, count: 2 })).toMatchObject({ ok: true });
    Object.assign(parts, hashes());
  }
  expect(parts).toEqual(whole);
});
