import { registry } from 'virtual:registry';
import { optionOf } from '../../../diagnostics/schema-node.ts';
import { findPath, type IdPath, isWithin } from '../../../json/edit/id-path.ts';
import { isObject, keyOf, listOf } from '../../../json/values.ts';
import { namePlace } from '../../../project/changes/name-place.ts';
import type { IdEdit } from '../../protocol.ts';
import { announce, tell, tellRefusal } from '../announce.ts';
import { openDialog } from '../dialogs/open.ts';
import { editTo } from '../document/edit-to.ts';
import { itemPath, kindAndName, schemaNodeOfPath, shorten, summaryOf, valueIn } from '../document/paths.ts';
import { change } from '../document/queue.ts';
import { limitsOf, withFreeNames } from '../document/sample.ts';
import { leaveField } from '../document/typing.ts';
import { focusItem } from '../selection/focus.ts';
import { goTo } from '../selection/go-to.ts';
import { select } from '../selection/select.ts';
import { getState } from '../store.ts';
import { usesOf } from './rename.ts';

// Commands for the items of a list: sections, pages, people, links … Each command is one step of the undo list and is read out.

/** An item in its list. */
interface ListPosition {
  list: IdPath;
  items: unknown[];
  at: number;
  name: string;
}

/** Finds an item in its list; undefined if the value at the path is not an item. */
export function listPositionOf(path: IdPath | undefined): ListPosition | undefined {
  const { value } = getState();
  const at = path && findPath(value, path)?.at(-1);
  if (!path || typeof at !== 'number') return undefined;
  const list = path.slice(0, -1);
  return { list, items: listOf(valueIn(value, list)), at, name: shorten(kindAndName(value, path).name) };
}

/** Selects `next` if the selection is the value at `path`, or in it. Another page is shown too. */
function follow(path: IdPath, next: IdPath): void {
  const { selection } = getState();
  if (selection && isWithin(selection, path)) (isPage(next) ? goTo : select)(next);
}

const isPage = (path: IdPath): boolean => path.length === 2 && path[0] === 'routes';

export function moveItem(path: IdPath, to: number): void {
  leaveField();
  const place = listPositionOf(path);
  if (!place || to < 0 || to >= place.items.length || to === place.at || filesOf(place.list)) return;
  const { list, items, at, name } = place;
  void change({ label: `Moved ${name} to place ${to + 1}`, edits: [{ op: 'move', path, to, expect: items[at] }] });
  const moved = itemPath(list, items[at], to);
  follow(path, moved);
  focusItem(moved);
  announce(`${name}, ${to + 1} of ${items.length}`);
}

export const moveBy = (path: IdPath, by: number): void => moveItem(path, (listPositionOf(path)?.at ?? 0) + by);

/** Inserts an item at an index of a list, with a free id. `before` are edits that the item needs. */
export function insertItem(list: IdPath, at: number, item: unknown, before: IdEdit[] = []): void {
  leaveField();
  const { value } = getState();
  const items = listOf(valueIn(value, list));
  const own = withFreeNames(value, list, item);
  const isThere = valueIn(value, list) !== undefined;
  const edit: IdEdit = isThere ? { op: 'insert', path: [...list, at], value: own } : editTo(value, list, [own]);
  const name = shorten(summaryOf(own)) || 'Item';
  const path = itemPath(list, own, at);
  void change({ label: `Added ${name}`, edits: [...before, edit] }).then(({ ok }) => ok && isPage(path) && goTo(path));
  select(path);
  focusItem(path);
  announce(`Added ${name}. ${name}, ${at + 1} of ${items.length + 1}`);
}

export function duplicateItem(path: IdPath): void {
  const place = listPositionOf(path);
  if (place && mayGrow(place.list)) insertItem(place.list, place.at + 1, structuredClone(place.items[place.at]));
}

/** Where the items of a list are if they are files; undefined if they are in the config. */
export const filesOf = (list: IdPath): string | undefined =>
  list.length === 3 && list[0] === 'lists' && list[2] === 'items'
    ? getState().file?.items[String(list[1])]?.from
    : undefined;

