import type { Paging } from '../../schema/section-data.ts';
import type { SiteConfig } from '../../schema/site.ts';
import type { ListPart } from '../content/list-part.ts';
import { pageAddress } from '../content/page-address.ts';
import type { RoutePage } from '../content/pages.ts';
import { keyOf } from '../json/values.ts';

/** Returns the items of a list that a section shows: all, the first ones, or those of a page; on the page of a group, of its items alone. */
export function partOfList(
  all: unknown[],
  { list, limit, perPage, when }: ListPart,
  {
    path,
    number: page = 1,
    group,
  }: { path: string; number?: number | undefined; group?: RoutePage['group'] | undefined },
  seo: SiteConfig['seo'],
) {
  const items = group?.list === list ? all.filter((item) => group.ids.includes(keyOf(item, 'id'))) : all;
  if (when) return { items: itemsWhen(when, items as DatedItem[]).slice(0, limit) };
  if (!perPage) return { items: items.slice(0, limit) };
  const first = page > 1 ? path.replace(/\/page\/\d+$/, '') || '/' : path;
  const paging: Paging = {
    page,
    count: Math.ceil(items.length / perPage),
    first: pageAddress(first, seo),
    others: pageAddress(`${first === '/' ? '' : first}/page/{page}`, seo),
  };
  return { items: items.slice((page - 1) * perPage, page * perPage), ...(paging.count > 1 && { paging }) };
}

/** An item of a list that sections show by its days. */
interface DatedItem {
  /** Its first day, and whether its last one is over; `publishedAt` adds it. */
  _when?: { day: string; isOver: boolean };
}

/** Returns the items that are over, or those that are not, the nearest first. */
function itemsWhen(when: 'coming' | 'past', items: DatedItem[]): DatedItem[] {
  const dayOf = (item: DatedItem) => item._when?.day ?? '';
  const shown = items.filter((item) => (item._when?.isOver ?? false) === (when === 'past'));
  return shown.sort((a, b) => dayOf(a).localeCompare(dayOf(b)) * (when === 'past' ? -1 : 1));
}
