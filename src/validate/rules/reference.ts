import type { Collection } from '../../../schema/define-collection.ts';
import { keyOfItemsField, type Reference } from '../../../schema/fields/index.ts';
import { isDraft } from '../../content/drafts.ts';
import { groupKeys } from '../../content/item-groups.ts';
import { listPartOf } from '../../content/list-part.ts';
import { hasPeriod } from '../../content/period.ts';
import { instead } from '../../diagnostics/advice.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { keysOf, type SchemaNode, schemaNodeOf, walk } from '../../diagnostics/schema-node.ts';
import { oneOf, quote } from '../../json/show-value.ts';
import { draftReference } from './drafts.ts';
import type { Names } from './names.ts';
import { periodReference } from './periods.ts';

/** Checks that there is a thing with a name. `of` is the collection of items. */
export function* checkReference(
  name: string,
  reference: Reference,
  of: string | undefined,
  path: Path,
  names: Names,
): Iterable<Diagnostic> {
  const known = names.things(reference, of);
  const thing = known.get(name);
  if (thing && isDraft(thing.value)) yield draftReference(name, path, names.draftOf(thing.value));
  else if (thing && hasPeriod(thing.value)) yield periodReference(name, path);
  if (!reference.missing || thing) return;
  const { hint, ...missing } = reference.missing(quote(name), of);
  yield { path, ...missing, ...instead(name, known, hint) };
}

/** Checks that a section that shows the items of a list by their days has a list of such items. */
export function* checkDays(section: unknown, path: Path, { lists, registry }: Names): Iterable<Diagnostic> {
  const { list, when } = listPartOf(registry, section) ?? {};
  const collection = registry.collection(list === undefined ? undefined : lists.get(list));
  if (!when || !collection || collection.days) return;
  const kinds = registry.collections.filter(({ days }) => days).map(({ name }) => name);
  const message = `The items of ${quote(list ?? '')} are ${collection.name}, which are not over on a day.`;
  const hint = `Remove "when", or show a list of ${oneOf(kinds)}.`;
  yield { path: [...path, 'when'], at: 'key', code: 'list/when', message, hint, edit: { op: 'remove' } };
}

/** Checks that the items that a section shows have a key, wherever the section names one. */
export function* checkItemKeys(
  section: Record<string, unknown>,
  schemaNode: SchemaNode,
  path: Path,
  { lists, registry }: Names,
): Iterable<Diagnostic> {
  const { list } = section;
  const collection = typeof list === 'string' && registry.collection(lists.get(list));
  if (!collection) return;
  // What is hidden never reaches a section, and of what is named by its id, only the id does.
  const keys = [...groupKeys(registry, collection.name)].flatMap(([key, { itemKind }]) =>
    itemKind || collection.hidden?.includes(key) ? [] : [key],
  );
  const found: Diagnostic[] = [];
  walk(section, schemaNode, (key, { field }, at) => {
    if (field !== keyOfItemsField || typeof key !== 'string' || keys.includes(key)) return;
    const message = `The items of ${quote(list)} have no words, numbers or dates at ${quote(key)}.`;
    found.push({ path: [...path, ...at], code: 'list/key', message, ...instead(key, keys, 'Remove it.') });
  });
  yield* found;
}

/** Checks that a section that shows what shares a tag with the item of the page has a list of items with tags. */
export function* checkRelated(section: unknown, path: Path, { lists, registry }: Names): Iterable<Diagnostic> {
  const { list, related } = listPartOf(registry, section) ?? {};
  const collection = registry.collection(list === undefined ? undefined : lists.get(list));
  const hasTags = ({ item }: Collection) => keysOf(schemaNodeOf(item)).some(([key]) => key === 'tags');
  if (!related || !collection || hasTags(collection)) return;
  const kinds = registry.collections.filter(hasTags).map(({ name }) => name);
  const message = `The items of ${quote(list ?? '')} are ${collection.name}, which have no tags.`;
  const hint = `Remove "related", or show a list of ${oneOf(kinds)}.`;
  yield { path: [...path, 'related'], at: 'key', code: 'list/related', message, hint, edit: { op: 'remove' } };
}

/** Checks that the list of a section exists and has items of the right kind. */
export function* checkList(
  name: unknown,
  kind: string,
  title: string,
  path: Path,
  { lists, listsOf, registry }: Names,
): Iterable<Diagnostic> {
  if (typeof name !== 'string') return;
  const at = [...path, 'list'];
  const of = lists.get(name);
  if (lists.has(name) && (kind === 'any' || of === kind || !registry.collection(of))) return;
  const fitting = listsOf(kind);
  if (!lists.has(name)) {
    const advice = instead(name, fitting, `Write it under "lists"${kind === 'any' ? '.' : `, with "of": "${kind}".`}`);
    yield { path: at, code: 'reference/list', message: `There is no list ${quote(name)}.`, ...advice, needs: 'lists' };
  } else {
    // An unknown kind is reported at the list.
    const message = `The list ${quote(name)} contains ${of}, but ${title} shows ${kind}.`;
    const hint = fitting.size > 0 ? `Use ${oneOf(fitting)}.` : `Write a list with "of": "${kind}" under "lists".`;
    yield { path: at, code: 'reference/list-kind', message, hint, needs: 'lists' };
  }
}
