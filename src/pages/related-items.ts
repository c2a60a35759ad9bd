import type { Section } from '../../schema/define-section.ts';
import type { Registry } from '../../schema/registry.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { type ListPart, listPartOf } from '../content/list-part.ts';
import type { ExpandedRoute } from './expand.ts';

interface Item {
  id?: unknown;
  tags?: unknown;
}

/**
 * Returns the items of a list among which a section chooses: all, or those that share a tag with the item of the page, the ones with most in
 * common first, and otherwise in their order.
 */
export function relatedItems<T>(
  items: T[],
  part: ListPart,
  lists: SiteConfig['lists'],
  page: ExpandedRoute['item'],
): T[] {
  if (!part.related) return items;
  const own = (page ? (lists[page.list]?.items ?? []) : []).find(({ id }) => id === page?.id);
  const tags = new Set(tagsOf(own));
  const isOwn = (one: Item) => page?.list === part.list && page.id === one.id;
  return items
    .map((item) => ({ item, shared: isOwn(item as Item) ? 0 : tagsOf(item).filter((tag) => tags.has(tag)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .map(({ item }) => item);
}

/** Whether a section, as its component gets it, shows what is related to the page, and there is nothing. */
export const lacksRelated = (registry: Registry, section: Section): boolean =>
  listPartOf(registry, section)?.related === true && Array.isArray(section.items) && section.items.length === 0;

const tagsOf = (item: unknown): unknown[] => {
  const { tags } = (item ?? {}) as Item;
  return Array.isArray(tags) ? tags : [];
};
