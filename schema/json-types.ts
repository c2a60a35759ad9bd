import type { z } from 'zod';

type Def = z.core.$ZodTypes['_zod']['def'];
type Type = z.core.$ZodTypeDef['type'];

/** What to use instead of a type that JSON cannot hold. */
const instead: Partial<Record<Type, string>> = {
  date: 'date(…) of site-from-json/schema, or z.iso.date()',
  bigint: 'z.int()',
  map: 'z.record(…)',
  set: 'z.array(…)',
  custom: 'a schema of what is written, with .refine(…)',
  file: 'imagePath() of site-from-json/schema',
};
const jsonTypes = 'a schema of a text, a number, true or false, a list or an object';
const others: Type[] = ['symbol', 'undefined', 'void', 'nan', 'function', 'promise'];

/** Throws if a key of a section type asks for a value that JSON cannot hold, which no config could have. */
export function checkJsonTypes(type: string, shape: z.core.$ZodShape): void {
  for (const [key, schema] of Object.entries(shape)) {
    const found = unwritable(schema, new Set());
    if (!found) continue;
    throw new Error(
      `The section type "${type}" cannot have the key "${key}": z.${found}() asks for what JSON cannot hold. Use ${instead[found] ?? jsonTypes}.`,
    );
  }
}

function unwritable(outer: z.core.$ZodType, seen: Set<z.core.$ZodType>): Type | undefined {
  const schema = inputOf(outer);
  if (seen.has(schema)) return undefined;
  seen.add(schema);
  const { type } = schema._zod.def;
  if (type in instead || others.includes(type)) return type;
  for (const part of partsOf(schema)) {
    const found = unwritable(part, seen);
    if (found) return found;
  }
  return undefined;
}

function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const def = schema._zod.def as Def;
  if ('innerType' in def) return [def.innerType];
  switch (def.type) {
    case 'array':
      return [def.element];
    case 'object':
      return Object.values(def.shape);
    case 'record':
      return [def.valueType];
    case 'union':
      return def.options;
    case 'tuple':
      return [...def.items, ...(def.rest ? [def.rest] : [])];
    case 'intersection':
      return [def.left, def.right];
    default:
      return [];
  }
}

/** Returns the schema of what is written, of a schema that makes something else of it. */
export function inputOf(schema: z.core.$ZodType): z.core.$ZodType {
  const def = schema._zod.def as Def;
  if (def.type !== 'pipe') return schema;
  return inputOf(def.in._zod.def.type === 'transform' ? def.out : def.in);
}
