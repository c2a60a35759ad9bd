import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { siteSchema } from '../../schema/site.ts';

type Schema = Record<string, unknown> & {
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  examples?: unknown[];
};

/** The JSON Schema (draft 2020-12) of the config as it is written: what editors complete from and ajv checks. */
export function generateSchema(): Schema {
  const schema = z.toJSONSchema(siteSchema, { io: 'input' }) as Schema;
  return convert(schema) as Schema;
}

/** Writes the JSON Schema to a file. */
export async function writeSchema(file: string): Promise<void> {
  await writeFile(file, schemaText());
}

/** The JSON Schema as it stands in its file. */
export const schemaText = (): string => `${JSON.stringify(generateSchema(), null, 2)}\n`;

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    // `properties` maps names to schemas: a config key named like a keyword must not be taken for one.
    if (key === 'properties')
      return [key, Object.fromEntries(Object.entries(part).map(([name, schema]) => [name, convert(schema)]))];
    return [key, key === 'examples' || key === 'default' ? part : convert(part)];
  });
  const { holds: _, ...schema } = Object.fromEntries(entries) as Schema;
  if (schema.oneOf) return branch(schema, schema.oneOf);
  if (schema.items?.type === 'object' && !schema.items.defaultSnippets) schema.items = withSnippet(schema.items);
  return schema;
}

/**
 * Says a choice as `if` and `then`: editors offer the keys of the branch that is meant alone, and a mistake in it is told once
 * instead of once for each branch.
 */
function branch({ oneOf: _, ...rest }: Schema, options: Schema[]): Schema {
  const by = Object.keys(options[0]?.properties ?? {}).find((key) =>
    options.every(({ properties }) => nameOf(properties?.[key])),
  );
  if (!by) throw new Error('A choice needs a key that tells its branches apart');
  const names = options.map(({ properties }) => nameOf(properties?.[by]));
  const { const: __, ...key } = options[0]?.properties?.[by] ?? {};
  return {
    ...rest,
    type: 'object',
    properties: {
      [by]: { ...key, type: 'string', enum: names, enumDescriptions: options.map(({ description }) => description) },
    },
    required: [by],
    allOf: options.map((option, at) => ({
      if: { type: 'object', properties: { [by]: { const: names[at] } }, required: [by] },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: option,
    })),
    defaultSnippets: options.flatMap((option) => snippets(option)),
  };
}

const nameOf = (schema: Schema | undefined) => (typeof schema?.const === 'string' ? schema.const : undefined);

const withSnippet = (schema: Schema): Schema => ({ ...schema, defaultSnippets: snippets(schema) });

const snippets = (schema: Schema) => [
  { label: schema.title, description: schema.description, body: schema.examples?.at(-1) ?? sample(schema) },
];

/** An example of what a schema allows, from the examples of its parts. */
function sample(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.type === 'array') return schema.items ? [sample(schema.items)] : [];
  if (schema.type !== 'object') return schema.type === 'string' ? '…' : (schema.minimum ?? 0);
  return Object.fromEntries((schema.required ?? []).map((key) => [key, sample(schema.properties?.[key] ?? {})]));
}
