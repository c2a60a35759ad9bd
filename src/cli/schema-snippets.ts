import type { Schema } from './json-schema.ts';

/** What an editor offers to write where a schema's value belongs, with a tab stop at each text, number and choice. */
export function snippet(schema: Schema) {
  let stops = 0;
  const body = withStops(fullest(schema.examples) ?? sample(schema), schema, () => ++stops);
  return { label: schema.title, description: schema.description, body };
}

/** The example with the most keys, as a key is easier to remove than to know; of several the shortest. */
const fullest = (examples: unknown[] = []) =>
  examples.toSorted((a, b) => keysOf(b) - keysOf(a) || sizeOf(a) - sizeOf(b))[0];
const keysOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.keys(value).length : 0);
const sizeOf = (value: unknown) => JSON.stringify(value).length;

/** An example of what a schema allows, from the examples of its parts. */
function sample(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [branch] = schema.allOf ?? [];
  if (branch) return { ...(sample(branch.then) as object), ...nameOf(branch.if) };
  if (schema.type === 'array') return schema.items ? [sample(schema.items)] : [];
  if (schema.type !== 'object') return schema.type === 'string' ? '…' : (schema.minimum ?? 0);
  return Object.fromEntries((schema.required ?? []).map((key) => [key, sample(schema.properties?.[key] ?? {})]));
}

const nameOf = ({ properties = {} }: Schema) =>
  Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, part.const]));

/** Writes a value in the language of snippets. A text that begins with ^ stands there without quotes of its own. */
function withStops(value: unknown, schema: Schema, next: () => number): unknown {
  if (Array.isArray(value)) return value.map((item) => withStops(item, schema.items ?? {}, next));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, part]) => [key, withStops(part, keyOf(schema, value, key), next)]);
    return Object.fromEntries(entries);
  }
  if (schema.const !== undefined) return value;
  if (schema.enum) return `\${${next()}|${[...new Set([value, ...schema.enum])].join(',')}|}`;
  const text = JSON.stringify(value);
  if (typeof value !== 'string') return `^\${${next()}:${text}}`;
  const inner = text.slice(1, -1);
  return /^\^|[$}\\]/.test(inner) ? `^"\${${next()}:${inner.replace(/[$}\\]/g, '\\$&')}}"` : `\${${next()}:${inner}}`;
}

/** What a schema says about a key of an object, in the branch that the object is of. */
function keyOf(schema: Schema, owner: object, key: string): Schema {
  const isMeant = ([by, name]: [string, unknown]) => owner[by as keyof object] === name;
  const meant = schema.allOf?.find((branch) => Object.entries(nameOf(branch.if)).every(isMeant));
  return (
    meant?.if.properties?.[key] ??
    meant?.then.properties?.[key] ??
    schema.properties?.[key] ??
    (schema.additionalProperties || {})
  );
}
