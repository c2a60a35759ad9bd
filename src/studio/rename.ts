import type { Registry } from '../../schema/registry.ts';
import { pagesOf } from '../content/pages.ts';
import type { Diagnostic, Path } from '../diagnostics/issue.ts';
import type { Edit } from '../json/edit/apply-edits.ts';
import { editValue, type IdEdit } from '../json/edit/id-edits.ts';
import { idPathOf } from '../json/edit/id-path.ts';
import { keyOf, listOf, valueAt } from '../json/values.ts';
import { collectNames } from '../validate/rules/names.ts';
import { findPageReferences, findReferences } from '../validate/rules/references.ts';

// The check of references finds what refers to a name: these references are dangling after the name changes.

/** The result of a renaming. */
export interface Renaming {
  /** The edits of the name and of its references. */
  edits: IdEdit[];
  /** An edit that redirects the old path of a page to the new one. */
  redirect?: IdEdit;
  /** The references that cannot be changed automatically. */
  left: Path[];
}

/** The records whose keys are names. */
const records = ['dialogs', 'lists', 'footer.variants', 'contacts', 'tokens', 'brand.claims'];

/** Renames the value at a path: changes an `id`, the `path` of a page, or the key of a record. */
export function rename(registry: Registry, value: unknown, path: Path, to: string): Renaming {
  const isPage = path.length === 3 && path[0] === 'routes' && path[2] === 'path';
  // The new path of a page may have a redirect, which is removed.
  const taken = listOf(keyOf(value, 'redirects')).flatMap((one, at) =>
    isPage && keyOf(one, 'from') === to ? [at] : [],
  );
  const freed = taken.reverse().map((at): Edit => ({ op: 'remove', path: ['redirects', at] }));
  const before = freed.reduce(editValue, value);
  const main = namingEdit(path, to);
  let after = editValue(before, main);
  const old = main.op === 'rename' ? String(path.at(-1)) : String(valueAt(before, path));
  let moved = new Map<string, string>();
  const edits = [...freed, main].map((edit) => byIds(value, edit));
  const left: Path[] = [];
  // Links come last: they lead to the pages of a list only when those pages use its new name.
  for (const areLinks of [false, true]) {
    const all = lost(registry, before, after, main).filter(({ code }) => links.includes(code) === areLinks);
    moved = movedPages(registry, before, after);
    for (const [place, found] of byPlace(all)) {
      const text = valueAt(after, place);
      const changed = typeof text === 'string' ? found.reduceRight(renamed, text) : text;
      if (changed === text) left.push(place);
      else edits.push({ op: 'set', path: idPathOf(after, place), value: changed, expect: text });
      after = editValue(after, { op: 'set', path: place, value: changed });
    }
  }
  const hasRedirects = keyOf(value, 'redirects') !== undefined;
  const redirect: IdEdit = hasRedirects
    ? { op: 'insert', path: ['redirects', 0], value: { from: old, to } }
    : { op: 'insert', path: ['redirects'], value: [{ from: old, to }] };
  // One redirect is not enough for many pages, and the home page cannot have one.
  const isSingle = isPage && old !== '/' && !/[{}]/.test(old + to);
  return { edits, left, ...(isSingle && { redirect }) };

  function renamed(text: string, { code, at }: Diagnostic): string {
    const [from, end] = typeof at === 'object' && 'from' in at ? [at.from, at.to] : [0, text.length];
    const part = text.slice(from, end);
    const put = (next: string) => text.slice(0, from) + next + text.slice(end);
    if (code.startsWith('token/')) return put(part.replace(`{${old}}`, () => `{${to}}`));
    if (!links.includes(code)) return part === old ? put(to) : text;
    return put(renamedLink(part));
  }

  function renamedLink(link: string): string {
    const [, target = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(link) ?? [];
    return (moved.get(target) ?? target) + query + (anchor === `#${old}` ? `#${to}` : anchor);
  }
}

/** Finds the references to the value at a path that would be dangling without it. */
export function placesThatReferTo(registry: Registry, value: unknown, path: Path): Path[] {
  const isRecord = records.includes(path.slice(0, -1).join('.'));
  const isPage = path.length === 2 && path[0] === 'routes';
  const name = [...path, isPage ? 'path' : 'id'];
  const old = valueAt(value, name);
  if (!isRecord && old === undefined) return [];
  // Removing an item would change the paths of the next items, so it is renamed instead.
  const other = isPage ? `/gone-for-good${old}` : 'gone-for-good';
  const edit: Edit = isRecord ? { op: 'remove', path } : { op: 'set', path: name, value: other };
  const places = [...byPlace(lost(registry, value, editValue(value, edit), edit)).keys()];
  return places.filter((place) => !path.every((step, at) => place[at] === step));
}

function namingEdit(path: Path, to: string): Edit {
  const isRecord = records.includes(path.slice(0, -1).join('.'));
  return isRecord ? { op: 'rename', path, key: to } : { op: 'set', path, value: to };
}

const byIds = (value: unknown, edit: Edit): IdEdit =>
  ({
    ...edit,
    path: idPathOf(value, edit.path),
    ...((edit.op === 'set' || edit.op === 'remove') && { expect: valueAt(value, edit.path) }),
  }) as IdEdit;

const links = ['reference/page', 'reference/anchor', 'redirect/link'];
const missing = /^(reference\/|redirect\/link$|token\/unknown$)/;

/** Returns the references that are dangling after an edit, but not before it. */
function lost(registry: Registry, before: unknown, after: unknown, edit: Edit): Diagnostic[] {
  // Values below a renamed key have a new path.
  const moved = ({ path }: Diagnostic) =>
    edit.op === 'rename' && edit.path.every((step, at) => path[at] === step)
      ? [...edit.path.slice(0, -1), edit.key, ...path.slice(edit.path.length)]
      : path;
  const findingKey = ({ code, at }: Diagnostic, path: Path) => JSON.stringify([code, path, at]);
  const known = new Set(danglingIn(registry, before).map((one) => findingKey(one, moved(one))));
  return danglingIn(registry, after).filter((one) => !known.has(findingKey(one, one.path)));
}

function danglingIn(registry: Registry, value: unknown): Diagnostic[] {
  const names = collectNames(registry, value);
  const most = Number.POSITIVE_INFINITY;
  const inPages = listOf(keyOf(value, 'routes')).flatMap((page, at) =>
    findPageReferences(page, names, most).map((one) => ({ ...one, path: ['routes', at, ...one.path] })),
  );
  return [...findReferences(value, names, most), ...inPages].filter(({ code }) => missing.test(code));
}

/** Groups diagnostics by their texts, in the order of each text. */
function byPlace(found: Diagnostic[]): Map<Path, Diagnostic[]> {
  const places = new Map<string, { path: Path; all: Diagnostic[] }>();
  for (const one of found) {
    const place = places.get(JSON.stringify(one.path)) ?? { path: one.path, all: [] };
    places.set(JSON.stringify(one.path), place);
    place.all.push(one);
  }
  const start = ({ at }: Diagnostic) => (typeof at === 'object' && 'from' in at ? at.from : 0);
  return new Map([...places.values()].map(({ path, all }) => [path, all.sort((a, b) => start(a) - start(b))]));
}

/** Maps the old path of each moved page to its new path. */
function movedPages(registry: Registry, before: unknown, after: unknown): Map<string, string> {
  const pathsOf = (value: unknown) =>
    listOf(keyOf(value, 'routes')).flatMap((route) =>
      pagesOf(registry, route, keyOf(value, 'lists')).map(({ path }) => path),
    );
  const now = pathsOf(after);
  return new Map(pathsOf(before).flatMap((path, at) => (path === now[at] ? [] : [[path, now[at] as string]])));
}
