import { collectNames } from '../check/names.ts';
import { findPageReferences, findReferences } from '../check/references.ts';
import { keyOf, listOf, valueAt } from '../json.ts';
import { pagesOf } from '../pages.ts';
import type { Diagnostic, Path } from '../report/issue.ts';
import type { Edit } from './apply-edits.ts';
import { editValue, type IdEdit } from './id-edits.ts';
import { idPathOf } from './id-path.ts';

// What refers to something, the check of references knows: it is what the check misses once the thing has another name.

/** A new name for something, with all that follows from it. */
export interface Renaming {
  /** The edit of the name itself, and those of all that refers to it. */
  edits: IdEdit[];
  /** Leads from the old address of a page to the new one, if that is wanted. */
  redirect?: IdEdit;
  /** What refers to it and cannot be changed by itself. */
  left: Path[];
}

/** The records whose keys are names. */
const records = ['dialogs', 'lists', 'footer.variants', 'contacts', 'tokens', 'brand.claims'];

/** Gives what stands at a path another name: an `id` or the `path` of a page another value, the entry of a record another key. */
export function rename(value: unknown, path: Path, to: string): Renaming {
  const isPage = path.length === 3 && path[0] === 'routes' && path[2] === 'path';
  // A page that comes to an address which was redirected takes it over.
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
  // Links last: a list whose pages do not know its new name yet has none to lead to.
  for (const areLinks of [false, true]) {
    const all = lost(before, after, main).filter(({ code }) => links.includes(code) === areLinks);
    moved = movedPages(before, after);
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
  // Many pages, and the home page, cannot be told by one old address.
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

/** The places outside of what stands at a path that refer to it, and would be broken without it. */
export function placesThatReferTo(value: unknown, path: Path): Path[] {
  const isRecord = records.includes(path.slice(0, -1).join('.'));
  const isPage = path.length === 2 && path[0] === 'routes';
  const name = [...path, isPage ? 'path' : 'id'];
  const old = valueAt(value, name);
  if (!isRecord && old === undefined) return [];
  // Without an item of a list, those behind it would have other places: so it is called otherwise.
  const other = isPage ? `/gone-for-good${old}` : 'gone-for-good';
  const edit: Edit = isRecord ? { op: 'remove', path } : { op: 'set', path: name, value: other };
  const places = [...byPlace(lost(value, editValue(value, edit), edit)).keys()];
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

/** What leads nowhere in the value after an edit, and did not before it. */
function lost(before: unknown, after: unknown, edit: Edit): Diagnostic[] {
  // What stands below a renamed key has another path now.
  const moved = ({ path }: Diagnostic) =>
    edit.op === 'rename' && edit.path.every((step, at) => path[at] === step)
      ? [...edit.path.slice(0, -1), edit.key, ...path.slice(edit.path.length)]
      : path;
  const nameOf = ({ code, at }: Diagnostic, path: Path) => JSON.stringify([code, path, at]);
  const known = new Set(danglingIn(before).map((one) => nameOf(one, moved(one))));
  return danglingIn(after).filter((one) => !known.has(nameOf(one, one.path)));
}

function danglingIn(value: unknown): Diagnostic[] {
  const names = collectNames(value);
  const most = Number.POSITIVE_INFINITY;
  const inPages = listOf(keyOf(value, 'routes')).flatMap((page, at) =>
    findPageReferences(page, names, most).map((one) => ({ ...one, path: ['routes', at, ...one.path] })),
  );
  return [...findReferences(value, names, most), ...inPages].filter(({ code }) => missing.test(code));
}

/** The diagnostics of each text, in the order of the text. */
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

/** Where the pages of a value are after an edit. */
function movedPages(before: unknown, after: unknown): Map<string, string> {
  const pathsOf = (value: unknown) =>
    listOf(keyOf(value, 'routes')).flatMap((route) => pagesOf(route, keyOf(value, 'lists')).map(({ path }) => path));
  const now = pathsOf(after);
  return new Map(pathsOf(before).flatMap((path, at) => (path === now[at] ? [] : [[path, now[at] as string]])));
}
