import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sectionTypes } from '../../schema/sections/index.ts';
import { siteSchema } from '../../schema/site.ts';
import { generateSchema, schemaText } from '../../src/node/json-schema.ts';
import { brokenConfig, minimalConfig, minimalText } from '../config/minimal-config.ts';

const root = join(import.meta.dirname, '../..');
const schemaFile = join(root, 'schema/site.schema.json');

const ajv = new Ajv2020({ strict: true, allErrors: true });
for (const keyword of ['defaultSnippets', 'enumDescriptions', 'patternErrorMessage']) ajv.addKeyword(keyword);
const check = ajv.compile(generateSchema());

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schema-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function ajvCli(name: string, text: string): Promise<{ code: number; output: string }> {
  const file = join(folder, name);
  await writeFile(file, text);
  const command = join(root, 'node_modules/ajv-cli/dist/index.js');
  const vocabulary = join(root, 'schema/ajv-vocabulary.cjs');
  const args = [
    command,
    'validate',
    '--spec=draft2020',
    '-c',
    'ajv-formats',
    '-c',
    vocabulary,
    '-s',
    schemaFile,
    '-d',
    file,
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}

test('the schema on disk is the one that the code makes', async () => {
  expect(await readFile(schemaFile, 'utf8')).toBe(schemaText());
});

test('ajv-cli accepts a valid config, without a warning', async () => {
  expect(await ajvCli('good.json', minimalText)).toEqual({ code: 0, output: `${join(folder, 'good.json')} valid\n` });
});

test('ajv-cli refuses broken ones', async () => {
  for (const [name, text] of [
    ['type.json', brokenConfig((c) => (c.routes[0].sections[0].type = 'heroo'))],
    ['key.json', brokenConfig((c) => (c.brand.nam = 'x'))],
  ] as const) {
    expect(await ajvCli(name, text)).toMatchObject({ code: 1, output: expect.stringContaining('invalid') });
  }
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

interface Node {
  title?: string;
  description?: string;
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node | boolean;
  allOf?: { then: Node }[];
  oneOf?: unknown;
  anyOf?: unknown;
  holds?: unknown;
  defaultSnippets?: { label: string; body: unknown }[];
}

test('has a title and a description on every key, and no choice that gives several errors', () => {
  const bare: string[] = [];
  const visit = (node: Node, path: string) => {
    if (!node.title || !node.description) bare.push(path);
    expect([node.oneOf, node.anyOf, node.holds]).toEqual([undefined, undefined, undefined]);
    for (const [key, value] of Object.entries(node.properties ?? {})) visit(value, `${path}.${key}`);
    if (node.items && !node.items.allOf) visit(node.items, `${path}[]`);
    if (typeof node.additionalProperties === 'object' && !node.additionalProperties.allOf)
      visit(node.additionalProperties, `${path}.*`);
    for (const { then } of (typeof node.additionalProperties === 'object' ? node.additionalProperties : node.items)
      ?.allOf ?? [])
      visit(then, path);
  };
  visit(generateSchema() as Node, 'site');
  expect(bare).toEqual([]);
});

test('offers a valid example of every section type and entity', () => {
  const { routes, lists } = (generateSchema() as Node).properties ?? {};
  const sections = routes?.items?.properties?.sections?.items?.defaultSnippets ?? [];
  const kinds = (lists?.additionalProperties as Node | undefined)?.defaultSnippets ?? [];
  const refused = [
    ...sections.map(({ label, body }) => ({ label, text: brokenConfig((c) => (c.routes[0].sections = [body])) })),
    ...kinds.map(({ label, body }) => ({ label, text: brokenConfig((c) => (c.lists.more = body)) })),
  ].filter(({ text }) => !check(JSON.parse(text)) || !siteSchema.safeParse(JSON.parse(text)).success);
  expect(sections).toHaveLength(sectionTypes.length);
  expect(kinds).toHaveLength(4);
  expect(refused.map(({ label }) => label)).toEqual([]);
});

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

test('agrees with Zod when any value is taken out or given another type', () => {
  const disagreements: string[] = [];
  const compare = (config: Json, what: string) => {
    if (check(config) !== siteSchema.safeParse(config).success) disagreements.push(what);
  };
  const visit = (root: Json, owner: Json, path: string) => {
    if (typeof owner !== 'object' || owner === null) return;
    const holder = owner as Record<string, Json>;
    for (const key of Object.keys(owner)) {
      const value = holder[key] as Json;
      const at = `${path}.${key}`;
      for (const other of [null, 1, 1.5, -1, 1e300, '', 'x', '#d9480f', [], {}, true]) {
        holder[key] = other;
        compare(root, `${at} = ${JSON.stringify(other)}`);
      }
      if (!Array.isArray(owner)) {
        delete holder[key];
        compare(root, `${at} deleted`);
        holder[`${key}x`] = value;
        compare(root, `${at} renamed`);
        delete holder[`${key}x`];
      }
      holder[key] = value;
      visit(root, value, at);
    }
  };
  const config = structuredClone(minimalConfig) as unknown as Json;
  compare(config, 'nothing');
  visit(config, config, '');
  expect(disagreements).toEqual([]);
});
