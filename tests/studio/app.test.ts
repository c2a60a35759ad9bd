import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freeName } from '../../src/content/item-id.ts';
import { mend } from '../../src/diagnostics/mend.ts';
import { type SchemaNode, schemaNodeOf, walk } from '../../src/diagnostics/schema-node.ts';
import { applyIdEdits } from '../../src/json/edit/apply-id-edits.ts';
import { editByIds } from '../../src/json/edit/id-edits.ts';
import { idPathOf } from '../../src/json/edit/id-path.ts';
import { valueAt } from '../../src/json/values.ts';
import { editTo } from '../../src/studio/app/document/edit-to.ts';
import { formRoot, kindAndName, labelOf, trailOf } from '../../src/studio/app/document/paths.ts';
import { fitIn, sampleOf, withFreeNames } from '../../src/studio/app/document/sample.ts';
import { pagesWith } from '../../src/studio/app/document/uses.ts';
import { parseSite } from '../../src/validate/parse-site.ts';
import { companyConfig } from '../company.ts';
import { brokenConfig, minimalConfig, minimalText } from '../config/minimal-config.ts';
import { registry, sectionTypes, siteSchema } from '../registry.ts';

const files = ['/images/logo.svg', '/images/cto.svg'];
const errorsOf = (text: string) => {
  const parsed = parseSite(registry, text);
  return parsed.ok
    ? []
    : parsed.issues
        .filter(({ severity }) => severity === 'error')
        .map(({ pathText, message }) => `${pathText}: ${message}`);
};

describe('new things', () => {
  it('are as the schema wants them, wherever one can be added', () => {
    const refused: string[] = [];
    const seen = new Set<SchemaNode>();
    const visit = (schemaNode: SchemaNode, name: string) => {
      if (seen.has(schemaNode)) return;
      seen.add(schemaNode);
      const inner =
        schemaNode.kind === 'object'
          ? [...schemaNode.keys]
          : schemaNode.kind === 'choice'
            ? [...schemaNode.options]
            : schemaNode.kind === 'list'
              ? [['[]', schemaNode.item] as const]
              : schemaNode.kind === 'record'
                ? [['{}', schemaNode.value] as const]
                : [];
      for (const [key, part] of inner) {
        if (!part.schema.safeParse(sampleOf(part)).success) refused.push(`${name}.${key}`);
        visit(part, `${name}.${key}`);
      }
    };
    visit(schemaNodeOf(siteSchema), '');
    expect(seen.size).toBeGreaterThan(500);
    expect(refused).toEqual([]);
  });

  it('are valid in each list of objects of a site', () => {
    const config = companyConfig();
    const seen = new Set<SchemaNode>();
    const refused: string[] = [];
    walk(config, schemaNodeOf(siteSchema), (_, schemaNode, path) => {
      if (schemaNode.kind !== 'list' || schemaNode.item.kind === 'value' || seen.has(schemaNode)) return;
      seen.add(schemaNode);
      for (const option of schemaNode.item.kind === 'choice' ? schemaNode.item.options.values() : [schemaNode.item]) {
        const { thing, edits } = fitIn(config, sampleOf(option), option, files);
        const at = idPathOf(config, [...path, 0]) ?? [];
        const { value } = editByIds(config, [...edits, { op: 'insert', path: [...at.slice(0, -1), 0], value: thing }]);
        // A new item gets another id, path or file than the others.
        refused.push(...errorsOf(JSON.stringify(value)).filter((error) => !/: Two \w+ /.test(error)));
      }
    });
    expect(seen.size).toBeGreaterThan(15);
    expect(refused).toEqual([]);
  });

  it.each(sectionTypes.flatMap(({ type, examples }) => examples.map((_, at) => [type, at] as const)))(
    'fit into a site that has nothing of what the example %s %i names',
    (type, at) => {
      const { schema, examples } = sectionTypes.find((one) => one.type === type) as (typeof sectionTypes)[number];
      const before = {
        version: 2,
        brand: { name: 'Acme' },
        contacts: { email: 'info@example.com' },
        seo: { siteUrl: 'https://www.example.com' },
        routes: [{ path: '/', title: 'Home', sections: [{ type: 'hero', id: 'first', title: 'Acme' }] }],
      };
      const { thing, edits } = fitIn(before, structuredClone(examples[at]), schemaNodeOf(schema), files);
      const insert = { op: 'insert' as const, path: ['routes', 0, 'sections', 1], value: thing };
      const { text } = applyIdEdits(JSON.stringify(before), [...edits, insert]);
      expect(errorsOf(text ?? '')).toEqual([]);
    },
  );

  it('fit a type of one’s own that allows several kinds of values', () => {
    const schemaNode = schemaNodeOf(z.union([z.number(), z.string().min(1)]));
    expect(schemaNode.kind).toBe('value');
    expect(sampleOf(schemaNode)).toBe('…');
  });

  it('make no promises in the name of the owner', () => {
    const [example] = sectionTypes.find(({ type }) => type === 'rich-text')?.examples ?? [];
    expect(JSON.stringify(example)).not.toMatch(/policy|\bwe\b|\d{4}/i);
  });

  it('have an id, made from their words, in a list whose items have ids, and none in another list', () => {
    const link = { label: 'Über uns & more', href: '/' };
    const config = (nav: unknown[]) => ({ header: { nav } });
    const added = (nav: unknown[], item: unknown = link) => withFreeNames(config(nav), ['header', 'nav'], item);
    expect(added([link])).toEqual(link);
    expect(added([{ id: 'home', ...link }, link])).toEqual({ id: 'uber-uns-more', ...link });
    expect(added([{ id: 'uber-uns-more', ...link }])).toEqual({ id: 'uber-uns-more-2', ...link });
    expect(added([{ id: 'home', ...link }], { id: 'home', ...link })).toEqual({ id: 'home-2', ...link });
    expect(added([{ id: 'home', ...link }], { label: '关于', href: '/' })).toEqual({
      id: 'item',
      label: '关于',
      href: '/',
    });
  });

  it('have a name that none has', () => {
    expect(freeName('team', ['hero'])).toBe('team');
    expect(freeName('team', ['team'])).toBe('team-2');
    expect(freeName('team-2', ['team', 'team-2'])).toBe('team-3');
    expect(freeName('react.pdf', ['react.pdf'])).toBe('react-2.pdf');
  });
});

