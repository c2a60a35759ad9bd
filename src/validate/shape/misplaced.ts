import type { Path } from '../../diagnostics/issue.ts';
import { type SchemaNode, schemaNodeAt } from '../../diagnostics/schema-node.ts';
import { quote, quoteAll } from '../../json/show-value.ts';
import { isObject, valueAt } from '../../json/values.ts';

/** The object that a key belongs in. */
export interface RightPlace {
  path: Path;
  /** Whether the key is required there. */
  required: boolean;
}

/** If two objects are further apart, equal key names are coincidence. */
const farthest = 4;

/**
 * Finds where an unknown key belongs: in the nearest object where it is missing, else in the only object above, below or beside
 * it that may have it.
 */
export function findRightPlace(
  value: unknown,
  site: SchemaNode,
  from: Path,
  key: string,
  lacking: Path[],
): RightPlace | undefined {
  const given = valueAt(value, [...from, key]);
  const fits = (to: Path) => {
    const owner = schemaNodeAt(value, site, to);
    // Without its own key, the keys of a choice are unknown.
    if (owner?.kind === 'choice') return owner.by === key && typeof given === 'string' && owner.options.has(given);
    return owner?.kind === 'object' && isKindOf(given, owner.keys.get(key));
  };
  const near = lacking
    .map((to) => ({ to, steps: steps(from, to) }))
    .filter(({ to, steps }) => steps > 0 && steps <= farthest && fits(to))
    .sort((a, b) => a.steps - b.steps)[0];
  if (near) return { path: near.to, required: true };
  const homes = [...around(value, from)].filter((to) => !Object.hasOwn(valueAt(value, to) as object, key) && fits(to));
  return homes.length === 1 ? { path: homes[0] as Path, required: false } : undefined;
}

const steps = (from: Path, to: Path): number => {
  let same = 0;
  while (same < from.length && same < to.length && from[same] === to[same]) same++;
  return from.length + to.length - 2 * same;
};

/** The objects above an object, beside it and directly inside it, but not in lists. */
function* around(value: unknown, from: Path): Iterable<Path> {
  for (let length = from.length - 1; length >= 0; length--) {
    const path = from.slice(0, length);
    if (isObject(valueAt(value, path))) yield path;
  }
  for (const parent of from.length > 0 ? [from, from.slice(0, -1)] : [from]) {
    const object = valueAt(value, parent);
    if (!isObject(object)) continue;
    for (const name of Object.keys(object)) {
      if (isObject(object[name]) && !(parent !== from && name === from.at(-1))) yield [...parent, name];
    }
  }
}

/** Whether a value fits the schema: a list, an object, or a valid text or number. */
function isKindOf(given: unknown, schemaNode: SchemaNode | undefined): boolean {
  if (!schemaNode) return false;
  if (schemaNode.kind === 'list') return Array.isArray(given);
  return schemaNode.kind === 'value' ? schemaNode.schema.safeParse(given).success : isObject(given);
}

/** Keys that are one level too high: they belong in an object, or in a list of objects, that is missing. */
interface Flattened {
  /** The key of the object or list. */
  into: string;
  keys: string[];
  hint: string;
}

/** Finds the missing object whose keys are in its parent instead. */
export function findFlattened(
  object: unknown,
  unknown: string[],
  known: Map<string, SchemaNode>,
  lacking: Set<string>,
): Flattened | undefined {
  if (!isObject(object)) return undefined;
  let best: { into: string; keys: string[]; inner: Inner } | undefined;
  for (const [into, schemaNode] of known) {
    const inner = Object.hasOwn(object, into) ? undefined : innerOf(schemaNode);
    if (!inner) continue;
    const keys = unknown.filter((key) => isKindOf(object[key], inner.keys.get(key)));
    // A key that is optional there proves nothing.
    const isMeant = keys.some((key) => lacking.has(into) || !inner.keys.get(key)?.optional);
    if (isMeant && keys.length > (best?.keys.length ?? 0)) best = { into, keys, inner };
  }
  if (!best) return undefined;
  const { into, keys, inner } = best;
  const rest = [...inner.keys].flatMap(([key, { optional }]) => (optional || keys.includes(key) ? [] : [key]));
  const hint = `Put ${quoteAll(keys)} into ${quote(into)}: ${inner.isList ? '[ { … } ]' : '{ … }'}${
    rest.length > 0 ? `, and add ${quoteAll(rest)} there` : ''
  }.`;
  return { into, keys, hint };
}

type Inner = { keys: Map<string, SchemaNode>; isList: boolean };

function innerOf(schemaNode: SchemaNode): Inner | undefined {
  const isList = schemaNode.kind === 'list';
  const part = isList ? schemaNode.item : schemaNode;
  return part.kind === 'object' ? { keys: part.keys, isList } : undefined;
}
