import { isObject, keyOf, listOf, valueAt } from '../json.ts';
import type { Diagnostic, Path } from '../report/issue.ts';
import { quote } from '../report/show-value.ts';
import { instead } from '../report/suggest.ts';
import { routeId } from '../resolve/route-id.ts';

/** A text beside the main one that it was made from, by which it is known to be out of date. An empty text is yet to be written. */
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
 * Lays what a language file says over the main config. Items with an `id` are named by it; other lists are written as lists, in the
 * same order. Nothing that was given is changed. Diagnostics have paths of the language file.
 */
export function layOver(main: unknown, own: unknown): { value: unknown; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const tell = (path: Path, code: string, fact: string, fix: string, more: Partial<Diagnostic> = {}) =>
    diagnostics.push({ path: [...path], code: `locale/${code}`, fact, fix, ...more });

  const lay = (main: unknown, own: unknown, path: Path): unknown => {
    if (isTranslation(own) && !isObject(main) && !Array.isArray(main)) return translated(main, own, path);
    if (Array.isArray(main)) {
      const ids = idsOf(main);
      return ids ? layNamed(main, ids, own, path) : layList(main, own, path);
    }
    if (!isObject(main) || !isObject(own)) return own;
    const laid = { ...main };
    for (const [key, part] of Object.entries(own)) {
      const value = lay(keyOf(main, key), part, [...path, key]);
      if (value !== undefined) laid[key] = value;
    }
    return laid;
  };

  const translated = (main: unknown, { of, text }: Translation, path: Path) => {
    const at: Path = [...path, 'of'];
    if (main === undefined)
      tell(at, 'gone', 'The main config no longer has this text.', 'Remove it here too.', warning);
    else if (text !== '' && of !== main) {
      const [before, now] = fromDifference(of, String(main));
      const fact = `This was translated from ${quote(before)}; the main config now says ${quote(now)}.`;
      tell(at, 'stale', fact, 'Look whether the translation still fits, and write here what it now says.', warning);
    }
    return text === '' || main === undefined ? main : text;
  };

  const layNamed = (main: unknown[], ids: string[], own: unknown, path: Path): unknown => {
    if (!isObject(own)) {
      const example = `"${path.at(-1)}": { ${quote(ids[0] as string)}: … }`;
      tell(path, 'named', 'The items of this list have ids.', `Write an object that names them: ${example}.`);
      return main;
    }
    for (const id of Object.keys(own)) {
      if (ids.includes(id)) continue;
      const fact = `The main config has nothing with the id ${quote(id)} here.`;
      tell([...path, id], 'id', fact, instead(id, ids, ''), { at: 'key' });
    }
    return main.map((item, at) => {
      const part = keyOf(own, ids[at] as string);
      return part === undefined ? item : lay(item, part, [...path, ids[at] as string]);
    });
  };

  const layList = (main: unknown[], own: unknown, path: Path): unknown => {
    if (!Array.isArray(own)) {
      const fix = 'Write a list [ … ] with an entry for each, in the order of the main config.';
      tell(path, 'list', 'The entries of this list have no ids.', fix);
      return main;
    }
    if (own.length > main.length) {
      const count = `${main.length} ${main.length === 1 ? 'entry' : 'entries'}`;
      const fix = 'Remove it, or add an entry to the main config first.';
      tell([...path, main.length], 'more', `The main config has ${count} here; this is one more.`, fix);
    }
    return main.map((item, at) => (at < own.length ? lay(item, own[at], [...path, at]) : item));
  };

  return { value: lay(main, own, []), diagnostics };
}

/** Two texts from shortly before where they begin to differ. */
function fromDifference(one: string, other: string): [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const cut = (text: string) => (at > 30 ? `…${text.slice(at - 20)}` : text);
  return [cut(one), cut(other)];
}

const warning = { severity: 'warning' } as const;

/** The longest part of a path of the merged config that exists in a language file, with its value. */
export function findOwn(main: unknown, own: unknown, path: Path): { way: Path; value: unknown } {
  const way: Path = [];
  let [at, value] = [main, own];
  for (const step of path) {
    const name = nameIn(at, step);
    const next = valueAt(value, [name]);
    if (next === undefined) break;
    way.push(name);
    value = next;
    at = valueAt(at, [step]);
  }
  return { way, value };
}

/** The name of a list item or a key in a language file. */
export const nameIn = (owner: unknown, step: string | number): string | number =>
  typeof step === 'number' ? (idsOf(owner)?.[step] ?? step) : step;

const known = new WeakMap<object, string[] | undefined>();

/** The ids of a list's items, if all have one; that of a page may be made from its path. */
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
