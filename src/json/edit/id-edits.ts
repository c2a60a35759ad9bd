import type { Path } from '../parse/read-json.ts';
import { isObject, isSame, keyOf, listOf, valueAt } from '../values.ts';
import type { Edit } from './apply-edits.ts';
import { findPath, type IdPath } from './id-path.ts';

/** An edit of the config. `expect` is the value that the author saw at the path: the edit is applied only if it is still there. */
export type IdEdit =
  | { op: 'set'; path: IdPath; value: unknown; expect?: unknown }
  /** Inserts an item before the one at the path, or a key into an object: at the end, or at the position `at` among the keys. */
  | { op: 'insert'; path: IdPath; value: unknown; at?: number }
  | { op: 'remove'; path: IdPath; expect?: unknown }
  /** Moves an item of a list to another index. */
  | { op: 'move'; path: IdPath; to: number; expect?: unknown }
  | { op: 'rename'; path: IdPath; key: string };

/** The reason why an edit was not applied: the value that its author saw is no longer there. */
export interface Conflict {
  path: IdPath;
  /** The current value; undefined if the place is gone. */
  found?: unknown;
  /** The value that the edit would have written. */
  meant?: unknown;
}

/** Applies edits with id paths to a value, and returns the conflicts. Unchanged parts of the new value are the same objects. */
export function editByIds(
  before: unknown,
  edits: IdEdit[],
  isOther = false,
): { value: unknown; edits: Edit[]; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  let value = before;
  const made: Edit[] = [];
  for (const edit of edits) {
    const own = placeEdit(value, edit, isOther);
    if (own) {
      made.push(own);
      value = editValue(value, own);
    } else conflicts.push(conflictOf(value, edit));
  }
  return { value, edits: made, conflicts };
}

/** Converts an edit to one with keys and indices; undefined if there is a conflict. */
function placeEdit(value: unknown, edit: IdEdit, isOther: boolean): Edit | undefined {
  if (edit.op === 'insert') return placeInsert(value, edit, isOther);
  const path = findPath(value, edit.path);
  if (!path) return undefined;
  const found = valueAt(value, path);
  const isExpected = () => isSame(found, edit.op === 'rename' ? undefined : edit.expect);
  if (edit.op === 'set') return isExpected() ? { op: 'set', path, value: edit.value } : undefined;
  if (edit.op === 'remove') return isExpected() ? { op: 'remove', path } : undefined;
  const owner = valueAt(value, path.slice(0, -1));
  if (edit.op === 'rename')
    return isObject(owner) && keyOf(owner, edit.key) === undefined ? { ...edit, path } : undefined;
  if (!Array.isArray(owner)) return undefined;
  const isSure = edit.expect === undefined ? !isOther || typeof edit.path.at(-1) === 'object' : isExpected();
  const to = isOther ? Math.min(edit.to, owner.length - 1) : edit.to;
  return isSure && to < owner.length ? { op: 'move', path, to } : undefined;
}

function placeInsert(value: unknown, edit: Extract<IdEdit, { op: 'insert' }>, isOther: boolean): Edit | undefined {
  const ownerPath = findPath(value, edit.path.slice(0, -1));
  const owner = ownerPath && valueAt(value, ownerPath);
  const step = edit.path.at(-1);
  const insert = (own: string | number, at?: number): Edit => ({
    op: 'insert',
    path: [...(ownerPath as Path), own],
    value: edit.value,
    ...(at !== undefined && { at }),
  });
  if (Array.isArray(owner)) {
    const next = typeof step === 'object' ? findPath(value, edit.path)?.at(-1) : step;
    // The item that it was inserted before may be gone.
    const index = typeof next === 'number' ? next : isOther && typeof step === 'object' ? owner.length : -1;
    const at = isOther ? Math.min(index, owner.length) : index;
    return at >= 0 && at <= owner.length ? insert(at) : undefined;
  }
  if (!isObject(owner) || typeof step !== 'string' || Object.hasOwn(owner, step)) return undefined;
  const most = Object.keys(owner).length;
  return insert(step, edit.at !== undefined && isOther ? Math.min(edit.at, most) : edit.at);
}

function conflictOf(value: unknown, edit: IdEdit): Conflict {
  const path = findPath(value, edit.path);
  return {
    path: edit.path,
    ...(path && { found: valueAt(value, path) }),
    ...('value' in edit && { meant: edit.value }),
  };
}

/** Applies an edit to a value. Unchanged parts of the new value are the same objects. */
export function editValue(value: unknown, edit: Edit): unknown {
  return change(value, edit.path);

  function change(part: unknown, [step, ...rest]: Path): unknown {
    if (step === undefined) return edit.op === 'set' ? edit.value : part;
    if (typeof step === 'number') {
      const list = [...listOf(part)];
      if (rest.length > 0 || edit.op === 'set') list[step] = change(list[step], rest);
      else if (edit.op === 'insert') list.splice(step, 0, edit.value);
      else
        list.splice(edit.op === 'move' ? edit.to : step, 0, ...list.splice(step, 1).slice(edit.op === 'move' ? 0 : 1));
      return list;
    }
    const object = { ...(part as Record<string, unknown>) };
    if (rest.length > 0 || edit.op === 'set') return { ...object, [step]: change(object[step], rest) };
    if (edit.op === 'insert') return { ...object, [step]: edit.value };
    const entries = Object.entries(object).flatMap(([key, one]): [string, unknown][] =>
      key !== step ? [[key, one]] : edit.op === 'rename' ? [[edit.key, one]] : [],
    );
    return Object.fromEntries(entries);
  }
}
