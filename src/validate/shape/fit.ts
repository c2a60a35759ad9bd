import { suggest, suggestValue } from '../../../schema/suggest.ts';
import { type Choice, partOf, type SchemaNode } from '../../diagnostics/schema-node.ts';
import { isObject } from '../../json/values.ts';

/** Finds the option of a choice that fits the keys of an object best, if it fits well. */
export function branchByKeys(object: unknown, choice: Choice): { name: string; fit: Fit } | undefined {
  if (!isObject(object)) return undefined;
  const named = { ...object, [choice.by]: '' };
  const [best, second] = [...choice.options]
    .map(([name, option]) => ({ name, fit: fitOf(named, option) }))
    .sort((a, b) => a.fit.wrong - b.fit.wrong);
  if (!best || (second && second.fit.wrong <= best.fit.wrong + (best.fit.wrong > 0 ? 1 : 0))) return undefined;
  return best.fit.wrong * 4 <= best.fit.known ? best : undefined;
}

/** Finds the option that an object with an unknown name means: by its name, unless its keys clearly fit another. */
export function branchMeant(given: string, object: unknown, choice: Choice): { name?: string; byKeys: boolean } {
  const names = [...choice.options.keys()];
  const named = suggestValue(given, names, synonymsOf(choice));
  const keyed = branchByKeys(object, choice);
  // A typo is reason enough.
  if (!keyed || keyed.name === named)
    return { name: named, byKeys: keyed !== undefined && suggest(given, names) !== named };
  const other = named === undefined ? undefined : choice.options.get(named);
  const isOther = other && fitOf({ ...(object as object), [choice.by]: '' }, other).wrong < keyed.fit.wrong + 2;
  return isOther ? { name: named, byKeys: false } : { name: keyed.name, byKeys: true };
}

const synonymsOf = ({ by, options }: Choice) =>
  new Map([...options.values()].flatMap((option) => [...(partOf(option, by)?.synonyms ?? [])]));

/** How well the keys of a value fit a schema: how many are known, and how many are unknown, missing or of another type. */
interface Fit {
  known: number;
  wrong: number;
}

/** The number of entries of a list that are compared; the others are similar. */
const samples = 3;

/** Compares the keys of a value, and of the first entries of its lists, with the schema. Texts and numbers are ignored. */
export function fitOf(value: unknown, schemaNode: SchemaNode): Fit {
  const fit = { known: 0, wrong: 0 };
  count(value, schemaNode, fit);
  return fit;
}

function count(value: unknown, schemaNode: SchemaNode, fit: Fit): void {
  switch (schemaNode.kind) {
    case 'object':
      if (!isObject(value)) fit.wrong++;
      else countKeys(value, schemaNode.keys, fit);
      break;
    case 'list':
      if (!Array.isArray(value)) fit.wrong++;
      else for (const entry of value.slice(0, samples)) count(entry, schemaNode.item, fit);
      break;
    case 'value':
      if (typeof value === 'object' && value !== null) fit.wrong++;
      break;
    default:
      if (!isObject(value)) fit.wrong++;
  }
}

function countKeys(value: Record<string, unknown>, keys: Map<string, SchemaNode>, fit: Fit): void {
  for (const key of Object.keys(value)) {
    const schemaNode = keys.get(key);
    if (schemaNode) {
      fit.known++;
      count(value[key], schemaNode, fit);
    } else fit.wrong++;
  }
  for (const [key, { optional }] of keys) if (!optional && !Object.hasOwn(value, key)) fit.wrong++;
}
