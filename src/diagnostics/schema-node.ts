import type { z } from 'zod';
import { type FieldType, imageField, pictureField } from '../../schema/fields/index.ts';
import { nameField } from '../../schema/fields/name.ts';
import { textField } from '../../schema/fields/text.ts';
import { inputOf } from '../../schema/json-types.ts';
import { fold } from '../../schema/suggest.ts';
import { isObject } from '../json/values.ts';
import type { Path } from './issue.ts';

/** A Zod schema as plain data, for names, suggestions and walking through a config. */
export type SchemaNode = {
  /** The schema without `optional` and `default` around it. */
  schema: z.ZodType;
  optional: boolean;
  title: string | undefined;
  description: string | undefined;
  /** An example as it would be written. */
  example: unknown;
  /** All examples. */
  examples: unknown[];
  /** What each of some values means, in their order. */
  valueDescriptions: string[] | undefined;
  /** The default value. */
  fallback: unknown;
  /** How a text must be written, in words. */
  form: string | undefined;
  /** What it means: a link, an icon, a picture … Every text that is not one of some values has a type. */
  field: FieldType | undefined;
  /** The kind of the item that a text names. */
  itemKind: string | undefined;
  /** Whether a text names a group of items: those of one list that have the same one. */
  isGroup: boolean;
  /** The key beside it with a day that this day cannot be before. */
  notBefore: string | undefined;
  /** Whether a text is the name of a person, which is the same in each language. */
  isName: boolean;
  /** Texts that are drawn and not shown as words, so that they need no translation. */
  signs: string[];
  /** The values by their folded synonyms. */
  synonyms: Map<string, string>;
} & (
  | { kind: 'object'; keys: Map<string, SchemaNode> }
  | { kind: 'list'; item: SchemaNode }
  | { kind: 'record'; value: SchemaNode }
  | { kind: 'choice'; by: string; options: Map<string, SchemaNode> }
  | { kind: 'value'; values: unknown[]; minimum: number | null | undefined; maximum: number | null | undefined }
);

/** Describes a schema; each schema instance is described once. */
export function schemaNodeOf(outer: z.ZodType): SchemaNode {
  const known = schemaNodes.get(outer);
  if (known) return known;
  const { schema, optional, fallback, meta } = unwrap(outer);
  const examples = meta.examples as unknown[] | undefined;
  const own = parts(schema);
  const common = {
    schema,
    optional,
    title: meta.title,
    description: meta.description,
    example: examples?.[0] ?? fallback,
    examples: examples ?? [],
    valueDescriptions: meta.enumDescriptions as string[] | undefined,
    fallback,
    form: meta.patternErrorMessage as string | undefined,
    field: (meta.field as FieldType | undefined) ?? fieldOf(schema, own, meta.patternErrorMessage),
    itemKind: meta.itemKind as string | undefined,
    isGroup: meta.isGroup === true,
    isName: meta.isName === true,
    notBefore: meta.notBefore as string | undefined,
    signs: (meta.signs as string[] | undefined) ?? [],
    synonyms: byWord(meta.synonyms as Record<string, string[]> | undefined),
  };
  const schemaNode: SchemaNode = { ...common, ...own };
  schemaNode.example ??=
    schemaNode.kind === 'value' ? (schemaNode.values[0] ?? schemaNode.minimum ?? undefined) : undefined;
  schemaNodes.set(outer, schemaNode);
  return schemaNode;
}

/** The type of a value whose schema names none: a text with a form is a name, and a picture's path with its alternative text a picture. */
function fieldOf(schema: z.ZodType, schemaNode: ReturnType<typeof parts>, form: unknown): FieldType | undefined {
  if (isText({ schema })) return form === undefined ? textField : nameField;
  const keys = schemaNode.kind === 'object' ? schemaNode.keys : undefined;
  return keys?.has('alt') && keys.get('src')?.field === imageField ? pictureField : undefined;
}

/** Whether a value is a text of any form, but not one of some values. */
export const isText = ({ schema }: Pick<SchemaNode, 'schema'>): boolean => defOf(inputOf(schema)).type === 'string';