describe('an edit to a value', () => {
  it.each([
    [['brand', 'name'], 'Other'],
    [['theme', 'font'], 'Inter'],
    [['header', 'quickLink', 'label'], 'Call'],
    [['seo', 'about', 'address', 'city'], 'Pune'],
    [['routes', 0, 'noindex'], true],
  ])('makes %j say it, whether it is there or not', (path, value) => {
    const edit = editTo(minimalConfig, path, value);
    const { value: after, conflicts } = editByIds(minimalConfig, [edit]);
    expect(conflicts).toEqual([]);
    expect(valueAt(after, path)).toEqual(value);
  });

  it('puts a new key where the schema has it', () => {
    const { text = '' } = applyIdEdits(minimalText, [editTo(minimalConfig, ['routes', 1, 'sections', 0, 'text'], 'x')]);
    const { value } = editByIds(minimalConfig, [
      editTo(minimalConfig, ['routes', 0, 'sections', 0, 'eyebrow'], 'Hello'),
    ]);
    void text;
    const hero = applyIdEdits(minimalText, [editTo(minimalConfig, ['routes', 0, 'sections', 0, 'eyebrow'], 'Hello')]);
    expect(hero.text).toMatch(/"id": "hero",\s+"eyebrow": "Hello",\s+"title"/);
    expect(valueAt(value, ['routes', 0, 'sections', 0, 'eyebrow'])).toBe('Hello');
  });
});

