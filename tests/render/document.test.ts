import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { siteSchema } from '../../schema/site.ts';
import { resolveSite } from '../../src/config/resolve/resolve.ts';
import { createRenderer, loadSections } from '../../src/render/index.tsx';
import { companyFile } from '../company.ts';

const sample = siteSchema.parse(JSON.parse(readFileSync(companyFile, 'utf8')));
const anySize = new Proxy({}, { get: () => ({ width: 100, height: 100 }) });
const scripts = { first: 'theScheme()', platform: 'theRest()' };
const assets = { baseCss: '', scripts, entry: '', siteFile: '', preloadFonts: [] };

beforeAll(async () => void (await loadSections()));

/** The document of a page with some sections of the sample site's home page, by their types; of unknown addresses without any. */
async function documentOf(types?: string[]): Promise<string> {
  const [home] = sample.routes;
  const sections = home?.sections.filter(({ type }) => types?.includes(type));
  const config = types ? { ...sample, routes: [{ ...home, sections }] } : sample;
  const { site, page, notFound } = resolveSite(config as typeof sample, anySize);
  return (await createRenderer(site, assets, () => '')(types ? page('/') : notFound)).document;
}

it('has nothing but the first script before what is painted first, and the rest behind it', async () => {
  const html = await documentOf(['hero', 'team']);
  expect(html.match(/theScheme|<body>|<h1|theRest|data-type="team"/g)).toEqual([
    'theScheme',
    '<body>',
    '<h1',
    'theRest',
    'data-type="team"',
  ]);
});

it('has all script before a first section in which React is waited for', async () => {
  const html = await documentOf(['team']);
  expect(html.match(/theScheme|<body>|theRest|<section|<h1/g)).toEqual([
    'theScheme',
    '<body>',
    'theRest',
    '<section',
    '<h1',
  ]);
});

it('has each script once on a page without sections', async () => {
  expect((await documentOf()).match(/theScheme|<body>|<h1|theRest|<\/main/g)).toEqual([
    'theScheme',
    '<body>',
    '<h1',
    'theRest',
    '</main',
  ]);
});
