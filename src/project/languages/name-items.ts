import { idFrom } from '../../content/item-id.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { isObject, keyOf, listOf, setAt, valueAt } from '../../json/values.ts';
import { isEmpty, isItemList, itemOrRouteId, matchEntries, matchTexts } from './match-entries.ts';
import { findOwn } from './merge-language.ts';

/** Returns the paths of the lists with items on the way to some values of the main config. */
export const listsAlong = (main: unknown, paths: Path[]): Path[] => {
  const found = new Map<string, Path>();
  for (const path of paths)
    for (const [depth, step] of path.entries()) {
      const list = path.slice(0, depth);
      if (typeof step === 'number' && isItemList(listOf(valueAt(main, list)))) found.set(JSON.stringify(list), list);
    }
  return [...found.values()];
};

/** Returns a copy of the main config in which all items of some lists have ids. An id is not one that a language file uses otherwise. */
export function withIds(main: unknown, lists: Path[], languages: unknown[] = []): unknown {
  const named = structuredClone(main);
  for (const path of lists) {
    const items = listOf(valueAt(main, path));
    const taken = [
      ...items.map(itemOrRouteId),
      ...languages.flatMap((own) => {
        const { ownPath, value } = findOwn(main, own, path);
        return ownPath.length === path.length && isObject(value) ? Object.keys(value) : [];
      }),
    ];
    for (const [at, item] of items.entries()) {
      if (!isObject(item) || itemOrRouteId(item) !== undefined) continue;
      const id = idFrom(item, taken);
      taken.push(id);
      setAt(named, [...path, at], { id, ...(valueAt(named, [...path, at]) as object) });
    }
  }
  return named;
}

/** Finds the lists of the main config to which a language file refers by the order of their items. */
export function listsInOrder(main: unknown, own: unknown, path: Path = []): Path[] {
  if (Array.isArray(main)) {
    if (!isItemList(main)) return [];
    const inOrder = Array.isArray(own);
    const { steps } = inOrder ? matchTexts(main, own, true) : matchEntries(main, own);
    const inside = steps.flatMap((step, at) =>
      step === undefined ? [] : listsInOrder(main[at], valueAt(own, [step]), [...path, at]),
    );
    return inOrder ? [path, ...inside] : inside;
  }
  if (!isObject(main) || !isObject(own)) return [];
  return Object.entries(own).flatMap(([key, part]) => listsInOrder(keyOf(main, key), part, [...path, key]));
}

/** Converts the lists of a language file that have the order of items with ids to objects by these ids. Reports entries without an item. */
export function namedByIds(main: unknown, own: unknown): { value: unknown; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  return { value: convert(main, own, []), diagnostics };

  function convert(main: unknown, own: unknown, path: Path): unknown {
    if (Array.isArray(main)) {
      if (!isItemList(main)) return own;
      const inOrder = Array.isArray(own);
      const { steps, left } = inOrder ? matchTexts(main, own, true) : matchEntries(main, own);
      const parts = steps.flatMap((step, at) => {
        if (step === undefined) return [];
        const part = convert(main[at], valueAt(own, [step]), [...path, step]);
        return inOrder && isEmpty(part) ? [] : [[itemOrRouteId(main[at]) as string, part] as const];
      });
      if (!inOrder) return isObject(own) ? { ...own, ...Object.fromEntries(parts) } : own;
      for (const step of left.filter((one) => !isEmpty(valueAt(own, [one]))))
        diagnostics.push({
          path: [...path, step],
          code: 'locale/more',
          message: 'The main config has no item here that this entry could belong to.',
          hint: 'Remove it, or add the item to the main config first.',
        });
      return Object.fromEntries(parts);
    }
    if (!isObject(main) || !isObject(own)) return own;
    return Object.fromEntries(
      Object.entries(own).map(([key, part]) => [key, convert(keyOf(main, key), part, [...path, key])]),
    );
  }
}
