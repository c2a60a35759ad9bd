import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteSchema } from '../../schema/site.ts';
import type { PageModel, SiteModel } from '../../src/config/page-model.ts';
import { resolveSite } from '../../src/config/resolve.ts';
import { renderApp, renderWhole } from '../../src/render/app.tsx';
import { loadSections } from '../../src/render/index.tsx';
import { textOf } from '../../src/render/markup.ts';
import { pageView } from '../../src/render/page-view.tsx';
import { viewJson } from '../../src/render/view-json.ts';
import { wholeView } from '../../src/render/whole-view.ts';
import { sectionTypes } from '../../src/sections/index.ts';

// Pages share templates, into which each puts its own words: what comes out must be what React alone would write.

const sample = siteSchema.parse(JSON.parse(readFileSync('site.config.json', 'utf8')));
const anySize = new Proxy({}, { get: () => ({ width: 100, height: 100 }) });

type Config = typeof sample;
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The sample with nothing but a home page, which has these sections after its hero. */
const withSections = (sections: unknown[]) => {
  const [home] = sample.routes;
  return { ...sample, routes: [{ ...home, sections: [home?.sections[0], ...sections] }] } as Config;
};

/** What a build writes of a page: its app, and its view for `page.json`. */
const write = (site: SiteModel, page: PageModel) => {
  const view = pageView(site, page, 'refuse');
  return { app: textOf(renderApp(site, view)), view: JSON.parse(textOf(viewJson(view))), whole: wholeView(view) };
};

/** The same where the site has rendered nothing yet, so that there is no template: React alone. */
const writeAlone = (site: SiteModel, page: PageModel) => {
  const { whole, view } = write({ ...site }, page);
  return { app: renderWhole(site, whole), view };
};

/** Holds the pages of configs to what React alone writes; from the second one on they come from templates, where there can be one. */
function compare(...configs: Config[]) {
  const [first, ...others] = configs.map((config) => resolveSite(config, anySize));
  if (!first) return;
  const { site } = first;
  for (const { paths, page, notFound } of [first, first, ...others]) {
    for (const model of [...paths.map(page), notFound]) {
      const { app, view } = write(site, model);
      expect({ app, view }).toEqual(writeAlone(site, model));
    }
  }
}

/** The data with other words, alike in all else: texts of more than one word, titles, labels and addresses. */
const otherWords = (value: Json, next: () => string, key = ''): Json => {
  if (typeof value === 'string') {
    if (key === 'href') return value.startsWith('/') ? `/${next().replace(/[^a-z]/g, '')}` : value;
    if (key === 'title' || key === 'label' || (/[^!-~]/.test(value) && !/^([a-z]+:|[/#])/.test(value))) return next();
    return value;
  }
  if (Array.isArray(value)) return value.map((item) => otherWords(item, next, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, otherWords(item, next, name)]));
};

/** Words that a component might look at: their first and last signs, how long they are, what they say. */
const telling = fc.constantFrom(
  ...[
    '?',
    '!',
    ':',
    '…',
    '.',
    '%',
    '+',
    '12',
    '-1',
    '$1',
    '€ 5',
    '(a)',
    '“a”',
    '#a',
    '@a',
    'https://a.b',
    'a@b.c',
    '/a',
  ],
  ...['é', 'ß', 'ВАШ', '数', 'a\nb', '  a', 'a – b', 'true', 'null', 'a'.repeat(300), 'a b '.repeat(100)],
);

beforeAll(loadSections);

it('is what React writes, for each page of the sample', () => {
  compare(sample, sample);
});

describe.each(sectionTypes.map(({ type, schema, examples }) => ({ type, schema, examples })))(
  'with sections of type $type',
  ({ schema, examples }) => {
    it('is what React writes, whatever the words are', () => {
      const sections = examples.map((example, at) => schema.parse({ ...example, id: `s${at}` }));
      fc.assert(
        fc.property(fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), telling), { minLength: 1 }), (words) => {
          let at = 0;
          // Each is another one, now at its end and now at its beginning.
          const next = () =>
            at++ % 2 ? `${at} < &' ${words[at % words.length]}` : `${words[at % words.length]} “${at}`;
          const others = sections.map((section, at) => ({
            ...(otherWords(section as Json, next) as object),
            id: `x-${at}`,
          }));
          compare(withSections(sections), withSections(others));
        }),
        { numRuns: 10 },
      );
    });
  },
);

it('writes names with quotes and ampersands as React does', () => {
  const strip = { type: 'announcement-bar', id: 'news', label: `"R&D" <'s`, text: 'x', tone: 'plain', actions: [] };
  compare(withSections([strip]), withSections([{ ...strip, label: 'a' }]));
});

it('leaves a page to React alone whose texts hold the signs of a slot', () => {
  const skipLink = 'Skip \u{10FFFD}0\u{10FFFC} it \u{10FFFD}';
  const config = { ...sample, texts: { ...sample.texts, skipLink } };
  compare(config, config);
  const { site, page } = resolveSite(config, anySize);
  write(site, page('/'));
  expect(write(site, page('/')).app).toContain(skipLink);
});
