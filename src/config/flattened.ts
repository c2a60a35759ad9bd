import { isObject } from './json.ts';
import type { Outline } from './outline.ts';
import { quote, quoteAll } from './show-value.ts';

/** Keys that stand one level too high: they belong into an object, or a list of objects, that is not there. */
export interface Flattened {
  /** The key of the object or list. */
  into: string;
  keys: string[];
  remedy: string;
}

/** Finds the missing object whose keys stand in the one that should hold it. */
export function findFlattened(
  object: unknown,
  unknown: string[],
  known: Map<string, Outline>,
  lacking: Set<string>,
): Flattened | undefined {
  if (!isObject(object)) return undefined;
  let best: { into: string; keys: string[]; inner: Inner } | undefined;
  for (const [into, outline] of known) {
    const inner = Object.hasOwn(object, into) ? undefined : innerOf(outline);
    if (!inner) continue;
    const keys = unknown.filter((key) => inner.keys.has(key));
    // A key that is optional even there may be anything.
    const isMeant = keys.some((key) => lacking.has(into) || !inner.keys.get(key)?.optional);
    if (isMeant && keys.length > (best?.keys.length ?? 0)) best = { into, keys, inner };
  }
  if (!best) return undefined;
  const { into, keys, inner } = best;
  const rest = absent(inner, keys);
  const remedy = `Put ${quoteAll(keys)} into ${quote(into)}: ${inner.isList ? '[ { … } ]' : '{ … }'}${
    rest.length > 0 ? `, and add ${quoteAll(rest)} there` : ''
  }.`;
  return { into, keys, remedy };
}

type Inner = { keys: Map<string, Outline>; isList: boolean };

function innerOf(outline: Outline): Inner | undefined {
  const isList = outline.kind === 'list';
  const part = isList ? outline.item : outline;
  return part.kind === 'object' ? { keys: part.keys, isList } : undefined;
}

const absent = ({ keys }: Inner, there: string[]) =>
  [...keys].filter(([key, { optional }]) => !optional && !there.includes(key)).map(([key]) => key);
