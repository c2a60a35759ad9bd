import { namingKeys, type Registry } from '../../schema/registry.ts';
import type { Path } from '../diagnostics/issue.ts';
import { isTwin } from '../json/diff/match-items.ts';
import { type Edit, rewrite } from '../json/edit/apply-edits.ts';
import { parseText } from '../json/edit/apply-id-edits.ts';
import { editValue } from '../json/edit/id-edits.ts';
import { findPath, idPathOf } from '../json/edit/id-path.ts';
import { matchItems } from '../json/edit/update.ts';
import { isObject, isSame, keyOf, listOf, setAt, valueAt } from '../json/values.ts';
import {
  isItemList,
  isLeftOut,
  isTranslation,
  itemOrRouteId,
  matchEntries,
  orderKey,
} from '../project/languages/match-entries.ts';
import { findOwn, mergeLanguage } from '../project/languages/merge-language.ts';
import { placeholder } from '../project/languages/missing.ts';
import { rename } from './rename.ts';

/** A main config with the content of a language file. */
export interface Translated {
  main: unknown;
  own: unknown;
}

/**
 * Returns the text of a language file after edits of the main config: each translation stays beside its source. What the edits bring back
 * has its translation from `earlier`. Throws an `EditError` if the text is not JSON.
 */
export function followInText(
  registry: Registry,
  main: unknown,
  edits: Edit[],
  text: string,
  earlier?: { main: unknown; text: string },
) {
  const own = parseText(text);
  const source = earlier && { main: earlier.main, own: parseText(earlier.text) };
  const next = followEdits(registry, main, edits, own, source);
  if (isSame(own, next)) return text;
  return source && isSame(next, source.own) ? earlier.text : rewrite(text, next);
}

/** Returns whether edits only replace texts that are no names, so that each translation stays where it is. */
export const movesNothing = (main: unknown, edits: Edit[]): boolean =>
  edits.every(
    (edit) =>
      edit.op === 'set' &&
      !isContainer(edit.value) &&
      !isContainer(valueAt(main, edit.path)) &&
      newName(main, edit) === undefined,
  );

/** Returns the content of a language file after edits of the main config; see `followInText`. */
export function followEdits(
  registry: Registry,
  main: unknown,
  edits: Edit[],
  own: unknown,
  earlier?: Translated,
): unknown {
  if (!isObject(own)) return own;
  const begin = { main, own };
  const names = namingKeys(registry);
  const isRenaming = edits.some((edit) => newName(main, edit) !== undefined);
  let now: Translated = begin;
  for (const edit of edits) {
    const next = editValue(now.main, edit);
    const sources = [now, begin, ...(earlier ? [earlier] : [])];
    now = { main: next, own: followEdit(names, now, next, edit, sources, isRenaming) ?? {} };
  }
  return isRenaming ? withNewNames(registry, begin, edits, now) : now.own;
}

