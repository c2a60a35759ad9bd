import type { IdPath } from '../../config/edit/id-path.ts';
import { isObject } from '../../config/json.ts';
import type { IdEdit } from '../protocol.ts';
import { outlineOfPath, valueIn } from './paths.ts';

/** The edit that gives a place another value, whether its key is there yet or not; nothing in place of a value removes it. */
export const editTo = (before: unknown, path: IdPath, value: unknown): IdEdit =>
  editFrom(before, path, value, valueIn(before, path));

/** The same for a place where its author has seen a value, or nothing. */
export function editFrom(before: unknown, path: IdPath, value: unknown, seen: unknown): IdEdit {
  if (seen !== undefined && value === undefined) return { op: 'remove', path, expect: seen };
  if (seen !== undefined) return { op: 'set', path, value, expect: seen };
  // What is around it may not be there either.
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
    ...placeOf(before, owner, path[owner.length]),
  };
}

/** Where a key belongs among those that are there, by the order of the schema. */
function placeOf(before: unknown, owner: IdPath, key: IdPath[number] | undefined): { at?: number } {
  const outline = outlineOfPath(before, owner);
  const there = valueIn(before, owner);
  if (outline?.kind !== 'object' || !isObject(there)) return {};
  const order = [...outline.keys.keys()];
  const rank = order.indexOf(String(key));
  const next = Object.keys(there).findIndex((one) => order.indexOf(one) > rank);
  return next < 0 ? {} : { at: next };
}
