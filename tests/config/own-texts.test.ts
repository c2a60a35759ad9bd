import { expect, expectTypeOf, it } from 'vitest';
import { defineSection } from '../../schema/define-section.ts';
import { text } from '../../schema/fields/index.ts';
import { generateSchema } from '../../schema/json-schema.ts';
import { createRegistry, withExamples } from '../../schema/registry.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { editableValuesOf } from '../../src/pages/editable-values.ts';
import { expandSite } from '../../src/pages/expand.ts';
import type { SectionProps } from '../../src/pages/page-data.ts';
import { resolveSite } from '../../src/pages/resolve.ts';
import { parseSite } from '../../src/validate/parse-site.ts';
import { registry } from '../registry.ts';
import { minimalConfig } from './minimal-config.ts';

// The texts that a section type has for its component: built in by language, and replaced under `texts.sections` of a config.

const details = { title: 'Slides', description: 'Shows.', client: 'static' } as const;
const shape = { title: text('Title', 'A title.', 'Slides') };

const slides = defineSection('slides', {
  ...details,
  texts: {
    en: { next: 'Next slide', position: '{index} of {count}' },
    de: { next: 'Nächste Folie', position: '{index} von {count}' },
    'de-CH': { next: 'Nächstes Bild', position: '{index} von {count}' },
  },
  shape,
});
const own = createRegistry(
  [...registry.sections, withExamples(slides as never, { sections: [], lists: {} })],
  registry.collections,
);

/** What is made of a site in a language with these texts, whose second page has these sections. */
function siteWith(
  lang: string,
  texts: object = {},
  sections: object[] = [{ type: 'slides', id: 'story', title: 'A' }],
) {
  const config = structuredClone(minimalConfig);
  Object.assign(config, { seo: { ...config.seo, lang }, texts });
  Object.assign(config.routes[1] as object, { sections });
  const parsed = parseSite(own, JSON.stringify(config, null, 2));
  const issues = parsed.ok ? parsed.warnings : parsed.issues;
  const said = issues.map(({ line, pathText, message, hint }) => ({ line, at: pathText, says: `${message} ${hint}` }));
  if (!parsed.ok) return { said };
  const site = parsed.site as SiteConfig;
  const sizes = new Proxy({}, { get: () => ({ width: 100, height: 50 }) });
  const { texts: shown } = resolveSite(own, expandSite(own, site), sizes).site;
  return { said, texts: shown.sections.slides, editable: editableValuesOf(own, site, '/about').shared };
}

it('are those of the language, with its region or without', () => {
  expect(siteWith('en').texts).toEqual(slides.texts?.en);
  expect(siteWith('de-AT').texts).toEqual(slides.texts?.de);
  expect(siteWith('de-CH').texts).toEqual(slides.texts?.['de-CH']);
  expectTypeOf<SectionProps<typeof slides>['texts']>().toEqualTypeOf<Record<'next' | 'position', string>>();
});

it('may be replaced one by one, with their placeholders and with tokens, and are editable in Studio', () => {
  const texts = { sections: { slides: { position: '{index}/{count} of {product}' } } };
  const german = siteWith('de', texts);
  expect(german.said).toEqual([]);
  expect(german.texts).toEqual({ next: 'Nächste Folie', position: '{index}/{count} of Acme' });
  expect(german.editable).toContainEqual({
    path: ['texts', 'sections', 'slides', 'next'],
    kind: 'text',
    texts: ['Nächste Folie'],
  });
});

it('are missed in a language that has none, for types that a page has, until the config has them', () => {
  const { said, texts } = siteWith('fr');
  expect(texts).toEqual(slides.texts?.en);
  expect(said).toEqual([
    {
      line: expect.any(Number),
      at: 'seo.lang',
      says: 'The section type "slides" has no texts in the language "fr": 2 texts are those of "en", such as texts.sections.slides.next. Write them under "texts.sections", or in the "texts" of the section type.',
    },
  ]);
  const whole = { sections: { slides: { next: 'Suivante', position: '{index} sur {count}' } } };
  expect(siteWith('fr', whole).said).toEqual([]);
  expect(
    siteWith('fr', {}, [{ type: 'faq', id: 'story', title: 'A', items: [] }]).said.map(({ at }) => at),
  ).not.toContain('seo.lang');
});

it('of no type, of no such name and with a wrong placeholder are errors at their place', () => {
  const said = (sections: object) => siteWith('en', { sections }).said;
  expect(said({ slide: {} })).toEqual([
    { line: expect.any(Number), at: 'texts.sections.slide', says: expect.stringContaining('Did you mean "slides"?') },
  ]);
  expect(said({ slides: { nxt: 'On' } })).toEqual([
    { line: expect.any(Number), at: 'texts.sections.slides.nxt', says: expect.stringContaining('"next"') },
  ]);
  expect(said({ slides: { position: '{indx}' } })).toEqual([
    { line: expect.any(Number), at: 'texts.sections.slides.position', says: expect.stringContaining('{index}') },
  ]);
});

it('are the same in each language', () => {
  const lacking = () =>
    // @ts-expect-error a text is missing
    defineSection('lacking', { ...details, shape, texts: { en: { a: 'A', b: 'B' }, de: { a: 'A' } } });
  expect(lacking).toThrow('texts.de lacks "b", which texts.en has.');
});

it('are in the JSON Schema, of types that have some', () => {
  type Schema = { properties: Record<string, Schema>; description: string; examples: string[] };
  const textsOf = (one: typeof own) => (generateSchema(one) as unknown as Schema).properties.texts?.properties;
  expect(textsOf(own)?.sections?.properties.slides?.properties.next).toMatchObject({
    type: 'string',
    examples: ['Next slide'],
  });
  const typesWithSome = registry.sections.filter(({ texts }) => texts).map(({ type }) => type);
  expect(Object.keys(textsOf(registry as typeof own)?.sections?.properties ?? {})).toEqual(typesWithSome);
});
