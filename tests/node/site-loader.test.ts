import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { createSiteLoader, loadSite } from '../../src/validate/load-site.ts';
import { brokenConfig, minimalConfig, minimalText } from '../config/minimal-config.ts';
import { fixtureSite } from '../fixture-site.ts';
import { runs } from '../properties.ts';
import { registry } from '../registry.ts';
import { edges, type Json, mutations } from './mutations.ts';

const { file, publicDir, put, restore } = fixtureSite('site-loader-test');
beforeEach(restore);

/** Saves a text and expects what is made of it, after all that was saved before, to be what is made of it alone. */
async function expectSame(loader: ReturnType<typeof createSiteLoader>, text: string) {
  writeFileSync(file, text);
  const loaded = await loader.load();
  expect(loaded).toEqual(await loadSite(registry, file, publicDir));
  return loaded;
}

it('is what it would be from scratch, whatever value is changed', async () => {
  const loader = createSiteLoader(registry, file, publicDir);
  const config = structuredClone(minimalConfig) as Json;
  const all = [...mutations(config, edges.slice(0, 8), '$')];
  await fc.assert(
    fc.asyncProperty(fc.nat(all.length - 1), fc.constantFrom(undefined, 2), async (at, indent) => {
      const undo = all[at]?.make();
      const text = JSON.stringify(config, null, indent);
      undo?.();
      await expectSame(loader, text);
      await expectSame(loader, minimalText);
    }),
    runs(200),
  );
});

it('is what it would be from scratch, whatever signs are put in, taken out or exchanged', async () => {
  const loader = createSiteLoader(registry, file, publicDir);
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
    '\u2028',
    '{motto}',
    '<b>',
    '/about',
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(minimalText.length - 1), fc.nat(3), signs, async (at, out, put) => {
      await expectSame(loader, minimalText.slice(0, at) + put + minimalText.slice(at + out));
    }),
    runs(200),
  );
});

it('checks again only the pages that say something else', async () => {
  const loader = createSiteLoader(registry, file, publicDir);
  const before = await expectSame(loader, minimalText);
  const after = await expectSame(
    loader,
    brokenConfig((c) => (c.routes[1].title = 'Our story')),
  );
  if (!before.ok || !after.ok) throw new Error('Both must be valid');
  // The very object: a page that is checked anew is another.
  expect(after.site.routes[0]).toBe(before.site.routes[0]);
  expect(after.site.routes[1]).not.toBe(before.site.routes[1]);
});

it('checks pages that are as they were where something that they refer to has changed', async () => {
  const loader = createSiteLoader(registry, file, publicDir);
  await expectSame(
    loader,
    brokenConfig((c) => (c.routes[1].sections[0].paragraphs = ['For {city}.'])),
  );
  const loaded = await expectSame(
    loader,
    brokenConfig((c) => {
      c.routes[1].sections[0].paragraphs = ['For {city}.'];
      c.dialogs.company.paragraphs = ['We began in {founded}.'];
      c.tokens = { town: 'Pune' };
    }),
  );
  expect(loaded).toMatchObject({
    ok: false,
    issues: [{ code: 'token/unknown', path: ['routes', 1, 'sections', 0, 'paragraphs', 0] }],
  });
});

it('tells the place of what is wrong in a page that has moved', async () => {
  const loader = createSiteLoader(registry, file, publicDir);
  const broken = brokenConfig((c) => (c.routes[1].title = 1));
  await expectSame(loader, broken);
  const { routes, ...rest } = JSON.parse(broken);
  const loaded = await expectSame(loader, JSON.stringify({ ...rest, routes: routes.reverse() }));
  expect(loaded).toMatchObject({ ok: false, issues: [{ pathText: 'routes[0].title' }] });
});

it('is the same object while it says the same, and reads files again that have changed', async () => {
  const loader = createSiteLoader(registry, file, publicDir);
  const before = await expectSame(loader, minimalText);
  expect(await loader.load()).toBe(before);
  put('/images/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>');
  loader.forget();
  const after = await loader.load();
  expect(after.ok && after.images['/images/logo.svg']).toEqual({ width: 7, height: 7 });
});

it('is read whole, however slowly it is written', async () => {
  const loader = createSiteLoader(registry, file, publicDir);
  await expectSame(loader, minimalText);
  writeFileSync(file, minimalText.slice(0, 2000));
  const loading = loader.load();
  await new Promise((done) => setTimeout(done, 50));
  writeFileSync(file, minimalText.slice(2000), { flag: 'a' });
  expect(await loading).toMatchObject({ ok: true });
});

it('may end where no config ends, and then says so', async () => {
  const loader = createSiteLoader(registry, file, publicDir);
  await expectSame(loader, minimalText.slice(0, 2000));
  await expectSame(loader, '');
});

it('forgets what it was reading when a file changed', async () => {
  const loader = createSiteLoader(registry, file, publicDir);
  writeFileSync(file, minimalText);
  const picture = join(publicDir, 'images/cto.svg');
  const content = readFileSync(picture);
  rmSync(picture);
  const loading = loader.load();
  loader.forget();
  expect(await loading).toMatchObject({ ok: false });
  writeFileSync(picture, content);
  expect(await loader.load()).toMatchObject({ ok: true });
});
