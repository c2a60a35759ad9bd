import type { Path } from '../../diagnostics/issue.ts';
import { isObject, valueAt } from '../../json/values.ts';
import type { ShapeIssue } from './shape-issue.ts';

export type MissingKeys = ReturnType<typeof missingKeys>;

/** The missing keys of a config. Each is reported once: by itself, or with the problem that explains it. */
export function missingKeys(value: unknown, issues: ShapeIssue[]) {
  const byOwner = new Map<string, Set<string>>();
  const explained = new Set<string>();
  for (const { path, code, message } of issues) {
    const key = path.at(-1);
    const owner = path.slice(0, -1) as Path;
    if (typeof key !== 'string' || code === 'unrecognized_keys') continue;
    // A check of a whole object may name a key that it may lack.
    if (code === 'custom' && message) continue;
    const object = valueAt(value, owner);
    if (!isObject(object) || Object.hasOwn(object, key)) continue;
    const keys = byOwner.get(pathKey(owner)) ?? new Set();
    byOwner.set(pathKey(owner), keys.add(key));
  }
  const isExplained = (path: Path) => explained.has(pathKey(path));
  return {
    isExplained,
    has: (path: Path) => byOwner.get(pathKey(path.slice(0, -1)))?.has(path.at(-1) as string) === true,
    /** Returns the missing keys of an object that no other problem explains yet. */
    of: (owner: Path) => [...(byOwner.get(pathKey(owner)) ?? [])].filter((key) => !isExplained([...owner, key])),
    /** Returns the objects with this missing key that no other problem explains yet. */
    ownersOf: (key: string) =>
      [...byOwner]
        .filter(([, keys]) => keys.has(key))
        .map(([id]) => JSON.parse(id) as Path)
        .filter((owner) => !isExplained([...owner, key])),
    /** Records that another problem explains a path. */
    explain: (path: Path) => explained.add(pathKey(path)),
  };
}

const pathKey = (path: Path) => JSON.stringify(path);
