import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { generateSchema } from '../../schema/json-schema.ts';
import type { Schema } from '../../schema/schema-snippets.ts';
import { schemaText } from '../../schema/schema-text.ts';
import { brokenConfig } from '../config/minimal-config.ts';
import { collections, registry, sectionTypes } from '../registry.ts';
import { compileSchema } from './ajv.ts';

const root = join(import.meta.dirname, '../..');
const schemaFile = join(root, 'schema/site.schema.json');

const check = compileSchema({ allErrors: true });

test('the schema on disk is the one that the code makes', async () => {
  const isFresh = (await readFile(schemaFile, 'utf8')) === schemaText(registry);
  expect(isFresh, 'schema/site.schema.json is of another schema: run "npm run schema"').toBe(true);
});

test('tells one error for a wrong section type, and one for a key that a section lacks', () => {
  const errors = (text: string) => {
    check(JSON.parse(text));
    return check.errors
      ?.filter(({ keyword }) => keyword !== 'if')
      .map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  expect(errors(brokenConfig((c) => (c.routes[0].sections[0].type = 'heroo')))).toEqual([
    '/routes/0/sections/0/type must be equal to one of the allowed values',
  ]);
  expect(errors(brokenConfig((c) => delete c.routes[0].sections[0].title))).toEqual([
    "/routes/0/sections/0 must have required property 'title'",
  ]);
  expect(errors(brokenConfig((c) => delete c.routes[0].sections[0].type))).toEqual([
    "/routes/0/sections/0 must have required property 'type'",
  ]);
});

/** Every schema within the schema, with the way to it. */
function* schemas(node: Schema, way = 'site'): Iterable<[way: string, node: Schema]> {
  yield [way, node];
  for (const [key, part] of Object.entries(node.properties ?? {})) yield* schemas(part, `${way}.${key}`);
  const items = node.items ?? node.else?.items;
  if (items) yield* schemas(items, `${way}[]`);
  if (node.additionalProperties) yield* schemas(node.additionalProperties, `${way}.*`);
  for (const { then } of node.allOf ?? []) yield* schemas(then, `${way}<${then.title}>`);
}

const waysWhere = (holds: (node: Schema) => boolean) =>
  [...schemas(generateSchema(registry))].filter(([, node]) => holds(node)).map(([way]) => way);

test('has a title and a description on every key', () => {
  expect(waysWhere(({ title, description, allOf }) => !allOf && !(title?.trim() && description?.trim()))).toEqual([]);
  expect(waysWhere(() => true).length).toBeGreaterThan(300);
});

test('has an example or a default on every text and number, or a list of what it can be', () => {
  const bare = waysWhere(
    ({ type, examples, default: fallback }) =>
      (type === 'string' || type === 'integer' || type === 'number') && !examples?.length && fallback === undefined,
  );
  expect(bare).toEqual([]);
});

test('has examples and defaults that it accepts itself', () => {
  const ajv = new Ajv2020({ strict: false });
  const wrong = [...schemas(generateSchema(registry))].flatMap(([way, node]) =>
    [...(node.examples ?? []), ...(node.default === undefined ? [] : [node.default])]
      .filter((value) => !ajv.validate(node, value))
      .map((value) => `${way}: ${JSON.stringify(value)}`),
  );
  expect(wrong).toEqual([]);
});

test('has no choice that gives several errors, and no keyword that is for the program alone', () => {
  expect(waysWhere(({ oneOf, anyOf, holds }) => [oneOf, anyOf, holds].some((one) => one !== undefined))).toEqual([]);
});

test('bounds the length of every text whose form repeats a group, as matching a long one would run out of stack', () => {
  const isEndless = ({ pattern, maxLength }: Schema) => /\)[*+]/.test(String(pattern ?? '')) && maxLength === undefined;
  expect(waysWhere((node) => isEndless(node) || isEndless((node.propertyNames ?? {}) as Schema))).toEqual([]);
});

test('offers a snippet for every section type and entity', () => {
  const labels = [...schemas(generateSchema(registry))]
    .flatMap(([, node]) => [node, ...(node.allOf ?? [])])
    .flatMap(({ defaultSnippets = [] }) => defaultSnippets.map(({ label }) => label));
  expect(labels).toEqual(expect.arrayContaining(sectionTypes.map(({ schema }) => schema.meta()?.title)));
  expect(labels).toEqual(expect.arrayContaining(collections.map(({ item }) => item.meta()?.title)));
});
