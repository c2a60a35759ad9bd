import type { Path } from './issue.ts';
import { isObject, valueAt } from './json.ts';
import type { ShapeIssue } from './shape.ts';

export type MissingKeys = ReturnType<typeof missingKeys>;

/** The keys that objects of a config lack; each is told once, by itself or by what explains it. */
export function missingKeys(value: unknown, issues: ShapeIssue[]) {
  const byOwner = new Map<string, Set<string>>();
  const explained = new Set<string>();
  for (const { path, code } of issues) {
    const key = path.at(-1);
    const owner = path.slice(0, -1) as Path;
    if (typeof key !== 'string' || code === 'unrecognized_keys') continue;
    const object = valueAt(value, owner);
    if (!isObject(object) || Object.hasOwn(object, key)) continue;
    const keys = byOwner.get(idOf(owner)) ?? new Set();
    byOwner.set(idOf(owner), keys.add(key));
  }
  const isExplained = (path: Path) => explained.has(idOf(path));
  return {
    isExplained,
    has: (path: Path) => byOwner.get(idOf(path.slice(0, -1)))?.has(path.at(-1) as string) === true,
    /** The keys that an object lacks and that nothing explains yet. */
    of: (owner: Path) => [...(byOwner.get(idOf(owner)) ?? [])].filter((key) => !isExplained([...owner, key])),
    /** The objects that lack a key which nothing explains yet. */
    ownersOf: (key: string) =>
      [...byOwner]
        .filter(([, keys]) => keys.has(key))
        .map(([id]) => JSON.parse(id) as Path)
        .filter((owner) => !isExplained([...owner, key])),
    /** Notes that something else tells of a path. */
    explain: (path: Path) => explained.add(idOf(path)),
  };
}

const idOf = (path: Path) => JSON.stringify(path);
