import type { z } from 'zod';
import { itemKey } from './fields/index.ts';

type Def = z.core.$ZodTypes['_zod']['def'];

/** The `id` of an item whose schema has none of its own. */
export const entryId = itemKey(
  'Stable name of this entry, unique in its list. The files of other languages name the entry by it.',
  'about-us',
);

const optionalId = entryId.optional();

/** The schemas with ids by the schemas without. */
const converted = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** Returns a schema in which the items of every list of objects, at any depth, may have an `id`. Its TypeScript type has no such ids. */
export const withItemIds = <S extends z.ZodType>(schema: S): S => convert(schema) as S;

function convert(schema: z.core.$ZodType): z.core.$ZodType {
  const result = converted.get(schema) ?? convertParts(schema);
  converted.set(schema, result);
  converted.set(result, result);
  return result;
}

function convertParts(schema: z.core.$ZodType): z.core.$ZodType {
  const def = defOf(schema);
  if ('innerType' in def) return withParts(schema, { innerType: convert(def.innerType) });
  switch (def.type) {
    case 'array':
      return withParts(schema, { element: asItem(convert(def.element)) });
    case 'object':
      return withShape(
        schema,
        Object.entries(def.shape).map(([key, part]) => [key, convert(part)] as const),
      );
    case 'record':
      return withParts(schema, { valueType: convert(def.valueType) });
    case 'union':
      return withOptions(schema, def.options.map(convert));
    default:
      return schema;
  }
}

/** Adds `id` to the schema of a list's items, if they are objects without one. */
function asItem(schema: z.core.$ZodType): z.core.$ZodType {
  const def = defOf(schema);
  if (def.type === 'union') return withOptions(schema, def.options.map(asItem));
  if (def.type !== 'object' || 'id' in def.shape) return schema;
  return withShape(schema, [...Object.entries(def.shape), ['id', optionalId]]);
}

function withShape(schema: z.core.$ZodType, shape: (readonly [string, z.core.$ZodType])[]): z.core.$ZodType {
  const before = (defOf(schema) as z.core.$ZodObjectDef).shape;
  const isSame = shape.every(([key, part]) => before[key] === part);
  return isSame ? schema : withParts(schema, { shape: Object.fromEntries(shape) });
}

function withOptions(schema: z.core.$ZodType, options: z.core.$ZodType[]): z.core.$ZodType {
  const before = (defOf(schema) as z.core.$ZodUnionDef).options;
  return options.every((option, at) => option === before[at]) ? schema : withParts(schema, { options });
}

/** Returns a copy of a schema with other parts and the same metadata; the schema itself if the parts are the same. */
function withParts(schema: z.core.$ZodType, parts: object): z.core.$ZodType {
  const def = defOf(schema);
  if (Object.entries(parts).every(([key, part]) => Reflect.get(def, key) === part)) return schema;
  // Defaults are getters, which return a new value for each parsed config.
  const all = { ...Object.getOwnPropertyDescriptors(def), ...Object.getOwnPropertyDescriptors(parts) };
  const whole = schema as z.ZodType;
  const copy = whole.clone(Object.defineProperties({}, all) as z.ZodType['_zod']['def']);
  const meta = whole.meta();
  return meta ? copy.meta(meta) : copy;
}

const defOf = (schema: z.core.$ZodType) => schema._zod.def as Def;
