import { z } from 'zod';
import type { Registry } from './registry.ts';
import { type Schema, snippet } from './schema-snippets.ts';

/** Returns the JSON Schema (draft 2020-12) of a config as written, without defaults filled in. */
export function generateSchema({ site }: Registry): Schema {
  const schema = z.toJSONSchema(site, { io: 'input' }) as Schema;
  return withSources(convert(schema)) as Schema;
}

/** Lets the items of lists come from elsewhere. Last, as what is made for lists needs their own schema. */
function withSources(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSources);
  if (typeof value !== 'object' || value === null) return value;
  const { mayBeElsewhere, ...schema } = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withSources(part)]),
  ) as Schema;
  if (!mayBeElsewhere) return schema;
  const { type, minItems, maxItems, items, ...shown } = schema;
  const list = { type, minItems, maxItems, items };
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  return { ...shown, if: { type: 'object' }, then: itemSource, else: list };
}

const itemSource = {
  type: 'object',
  properties: {
    from: {
      title: 'From',
      description:
        'Where the items are: files of content/, such as content/news/*.md, pictures below public/, such as images/summer/*, the address of a CSV or JSON file, or the name of a list in a plugin.',
      type: 'string',
    },
    maxAge: {
      title: 'Maximum age',
      description: 'For how many seconds what is at an address is used again. Default: an hour.',
      type: 'number',
      minimum: 0,
    },
  },
  required: ['from'],
  additionalProperties: false,
};

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    // `properties` maps names to schemas, so its keys are not keywords.
    if (key === 'properties')
      return [key, Object.fromEntries(Object.entries(part).map(([name, schema]) => [name, convert(schema)]))];
    return [key, key === 'examples' || key === 'default' ? part : convert(part)];
  });
  const all = Object.fromEntries(entries) as Schema;
  const {
    field: _,
    itemKind: _itemKind,
    isGroup: _isGroup,
    isName: _isName,
    notBefore: _notBefore,
    signs: _signs,
    synonyms: _synonyms,
    ...schema
  } = all;
  if (schema.oneOf) return branch(schema, schema.oneOf);
  // Without `type`, code editors do not report a wrong value twice.
  if (schema.enum || schema.const !== undefined) delete schema.type;
  if (schema.properties) {
    handDown(schema, schema.examples ?? []);
    order(schema.properties, schema.required ?? []);
    for (const part of Object.values(schema.properties)) if (part.required) part.defaultSnippets = [snippet(part)];
  }
  if (schema.items?.properties) {
    // Each option of a union has its own.
    if (!schema.items.allOf) schema.items.defaultSnippets ??= [snippet(schema.items)];
    // Code editors would offer the same a second time.
    delete schema.items.examples;
  }
  return schema;
}

/** Writes a union as `if` and `then`, so that code editors offer only the keys of one option and report each error once. */
function branch({ oneOf: _, ...rest }: Schema, options: Schema[]): Schema {
  const by = Object.keys(options[0]?.properties ?? {}).find((key) =>
    options.every(({ properties }) => constantOf(properties?.[key])),
  );
  if (!by) throw new Error('A union needs a discriminator');
  const names = options.map(({ properties }) => constantOf(properties?.[by]));
  const { const: _const, ...key } = options[0]?.properties?.[by] ?? {};
  return {
    ...rest,
    type: 'object',
    properties: { [by]: { ...key, enum: names, enumDescriptions: options.map(({ description }) => description) } },
    required: [by],
    allOf: options.map((option, at) => ({
      // With a suggestion here, a code editor would insert the first name instead of listing all.
      if: { type: 'object', properties: { [by]: { const: names[at], doNotSuggest: true } }, required: [by] },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { ...option, properties: { ...option.properties, [by]: key } },
      defaultSnippets: [snippet(option)],
    })),
  };
}

const constantOf = (schema: Schema | undefined) => (typeof schema?.const === 'string' ? schema.const : undefined);

/** Gives texts and numbers without an example the first value of their key in the examples of the parent. */
function handDown(schema: Schema, examples: unknown[]) {
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    handDown(part, given(examples.map((example) => (example as Record<string, unknown>)[key])));
  }
  if (schema.items) handDown(schema.items, given(examples.flat()));
  const hasExample = ['examples', 'default', 'const', 'enum'].some((keyword) => schema[keyword] !== undefined);
  const leaf = schema.type === 'string' || schema.type === 'integer';
  if (leaf && !hasExample && examples.length > 0) schema.examples = examples.slice(0, 1);
}

const given = (examples: unknown[]) => examples.filter((example) => example !== undefined);

/** Makes code editors offer required keys first, and keys in the order of the schema, not of the alphabet. */
function order(properties: Record<string, Schema>, required: string[]) {
  for (const [at, [key, part]] of Object.entries(properties).entries()) {
    part.suggestSortText = `${required.includes(key) ? 0 : 1}${String(at).padStart(2, '0')}`;
  }
}
