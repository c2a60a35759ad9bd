import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateSchema } from '../../schema/json-schema.ts';
import { loadRegistry } from '../../src/project/registry.ts';
import { runCommand } from '../command.ts';
import { brokenConfig, minimalText } from '../config/minimal-config.ts';
import { completionsAt, diagnosticsOf, hoverAt, setSchema } from '../node/editor.ts';

// The JSON Schema of a site with a section type of its own, one in place of one of the builder, and a collection.

let site: string;
const inSite = (path: string) => join(site, path);
const schemaFile = () => inSite('site.schema.json');

const sectionType = (type: string) => `import { defineSection, text } from 'site-from-json/schema';
export default defineSection('${type}', {
  title: 'Own ${type}', description: 'Shows ${type}.', client: 'static',
  shape: { words: text('Words', 'The words of ${type}.', 'Some words') },
});
`;
const collection = `import { defineCollection, text } from 'site-from-json/schema';
import { z } from 'zod';
export default defineCollection('boats', {
  title: 'Boat', description: 'A boat.', shape: { name: text('Name', 'The name.', 'Ada'), masts: z.int().min(1) },
});
`;

beforeAll(() => {
  site = join(mkdtempSync(join(tmpdir(), 'site-schema-')), 'site');
  const files = {
    'site.config.json': minimalText,
    'sections/own-facts/section.ts': sectionType('own-facts'),
    'sections/faq/section.ts': sectionType('faq'),
    'collections/boats.ts': collection,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(inSite(path)), { recursive: true });
    writeFileSync(inSite(path), text);
  }
  expect(runCommand(['schema', '--site', site])).toMatchObject({ status: 0 });
}, 60_000);
afterAll(() => rmSync(dirname(site), { recursive: true, force: true }));

type Json = Record<string, unknown>;

/** Puts what references lead to in their place. */
function resolved(value: unknown, whole: Json, file: string): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, whole, file));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as { $ref?: string };
  if ($ref === undefined)
    return Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, resolved(part, whole, file)]));
  const [path = '', pointer = ''] = $ref.split('#');
  const target = path ? join(dirname(file), path) : file;
  const other = path ? (JSON.parse(readFileSync(target, 'utf8')) as Json) : whole;
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, step) => (part as Json)[step], other);
  return { ...rest, ...(resolved(found, other, target) as Json) };
}

it('holds what the site adds, refers to the schema of the builder for all else, and is the same with that', async () => {
  const own = JSON.parse(readFileSync(schemaFile(), 'utf8'));
  expect(Object.keys(own.$defs)).toEqual(['section-faq', 'section-own-facts', 'list-boats']);
  const { $defs: _, ...whole } = resolved(own, own, schemaFile()) as Json;
  expect(whole).toEqual(JSON.parse(JSON.stringify(generateSchema(await loadRegistry(site)))));
  expect(statSync(schemaFile()).size).toBeLessThan(60_000);
});

it('is renewed only when something changes', () => {
  const { mtimeMs } = statSync(schemaFile());
  expect(runCommand(['schema', '--site', site])).toMatchObject({ status: 0 });
  expect(statSync(schemaFile()).mtimeMs).toBe(mtimeMs);
});

const sections = (marked: string) => brokenConfig((c) => (c.routes[0].sections = '▮')).replace('"▮"', `[${marked}]`);
const lists = (marked: string) => minimalText.replace('"lists": {', `"lists": { "more": ${marked},`);

