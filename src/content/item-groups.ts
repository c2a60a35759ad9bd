import type { Registry } from '../../schema/registry.ts';
import { slug } from '../../schema/slug.ts';
import { keysOf, partOf, type SchemaNode, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { isObject, keyOf, listOf } from '../json/values.ts';
import { datesOf } from './repeats.ts';

/** The items of a list that have the same value, such as the posts of a tag, an author or a year. */
export interface ItemGroup {
  id: string;
  /** The value; the name of an item that is named by its id. */
  title: string;
  items: unknown[];
  /** Where the value is written: the id of each item, and its number in the list of values there. */
  places: string[];
}

/** What the texts of the page of a group may have in place of the fields of an item. */
export const groupFields = ['id', 'title', 'count'];

/** The keys of the items of a kind whose values are words, numbers or dates, or lists of these, each with the schema of a value. */
export function groupKeys(registry: Registry, kind: unknown): Map<string, SchemaNode> {
  const { item } = registry.collection(kind) ?? {};
  const keys = keysOf(item && schemaNodeOf(item)).flatMap(([key]): [string, SchemaNode][] => {
    const node = nodeOf(registry, kind, key);
    if (node?.kind !== 'value' || node.field?.isMarkdown || node.field?.asset || ['id', 'slug'].includes(key))
      return [];
    return ['string', 'number'].includes(node.schema._zod.def.type) ? [[key, node]] : [];
  });
  return new Map(keys);
}

/** Groups the items of a list by a key. The latest year comes first, else the largest group. Tolerates invalid configs. */
export function groupsOf(registry: Registry, lists: unknown, name: string, by: string): ItemGroup[] {
  const list = keyOf(lists, name);
  const named = nodeOf(registry, keyOf(list, 'of'), by)?.itemKind;
  const names = new Map(
    named ? thingsOf(lists, named).map((one) => [keyOf(one, 'id'), keyOf(one, 'name') ?? keyOf(one, 'title')]) : [],
  );
  const groups = new Map<string, ItemGroup>();
  const taken = new Set<string>();
  for (const item of itemsBy(registry, list, by))
    for (const [at, value] of valuesOf(item, by).entries()) {
      const known = groups.get(value) ?? {
        id: idOf(value, taken),
        title: String(names.get(value) ?? value),
        items: [],
        places: [],
      };
      groups.set(value, known);
      taken.add(known.id);
      if (known.items.at(-1) !== item) known.items.push(item);
      known.places.push(`${keyOf(item, 'id')} ${at}`);
    }
  const found = [...groups.values()];
  const areYears = found.every(({ title }) => /^\d{4}$/.test(title));
  return found.sort((a, b) => (areYears ? Number(b.title) - Number(a.title) : b.items.length - a.items.length));
}

/** The items of a list; to group them by their day, one for each of their dates. */
function itemsBy(registry: Registry, list: unknown, by: string): unknown[] {
  const items = listOf(keyOf(list, 'items'));
  const collection = registry.collection(keyOf(list, 'of'));
  if (!collection || by !== collection.days?.[0]) return items;
  return items.flatMap((item) =>
    isObject(item) ? datesOf(collection, item).map(({ own }) => ({ ...item, ...own })) : [item],
  );
}

/** The group of another language with the same value: the one that is written in the most places of it. */
export function sameGroup({ places }: ItemGroup, others: ItemGroup[]): ItemGroup | undefined {
  const own = new Set(places);
  let best: { group: ItemGroup; shared: number } | undefined;
  for (const group of others) {
    const shared = group.places.filter((place) => own.has(place)).length;
    if (shared > (best?.shared ?? 0)) best = { group, shared };
  }
  return best?.group;
}

/** The node of the values at a key of the items of a kind. */
function nodeOf(registry: Registry, kind: unknown, key: string): SchemaNode | undefined {
  const item = registry.collection(kind)?.item;
  const node = item && partOf(schemaNodeOf(item), key);
  return node?.kind === 'list' ? node.item : node;
}

const thingsOf = (lists: unknown, kind: string) =>
  (isObject(lists) ? Object.values(lists) : [])
    .filter((list) => keyOf(list, 'of') === kind)
    .flatMap((list) => listOf(keyOf(list, 'items')));

/** The values of an item at a key: those of a list, the year of a date, or the text or number itself. */
function valuesOf(item: unknown, key: string): string[] {
  const values = [keyOf(item, key)].flat().filter((value) => typeof value === 'string' || typeof value === 'number');
  return values.map((value) => String(value).replace(/^(\d{4})-\d\d-\d\d$/, '$1'));
}

/** The name of a group in an address. Of other scripts, and of a second value of the same letters, it has a number that follows from the value. */
function idOf(value: string, taken: ReadonlySet<string>): string {
  const words = slug(value.replaceAll('#', ' sharp').replaceAll('+', ' plus'));
  if (words && !taken.has(words)) return words;
  const number = [...value].reduce((sum, sign) => (sum * 31 + Number(sign.codePointAt(0))) >>> 0, 7);
  return [words, number.toString(36)].filter(Boolean).join('-');
}
