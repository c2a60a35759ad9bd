import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { parseSite } from '../../src/validate/parse-site.ts';
import { companyFile } from '../company.ts';
import { isJson } from '../config/error-text.ts';
import { minimalConfig, minimalText } from '../config/minimal-config.ts';
import { changedText, changesOf, mistakeFiles, partsOf } from '../config/mistake-cases.ts';
import { wholeConfig } from '../config/whole-config.ts';
import { registry, siteSchema } from '../registry.ts';
import { compileSchema } from './ajv.ts';
import { edges, type Json, kinds, type Mutation, mutations } from './mutations.ts';

const ajv = compileSchema();
const zod = (config: unknown) => siteSchema.safeParse(config).success;
const realConfig = (): Json => JSON.parse(readFileSync(companyFile, 'utf8')) as Json;

// biome-ignore lint/suspicious/noExplicitAny: it is taken apart by its keys
type Config = any;
const minimal = minimalConfig as Config;

/** The rules of parseSite that the JSON Schema leaves out, by why it does. A rule about the shape of a value is never one of them. */
const beyondJsonSchema = {
  'JSON Schema cannot look a name up elsewhere in the file.': [
    ...['reference/page', 'reference/anchor', 'reference/dialog', 'reference/footer', 'reference/list'],
    ...[
      'reference/list-kind',
      'reference/contact',
      'reference/mailbox',
      'redirect/page',
      'redirect/file',
      'redirect/circle',
    ],
    ...[
      'redirect/link',
      'draft/link',
      'draft/reference',
      'token/unknown',
      'token/nested',
      'token/taken',
      'link/filled',
      'link/item',
    ],
  ],
  'It cannot compare one key across the items of a list.': [
    ...['duplicate/id', 'duplicate/slug', 'duplicate/path', 'duplicate/pdf', 'duplicate/from', 'duplicate/head'],
    ...['form/name', 'duplicate/header'],
  ],
  'It cannot decode a text.': ['redirect/encoding'],
  'It cannot compare two values.': [
    'brand/years',
    'header/bare',
    'token/unset',
    'contact/email',
    'form/limits',
    'date/order',
    'table/cells',
    'timeline/done',
  ],
  'It sees values alone; the file as text is the reader’s matter.': [
    ...['json/duplicate-key', 'json/too-long', 'json/too-many', 'more'],
  ],
  'A pattern could only refuse the whole text; the program marks the place within it.': [
    ...['text/control-character', 'text/half-character', 'token/form'],
  ],
  'Markdown has no pattern that a JSON Schema could hold.': [
    ...['deep', 'html', 'picture', 'definition', 'empty', 'no-link', 'stars', 'tildes', 'heading', 'table', 'link'],
    ...['long', 'footnote', 'task'],
  ].map((what) => `markdown/${what}`),
  'Said in JSON Schema it would reach an editor as a riddle; the program says it in words.': [
    ...['routes/home', 'routes/reserved', 'action/none', 'action/several', 'menu/none', 'menu/both', 'form/option'],
    ...['redirect/reserved', 'routes/each', 'draft/home', 'draft/all', 'about/key', 'about/starts', 'form/file'],
    ...['head/name', 'head/both', 'head/written', 'header/fixed', 'header/frame'],
    ...['list/related', 'list/field', 'shape/both', 'shape/missing'],
  ],
};

/** A value of every type. */
const types: Json[] = [null, true, 0, 1.5, '', [], {}];

/** Makes mutations one after the other, and gives those after which `agree` is false. */
function tally(all: Iterable<Mutation>, agree: () => boolean) {
  const made = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Mutation['kind'], number>;
  const disagreements: string[] = [];
  for (const { kind, what, make } of all) {
    const undo = make();
    if (!agree()) disagreements.push(what);
    made[kind]++;
    undo();
  }
  return { made, disagreements, count: Object.values(made).reduce((sum, one) => sum + one) };
}

let turn = inject('seed') % 3;

