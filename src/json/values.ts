import type { Path } from './parse/read-json.ts';

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value of an own key; undefined if there is none, or `value` is not an object. */
export const keyOf = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** Returns a list; an empty one if `value` is not a list. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns the value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const step of path) at = typeof step === 'number' ? listOf(at)[step] : keyOf(at, step);
  return at;
}

/** Sets the value at a path. Changes the object or list that holds it, which must exist. */
export function setAt(value: unknown, path: Path, part: unknown): void {
  Object.assign(valueAt(value, path.slice(0, -1)) as object, { [path.at(-1) as string]: part });
}

/** Returns whether two JSON values are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}
