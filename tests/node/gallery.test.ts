import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registryPlugin } from '../../src/build/registry-plugin.ts';
import { starterFolder, starters } from '../../src/cli/starters.ts';
import { createDevSite } from '../../src/server/dev-site.ts';
import { galleryConfig, galleryHtml, gallerySource, type Layout } from '../../src/server/gallery.ts';
import { codeFromSource } from '../../src/server/page-code.ts';
import { checkSite, createSiteLoader } from '../../src/validate/load-site.ts';
import { companyFile } from '../company.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { exampleLists, exhibits, layoutKeys, registry, sectionTypes } from '../registry.ts';
import { writeAddresses } from '../sites/addresses.ts';

const company = JSON.parse(readFileSync(companyFile, 'utf8'));

/** What is wrong with the examples, laid out in a way, where a site shows them. */
async function problems(layout: Layout, site = company): Promise<string[]> {
  const checked = await checkSite(
    registry,
    JSON.stringify(galleryConfig(registry, site, layout)),
    'examples',
    'public',
  );
  const reported = checked.ok ? checked.warnings : checked.issues;
  return reported
    .filter(({ code }) => code !== 'asset/unused')
    .map(({ pathText, message }) => `${pathText}: ${message}`);
}

it('every example is a valid section of any site: what it names is there, and nothing is warned of', async () => {
  expect(await problems({})).toEqual([]);
  const { version, brand, seo } = minimalConfig;
  const sections = [{ type: 'faq', id: 'questions', title: 'Questions', items: [{ question: 'A?', answer: ['B.'] }] }];
  const site = {
    version,
    brand: { name: brand.name },
    seo,
    locales: { de: {} },
    routes: [{ path: '/', title: 'A', sections }],
  };
  expect(await problems({}, site)).toEqual([]);
});

it('every example is valid however it is laid out, and is laid out so where its type can be', async () => {
  for (const [key, values] of Object.entries(layoutKeys)) {
    for (const value of values) {
      expect(await problems({ [key]: value }), `${key}: ${value}`).toEqual([]);
      const sections = galleryConfig(registry, company, { [key]: value }).routes.flatMap(
        (route: { sections: object[] }) => route.sections,
      );
      expect(JSON.stringify(sections)).toContain(`"${key}":${key === 'columns' ? value : JSON.stringify(value)}`);
    }
  }
});

it('the gallery has a chapter for every section type and writes its JSON as text', () => {
  const html = galleryHtml(registry);
  for (const { type } of sectionTypes) expect(html).toContain(`id="${type}"`);
  expect(html).not.toMatch(/<code>[^<]*"type"/);
  expect(html).toContain('&quot;type&quot;: &quot;hero&quot;');
});

it('the lists of the examples are their own: their names begin with "example-"', () => {
  const named = exhibits.flatMap(({ example }) => ('list' in example ? [example.list] : []));
  expect([...Object.keys(exampleLists), ...named].filter((name) => !String(name).startsWith('example-'))).toEqual([]);
});

describe('the gallery of any site', () => {
  const root = resolve(import.meta.dirname, '../..');
  const below = writeAddresses('gallery-below-path', true, '/some/project');
  const sites = [
    ...starters.map((name) => relative(root, starterFolder(name)) || '.'),
    'tests/fixtures/languages',
    below,
  ];
  const files = mkdtempSync(join(tmpdir(), 'gallery-'));
  let server: ViteDevServer;
  beforeAll(async () => {
    for (const site of sites.map((one) => join(root, one, 'public')))
      if (existsSync(site)) cpSync(realpathSync(site), files, { recursive: true });
    server = await createServer({
      root,
      publicDir: files,
      plugins: [registryPlugin(registry)],
      server: { middlewareMode: true, ws: false, watch: null },
    });
  });
  afterAll(async () => {
    await server?.close();
    for (const folder of [files, below]) rmSync(folder, { recursive: true });
  });

  it.each(sites)('shows every example without an error: %s', async (folder) => {
    const saved = createSiteLoader(registry, join(root, folder, 'site.config.json'), files);
    const site = await createDevSite(
      registry,
      server,
      gallerySource(registry, saved, files),
      codeFromSource(server, registry),
    );
    expect(site.issues.map(({ message, pathText }) => [message, pathText])).toEqual([]);
    for (const { path } of exhibits)
      expect(await site.respond(`${path}/page.json`), path).toMatchObject({ status: 200 });
  });
});
