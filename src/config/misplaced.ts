import type { Path } from './issue.ts';
import { isObject, valueAt } from './json.ts';
import type { Outline } from './outline.ts';
import { outlineAt } from './walk.ts';

/** The object that a key belongs in. */
export interface Home {
  path: Path;
  /** Whether the key is required there. */
  required: boolean;
}

/** Beyond this many steps from object to object two equal names are chance. */
const farthest = 4;

/**
 * Finds where an unknown key belongs: in the nearest object that lacks it, else in the only object above, below or beside
 * that may have it.
 */
export function findHome(value: unknown, site: Outline, from: Path, key: string, lacking: Path[]): Home | undefined {
  const given = valueAt(value, [...from, key]);
  const fits = (to: Path) => {
    const owner = outlineAt(value, site, to);
    // What a choice holds is not known before its own key is there.
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

/** The objects above one, beside it and directly in it; those of lists are too many alike. */
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

/** Whether a value is what the schema wants: a list, an object, or a text or number of the right form. */
export function isKindOf(given: unknown, outline: Outline | undefined): boolean {
  if (!outline) return false;
  if (outline.kind === 'list') return Array.isArray(given);
  return outline.kind === 'value' ? outline.schema.safeParse(given).success : isObject(given);
}
