import { isObject, keyOf, listOf, valueAt } from '../json.ts';
import type { Diagnostic, Path } from '../report/issue.ts';
import { oneOf, quote } from '../report/show-value.ts';
import { suggest } from '../report/suggest.ts';
import { routeId } from '../resolve/route-id.ts';

/** A translation with its original text. If the original has changed, the translation is out of date. An empty text is not translated yet. */
export interface Translation {
  of: string;
  text: string;
}

export const isTranslation = (value: unknown): value is Translation =>
  isObject(value) &&
  Object.keys(value).length === 2 &&
  typeof keyOf(value, 'of') === 'string' &&
  typeof keyOf(value, 'text') === 'string';

/**
 * Merges a language file into the main config and returns a new value. In the file, a list whose items have ids is an object by id;
 * any other list has its entries in the same order. Diagnostics have paths of the language file.
 */
export function mergeLanguage(main: unknown, own: unknown): { value: unknown; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const report = (path: Path, code: string, fact: string, fix: string, more: Partial<Diagnostic> = {}) =>
    diagnostics.push({ path: [...path], code: `locale/${code}`, fact, fix, ...more });

  const merge = (main: unknown, own: unknown, path: Path): unknown => {
    if (isTranslation(own) && !isObject(main) && !Array.isArray(main)) return translated(main, own, path);
    if (Array.isArray(main)) {
      const ids = idsOf(main);
      return ids ? mergeById(main, ids, own, path) : mergeList(main, own, path);
    }
    if (!isObject(main) || !isObject(own)) return own;
    const merged = { ...main };
    for (const [key, part] of Object.entries(own)) {
      const value = merge(keyOf(main, key), part, [...path, key]);
      if (value !== undefined) merged[key] = value;
    }
    return merged;
  };

  const translated = (main: unknown, { of, text }: Translation, path: Path) => {
    const at: Path = [...path, 'of'];
    if (main === undefined)
      report(at, 'gone', 'The main config no longer has this text.', 'Remove it here too.', warning);
    else if (text !== '' && of !== main) {
      const [before, now] = withoutCommonStart(of, String(main));
      const fact = `This was translated from ${quote(before)}; the main config now says ${quote(now)}.`;
      report(at, 'stale', fact, 'Look whether the translation still fits, and write here what it now says.', warning);
    }
    return text === '' || main === undefined ? main : text;
  };

  const mergeById = (main: unknown[], ids: string[], own: unknown, path: Path): unknown => {
    if (!isObject(own)) {
      const example = `"${path.at(-1)}": { ${quote(ids[0] as string)}: … }`;
      report(path, 'named', 'The items of this list have ids.', `Write an object that names them: ${example}.`);
      return main;
    }
    for (const id of Object.keys(own)) {
      if (ids.includes(id)) continue;
      const fact = `The main config has nothing with the id ${quote(id)} here.`;
      const meant = suggest(id, ids);
      const fix = meant ? `Did you mean ${quote(meant)}?` : `Remove it here too, or use ${oneOf(ids)}.`;
      report([...path, id], 'id', fact, fix, { at: 'key' });
    }
    return main.map((item, at) => {
      const part = keyOf(own, ids[at] as string);
      return part === undefined ? item : merge(item, part, [...path, ids[at] as string]);
    });
  };

  const mergeList = (main: unknown[], own: unknown, path: Path): unknown => {
    if (!Array.isArray(own)) {
      const fix = 'Write a list [ … ] with an entry for each, in the order of the main config.';
      report(path, 'list', 'The entries of this list have no ids.', fix);
      return main;
    }
    if (own.length > main.length) {
      const count = `${main.length} ${main.length === 1 ? 'entry' : 'entries'}`;
      const fix = 'Remove it, or add an entry to the main config first.';
      report([...path, main.length], 'more', `The main config has ${count} here; this is one more.`, fix);
    }
    return main.map((item, at) => (at < own.length ? merge(item, own[at], [...path, at]) : item));
  };

  return { value: merge(main, own, []), diagnostics };
}

/** Cuts the common beginning of two long texts. */
function withoutCommonStart(one: string, other: string): [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const cut = (text: string) => (at > 30 ? `…${text.slice(at - 20)}` : text);
  return [cut(one), cut(other)];
}

const warning = { severity: 'warning' } as const;

/** Returns the longest beginning of a path of the merged config that exists in a language file, as a path of that file, with its value. */
export function findOwn(main: unknown, own: unknown, path: Path): { ownPath: Path; value: unknown } {
  const ownPath: Path = [];
  let [at, value] = [main, own];
  for (const step of path) {
    const name = nameIn(at, step);
    const next = valueAt(value, [name]);
    if (next === undefined) break;
    ownPath.push(name);
    value = next;
    at = valueAt(at, [step]);
  }
  return { ownPath, value };
}

/** Returns the step of a path in a language file: the id of an item, or the same key or index. */
export const nameIn = (owner: unknown, step: string | number): string | number =>
  typeof step === 'number' ? (idsOf(owner)?.[step] ?? step) : step;

/** The results of `idsOf`. */
const known = new WeakMap<object, string[] | undefined>();

/** Returns the ids of a list's items if all have one. The id of a page may be derived from its path. */
export function idsOf(list: unknown): string[] | undefined {
  if (!Array.isArray(list)) return undefined;
  if (!known.has(list)) {
    const ids = listOf(list).flatMap(idOf);
    known.set(list, ids.length > 0 && ids.length === list.length ? ids : undefined);
  }
  return known.get(list);
}

function idOf(item: unknown): string[] {
  const [id, path] = [keyOf(item, 'id'), keyOf(item, 'path')];
  if (typeof id === 'string') return [id];
  return typeof path === 'string' ? [routeId({ path })] : [];
}
