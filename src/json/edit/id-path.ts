import type { Path } from '../parse/read-json.ts';
import { keyOf, listOf } from '../values.ts';
import { routeId } from './route-id.ts';

/** A path to a value of the config. It names routes, sections and list items by their ids, so that it stays valid when they move. */
export type IdPath = (string | number | { id: string })[];

/** Returns whether two paths are equal. */
export const isSamePath = (one: IdPath | undefined, other: IdPath | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && one.length === other.length && isWithin(one, other));

/** Returns whether a path leads to the value at another path, or into it. */
export const isWithin = (path: IdPath, outer: IdPath): boolean => outer.every((step, at) => isSameStep(step, path[at]));

export const isSameStep = (one: IdPath[number], other: IdPath[number] | undefined): boolean =>
  typeof one === 'object' ? typeof other === 'object' && one.id === other.id : one === other;

/** Converts a path with ids to one with indices; undefined if there is no value. */
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

/** Converts a path with indices to one with ids. An item without an id of its own keeps its index. */
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

/** Returns the steps of the items of a list in a path with ids. */
export function idStepsOf(list: unknown[], owner: Path): (number | { id: string })[] {
  const known = new Set<string>();
  return list.map((item, at) => {
    const id = idOf(item, owner);
    if (id === undefined || known.has(id)) return at;
    known.add(id);
    return { id };
  });
}

/** Returns the id of an item of the list at a path. The id of a route is made from its path if it has none. */
export function idOf(item: unknown, owner: IdPath): string | undefined {
  const [id, path] = [keyOf(item, 'id'), keyOf(item, 'path')];
  if (typeof id === 'string') return id;
  return owner.length === 1 && owner[0] === 'routes' && typeof path === 'string' ? routeId({ path }) : undefined;
}

const indexOfId = (list: unknown, id: string, owner: Path) =>
  listOf(list).findIndex((item) => idOf(item, owner) === id);