/** Each third, from a first one that the seed of the run decides: what many places have in common is tried by turns. */
function* everyThird<T>(all: Iterable<T>): Iterable<T> {
  for (const one of all) if (turn++ % 3 === 0) yield one;
}

describe('Zod and Ajv agree on accept or refuse', () => {
  /** The config in parts that are quick to check: one for each section and list, and one with the rest. What is changed is `part`. */
  function* partsOf(whole: Config): Iterable<{ config: Json; part: Json; path: string }> {
    const [home, about] = whole.routes as [Config, Config];
    const rest = { ...whole, routes: [{ ...home, sections: home.sections.slice(0, 1) }, about], lists: {} };
    yield { config: rest, part: rest, path: '$' };
    for (const section of home.sections) {
      const config = { ...minimal, routes: [{ ...home, sections: [section] }] };
      yield { config, part: section, path: `$.routes[0].sections.${section.type}` };
    }
    for (const [at, [name, { fields, ...list }]] of Object.entries<Config>(whole.lists).entries()) {
      // All kinds of lists have the same schema of fields.
      const config = { ...minimal, lists: { [name]: { ...list, ...(at === 0 && { fields }) } } };
      yield { config, part: config.lists, path: `$.lists.${name}` };
    }
  }

  test(`under a third of all mutations of a config with every key, section type and kind of list, where each value is tried as ${edges.length} others`, () => {
    let accepted = 0;
    const total = Object.fromEntries(kinds.map((kind) => [kind, 0]));
    for (const { config, part, path } of partsOf(wholeConfig('href'))) {
      expect([ajv(config), zod(config)], path).toEqual([true, true]);
      const { made, disagreements } = tally(everyThird(mutations(part, edges, path)), () => {
        const accepts = ajv(config);
        if (accepts) accepted++;
        return accepts === zod(config);
      });
      expect(disagreements).toEqual([]);
      for (const [kind, count] of Object.entries(made)) total[kind] = (total[kind] ?? 0) + count;
    }
    const count = Object.values(total).reduce((sum, one) => sum + one);
    console.info(`${count} mutations, ${accepted} of them accepted:`, total);
    expect(count).toBeGreaterThan(5000);
    expect(Math.min(...Object.values(total))).toBeGreaterThan(30);
    expect(accepted).toBeGreaterThan(300);
    expect(accepted).toBeLessThan(count / 2);
  }, 120_000);

  test('on configs of many kinds, which both fill with the same defaults', () => {
    const withDefaults = compileSchema({ useDefaults: true });
    const deeds = ['href', 'dialog', 'copy'] as const;
    for (const config of [realConfig(), minimalConfig, ...deeds.map(wholeConfig)]) {
      expect(ajv(config)).toBe(true);
      const filled = structuredClone(config);
      withDefaults(filled);
      expect(siteSchema.parse(config)).toEqual(filled);
    }
  });
});

