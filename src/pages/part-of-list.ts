import type { Paging } from '../../schema/section-data.ts';
import type { SiteConfig } from '../../schema/site.ts';
import type { ListPart } from '../content/list-part.ts';
import { pageAddress } from '../content/page-address.ts';

/** Returns the items of a list that a section shows: all, the first ones, or those of a page. */
export function partOfList(
  items: unknown[],
  { limit = items.length, perPage, when }: ListPart,
  { path, number: page = 1 }: { path: string; number?: number | undefined },
  seo: SiteConfig['seo'],
) {
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