const byWord = (synonyms: Record<string, string[]> = {}) =>
  new Map(Object.entries(synonyms).flatMap(([value, words]) => words.map((word) => [fold(word), value] as const)));

const schemaNodes = new WeakMap<z.ZodType, SchemaNode>();

type Def = z.core.$ZodTypes['_zod']['def'];
const defOf = (schema: z.core.$ZodType) => schema._zod.def as Def;

function unwrap(outer: z.ZodType) {
  let schema = outer;
  let optional = false;
  let fallback: unknown;
  let meta: z.core.GlobalMeta = { ...outer.meta() };
  for (let def = defOf(schema); 'innerType' in def; def = defOf(schema)) {
    optional ||= def.type === 'optional' || def.type === 'default' || def.type === 'prefault';
    if (def.type === 'default' || def.type === 'prefault') fallback = def.defaultValue;
    schema = def.innerType as z.ZodType;
    meta = { ...schema.meta(), ...meta };
  }
  return { schema, optional, fallback, meta };
}

function parts(outer: z.ZodType) {
  const schema = inputOf(outer) as z.ZodType;
  const def = defOf(schema);
  switch (def.type) {
    case 'object': {
      const shape = Object.entries(def.shape) as [string, z.ZodType][];
      return { kind: 'object' as const, keys: new Map(shape.map(([key, value]) => [key, schemaNodeOf(value)])) };
    }
    case 'array':
      return { kind: 'list' as const, item: schemaNodeOf(def.element as z.ZodType) };
    case 'record':
      return { kind: 'record' as const, value: schemaNodeOf(def.valueType as z.ZodType) };
    case 'union': {
      const by = (def as Partial<z.core.$ZodDiscriminatedUnionDef>).discriminator;
      if (by === undefined) return plainValue(schema);
      const options = def.options.map((option) => schemaNodeOf(option as z.ZodType));
      return {
        kind: 'choice' as const,
        by,
        options: new Map(options.map((option) => [optionName(option, by), option])),
      };
    }
    default:
      return plainValue(schema);
  }
}

function plainValue(schema: z.ZodType) {
  const { minValue, maxValue } = schema as Partial<z.ZodNumber>;
  const finite = (limit: number | null | undefined) => (Number.isFinite(limit) ? limit : undefined);
  const limits = { minimum: finite(minValue), maximum: finite(maxValue) };
  return { kind: 'value' as const, values: [...(schema._zod.values ?? [])], ...limits };
}

function optionName(option: SchemaNode, by: string): string {
  const name = partOf(option, by);
  return String(name?.kind === 'value' ? name.values[0] : '');
}

export type Choice = Extract<SchemaNode, { kind: 'choice' }>;

/** Called for every value that the schema knows. `path` is reused: copy it to keep it. */
export type Visit = (value: unknown, schemaNode: SchemaNode, path: Path) => void;

/** Walks through a config together with its schema. Values of a wrong shape are skipped. */
export function walk(value: unknown, schemaNode: SchemaNode, visit: Visit, path: Path = []): void {
  visit(value, schemaNode, path);
  switch (schemaNode.kind) {
    case 'list':
      if (Array.isArray(value))
        for (let at = 0; at < value.length; at++) into(at, value[at], schemaNode.item, visit, path);
      break;
    case 'record':
      if (isObject(value)) for (const key of Object.keys(value)) into(key, value[key], schemaNode.value, visit, path);
      break;
    case 'object':
      if (!isObject(value)) break;
      for (const key of Object.keys(value)) {
        const known = schemaNode.keys.get(key);
        if (known) into(key, value[key], known, visit, path);
      }
      break;
    case 'choice': {
      const option = optionOf(value, schemaNode);
      if (option) walk(value, option, visit, path);
    }
  }
}

/** Returns what replaces a part of a value, whose own parts are replaced already. `path` is reused: copy it to keep it. */
type Change = (part: unknown, schemaNode: SchemaNode, path: Path) => unknown;

