import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../schema/site.ts';
import { hasMarks, withoutMarks } from '../../src/config/marks.ts';
import { createPathTable, markSite } from '../../src/config/provenance.ts';
import { resolveSite } from '../../src/config/resolve/resolve.ts';
import { createRenderer, loadSections } from '../../src/render/index.tsx';
import { sectionTypes } from '../../src/sections/index.ts';
import { sample } from './home-page.ts';

// Studio marks each text with its place in the config. No component may show anything else because of that.

const anySize = new Proxy({}, { get: () => ({ width: 100, height: 100 }) });
const assets = {
  baseCss: '',
  scripts: { first: '', platform: '', announcement: '', languages: '', foreign: '' },
  entry: '',
  siteFile: '',
  preloadFonts: [],
};

async function render(site: SiteConfig): Promise<string[]> {
  await loadSections();
  const resolved = resolveSite(site, anySize);
  const renderPage = createRenderer(resolved.site, assets, () => '');
  const pages = [...resolved.paths.map(resolved.page), resolved.notFound];
  const documents: string[] = [];
  for (const page of pages) documents.push((await renderPage(page)).document);
  return documents;
}

/** The sample site with one page, on which these sections stand. */
const siteWith = (sections: object[]) =>
  ({ ...sample, routes: [{ ...sample.routes[0], sections }] }) as unknown as SiteConfig;

describe.each(sectionTypes.map(({ type, schema, examples }) => ({ type, schema, examples })))(
  '$type',
  ({ schema, examples }) => {
    it.each(examples.map((example, at) => [at + 1, example] as const))(
      'shows example %i with marks as it does without',
      async (_, example) => {
        const site = siteWith([schema.parse(example)]);
        const [plain = ''] = await render(site);
        const [marked = ''] = await render(markSite(site, createPathTable()));
        expect(hasMarks(marked)).toBe(true);
        expect(withoutMarks(marked)).toBe(plain);
      },
    );
  },
);

it('every page of a site is the same with marks as without', async () => {
  const plain = await render(sample);
  const marked = await render(markSite(sample, createPathTable()));
  expect(marked.map(withoutMarks)).toEqual(plain);
});
