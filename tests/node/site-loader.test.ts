import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { resolveSite } from '../../src/config/resolve/resolve.ts';
import { loadSite } from '../../src/site/load-site.ts';
import { changedSpan, routeSpans } from '../../src/site/route-spans.ts';
import { createSiteLoader, type SavedSite } from '../../src/site/site-loader.ts';
import { edges, type Json, mutations } from './mutate.ts';

const folder = resolve('.cache/site-loader-test');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, 'site.config.json');
const publicDir = resolve('public');
const { $schema: _, ...config } = JSON.parse(readFileSync('site.config.json', 'utf8'));
const good = JSON.stringify(config, null, 2);

/** All that can be seen of a site. */
function shown(loaded: SavedSite | Awaited<ReturnType<typeof loadSite>>) {
  if (!loaded.ok) return { issues: loaded.issues };
  const resolved = resolveSite(loaded.site, loaded.images);
  return {
    site: loaded.site,
    shared: resolved.site,
    pages: resolved.paths.map(resolved.page),
    none: resolved.notFound,
  };
}

/** Saves a text and expects what is made of it, after all that was saved before, to be what is made of it alone. */
async function expectSame(loader: ReturnType<typeof createSiteLoader>, text: string): Promise<SavedSite> {
  writeFileSync(file, text);
  const loaded = await loader.load();
  expect(shown(loaded)).toEqual(shown(await loadSite(file, publicDir)));
  return loaded;
}

describe('a config that is saved again and again', () => {
  it('is what it would be from scratch, whatever value is changed', async () => {
    const loader = createSiteLoader(file, publicDir);
    const all = [...mutations(config as Json, edges.slice(0, 8), '$')];
    await fc.assert(
      fc.asyncProperty(fc.nat(all.length - 1), fc.constantFrom(undefined, 2), async (at, indent) => {
        const undo = all[at]?.make();
        const text = JSON.stringify(config, null, indent);
        undo?.();
        await expectSame(loader, text);
        await expectSame(loader, good);
      }),
      { numRuns: 120 },
    );
  }, 120_000);

  it('is what it would be from scratch, whatever signs are put in, taken out or exchanged', async () => {
    const loader = createSiteLoader(file, publicDir);
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
    const inRoutes = good.indexOf('"routes"');
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: inRoutes, max: good.length - 3 }), fc.nat(3), signs, async (at, out, put) => {
        await expectSame(loader, good.slice(0, at) + put + good.slice(at + out));
      }),
      { numRuns: 120 },
    );
  }, 120_000);

  it('is checked only where a route says something else', async () => {
    const loader = createSiteLoader(file, publicDir);
    const before = await expectSame(loader, good);
    const after = await expectSame(loader, good.replace('"Why Choose Us"', '"Why Work With Us"'));
    const longer = await expectSame(loader, good.replace('"Why Choose Us"', '"Why Choose Us, of All"'));
    const lists = [before, after, longer].map((loaded) => (loaded.ok ? loaded.site.lists : 'none'));
    // The very objects: whoever checks the whole makes new ones.
    expect(lists[1]).toBe(lists[0]);
    expect(lists[2]).toBe(lists[0]);
  });

  it.each([
    ['an id that links lead to', '"id": "technologies"', '"id": "tools"'],
    ['the path of a page', '"path": "/training"', '"path": "/courses"'],
    ['the id of a page to that of another', '"id": "training",\n      "path"', '"id": "home",\n      "path"'],
    ['a picture to one that is not there', '"/images/hero.svg"', '"/images/hero2.svg"'],
    ['a picture to another', '"/images/hero.svg"', '"/images/about.svg"'],
    ['a dialog to one that is not there', '"dialog": "company"', '"dialog": "firm"'],
    ['a text to one with an unknown token', '"Why Choose Us"', '"Why {choose} Us"'],
    ['a text to one with a key that hides another', '"Why Choose Us"', '"Why", "title": "Why Choose Us"'],
    ['a text to one that is long', '"Why Choose Us"', JSON.stringify('Why '.repeat(200))],
    ['what stands outside of pages', '"label": "Technologies",\n        "href"', '"label": "Tools",\n        "href"'],
  ])('is checked whole where it must be: %s', async (_, from, to) => {
    const loader = createSiteLoader(file, publicDir);
    await expectSame(loader, good);
    expect(good).toContain(from);
    await expectSame(loader, good.replace(from, to));
    await expectSame(loader, good);
  });

  it('is the same object while it says the same', async () => {
    const loader = createSiteLoader(file, publicDir);
    const before = await expectSame(loader, good);
    expect(await expectSame(loader, good)).toBe(before);
    loader.forget();
    expect(await expectSame(loader, good)).not.toBe(before);
  });

  it('is read whole, however slowly it is written', async () => {
    const loader = createSiteLoader(file, publicDir);
    await expectSame(loader, good);
    writeFileSync(file, good.slice(0, 20_000));
    const loading = loader.load();
    await new Promise((done) => setTimeout(done, 50));
    writeFileSync(file, good.slice(20_000), { flag: 'a' });
    expect(await loading).toMatchObject({ ok: true });
  });

  it('may end where no config ends, and is then told so', async () => {
    const loader = createSiteLoader(file, publicDir);
    await expectSame(loader, good.slice(0, 20_000));
    await expectSame(loader, '');
  });
});

describe('the routes in the bytes of a config', () => {
  it('are found in any writing', () => {
    for (const indent of [undefined, 1, '\t']) {
      const bytes = Buffer.from(JSON.stringify({ texts: { routes: [{}] }, ...config }, null, indent));
      const { starts, ends, values } = routeSpans(bytes);
      const found = starts.map((start, at) => JSON.parse(bytes.toString('utf8', start, ends[at])));
      expect(found).toEqual(config.routes);
      expect(values).toBeGreaterThan(good.split('\n').length / 2);
    }
  });

  it('differ where they differ, and nowhere else', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (head, one, other, tail) => {
        const [before, after] = [Buffer.from(head + one + tail), Buffer.from(head + other + tail)];
        const span = changedSpan(before, after);
        const mended = Buffer.concat([
          before.subarray(0, span.start),
          after.subarray(span.start, span.after),
          before.subarray(span.before),
        ]);
        expect(mended.equals(after)).toBe(true);
        const length = span.after - span.start;
        expect(length).toBeLessThanOrEqual(Buffer.byteLength(other));
      }),
    );
  });
});