it('has a code editor offer, explain and check what it adds and what the builder has', async () => {
  const builtIn = [sections('{ "type": "hero", ▮ }'), minimalText.replace('"header": {', '"header": { ▮')];
  const [hero, header] = await Promise.all(builtIn.map(completionsAt));
  const [types, whole] = await Promise.all([sections('{ "type": ▮ }'), sections('▮')].map(completionsAt));
  setSchema(schemaFile());
  try {
    expect(await Promise.all(builtIn.map(completionsAt))).toEqual([hero, header]);
    const labels = async (marked: string) => (await completionsAt(marked)).map(({ label }) => label);
    const all = [...(types ?? []).map(({ label }) => label), '"own-facts"'];
    expect(await labels(sections('{ "type": ▮ }'))).toEqual(all.sort());
    const titles = (whole ?? []).map(({ label }) => label.replace('Frequently asked questions', 'Own faq'));
    expect(await labels(sections('▮'))).toEqual([...titles, 'Own own-facts'].sort());
    expect((await labels(sections('{ "type": "own-facts", ▮ }'))).slice(0, 3)).toEqual(['id', 'words', 'tone']);
    expect(await labels(lists('{ "of": "boats", "items": [{ ▮ }] }'))).toEqual(
      expect.arrayContaining(['name', 'masts']),
    );
    expect(await hoverAt(sections('{ "type": "own-facts", "wo▮rds": "x" }'))).toContain('The words of own-facts.');

    expect(await diagnosticsOf(minimalText)).toEqual([]);
    const says = async (text: string) => (await diagnosticsOf(text)).map(({ on, says }) => `${on}: ${says}`);
    expect(await says(sections('{ "type": "faq", "id": "a", "words": 1 }'))).toEqual([
      '1: Incorrect type. Expected "string".',
    ]);
    expect(await says(sections('{ "type": "hero", "id": "a", "titel": "b" }'))).toEqual([
      '{: Missing property "title".',
      '"titel": Property titel is not allowed.',
    ]);
    expect(await says(brokenConfig((c) => (c.brandt = {})))).toEqual(['"brandt": Property brandt is not allowed.']);
  } finally {
    setSchema();
  }
});

it('has ajv-cli check the same', () => {
  const ajv = (change: Parameters<typeof brokenConfig>[0]) => {
    writeFileSync(inSite('site.config.json'), brokenConfig(change));
    const result = runCommand(['ajv', '--site', site, '--all-errors', '--errors=text']);
    writeFileSync(inSite('site.config.json'), minimalText);
    return result;
  };
  const valid = ajv((config) => {
    config.routes[0].sections = [
      { type: 'own-facts', id: 'a', words: 'Some' },
      { type: 'faq', id: 'b', words: 'More' },
    ];
    config.lists.more = { of: 'boats', items: [{ id: 'ada', name: 'Ada', masts: 2 }] };
  });
  expect(valid).toEqual({ status: 0, text: expect.stringContaining('site.config.json valid\n') });
  const { status, text } = ajv((config) => {
    config.routes[0].sections = [
      { type: 'own-facts', id: 'a' },
      { type: 'faq', id: 'b', title: 'B', items: [] },
      { type: 'hero', id: 'c' },
    ];
    config.lists.more = { of: 'boats', items: [{ id: 'ada', name: 'Ada', masts: 0 }] };
    config.brandt = {};
  });
  expect(text).toContain('site.config.json invalid\n');
  for (const wrong of [
    "data/routes/0/sections/0 must have required property 'words'",
    "data/routes/0/sections/1 must have required property 'words'",
    "data/routes/0/sections/2 must have required property 'title'",
    'data/lists/more/items/0/masts must be >= 1',
    'data must NOT have additional properties',
  ])
    expect(text).toContain(wrong);
  expect(status).toBe(1);
});

it('is written for a site whose lists have fields of their own, and checks these', () => {
  const folder = join(dirname(site), 'fields');
  const write = (item: object) => {
    const config = JSON.parse(minimalText);
    config.$schema = join(import.meta.dirname, '../../schema/site.schema.json').replace(/^\//, '../'.repeat(9));
    config.lists.finds = { of: 'finds', fields: { height: { type: 'number', label: 'Height' } }, items: [item] };
    writeFileSync(join(folder, 'site.config.json'), JSON.stringify(config));
  };
  mkdirSync(folder);
  write({ id: 'bowl', title: 'Bowl', height: 12.5 });
  const { text: checked } = runCommand(['validate', '--site', folder]);
  expect(checked).toContain('This schema does not know the fields of your lists, so code editors mark them.');
  expect(checked).toContain('Write "./site.schema.json"');
  expect(runCommand(['schema', '--site', folder])).toMatchObject({ status: 0 });
  expect(Object.keys(JSON.parse(readFileSync(join(folder, 'site.schema.json'), 'utf8')).$defs)).toEqual(['list-finds']);
  expect(runCommand(['ajv', '--site', folder])).toMatchObject({ status: 0 });
  write({ id: 'bowl', title: 'Bowl', height: 'tall' });
  const { status, text } = runCommand(['ajv', '--site', folder, '--errors=text']);
  expect({ status, text }).toEqual({ status: 1, text: expect.stringContaining('/lists/finds/items/0/height') });
});
