import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { generateSchema } from '../../schema/json-schema.ts';
import { type Schema, snippet } from '../../schema/schema-snippets.ts';
import { brokenConfig, minimalText } from '../config/minimal-config.ts';
import { collections, registry, sectionTypes, siteSchema } from '../registry.ts';
import { completionsAt, diagnosticsOf, expand, hoverAt } from './editor.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests put wrong values anywhere
type Config = any;

const labels = async (marked: string) => (await completionsAt(marked)).map(({ label }) => label);

/** The minimal config with ▮ in place of the home page's sections. */
const sections = (marked: string) => {
  const text = brokenConfig((c) => (c.routes[0].sections = '▮'));
  return text.replace('"▮"', `[${marked}]`);
};

describe('completion', () => {
  test('offers what is required first, and nothing that is there', async () => {
    expect((await labels(sections('{ "type": "hero", ▮ }'))).slice(0, 3)).toEqual(['id', 'title', 'tone']);
    const left = await labels(sections('{ "type": "hero", "id": "a", "title": "b", "actions": [], ▮ }'));
    for (const there of ['id', 'title', 'actions']) expect(left).not.toContain(there);
  });

  test.each(sectionTypes.map(({ type, schema }) => [type, schema] as const))(
    'offers every key of %s and no other, each with a description',
    async (type, schema) => {
      const offered = await completionsAt(sections(`{ "type": "${type}", ▮ }`));
      const keys = Object.keys(schema.shape).filter((key) => key !== 'type');
      expect(offered.map(({ label }) => label).sort()).toEqual(keys.sort());
      expect(offered.filter(({ documentation }) => !documentation)).toEqual([]);
    },
  );

  test('asks for the type first in an empty section, and offers each with its description', async () => {
    const [type, ...others] = await completionsAt(sections('{ ▮ }'));
    expect([type?.label, type?.inserts, type?.asksOn, others]).toEqual(['type', '"type": $1', true, []]);
    const names = await completionsAt(sections('{ "type": ▮ }'));
    const types = sectionTypes.map(({ type, schema }) => [JSON.stringify(type), schema.meta()?.description]);
    expect(names.map(({ label, documentation }) => [label, documentation]).sort()).toEqual(types.sort());
    const again = await completionsAt(sections('{ "type": "hero▮" }'));
    expect(again.map(({ label, documentation }) => [label, documentation]).sort()).toEqual(types.sort());
  });

  test('offers a whole section of every type in an empty list of sections, each of which Zod accepts', async () => {
    const offered = await completionsAt(sections('▮'));
    expect(offered.map(({ label, documentation }) => [label, documentation]).sort()).toEqual(
      sectionTypes.map(({ schema }) => [schema.meta()?.title, schema.meta()?.description]).sort(),
    );
    for (const { label, text, inserts } of offered) {
      expect([label, siteSchema.safeParse(JSON.parse(text)).error]).toEqual([label, undefined]);
      expect([label, await diagnosticsOf(text)]).toEqual([label, []]);
      expect([label, inserts.includes('${1')]).toEqual([label, true]);
    }
  });

  test('lets an editor tab through what is written, from text to text, with the values of a choice to pick from', async () => {
    for (const { label, inserts } of await completionsAt(sections('▮'))) {
      const stops = [...inserts.matchAll(/\$\{(\d+)[:|]/g)].map(([, stop]) => Number(stop));
      expect([label, stops]).toEqual([label, stops.map((_, at) => at + 1)]);
      const tone = /"tone": (.*),/.exec(inserts)?.[1];
      if (tone) expect(tone).toMatch(/^"\$\{\d+\|(plain|tinted|contrast)/);
    }
    const [person] = await completionsAt(minimalText.replace(/(?<="of": "people",\s*"items": \[)/, '▮'));
    expect(person?.inserts).toMatchInlineSnapshot(`
      "{
      	"id": "\${1:person-1}",
      	"name": "\${2:Asha Sample}"
      },"
    `);
  });

  test('offers the keys of a navigation item, and a whole one in a list of them', async () => {
    const nav = (marked: string) => brokenConfig((c) => (c.header.nav = '▮')).replace('"▮"', `[${marked}]`);
    expect(await labels(nav('{ ▮ }'))).toEqual(['label', 'href', 'items', 'id']);
    const [whole, ...others] = await completionsAt(nav('▮'));
    expect([whole?.label, others]).toEqual(['Menu item', []]);
    expect(siteSchema.safeParse(JSON.parse(whole?.text ?? '')).success).toBe(true);
  });

  test('offers the values of a choice, with what they mean where that is said', async () => {
    expect(await labels(sections('{ "type": "hero", "tone": ▮ }'))).toEqual(['"contrast"', '"plain"', '"tinted"']);
    expect(await labels(sections('{ "type": "hero", "tone": "p▮" }'))).toEqual(['"contrast"', '"plain"', '"tinted"']);
    const look = await completionsAt(sections('{ "type": "hero", "actions": [{ "variant": ▮ }] }'));
    expect(look.map(({ label, documentation }) => `${label}: ${documentation}`)).toMatchInlineSnapshot(`
      [
        ""primary": Filled.",
        ""secondary": Less prominent.",
      ]
    `);
  });

  test('writes a whole picture where one can stand, and a list where one must', async () => {
    const offered = await completionsAt(sections('{ "type": "hero", ▮ }'));
    const inserts = Object.fromEntries(offered.map((one) => [one.label, one.inserts]));
    expect([inserts.picture, inserts.actions, inserts.tone]).toMatchInlineSnapshot(`
      [
        ""picture": {
      	"src": "\${1:/images/picture.svg}",
      	"alt": "\${2:The team at a whiteboard}"
      }",
        ""actions": [$1]",
        ""tone": $1",
      ]
    `);
  });

  test('offers a list of each kind, and then the items of that kind', async () => {
    const lists = (marked: string) => minimalText.replace('"lists": {', `"lists": { "more": ${marked},`);
    const offered = await completionsAt(lists('▮'));
    expect(offered.map(({ label }) => label)).toEqual(collections.map(({ name }) => `List of ${name}`).sort());
    for (const { label, text } of offered)
      expect([label, siteSchema.safeParse(JSON.parse(text)).success]).toEqual([label, true]);
    expect(await labels(lists('{ "of": "people", "items": [▮] }'))).toEqual(['Person']);
  });
});

describe('diagnostics', () => {
  const hero = (c: Config) => c.routes[0].sections[0];
  const link = 'Write a link that begins with https://, mailto:, tel:, / or #, or a {token} for one.';
  const id = 'Use lower-case letters, digits and single hyphens, and begin with a letter.';

  test('are none for a valid config', async () => {
    expect(await diagnosticsOf(minimalText)).toEqual([]);
  });

  test.each<[what: string, mutate: (c: Config) => void, on: string, says: string]>([
    ['another type of value', (c) => (hero(c).title = 3), '3', 'Incorrect type. Expected "string".'],
    ['no list', (c) => (hero(c).actions = 'none'), '"none"', 'Incorrect type. Expected "array".'],
    ['no value of a choice', (c) => (hero(c).tone = 3), '3', 'Value is not accepted. Valid values: "plain", "tin'],
    ['another version', (c) => (c.version = '1'), '"1"', 'Value must be 2.'],
    ['a missing key', (c) => delete hero(c).title, '{', 'Missing property "title".'],
    ['a missing type', (c) => delete hero(c).type, '{', 'Missing property "type".'],
    ['an unknown key', (c) => (hero(c).titel = 'x'), '"titel"', 'Property titel is not allowed.'],
    ['an unknown type', (c) => (hero(c).type = 'heroo'), '"heroo"', 'Value is not accepted. Valid values: "about", '],
    ['a type that is no text', (c) => (hero(c).type = 3), '3', 'Value is not accepted. Valid values: "about", '],
    ['no link', (c) => (c.header.nav[0].href = 'http://example.com'), '"http://example.com"', link],
    ['no id', (c) => (c.dialogs['About Us'] = c.dialogs.company), '"About Us"', id],
  ])('are one for %s, where it is', async (_, mutate, on, says) => {
    const [found, ...others] = await diagnosticsOf(brokenConfig(mutate));
    expect(found).toEqual({ on, says: expect.stringContaining(says) });
    expect(others).toEqual([]);
  });
});

describe('hover', () => {
  test('shows title and description of a key deep in a section', async () => {
    expect(await hoverAt(sections('{ "type": "hero", "actions": [{ "la▮bel": "Go" }] }'))).toBe(
      'Label\n\nThe text of the button.',
    );
  });

  test('tells what a type of section is for', async () => {
    expect(await hoverAt(sections('{ "type": "he▮ro" }'))).toMatchInlineSnapshot(`
      "Type

      The section type.

      \`hero\`: The opening of a page: headline, motto, text, actions and a picture."
    `);
  });
});

describe('snippets', () => {
  const schema = generateSchema(registry);

  /** Every snippet of a schema with the schema that its body must fit. */
  function* snippets(node: Schema): Iterable<{ node: Schema; body: unknown; label: string | undefined }> {
    for (const { defaultSnippets = [] } of [node, ...(node.allOf ?? [])])
      for (const { body, label } of defaultSnippets) yield { node, body, label };
    const parts = [...Object.values(node.properties ?? {}), ...(node.allOf ?? []).map(({ then }) => then)];
    for (const part of [...parts, node.items, node.else, node.additionalProperties]) if (part) yield* snippets(part);
  }

  test('fit the place where they are offered, all of them', () => {
    const ajv = new Ajv2020({ strict: false });
    const refused = [...snippets(schema)].filter(({ node, body }) => !ajv.validate(node, JSON.parse(written(body))));
    expect(refused.map(({ label, body }) => [label, body])).toEqual([]);
    expect([...snippets(schema)].length).toBeGreaterThan(sectionTypes.length + 4);
  });

  test('write braces, dollar signs, quotes and backslashes as they are', () => {
    for (const text of ['Costs $5 for {product}', 'a "quote" and a \\ backslash', `\${1:x} $1 \${2|a,b|}`, '^up', '']) {
      const { body } = snippet({ type: 'string', examples: [text] });
      expect(JSON.parse(written(body))).toBe(text);
    }
  });
});

/** A snippet's body as the language service writes it, with its own words at the tab stops. */
function written(body: unknown): string {
  const text = JSON.stringify(body);
  return expand(text.replace(/"\^((?:\\.|[^"\\])*)"/g, (_, raw: string) => JSON.parse(`"${raw}"`)));
}

test('the config names its schema by a path that leads to it, and VS Code knows the same one', async () => {
  const root = join(import.meta.dirname, '../..');
  const read = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'));
  const schemaFile = join(root, 'schema/site.schema.json');
  expect(resolve(root, (await read('site.config.json')).$schema)).toBe(schemaFile);
  const [mapped] = (await read('.vscode/settings.json'))['json.schemas'];
  expect([mapped.fileMatch, resolve(root, mapped.url)]).toEqual([['/site.config.json'], schemaFile]);
  expect((await read('schema/site.schema.json')).title).toBe('Site');
});