describe('a place of the config', () => {
  const at = (...path: (string | number)[]) => idPathOf(minimalConfig, path);

  it('has the form of the thing that it is in', () => {
    expect(formRoot(minimalConfig, at('routes', 0, 'sections', 0, 'title'))).toEqual(at('routes', 0, 'sections', 0));
    expect(formRoot(minimalConfig, at('routes', 0, 'sections', 0, 'actions', 0, 'label'))).toEqual(
      at('routes', 0, 'sections', 0, 'actions', 0),
    );
    expect(formRoot(minimalConfig, at('lists', 'team', 'items', 0, 'name'))).toEqual(at('lists', 'team', 'items', 0));
    expect(formRoot(minimalConfig, ['contacts', 'email'])).toEqual(['contacts']);
    expect(formRoot(minimalConfig, ['brand', 'logo', 'alt'])).toEqual(['brand']);
  });

  it('is led to by what is around it', () => {
    expect(trailOf(minimalConfig, at('lists', 'team', 'items', 0, 'links', 0, 'href'))).toEqual([
      ['lists'],
      ['lists', 'team'],
      at('lists', 'team', 'items', 0),
      at('lists', 'team', 'items', 0, 'links', 0),
    ]);
    expect(trailOf(minimalConfig, at('routes', 1, 'sections', 0))).toEqual([
      at('routes', 1),
      at('routes', 1, 'sections', 0),
    ]);
  });

  it('has a name in words', () => {
    expect(kindAndName(minimalConfig, at('lists', 'team', 'items', 0))).toEqual({
      kind: 'Person',
      name: 'Asha Sample',
    });
    expect(labelOf(minimalConfig, at('routes', 0, 'sections', 0, 'title'))).toBe(
      'Headline of Hero “Software that lasts”',
    );
    expect(labelOf(minimalConfig, ['theme', 'accent'])).toBe('Accent color of Theme');
    const hours = { days: ['wednesday', 'thursday'], hours: [{ from: '18:00', to: '23:00' }], note: 'Late' };
    expect(kindAndName({ week: [hours] }, ['week', 0]).name).toBe('wednesday · thursday · 18:00 – 23:00 · Late');
  });

  it('is on the pages that show it', () => {
    expect(pagesWith(minimalConfig, at('lists', 'team', 'items', 0))).toEqual(['/']);
    expect(pagesWith(minimalConfig, ['dialogs', 'company'])).toEqual(['/']);
    expect(pagesWith(minimalConfig, ['header'])).toEqual(['/', '/about']);
    expect(pagesWith(minimalConfig, ['lists', 'offers'])).toEqual([]);
    expect(pagesWith(minimalConfig, at('routes', 1))).toEqual(['/about']);
  });
});

describe('the one edit that an issue asks for', () => {
  // biome-ignore lint/suspicious/noExplicitAny: wrong values go anywhere
  it.each<[string, (config: any) => void]>([
    ['a misspelt section type', ({ routes }) => Object.assign(routes[0].sections[0], { type: 'heroo' })],
    ['an unknown key', ({ theme }) => Object.assign(theme, { densty: 'airy' })],
    ['a value that there is not', ({ theme }) => Object.assign(theme, { radius: 'round' })],
    [
      'a dialog that there is not',
      ({ routes }) => Object.assign(routes[0].sections[0].actions[0], { dialog: 'compny' }),
    ],
    ['a page that there is not', ({ header }) => Object.assign(header.menu[1], { href: '/abot' })],
    ['a list that there is not', ({ routes }) => Object.assign(routes[0].sections[1], { list: 'taem' })],
    ['a color without its sign', ({ theme }) => Object.assign(theme, { accent: 'd9480f' })],
  ])('mends %s', (_, mutate) => {
    const text = brokenConfig(mutate);
    const parsed = parseSite(registry, text);
    const [issue] = parsed.ok ? [] : parsed.issues;
    expect(errorsOf(mend(text, issue ? [issue] : []))).toEqual([]);
  });

  it.each([
    ['a token', 'In {citty}', 'In {city}'],
    ['a link', 'Read [about us](/abot), and “more”.', 'Read [about us](/about), and “more”.'],
    ['the form of a link', 'Read [about us](about), and more.', 'Read [about us](/about), and more.'],
  ])('mends %s in a text, and no other words of it', (_, words, mended) => {
    const withText = (words: string) =>
      brokenConfig(({ routes }) =>
        routes[1].sections.push({ type: 'rich-text', id: 'more', title: 'More', blocks: [words] }),
      );
    const text = withText(words);
    const parsed = parseSite(registry, text);
    expect(mend(text, parsed.ok ? [] : parsed.issues)).toBe(withText(mended));
  });
});
