import { keyOf, listOf } from '../json.ts';
import type { Path } from '../report/issue.ts';
import { routeId } from '../resolve/route-id.ts';

/** The way to a value of the config. Routes, sections and list items that have an id are named by it, so that a path holds when they are moved. */
export type IdPath = (string | number | { id: string })[];

/** The path by keys and indices that a path by ids means; undefined where nothing stands there. */
export function findPath(value: unknown, idPath: IdPath): Path | undefined {
  const path: Path = [];
  let at = value;
  for (const step of idPath) {
    const own = typeof step === 'object' ? indexOfId(at, step.id, path) : step;
    const isThere = typeof own === 'number' ? own in listOf(at) : keyOf(at, own) !== undefined;
    if (!isThere) return undefined;
    at = (at as Record<string | number, unknown>)[own];
    path.push(own);
  }
  return path;
}

/** The path by ids of what stands at a path: an item is named by its id where that finds it, else by its index. */
export function idPathOf(value: unknown, path: Path): IdPath {
  let at = value;
  return path.map((step, depth) => {
    const list = at;
    at = typeof step === 'number' ? listOf(at)[step] : keyOf(at, step);
    const owner = path.slice(0, depth);
    const id = typeof step === 'number' ? idOf(at, owner) : undefined;
    return id !== undefined && indexOfId(list, id, owner) === step ? { id } : step;
  });
}

/** What the items of a list are called in a path by ids. */
export function idStepsOf(list: unknown[], owner: Path): (number | { id: string })[] {
  const known = new Set<string>();
  return list.map((item, at) => {
    const id = idOf(item, owner);
    if (id === undefined || known.has(id)) return at;
    known.add(id);
    return { id };
  });
}

/** The id of an item of the list at a path. A route without one is named by the one that is made from its path. */
export function idOf(item: unknown, owner: Path): string | undefined {
  const [id, path] = [keyOf(item, 'id'), keyOf(item, 'path')];
  if (typeof id === 'string') return id;
  return owner.length === 1 && owner[0] === 'routes' && typeof path === 'string' ? routeId({ path }) : undefined;
}

const indexOfId = (list: unknown, id: string, owner: Path) =>
  listOf(list).findIndex((item) => idOf(item, owner) === id);
