import { expect, it } from 'vitest';
import { generateSchema } from '../../schema/json-schema.ts';
import type { Schema } from '../../schema/schema-snippets.ts';
import { loadRegistry } from '../../src/project/registry.ts';

// docs/keys.md is written from the schema: `npx vitest run keys --update` renews it.

/** What has the same keys in many places is described once; here are the titles that it has there. */
const shared: Record<string, string[]> = {
  Shown: ['Shown'],
  Picture: ['Picture'],
  Action: ['Action', 'Button'],
  Link: ['Link'],
  Field: ['Field'],
};

const linkTo = (heading: string) =>
  `[${heading.toLowerCase()}](#${heading
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '-')})`;
const keyList = ({ properties = {} }: Schema) =>
  Object.keys(properties)
    .filter((key) => key !== 'id')
    .join();

/** The schema of each shared shape, found by its title where it first stands. */
function findShapes(schema: Schema, found: Record<string, Schema> = {}): Record<string, Schema> {
  for (const [heading, titles] of Object.entries(shared))
    if (schema.properties && !found[heading] && titles[0] === schema.title && !('rel' in schema.properties))
      found[heading] = schema;
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.allOf ?? []).flatMap((option) => option.then ?? []),
    ...[schema.items, schema.else, schema.additionalProperties].flatMap((part) => part || []),
  ];
  for (const part of parts as Schema[]) findShapes(part, found);
  return found;
}

const schema = generateSchema(await loadRegistry());
const shapes = findShapes(schema);
const sectionEntry = schema.properties?.routes?.items?.properties?.sections?.items as Schema;
const listEntry = schema.properties?.lists?.additionalProperties as Schema;

const shapeOf = (part: Schema) =>
  Object.keys(shared).find(
    (heading) => shared[heading]?.includes(String(part.title)) && keyList(shapes[heading] ?? {}) === keyList(part),
  );

/** What may stand at a key, in a few words. */
function kindOf(part: Schema): string {
  if (part.enum) return part.enum.map((value) => `\`${value}\``).join(', ');
  if (part.const !== undefined) return `\`${part.const}\``;
  const list = part.else ?? part;
  if (list.items) return part.else ? 'list, or where it comes from' : 'list';
  if (part.type === 'boolean') return '`true`, `false`';
  if (part.type === 'integer') return 'number';
  if (part.type === 'string') return 'text';
  return part.type ?? 'object';
}

const line = (...cells: string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

/** A row for each key of a schema, and for those below it. `skipped` are described elsewhere. */
function* rowsOf(schema: Schema, path = '', skipped = new Set<string>()): Generator<string> {
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    if (skipped.has(key) || (key === 'id' && path.endsWith(']') && !schema.required?.includes(key))) continue;
    const place = path ? `${path}.${key}` : key;
    const required = schema.required?.includes(key) && part.default === undefined ? '**yes**' : '';
    const shape = shapeOf(part);
    const [example] = part.examples ?? [];
    const text = [
      part.description ?? '',
      typeof example === 'string' && part.type === 'string' ? `Such as \`${example.replaceAll('`', '')}\`.` : '',
    ];
    if (part.default !== null && ['string', 'number', 'boolean'].includes(typeof part.default))
      text.push(`Default: \`${part.default}\`.`);
    yield line(`\`${place}\``, shape ? linkTo(shape) : kindOf(part), required, text.filter(Boolean).join(' '));
    if (!shape) yield* rowsBelow(part, place);
  }
}

function* rowsBelow(part: Schema, place: string): Generator<string> {
  yield* rowsOf(part, place);
  const { items } = part.else ?? part;
  const entry = items ?? (part.additionalProperties || undefined);
  const within = items ? `${place}[]` : `${place}.*`;
  if (!entry) return;
  const shape = shapeOf(entry);
  if (shape) yield line(`\`${within}\``, linkTo(shape), '', entry.description ?? '');
  else if (entry !== sectionEntry && entry !== listEntry) yield* optionsOf(entry, within);
}

/** The rows of an entry, which may be of several kinds. */
function* optionsOf(entry: Schema, place: string): Generator<string> {
  yield* rowsOf(entry, place);
  for (const { if: condition, then } of entry.allOf ?? []) {
    if (!then) continue;
    const [[by, name] = ['', {} as Schema]] = Object.entries(condition?.properties ?? {});
    const kind = `\`${place}\` with \`"${by}": "${name.const}"\``;
    yield line(kind, 'object', '', then.description ?? '');
    yield* rowsOf(then, place, new Set([by]));
  }
}

const head = [line('key', 'value', 'required', 'what it is'), '| --- | --- | --- | --- |'];
const table = (rows: Iterable<string>) => [...head, ...rows].join('\n');

/** The kinds of an entry, such as the section types, each with its keys but for those that are described above them. */
function kindsOf(entry: Schema, described: Set<string>): string {
  const kinds = (entry.allOf ?? []).map(({ if: condition, then }) => {
    const [[by, name] = ['', {} as Schema]] = Object.entries(condition.properties ?? {});
    const rows = [...rowsOf(then, '', new Set([by, ...described]))];
    return `### ${name.const}\n\n${then.description}\n\n${rows.length > 0 ? table(rows) : 'It has no keys of its own.'}`;
  });
  return kinds.join('\n\n');
}

it('docs/keys.md has every key of a config', async () => {
  const sections = sectionEntry.allOf?.map(({ then }) => then) ?? [];
  const [first] = sections;
  if (!first?.properties || !listEntry.allOf) throw new Error('The schema has no section type or no kind of list.');
  const common = Object.entries(first.properties).filter(([key, part]) =>
    sections.every(({ properties }) => properties?.[key]?.description === part.description),
  );
  const { $schema: _, ...ofSite } = schema.properties ?? {};
  const topLevel = Object.entries(ofSite).map(
    ([key, part]) =>
      `### ${key}\n\n${part.description}\n\n${table([...rowsBelow({ ...part, ...(shapeOf(part) && { title: '' }) }, key)])}`,
  );
  const page = `# Keys of a config

Every key of \`site.config.json\`, written from its schema; \`npx vitest run keys --update\` renews this page. \`[]\` is an entry of a list, \`*\` is a name of your own. A code editor shows the same while you write, and the gallery shows examples.

- [The config](#the-config)
- [Section types](#section-types)
- [Kinds of lists](#kinds-of-lists)
- [What many keys have](#what-many-keys-have)

## The config

${topLevel.filter((part) => !part.endsWith(head[1] as string)).join('\n\n')}

## Section types

Every section has these keys:

${table(rowsOf({ ...first, properties: Object.fromEntries(common) }))}

${kindsOf(sectionEntry, new Set(common.map(([key]) => key)))}

## Kinds of lists

A list is \`{ "of": "people", "items": [] }\`, under a name of your own in \`lists\`.

${kindsOf(listEntry, new Set())}

## What many keys have

${Object.entries(shapes)
  .map(([heading, shape]) => `### ${heading}\n\n${table(rowsOf({ ...shape, title: '' }))}`)
  .join('\n\n')}
`;
  await expect(page).toMatchFileSnapshot('../../docs/keys.md');
});
