import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sectionTypes } from '../../schema/sections/index.ts';
import { siteSchema } from '../../schema/site.ts';
import { resolveSite } from '../../src/config/resolve.ts';
import { loadSections } from '../../src/entry-server.tsx';
import { renderApp, renderWhole } from '../../src/render/app.tsx';
import { pageView } from '../../src/render/page-view.tsx';

// Pages share a skeleton, into which each puts its static sections: what comes out must be what React alone would write.

const sample = siteSchema.parse(JSON.parse(readFileSync('site.config.json', 'utf8')));
const anySize = new Proxy({}, { get: () => ({ width: 100, height: 100 }) });

type Config = typeof sample;
const views = (config: Config) => {
  const { site, paths, page, notFound } = resolveSite(config, anySize);
  return [...paths.map(page), notFound].map((model) => ({ site, view: pageView(site, model, 'refuse') }));
};
/** The sample with nothing but a home page, which has these sections after its hero. */
const withSections = (sections: unknown[]) => {
  const [home] = sample.routes;
  return { ...sample, routes: [{ ...home, sections: [home?.sections[0], ...sections] }] } as Config;
};

beforeAll(loadSections);

it('is what React writes, for each page of the sample', () => {
  for (const { site, view } of views(sample)) expect(renderApp(site, view)).toBe(renderWhole(site, view));
});

describe.each(sectionTypes.map(({ type, schema, examples }) => ({ type, schema, examples })))(
  'with sections of type $type',
  ({ schema, examples }) => {
    it('is what React writes, also for a page that is alike in all but its words', () => {
      const sections = examples.map((example, at) => schema.parse({ ...example, id: `s${at}` }));
      const others = examples.map((example, at) => schema.parse({ ...example, id: `other-${at}` }));
      for (const { site, view } of [...views(withSections(sections)), ...views(withSections(others))]) {
        expect(renderApp(site, view)).toBe(renderWhole(site, view));
      }
    });
  },
);

it('writes names with quotes and ampersands as React does', () => {
  const strip = { type: 'announcement-bar', id: 'news', label: `"R&D" <'s`, text: 'x' };
  for (const { site, view } of views(withSections([{ ...strip, tone: 'plain', actions: [] }]))) {
    expect(renderApp(site, view)).toBe(renderWhole(site, view));
  }
});

it('leaves a page to React alone whose shared texts hold the sign of a slot', () => {
  const config = { ...sample, texts: { ...sample.texts, skipLink: 'Skip \u{10FFFD}0; it' } };
  for (const { site, view } of views(config)) {
    const html = renderApp(site, view);
    expect(html).toBe(renderWhole(site, view));
    expect(html).toContain('Skip \u{10FFFD}0; it');
  }
});