/** Follows one edit. Inserted values have their translations from one of the `sources`, which may lack them. */
function followEdit(
  names: readonly string[],
  { main, own }: Translated,
  after: unknown,
  edit: Edit,
  sources: Translated[],
  isRenaming: boolean,
) {
  return follow(main, after, own, 0);

  function follow(before: unknown, after: unknown, own: unknown, depth: number): unknown {
    const step = edit.path[depth];
    if (own === null) return own;
    const isHere = depth === edit.path.length - 1 && edit.op !== 'set';
    if (step === undefined) return replaced(before, after, own, edit.path);
    if (Array.isArray(before)) {
      const order: (number | undefined)[] = [...before.keys()];
      const { parts, strays } = partsOf(before, own);
      if (isHere) reorder(order, edit, Number(step));
      const moved = order.map((at) => (at === undefined ? borrowed(edit.path) : parts[at]));
      if (!isHere)
        moved[Number(step)] = follow(before[Number(step)], listOf(after)[Number(step)], parts[Number(step)], depth + 1);
      return packed({ before, after: listOf(after), own, order, parts: moved, strays });
    }
    if (own !== undefined && !isObject(own)) return own;
    const key = String(step);
    const part = keyOf(own, key);
    if (!isHere) return withKey(own, key, follow(keyOf(before, key), keyOf(after, key), part, depth + 1));
    if (edit.op === 'insert') return part === undefined ? withKey(own, key, borrowed(edit.path)) : own;
    if (edit.op === 'remove') return withKey(own, key, undefined);
    if (edit.op !== 'rename' || part === undefined || keyOf(own, edit.key) !== undefined) return own;
    return Object.fromEntries(Object.entries(own ?? {}).map(([one, value]) => [one === key ? edit.key : one, value]));
  }

  /** Follows a value that was replaced by another one. */
  function replaced(before: unknown, after: unknown, own: unknown, path: Path): unknown {
    if (isSame(before, after) || own === null) return own;
    if (Array.isArray(before) && Array.isArray(after)) {
      const { parts, strays } = partsOf(before, own);
      const order = matchItems(before, after);
      const moved = order.map((at, index) =>
        at === undefined ? borrowed([...path, index]) : replaced(before[at], after[index], parts[at], [...path, index]),
      );
      return packed({ before, after, own, order, parts: moved, strays });
    }
    if (isObject(before) && isObject(after)) {
      if (own !== undefined && !isObject(own)) return own;
      return [...new Set([...Object.keys(before), ...Object.keys(after)])].reduce<unknown>((whole, key) => {
        const [old, next, part] = [keyOf(before, key), keyOf(after, key), keyOf(whole, key)];
        if (next === undefined) return withKey(whole, key, undefined);
        if (old === undefined) return part === undefined ? withKey(whole, key, borrowed([...path, key])) : whole;
        return withKey(whole, key, replaced(old, next, part, [...path, key]));
      }, own);
    }
    if (isContainer(before) || isContainer(after)) return undefined;
    // A renaming changes only names in the text, and those of the translation too.
    const isInStep = isRenaming && isTranslation(own) && own.of === before && typeof after === 'string';
    return isInStep ? { of: after, text: own.text } : own;
  }

  /** Returns the translation that an inserted value has elsewhere; undefined if there is none. */
  function borrowed(path: Path): unknown {
    const value = valueAt(after, path);
    for (const source of sources) {
      for (const twin of twinsOf(value, path, source.main)) {
        const { ownPath, value: part } = findOwn(source.main, source.own, twin);
        if (ownPath.length === twin.length) return withoutNames(part, valueAt(source.main, twin), value);
      }
    }
    return undefined;
  }

  /** Finds values that are equal but for their names: at the same key or in the same list; objects elsewhere too. */
  function* twinsOf(value: unknown, path: Path, main: unknown): Iterable<Path> {
    const owner = findPath(main, idPathOf(after, path.slice(0, -1)));
    const around = owner && valueAt(main, owner);
    const key = path.at(-1);
    if (owner && typeof key === 'string' && isSame(keyOf(around, key), value)) yield [...owner, key];
    for (const [at, item] of listOf(around).entries()) if (owner && isTwin(item, value, names)) yield [...owner, at];
    if (isObject(value) && typeof key === 'number') yield* twinsIn(names, main, value, []);
  }
}

function* twinsIn(names: readonly string[], part: unknown, value: unknown, path: Path): Iterable<Path> {
  if (Array.isArray(part))
    for (const [at, item] of part.entries()) {
      if (isTwin(item, value, names)) yield [...path, at];
      else yield* twinsIn(names, item, value, [...path, at]);
    }
  else if (isObject(part))
    for (const [key, inner] of Object.entries(part)) yield* twinsIn(names, inner, value, [...path, key]);
}

/** Returns a translation without the keys whose values differ: a copy has its own names. */
const withoutNames = (part: unknown, twin: unknown, value: unknown): unknown =>
  isObject(part) && isObject(value)
    ? Object.fromEntries(Object.entries(part).filter(([key]) => isSame(keyOf(twin, key), keyOf(value, key))))
    : part;

function reorder(order: unknown[], edit: Edit, at: number): void {
  if (edit.op === 'insert') order.splice(at, 0, undefined);
  else if (edit.op === 'remove') order.splice(at, 1);
  else if (edit.op === 'move') order.splice(edit.to, 0, ...order.splice(at, 1));
}

const isContainer = (value: unknown) => isObject(value) || Array.isArray(value);

