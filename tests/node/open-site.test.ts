import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readRoute } from '../../src/config/check-by-route.ts';
import { resolveOutline, resolveSite } from '../../src/config/resolve/resolve.ts';
import { loadByRoute } from '../../src/site/load-by-route.ts';
import { loadSite } from '../../src/site/load-site.ts';
import { openSite } from '../../src/site/open-site.ts';
import { utf8 } from '../../src/site/utf8.ts';
import { edges, type Json, mutations } from './mutate.ts';

// A build checks a config page by page, and passes over the pages that it found good before. What comes out must be what the
// check of the whole gives, whatever was checked before.

const folder = resolve('.cache/open-site-test');
const file = join(folder, 'site.config.json');
const memory = join(folder, 'checked.json');
const publicDir = resolve('public');
const { $schema: _, ...config } = JSON.parse(readFileSync('site.config.json', 'utf8'));
const good = JSON.stringify(config, null, 2);

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens a text as a build would, and expects what the check of the whole gives; gives the sources of its pages. */
async function expectSame(text: string): Promise<Map<string, string> | undefined> {
  writeFileSync(file, text);
  const opened = await openSite({ file, publicDir, memory, code: 'x' });
  const whole = await loadSite(file, publicDir);
  expect(opened.ok).toBe(whole.ok);
  if (!opened.ok || !whole.ok) {
    expect(opened).toEqual(whole);
    return undefined;
  }
  const { site, paths, page, notFound, config } = resolveSite(whole.site, whole.images);
  const resolved = resolveOutline(opened.site, opened.images, (at) => readRoute(utf8(opened.routeText(at))));
  expect([opened.images, [...opened.rasters.keys()]]).toEqual([whole.images, [...whole.rasters.keys()]]);
  expect([resolved.site, resolved.paths, resolved.notFound, resolved.config]).toEqual([site, paths, notFound, config]);
  expect(paths.map(resolved.page)).toEqual(paths.map(page));
  opened.remember();
  return new Map(paths.map((path, at) => [path, opened.sharedKey + opened.routeKey(at)]));
}

it('gives a build the characters that no font has, with their place, each time', async () => {
  writeFileSync(file, good.replace('"title": "Find Your Course"', '"title": "Find 🧱"'));
  const heading = await openSite({ file, publicDir, memory, code: 'x' });
  // A heading is drawn in the fonts of the visitor's system.
  expect(heading.ok && heading.warnings).toEqual([]);
  const title = '"title": "About Us: Software Made from 🧱"';
  writeFileSync(file, good.replace(/"title": "About Us: [^"]*"/, title));
  for (let time = 0; time < 2; time++) {
    const opened = await openSite({ file, publicDir, memory, code: 'x' });
    if (!opened.ok) throw new Error(opened.issues[0]?.fact);
    const [warning, ...others] = opened.warnings;
    expect(others).toEqual([]);
    const line = good.split('\n').findIndex((text) => text.includes('"title": "About Us: '));
    expect(warning).toMatchObject({ code: 'font/missing', severity: 'warning', line: line + 1 });
    opened.remember();
  }
});

it('gives what the check of the whole gives, whatever value is changed', async () => {
  const all = [...mutations(config as Json, edges.slice(0, 8), '$')];
  await fc.assert(
    fc.asyncProperty(fc.nat(all.length - 1), fc.constantFrom(undefined, 2), async (at, indent) => {
      const undo = all[at]?.make();
      const text = JSON.stringify(config, null, indent);
      undo?.();
      await expectSame(text);
      await expectSame(good);
    }),
    { numRuns: 100 },
  );
}, 120_000);

it('gives what the check of the whole gives, whatever signs are put in, taken out or exchanged', async () => {
  const signs = fc.constantFrom(
    '',
    ' ',
    'x',
    '"',
    '\\',
    ',',
    '{}',
    '[',
    '}',
    'é',
    '{motto}',
    '/about',
    ']',
    '"routes":[]',
  );
  const at = fc.integer({ min: good.indexOf('"routes"'), max: good.length - 1 });
  await fc.assert(
    fc.asyncProperty(at, fc.nat(3), signs, async (at, out, put) => {
      await expectSame(good.slice(0, at) + put + good.slice(at + out));
    }),
    { numRuns: 100 },
  );
}, 120_000);

it.each([
  ['an id that links lead to', '"id": "technologies"', '"id": "tools"'],
  ['the path of a page', '"path": "/training"', '"path": "/courses"'],
  ['the id of a page to that of another', '"id": "training",\n      "path"', '"id": "home",\n      "path"'],
  ['a picture to one that is not there', '"/images/hero.svg"', '"/images/hero2.svg"'],
  ['a picture to another', '"/images/hero.svg"', '"/images/about.svg"'],
  ['a dialog to one that is not there', '"dialog": "company"', '"dialog": "firm"'],
  ['a text to one with a key that hides another', '"Why Choose Us"', '"Why", "title": "Why Choose Us"'],
  ['a list between pages', '"routes": [', '"routes": [[],'],
  ['a word between pages', '"routes": [', '"routes": ["x",'],
  ['a key that hides all pages', '"routes": [', '"routes": [], "routes": ['],
  ['a mark before the first sign', '{', '\ufeff{'],
  ['the version', '"version": 1', '"version": 2'],
  ['the title of a page', '"title": "About Us: ', '"title": "About them: '],
])('gives what the check of the whole gives, before and after: %s', async (_, from, to) => {
  await expectSame(good);
  expect(good).toContain(from);
  await expectSame(good.replace(from, to));
  await expectSame(good);
});

it('reads no page that was good before', async () => {
  await expectSame(good);
  const bytes = Buffer.from(good.replace('"Why Choose Us"', '"Why Work With Us"'));
  const { stubs, ...rest } = JSON.parse(readFileSync(memory, 'utf8'));
  // A stub that is wrong is believed: the page behind it was not read.
  for (const stub of Object.values(stubs) as { path: string; sections: unknown[] }[])
    if (stub.path === '/about') stub.sections.push({ id: 'beyond', type: 'hero' });
  writeFileSync(memory, JSON.stringify({ ...rest, stubs }));
  const byRoute = await loadByRoute(bytes, { file, publicDir, memory, code: 'x' });
  expect(JSON.stringify(byRoute?.site.routes)).toContain('beyond');
  // But not by another program.
  const other = await loadByRoute(bytes, { file, publicDir, memory, code: 'y' });
  expect(JSON.stringify(other?.site.routes)).not.toContain('beyond');
});

it('tells pages whose sources are as they were from those that must be made', async () => {
  const before = await expectSame(good);
  const changed = async (text: string) => {
    const after = await expectSame(text);
    return [...(after ?? [])].filter(([path, source]) => before?.get(path) !== source).map(([path]) => path);
  };
  expect(await changed(good.replace('"Choose a course to', '"Take a course to'))).toEqual(['/training']);
  expect(await changed(good.replace('"email": "', '"email": "x'))).toEqual(['/', '/about', '/training']);
  expect(await changed(good.replace('"label": "Home"', '"label": "Start"'))).not.toEqual([]);
});
