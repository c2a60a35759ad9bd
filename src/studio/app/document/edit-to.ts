import type { IdPath } from '../../../json/edit/id-path.ts';
import { isObject } from '../../../json/values.ts';
import type { IdEdit } from '../../protocol.ts';
import { schemaNodeOfPath, valueIn } from './paths.ts';

/** Returns the edit that sets the value at a path, which may not exist yet. Undefined removes the value. */
export const editTo = (before: unknown, path: IdPath, value: unknown): IdEdit =>
  editFrom(before, path, value, valueIn(before, path));

/** Returns the same edit for the value `seen`, which its author saw at the path; undefined if there was none. */
export function editFrom(before: unknown, path: IdPath, value: unknown, seen: unknown): IdEdit {
  if (seen !== undefined && value === undefined) return { op: 'remove', path, expect: seen };
  if (seen !== undefined) return { op: 'set', path, value, expect: seen };
  // The objects and lists around it may not exist either.
  let owner = path.slice(0, -1);
  let whole = value;
  for (let step = path.at(-1); valueIn(before, owner) === undefined; owner = owner.slice(0, -1)) {
    whole = typeof step === 'number' ? [whole] : { [String(step)]: whole };
    step = owner.at(-1);
  }
  return {
    op: 'insert',
    path: path.slice(0, owner.length + 1),
    value: whole,
    ...insertPosition(before, owner, path[owner.length]),
  };
}

/** Returns the position of a new key among the existing keys, in the order of the schema. */
function insertPosition(before: unknown, owner: IdPath, key: IdPath[number] | undefined): { at?: number } {
  const schemaNode = schemaNodeOfPath(before, owner);
  const there = valueIn(before, owner);
  if (schemaNode?.kind !== 'object' || !isObject(there)) return {};
  const order = [...schemaNode.keys.keys()];
  const rank = order.indexOf(String(key));
  const next = Object.keys(there).findIndex((one) => order.indexOf(one) > rank);
  return next < 0 ? {} : { at: next };
}
