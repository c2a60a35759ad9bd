import { generateSchema } from './json-schema.ts';
import type { Registry } from './registry.ts';
import type { Schema, SchemaOption } from './schema-snippets.ts';

/** The JSON Schema of the builder as the text of its file. */
export function schemaText(builder: Registry): string {
  const { schema, options } = withNames(generateSchema(builder));
  return textOf({ ...schema, $defs: Object.fromEntries(options) });
}

/**
 * The JSON Schema of a site as the text of its file: what the site has beside the builder, or in its place, and references to all else in
 * the builder's file, which is given by its path.
 */
export function siteSchemaText(site: Registry, builder: Registry, builderFile: string): string {
  const own = withNames(generateSchema(site));
  const known = withNames(generateSchema(builder));
  const added = [...own.options].filter(([name, option]) => !isSame(option, known.options.get(name)));
  const ownReferences = new Set(added.map(([name]) => referenceTo(name)));

  const referring = (part: Json, same: Json | undefined, place: string): Json => {
    if (isSame(part, same)) return { $ref: `${builderFile}#${place}` };
    return mapValues(part, (value, key) => {
      if (key === 'properties')
        return mapValues(value as Json<Json>, (one, name) =>
          referring(one, (same?.properties as Json<Json> | undefined)?.[name], `${place}/properties/${name}`),
        );
      if (key === 'items' || (key === 'additionalProperties' && value !== false))
        return referring(value as Json, same?.[key] as Json | undefined, `${place}/${key}`);
      if (key === 'allOf')
        return (value as { $ref: string }[]).map(({ $ref }) => ({
          $ref: ownReferences.has($ref) ? $ref : builderFile + $ref,
        }));
      return value;
    });
  };
  return textOf({ ...referring(own.schema, known.schema, ''), $defs: Object.fromEntries(added) });
}

type Json<T = unknown> = Record<string, T>;

/** Gives the options of the two unions that a site may add to names that stay the same, whatever else there is: `section-hero`, `list-people`. */
function withNames(schema: Schema): { schema: Schema; options: ReadonlyMap<string, SchemaOption> } {
  const { lists, routes } = schema.properties ?? {};
  const unions = {
    section: routes?.items?.properties?.sections?.items,
    list: lists?.additionalProperties || undefined,
  };
  const options = new Map<string, SchemaOption>();
  for (const [kind, union] of Object.entries(unions)) {
    if (!union?.allOf) throw new Error(`The schema has no union of the kind ${kind}`);
    const references = union.allOf.map((option) => {
      const name = `${kind}-${Object.values(option.if.properties ?? {})[0]?.const}`;
      options.set(name, option);
      return { $ref: referenceTo(name) };
    });
    Object.assign(union, { allOf: references });
  }
  return { schema, options };
}

const referenceTo = (name: string) => `#/$defs/${name}`;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const mapValues = <T>(object: Json<T>, change: (value: T, key: string) => unknown): Json =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));

const textOf = (schema: object) => `${JSON.stringify(schema, null, 2)}\n`;
