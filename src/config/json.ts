import type { Path } from './report/issue.ts';

/** A value of a config whose shape is not known (yet). */
export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads an own key of what may be an object. */
export const keyOf = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** Takes what may be a list as one. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Reads the value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const step of path) at = typeof step === 'number' ? listOf(at)[step] : keyOf(at, step);
  return at;
}
