import { expect, it } from 'vitest';
import { longestBlock, longestMarkdown, mostLines } from '../../schema/fields/index.ts';
import { generateSchema } from '../../schema/json-schema.ts';
import type { Schema } from '../../schema/schema-snippets.ts';
import { limits } from '../../src/json/parse/read-json.ts';
import { pictureLimits } from '../../src/media/limits.ts';
import { longestText } from '../../src/project/read-config.ts';
import { loadRegistry } from '../../src/project/registry.ts';
import { largestRequest } from '../../src/studio/server/studio.ts';
import { largeFont, largePicture } from '../../src/validate/assets/check-file.ts';
import { longestLabel } from '../../src/validate/rules/plain-text.ts';
import { longestTitle } from '../../src/validate/rules/routes.ts';

// docs/limits.md is written from the schema and the constants of the checks: `npx vitest run limits --update` renews it.

const count = (number: number) => number.toLocaleString('en', { useGrouping: 'min2' });
const megabytes = (bytes: number) => `${count(bytes / 1e6)} MB`;

/** Limits that no key of the schema has. */
const ofFiles: [what: string, most: string][] = [
  ['the text of a config', `${count(longestText)} characters`],
  ['values in it', count(limits.values)],
  ['entries of one list or object', count(limits.entries)],
  ['levels of lists and objects in each other', count(limits.depth)],
  ['a text in Markdown, also a post or another Markdown file', `${count(longestMarkdown)} characters`],
  ['a block between two empty lines in it', `${count(longestBlock)} characters`],
  ['its lines, and marks of lists and quotes', count(mostLines)],
  ['the longer side of a picture', `${count(pictureLimits.longestSide)} pixels`],
  ['all frames of a picture together', `${count(pictureLimits.pixels)} pixels`],
  ['an SVG file', megabytes(pictureLimits.drawingBytes)],
  ['the elements of a drawing, each as often as it is used', count(pictureLimits.elements)],
  ['a picture that is given to Studio, as Base64', megabytes(largestRequest)],
];

/** What is more than these gets a warning. */
const advised: [what: string, most: string][] = [
  ['a picture that is not scaled', megabytes(largePicture)],
  ['a font', `${count(largeFont / 1000)} kB`],
  ['the title of a page', `${count(longestTitle)} characters`],
  ['a label', `${count(longestLabel)} characters`],
];

interface Limit {
  kind: 'text' | 'list' | 'number';
  /** The section type, kind of list or dialog whose key it is, and the path of the key in it. */
  owner: string;
  path: string;
  title: string;
  range: string;
}

/** Every limit of a schema. */
function* limitsIn(schema: Schema, path = '', owner = ''): Generator<Limit> {
  const { title = '' } = schema;
  const { maxLength, minItems = 0, maxItems, minimum = 0, maximum } = schema as Record<string, number | undefined>;
  const found = { owner, path, title };
  if (maxLength !== undefined) yield { ...found, kind: 'text', range: count(maxLength) };
  if (maxItems !== undefined)
    yield { ...found, kind: 'list', range: minItems > 0 ? `${minItems} to ${count(maxItems)}` : count(maxItems) };
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    yield { ...found, kind: 'number', range: `${count(minimum)} to ${count(maximum)}` };
  for (const [key, part] of Object.entries(schema.properties ?? {}))
    yield* limitsIn(part, path ? `${path}.${key}` : key, owner);
  if (schema.items) yield* limitsIn(schema.items, `${path}[]`, owner);
  // A list whose items may be elsewhere.
  if (schema.else) yield* limitsIn({ title, ...schema.else }, path, owner);
  if (typeof schema.additionalProperties === 'object') yield* limitsIn(schema.additionalProperties, `${path}.*`, owner);
  for (const option of schema.allOf ?? []) {
    const [[by, name] = ['']] = Object.entries(option.if?.properties ?? {});
    const { [by]: _, ...own } = option.then?.properties ?? {};
    yield* limitsIn({ ...option.then, properties: own }, '', owner || String(name?.const));
  }
}

const usual = count(5000);
const shownPlaces = 3;

/** A table of the limits of a kind. Keys of the same name, title and limit are one row. */
function tableOf(kind: Limit['kind'], all: Limit[], unit: string): string {
  const rows = new Map<string, Limit[]>();
  for (const limit of all.filter((one) => one.kind === kind && !(kind === 'text' && one.range === usual))) {
    const row = `| \`${limit.path.split('.').at(-1)}\` | ${limit.title} | ${limit.range} |`;
    rows.set(row, [...(rows.get(row) ?? []), limit]);
  }
  const lines = [...rows].map(([row, limits]) => {
    const places = [...new Set(limits.map(({ owner, path }) => owner || path.split(/[.[]/)[0]))];
    const more = places.length > shownPlaces ? ` and ${places.length - shownPlaces} more` : '';
    return `${row} ${places
      .slice(0, shownPlaces)
      .map((place) => `\`${place}\``)
      .join(', ')}${more} |`;
  });
  return [`| key | what it is | ${unit} | in |`, '| --- | --- | --- | --- |', ...lines].join('\n');
}

const plainTable = (rows: [what: string, most: string][]) =>
  ['| what | at most |', '| --- | --- |', ...rows.map(([what, most]) => `| ${what} | ${most} |`)].join('\n');

it('docs/limits.md has every limit of the schema, and those of files', async () => {
  const all = [...limitsIn(generateSchema(await loadRegistry()))];
  expect(all.length).toBeGreaterThan(500);
  const page = `# Limits

This page is written from the schema and the checks; \`npx vitest run limits --update\` renews it. What is above a limit is an error at its place.

## Files

${plainTable(ofFiles)}

What is more than this gets a warning:

${plainTable(advised)}

## Texts

Every text that is not in this table may have ${usual} characters.

${tableOf('text', all, 'characters at most')}

## Lists

Lists that are not in this table may be of any length. \`[]\` is an entry of a list.

${tableOf('list', all, 'entries')}

## Numbers

Times are in milliseconds, lengths in pixels.

${tableOf('number', all, 'from, to')}
`;
  await expect(page).toMatchFileSnapshot('../../docs/limits.md');
});