/** Returns a copy of a value with changed parts. What has no change is the same object, not a copy. */
export function mapFields<T>(value: T, schemaNode: SchemaNode, change: Change, path: Path = []): T {
  const option = schemaNode.kind === 'choice' ? optionOf(value, schemaNode) : undefined;
  if (option) return mapFields(value, option, change, path);
  const isList = Array.isArray(value);
  const parts = value as Record<string | number, unknown>;
  let mapped = parts;
  const steps = isList ? value.keys() : isObject(value) ? Object.keys(value) : [];
  for (const step of isList === (schemaNode.kind === 'list') ? steps : []) {
    const own = partOf(schemaNode, step);
    if (!own || parts[step] === undefined) continue;
    path.push(step);
    const part = mapFields(parts[step], own, change, path);
    path.pop();
    if (part === parts[step]) continue;
    if (mapped === parts) mapped = (isList ? [...value] : { ...parts }) as typeof parts;
    mapped[step] = part;
  }
  return change(mapped, schemaNode, path) as T;
}

function into(step: string | number, part: unknown, schemaNode: SchemaNode, visit: Visit, path: Path) {
  path.push(step);
  walk(part, schemaNode, visit, path);
  path.pop();
}

/** Returns the schemaNodes of a value and of all its parts. */
export function* schemaNodesIn(schemaNode: SchemaNode): Iterable<SchemaNode> {
  yield schemaNode;
  if (schemaNode.kind === 'list') yield* schemaNodesIn(schemaNode.item);
  if (schemaNode.kind === 'record') yield* schemaNodesIn(schemaNode.value);
  const parts =
    schemaNode.kind === 'object' ? schemaNode.keys : schemaNode.kind === 'choice' ? schemaNode.options : undefined;
  for (const part of parts?.values() ?? []) yield* schemaNodesIn(part);
}

/** Finds the schemaNode at a path of a config. */
export function schemaNodeAt(value: unknown, schemaNode: SchemaNode, path: Path): SchemaNode | undefined {
  let at: SchemaNode | undefined = schemaNode;
  let part = value;
  for (const step of path) {
    if (at?.kind === 'choice') at = optionOf(part, at);
    at = at && partOf(at, step);
    if (!at) return undefined;
    part = (part as Record<string | number, unknown> | undefined | null)?.[step];
  }
  return at?.kind === 'choice' ? (optionOf(part, at) ?? at) : at;
}

/** Finds the innermost choice that a path leads into. */
export function choiceAbove(
  value: unknown,
  schemaNode: SchemaNode,
  path: Path,
): { path: Path; choice: Choice } | undefined {
  let found: { path: Path; choice: Choice } | undefined;
  let at: SchemaNode | undefined = schemaNode;
  let part = value;
  for (let length = 0; length <= path.length; length++) {
    if (at?.kind === 'choice') {
      found = { path: path.slice(0, length), choice: at };
      at = optionOf(part, at);
    }
    const step = path[length];
    if (!at || step === undefined) break;
    at = partOf(at, step);
    part = (part as Record<string | number, unknown> | undefined | null)?.[step];
  }
  return found;
}

/** Returns the keys of an object; none for other values. */
export const keysOf = (schemaNode: SchemaNode | undefined): [key: string, schemaNode: SchemaNode][] =>
  schemaNode?.kind === 'object' ? [...schemaNode.keys] : [];

/** Returns the schema node of a part of an object, a list or a record. */
export function partOf(schemaNode: SchemaNode, step: string | number): SchemaNode | undefined {
  if (schemaNode.kind === 'list') return schemaNode.item;
  if (schemaNode.kind === 'record') return schemaNode.value;
  return schemaNode.kind === 'object' ? schemaNode.keys.get(String(step)) : undefined;
}

/** Picks the branch of a choice that a value names. */
export function optionOf(value: unknown, choice: Choice): SchemaNode | undefined {
  const name = isObject(value) ? value[choice.by] : undefined;
  return typeof name === 'string' ? choice.options.get(name) : undefined;
}