describe('parseSite accepts what Ajv accepts', () => {
  const listed = new Set(Object.values(beyondJsonSchema).flat());

  /** Which codes are reported about a text that Ajv accepts; what Ajv refuses must be refused. */
  function codesBeyond(text: string): string[] {
    const accepts = ajv(JSON.parse(text));
    const parsed = parseSite(registry, text);
    if (accepts === parsed.ok) return ['agree'];
    if (parsed.ok) return ['accepted, but not by Ajv'];
    return [...new Set(parsed.issues.flatMap(({ code, severity }) => (severity === 'error' ? code : [])))];
  }

  /** Compares them on each mutation, and gives the codes of the rules beyond the JSON Schema that were met. */
  function compare(config: Json, all: Iterable<Mutation>): Set<string> {
    const codes = new Set<string>();
    const { count, disagreements } = tally(all, () => {
      const beyond = codesBeyond(JSON.stringify(config));
      if (beyond[0] === 'agree') return true;
      for (const code of beyond) codes.add(code);
      return beyond.every((code) => listed.has(code));
    });
    console.info(`${count} mutations; rules beyond the JSON Schema: ${[...codes].sort().join(', ')}`);
    expect(disagreements).toEqual([]);
    return codes;
  }

  test('under a third of all mutations of a small config, but for the rules that are listed', () => {
    const config = structuredClone(minimalConfig) as unknown as Json;
    expect(compare(config, everyThird(mutations(config, [...types, '\ud83d']))).size).toBeGreaterThan(5);
  });

  test('under 100 mutations of site.config.json, drawn at random, but for the rules that are listed', () => {
    const config = realConfig();
    const all = [...mutations(config, edges)];
    const [drawn = []] = fc.sample(fc.uniqueArray(fc.nat(all.length - 1), { minLength: 100, maxLength: 100 }), {
      numRuns: 1,
    });
    // Which rules a draw meets is a matter of chance; that each is met is what the examples below are for.
    compare(
      config,
      drawn.map((at) => all[at] as Mutation),
    );
  });

  test('but for rules of which each is shown by a mistake in tests/config/mistakes/, or by a text that is too long', () => {
    const reported = new Set<string>();
    for (const [name, base] of Object.entries(mistakeFiles))
      for (const part of partsOf(name)) {
        const text = part.startsWith('# ') ? '' : changedText(base, changesOf(part));
        if (isJson(text) && ajv(JSON.parse(text))) for (const code of codesBeyond(text)) reported.add(code);
      }
    const tokens = Object.fromEntries(Array.from({ length: 100_001 }, (_, at) => [`t${at}`, 'x']));
    const nav = Array.from({ length: 501 }, () => ({ label: 'Nowhere', href: '/nowhere' }));
    for (const text of [
      minimalText + ' '.repeat(100_000_000),
      JSON.stringify({ ...minimalConfig, tokens }),
      JSON.stringify({ ...minimalConfig, header: { nav } }),
      minimalText.replace('{', '{"version":1,'),
    ]) {
      expect(ajv(JSON.parse(text))).toBe(true);
      for (const code of codesBeyond(text)) reported.add(code);
    }
    reported.delete('agree');
    expect([...reported].sort()).toEqual([...listed].sort());
  });
});

describe('keys that JavaScript cannot hold twice or takes for its own', () => {
  /** The config as text with one more key, in each of its objects. */
  function* withKey(keyOf: (owner: { [key: string]: Json }) => string | undefined): Iterable<string> {
    const config = structuredClone(minimalConfig) as unknown as Json;
    const visit = function* (part: Json): Iterable<string> {
      if (typeof part !== 'object' || part === null) return;
      for (const inner of Object.values(part)) yield* visit(inner);
      const key = Array.isArray(part) ? undefined : keyOf(part);
      if (key === undefined || Array.isArray(part)) return;
      part['\u0001'] = part[key] ?? {};
      yield JSON.stringify(config).replace('"\\u0001"', JSON.stringify(key));
      delete part['\u0001'];
    };
    yield* visit(config);
  }

  const codes = (text: string) => {
    const parsed = parseSite(registry, text);
    return parsed.ok ? [] : parsed.issues.map(({ code }) => code);
  };

  test('a key that is there twice is refused in every object, and only by the reader of the text', () => {
    const texts = [...withKey((owner) => Object.keys(owner)[0])];
    expect(texts.length).toBeGreaterThan(30);
    for (const text of texts) expect([ajv(JSON.parse(text)), codes(text)]).toEqual([true, ['json/duplicate-key']]);
  });

  test('__proto__ is refused in every object: by Ajv, and by the reader of the text, as Zod passes it over in records', () => {
    const texts = [...withKey(() => '__proto__')];
    expect(texts.length).toBeGreaterThan(30);
    for (const text of texts) expect([ajv(JSON.parse(text)), codes(text)]).toEqual([false, ['json/proto-key']]);
    const passedOver = texts.filter((text) => zod(JSON.parse(text)));
    expect(passedOver).toHaveLength(6);
  });
});