/** Returns whether one more item in a list can be written there, and the schema allows it. */
export const mayGrow = (list: IdPath): boolean => {
  const { value } = getState();
  const schemaNode = schemaNodeOfPath(value, list);
  // The items are elsewhere.
  if (filesOf(list) || isObject(valueIn(value, list))) return false;
  return !schemaNode || listOf(valueIn(value, list)).length < limitsOf(schemaNode).most;
};

/** Returns whether an item can be removed from a list, and the schema allows it. */
export const mayShrink = (list: IdPath): boolean => {
  const { value } = getState();
  if (filesOf(list)) return false;
  const schemaNode = schemaNodeOfPath(value, list);
  // An optional list is removed with its last item.
  return !schemaNode || schemaNode.optional || listOf(valueIn(value, list)).length > limitsOf(schemaNode).least;
};

/** Removes a value. If other places refer to it, shows them and asks first. */
export async function askToRemove(path: IdPath): Promise<void> {
  leaveField();
  const place = listPositionOf(path);
  if (place && !mayShrink(place.list)) {
    const files = filesOf(place.list);
    tell(files ? `Each is a file of ${files}: remove that.` : 'There must be at least one.');
    return;
  }
  const uses = await usesOf(getState().value, path);
  if (!uses) return;
  if (uses.length > 0) openDialog({ name: 'remove', path, uses });
  else removeItem(path);
}

/** Removes an item of a list or an entry of a record, and selects its neighbor. */
export function removeItem(path: IdPath): void {
  leaveField();
  const { value } = getState();
  const place = listPositionOf(path);
  const owner = path.slice(0, -1);
  const name = place?.name ?? shorten(kindAndName(value, path).name);
  const schemaNode = schemaNodeOfPath(value, owner);
  // An optional list is removed with its last item.
  const isLast = place && schemaNode && place.items.length <= limitsOf(schemaNode).least;
  const gone = isLast ? owner : path;
  const next = isLast ? undefined : place && neighborOf(place);
  const label = `Deleted ${name}`;
  const { selection } = getState();
  void change({ label, edits: [{ op: 'remove', path: gone, expect: valueIn(value, gone) }] }).then((answer) => {
    if (answer.ok || !answer.issues) return;
    if (selection) goTo(selection);
    tellRefusal(answer);
  });
  const isSection = owner.at(-1) === 'sections';
  follow(path, next ?? (isSection ? owner.slice(0, -1) : owner));
  focusItem(next ?? owner);
  announce(label);
}

/** Returns the path that the next item will have after a removal; that of the previous item if there is no next one. */
function neighborOf({ list, items, at }: ListPosition): IdPath | undefined {
  if (at + 1 in items) return itemPath(list, items[at + 1], at);
  return at > 0 ? itemPath(list, items[at - 1], at - 1) : undefined;
}

/** Returns whether the value at a path can be a draft, which is not published. */
export function mayHide(path: IdPath): boolean {
  const { value } = getState();
  const schemaNode = schemaNodeOfPath(value, path);
  const own = schemaNode?.kind === 'choice' ? optionOf(valueIn(value, path), schemaNode) : schemaNode;
  return own?.kind === 'object' && own.keys.has('draft');
}

export function toggleHidden(path: IdPath): void {
  leaveField();
  if (!mayHide(path)) return;
  const { value } = getState();
  const isHidden = keyOf(valueIn(value, path), 'draft') === true;
  const name = shorten(kindAndName(value, path).name);
  const label = `${name} is ${isHidden ? 'published' : 'a draft'} now`;
  const draft: IdPath = [...path, 'draft'];
  void change({ label, strict: true, edits: [editTo(value, draft, isHidden ? undefined : true)] }).then((answer) => {
    if (answer.ok) return announce(label);
    // The check calls it a draft already, which it would be only without the links.
    const [link, ...others] = answer.issues?.filter(({ code }) => code === 'draft/link') ?? [];
    if (link)
      tell(
        `${name} cannot be hidden, because a link leads to it: ${namePlace(registry, value, link.path)}${others.length > 0 ? `, and ${others.length} more` : ''}.`,
      );
    else tellRefusal(answer);
  });
}