/** Returns an object with another value of a key, or without the key. An object that is empty afterwards is left out. */
function withKey(owner: unknown, key: string, part: unknown): unknown {
  if (part === keyOf(owner, key)) return owner;
  const { [key]: _, ...rest } = isObject(owner) ? owner : {};
  if (part !== undefined) return { ...(owner as object), [key]: part };
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** Returns the part of a language file for each item of a list, and what belongs to no item. */
function partsOf(list: unknown[], own: unknown): { parts: unknown[]; strays: unknown[] } {
  // An older language file has objects without ids in their order.
  if (Array.isArray(own) && isItemList(list))
    return { parts: list.map((_, at) => own[at]), strays: own.slice(list.length) };
  const { steps, left } = matchEntries(list, own);
  const partAt = (step: string | number | undefined) => (step === undefined ? undefined : valueAt(own, [step]));
  return { parts: steps.map(partAt), strays: Array.isArray(own) ? left.map(partAt) : [] };
}

/** Returns the step of an item in a language file: its id, or else its index. */
const nameIn = (list: unknown[], at: number): string | number => itemOrRouteId(list[at]) ?? at;

interface Packed {
  before: unknown[];
  after: unknown[];
  own: unknown;
  /** The old index of each item. */
  order: (number | undefined)[];
  /** The translation of each item. */
  parts: unknown[];
  strays: unknown[];
}

/** Returns what a language file says of a list: an object by id, or else a list. */
function packed({ before, after, own, order, parts, strays }: Packed): unknown {
  const names = after.map((_, at) => nameIn(after, at));
  if (!names.some((name) => typeof name === 'string')) {
    if (own !== undefined && !Array.isArray(own) && parts.every((part) => part === undefined) && after.length > 0)
      return own;
    const length = strays.length > 0 ? after.length : parts.findLastIndex((part) => part !== undefined) + 1;
    const list = after.slice(0, length).map((item, at) => parts[at] ?? placeholder(item));
    return list.length > 0 || strays.length > 0 ? [...list, ...strays] : undefined;
  }
  // The config is wrong, and no translation may be lost.
  if (new Set(names).size < names.length) return own;
  /** The name that an item has now; none if it is no longer there. */
  const newNames = (name: string) => {
    const old = before.findIndex((_, at) => nameIn(before, at) === name);
    const at = order.indexOf(old);
    return old < 0 ? [name] : at < 0 ? [] : [names[at]];
  };
  const entries: [string, unknown][] = [];
  const put = new Set<number>();
  for (const [key, value] of Object.entries(isObject(own) ? own : {})) {
    const old = before.findIndex((_, at) => nameIn(before, at) === key);
    const at = old < 0 ? -1 : order.indexOf(old);
    if (key === orderKey) entries.push([key, listOf(value).flatMap((name) => newNames(String(name)))]);
    else if (old < 0) entries.push([key, value]);
    else if (at >= 0 && parts[at] !== undefined) {
      entries.push([String(names[at]), parts[at]]);
      put.add(at);
    }
  }
  for (const [at, part] of parts.entries()) {
    if (part === undefined || put.has(at)) continue;
    const previous = names.slice(0, at).findLast((name) => entries.some(([key]) => key === name));
    entries.splice(entries.findIndex(([key]) => key === previous) + 1, 0, [String(names[at]), part]);
  }
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Returns the new id, path or key that an edit gives to something; undefined if it gives none. */
function newName(main: unknown, edit: Edit): string | undefined {
  if (edit.op === 'rename') return edit.key;
  const isName = edit.op === 'set' && ['id', 'path'].includes(String(edit.path.at(-1)));
  return isName && typeof edit.value === 'string' && typeof valueAt(main, edit.path) === 'string'
    ? edit.value
    : undefined;
}

/** Changes the references to renamed things in the texts of a language file. */
function withNewNames(registry: Registry, begin: Translated, edits: Edit[], { main, own }: Translated): unknown {
  const result = structuredClone(own);
  let now = begin;
  for (const edit of edits) {
    const name = newName(now.main, edit);
    const merged =
      name === undefined ? undefined : withPaths(mergeLanguage(now.main, withAll(now.own)).value, now.main);
    for (const found of name === undefined ? [] : rename(registry, merged, edit.path, name).edits) {
      const place = found.op === 'set' ? findPath(main, found.path) : undefined;
      if (found.op !== 'set' || !place) continue;
      const { ownPath, value } = findOwn(main, result, place);
      if (ownPath.length < place.length || value === found.value) continue;
      if (isTranslation(value) && value.text === found.expect) setAt(result, [...ownPath, 'text'], found.value);
      else if (value === found.expect) setAt(result, ownPath, found.value);
    }
    const next = editValue(now.main, edit);
    now = { main: next, own: followEdit(namingKeys(registry), now, next, edit, [now], true) ?? {} };
  }
  return result;
}

/** Returns the content of a language file that leaves out nothing and has no order of its own, so that places are those of the main config. */
function withAll(own: unknown): unknown {
  if (Array.isArray(own)) return own.filter((part) => !isLeftOut(part)).map(withAll);
  if (!isObject(own)) return own;
  const parts = Object.entries(own).filter(([key, part]) => key !== orderKey && !isLeftOut(part));
  return Object.fromEntries(parts.map(([key, part]) => [key, withAll(part)]));
}

/** Returns a merged config in which pages have the paths of the main config, as links of a language file may lead to these. */
function withPaths(merged: unknown, main: unknown): unknown {
  const routes = listOf(keyOf(merged, 'routes')).map((route, at) => {
    const path = valueAt(main, ['routes', at, 'path']);
    return isObject(route) && path !== undefined ? { ...route, path } : route;
  });
  return isObject(merged) ? { ...merged, routes } : merged;
}
