import { minimalConfig } from './minimal-config.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const paths = (value: Json, path: (string | number)[] = []): (string | number)[][] => {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, part]) => paths(part, [...path, Array.isArray(value) ? Number(key) : key])),
  ];
};

/** The way to each value of the minimal config. */
export const everyPath = paths(minimalConfig as unknown as Json).filter((path) => path.length > 0);

/** The minimal config as text after a change of the value at a path. */
export function changedConfig(
  path: (string | number)[],
  change: (owner: Record<string | number, Json>, key: string | number) => void,
): string {
  const copy = structuredClone(minimalConfig) as unknown as Json;
  let owner = copy as Record<string | number, Json>;
  for (const step of path.slice(0, -1)) owner = owner[step] as Record<string | number, Json>;
  change(owner, path.at(-1) as string | number);
  return JSON.stringify(copy, null, 2);
}

/** The minimal config with what JavaScript can make no text of, in every place and under keys that are read everywhere. */
export function* textlessConfigs(): Iterable<string> {
  const textless: Json = { toString: '', valueOf: '' };
  const keys = ['id', 'type', 'kind', 'of', 'pdf', 'path', 'href', 'x'];
  const values = [textless, [textless], ...keys.map((key) => ({ [key]: textless }))];
  for (const path of everyPath)
    for (const value of values)
      yield changedConfig(path, (owner, key) => {
        owner[key] = value;
      });
}
