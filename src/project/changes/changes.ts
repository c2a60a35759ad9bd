import { namingKeys, type Registry } from '../../../schema/registry.ts';
import type { Path } from '../../diagnostics/issue.ts';
import { keptOrder, type Matches, matchItems } from '../../json/diff/match-items.ts';
import type { IdEdit } from '../../json/edit/id-edits.ts';
import { type IdPath, idPathOf } from '../../json/edit/id-path.ts';
import { ordinal } from '../../json/place-names.ts';
import { isObject, isSame, keyOf, valueAt } from '../../json/values.ts';
import { itemName, namePlace, titleAt } from './name-place.ts';

/** One difference of two configs. */
export interface Change {
  /** Identifies the change among those of the two configs. */
  id: string;
  /** "Team moved from 4th to 2nd on /", "Heading of Hero on / changed", "2 courses added to the list "courses"". */
  words: string;
  /** The path of the value; of a removed one, its former path. */
  path: IdPath;
  /** The value before and after, if it was replaced. */
  before?: unknown;
  after?: unknown;
  /** The edits of the newer config that undo the change. */
  discard: IdEdit[];
}

/** Compares two configs, and returns the added, removed, moved and changed values. Items are matched by their ids. */
export function changesBetween(registry: Registry, before: unknown, after: unknown): Change[] {
  const names = namingKeys(registry);
  const changes: Change[] = [];
  compare(before, after, [], []);
  return changes;

  /** Compares a value of the older config with one of the newer config. Their paths differ if an item has moved. */
  function compare(old: unknown, now: unknown, was: Path, is: Path): void {
    if (isSame(old, now)) return;
    const isOther = isObject(old) && isObject(now) && old.type !== now.type;
    if (isObject(old) && isObject(now) && !isOther) compareKeys(old, now, was, is);
    else if (Array.isArray(old) && Array.isArray(now)) compareLists(old, now, was, is);
    else addReplaced(old, now, is);
  }

  function compareKeys(old: object, now: object, was: Path, is: Path): void {
    const [oldKeys, keys] = [Object.keys(old), Object.keys(now)];
    for (const key of keys) {
      const path = [...is, key];
      const value = keyOf(now, key);
      if (Object.hasOwn(old, key)) compare(keyOf(old, key), value, [...was, key], path);
      else
        add(
          'insert',
          path,
          `${namePlace(registry, after, path)} added`,
          [{ op: 'remove', path: byIds(path), expect: value }],
          {
            after: value,
          },
        );
    }
    for (const [index, key] of oldKeys.entries()) {
      if (Object.hasOwn(now, key)) continue;
      const value = keyOf(old, key);
      const next = oldKeys.slice(0, index).findLast((one) => keys.includes(one));
      const at = next === undefined ? 0 : keys.indexOf(next) + 1;
      const insert: IdEdit = { op: 'insert', path: [...byIds(is), key], value, at };
      add('remove', [...is, key], `${namePlace(registry, before, [...was, key])} removed`, [insert], { before: value });
    }
  }

  function compareLists(old: unknown[], now: unknown[], was: Path, is: Path): void {
    const matches = matchItems(old, now, is, names);
    if (matches) compareItems(old, now, matches, was, is);
    else comparePlain(old, now, was, is);
  }

  function compareItems(old: unknown[], now: unknown[], matches: Matches, was: Path, is: Path): void {
    const kept = keptOrder(matches);
    const added = [...now.keys()].filter((at) => matches[at] === undefined);
    const isGone = (at: number) => !matches.includes(at);
    const gone = [...old.keys()].filter(isGone);
    for (const at of alone(added, is))
      add(
        'insert',
        [...is, at[0] as number],
        itemWords(registry, after, is, at, 'added'),
        at.map((one) => ({ op: 'remove', path: byIds([...is, one]), expect: now[one] })),
      );
    for (const at of alone(gone, was)) {
      const edits = at.map((one): IdEdit => {
        const next = old.findIndex((_, place) => place > one && !isGone(place));
        const place = next < 0 ? now.length + at.indexOf(one) : byIds([...is, matches.indexOf(next)]).at(-1);
        return { op: 'insert', path: [...byIds(is), place as number], value: old[one] };
      });
      add('remove', [...was, at[0] as number], itemWords(registry, before, was, at, 'removed'), edits, {}, before);
    }
    for (const [at, from] of matches.entries()) {
      if (from === undefined) continue;
      if (!kept.has(at)) {
        const [place, ...rest] = namePlace(registry, after, [...is, at]).split(' on ');
        const words = `${place} moved from ${ordinal(from + 1)} to ${ordinal(at + 1)}${rest.length > 0 ? ` on ${rest.join(' on ')}` : ''}`;
        // After the item that was before it, among the items that have kept their order.
        const previous = [...kept].filter((one) => (matches[one] as number) < from).sort((a, b) => b - a)[0] ?? -1;
        const to = previous < at ? previous + 1 : previous;
        add('move', [...is, at], words, [{ op: 'move', path: byIds([...is, at]), to, expect: now[at] }]);
      }
      compare(old[from], now[at], [...was, from], [...is, at]);
    }
  }

  /** Compares lists without ids: the items between their common beginning and end are added, removed or changed. */
  function comparePlain(old: unknown[], now: unknown[], was: Path, is: Path): void {
    const most = Math.min(old.length, now.length);
    let head = 0;
    while (head < most && isSame(old[head], now[head])) head++;
    let tail = 0;
    while (tail < most - head && isSame(old.at(-1 - tail), now.at(-1 - tail))) tail++;
    const [gone, added] = [range(head, old.length - tail), range(head, now.length - tail)];
    if (gone.length === added.length) {
      for (const at of gone) compare(old[at], now[at], [...was, at], [...is, at]);
    } else if (gone.length === 0) {
      const edits = added
        .toReversed()
        .map((at): IdEdit => ({ op: 'remove', path: byIds([...is, at]), expect: now[at] }));
      add('insert', [...is, head], itemWords(registry, after, is, added, 'added'), edits);
    } else if (added.length === 0) {
      const edits = gone.map((at): IdEdit => ({ op: 'insert', path: [...byIds(is), at], value: old[at] }));
      add('remove', [...was, head], itemWords(registry, before, was, gone, 'removed'), edits, {}, before);
    } else addReplaced(old, now, is);
  }

  function addReplaced(old: unknown, now: unknown, is: Path): void {
    const edit: IdEdit = { op: 'set', path: byIds(is), value: old, expect: now };
    add('set', is, `${namePlace(registry, after, is)} changed`, [edit], { before: old, after: now });
  }

  function add(
    kind: string,
    path: Path,
    words: string,
    discard: IdEdit[],
    values: Pick<Change, 'before' | 'after'> = {},
    config = after,
  ): void {
    const idPath = idPathOf(config, path);
    const id = JSON.stringify([kind, ...idPath]);
    changes.push({ id, words: words[0]?.toUpperCase() + words.slice(1), path: idPath, ...values, discard });
  }

  function byIds(path: Path): IdPath {
    return idPathOf(after, path);
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** Pages and sections are listed one by one, other items of a list together. */
const alone = (items: number[], owner: Path): number[][] => {
  if (isOfPages(owner)) return items.map((at) => [at]);
  return items.length > 0 ? [items] : [];
};

const isOfPages = ([first, , third, ...rest]: Path) =>
  first === 'routes' && rest.length === 0 && (third === undefined || third === 'sections');

/** Describes how many items of a list were added or removed, and which. */
function itemWords(
  registry: Registry,
  value: unknown,
  owner: Path,
  items: number[],
  done: 'added' | 'removed',
): string {
  const [first = 0] = items;
  if (isOfPages(owner)) return `${namePlace(registry, value, [...owner, first])} ${done}`;
  const isOfList = owner[0] === 'lists' && owner.length === 3;
  const list = isOfList ? owner.slice(0, 2) : owner;
  const names = items.flatMap((at) => itemName(valueAt(value, [...owner, at])) ?? []);
  const place = `${done === 'added' ? 'to' : 'from'} ${namePlace(registry, value, list)}`;
  if (items.length === 1)
    return `${[titleAt(registry, value, [...owner, first]) ?? 'Entry', ...names].join(' ')} ${done} ${place}`;
  const of = isOfList ? keyOf(valueAt(value, list), 'of') : undefined;
  const which = names.length === items.length ? `: ${names.join(', ')}` : '';
  return `${items.length} ${of ?? 'entries'} ${done} ${place}${which}`;
}
