export type Schema = Record<string, unknown> & {
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | false;
  oneOf?: Schema[];
  allOf?: SchemaOption[];
  /** Of what is either an object or a list: the list. */
  else?: Schema;
  examples?: unknown[];
  enum?: unknown[];
  defaultSnippets?: { label?: string; description?: string; body: unknown }[];
};

/** An option of a union. */
export type SchemaOption = Pick<Schema, 'defaultSnippets'> & { if: Schema; then: Schema };

/** Returns the snippet that a code editor inserts for a schema, with a tab stop at each text, number and choice. */
export function snippet(schema: Schema) {
  let stops = 0;
  const body = withStops(fullest(schema.examples) ?? sample(schema), schema, () => ++stops);
  return { label: schema.title, description: schema.description, body };
}

/** Returns the example with the most keys, as it is easier to remove a key than to find it; the shortest of several. */
const fullest = (examples: unknown[] = []) =>
  examples.toSorted((a, b) => keysOf(b) - keysOf(a) || sizeOf(a) - sizeOf(b))[0];
const keysOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.keys(value).length : 0);
const sizeOf = (value: unknown) => JSON.stringify(value).length;

/** Makes an example for a schema from the examples of its parts. */
function sample(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [branch] = schema.allOf ?? [];
  if (branch) return { ...(sample(branch.then) as object), ...typeName(branch.if) };
  if (schema.type === 'array') return schema.items ? [sample(schema.items)] : [];
  if (schema.type !== 'object') return schema.type === 'string' ? '…' : (schema.minimum ?? 0);
  return Object.fromEntries((schema.required ?? []).map((key) => [key, sample(schema.properties?.[key] ?? {})]));
}

const typeName = ({ properties = {} }: Schema) =>
  Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, part.const]));

/** Writes a value as a snippet. A string that begins with ^ is inserted without quotes. */
function withStops(value: unknown, schema: Schema, next: () => number): unknown {
  if (Array.isArray(value)) return value.map((item) => withStops(item, schema.items ?? {}, next));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, part]) => [
      key,
      withStops(part, keySchema(schema, value, key), next),
    ]);
    return Object.fromEntries(entries);
  }
  if (schema.const !== undefined) return value;
  if (schema.enum) return `\${${next()}|${[...new Set([value, ...schema.enum])].join(',')}|}`;
  const text = JSON.stringify(value);
  if (typeof value !== 'string') return `^\${${next()}:${text}}`;
  const inner = text.slice(1, -1);
  return /^\^|[$}\\]/.test(inner) ? `^"\${${next()}:${inner.replace(/[$}\\]/g, '\\$&')}}"` : `\${${next()}:${inner}}`;
}

/** Returns the schema of a key of an object, in the option of a union that the object matches. */
function keySchema(schema: Schema, owner: object, key: string): Schema {
  const isMeant = ([by, name]: [string, unknown]) => owner[by as keyof object] === name;
  const meant = schema.allOf?.find((branch) => Object.entries(typeName(branch.if)).every(isMeant));
  return (
    meant?.if.properties?.[key] ??
    meant?.then.properties?.[key] ??
    schema.properties?.[key] ??
    (schema.additionalProperties || {})
  );
}
