import type { Paging } from '../../schema/section-data.ts';
import type { SiteConfig } from '../../schema/site.ts';
import type { ListPart } from '../content/list-part.ts';
import { pageAddress } from '../content/page-address.ts';
import type { RoutePage } from '../content/pages.ts';
import type { ItemDate } from '../content/repeats.ts';

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
  const ids = group?.list === list ? new Set(group.ids) : undefined;
  const items = itemsIn(all as DatedItem[], ids, when);
  if (when) return { items: items.slice(0, limit) };
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

/** An item of a list whose days count; `withDays` adds its dates. */
interface DatedItem {
  id?: unknown;
  _dates?: DateOfItem[];
}

/** A date of an item, and whether it is over. */
export type DateOfItem = ItemDate & { isOver: boolean };

/** The items with these ids, or all: each once, or one for each of its dates where these decide, in their order. */
function itemsIn(all: DatedItem[], ids: Set<unknown> | undefined, when: 'coming' | 'past' | undefined): unknown[] {
  const isIn = ({ id }: DatedItem) => ids?.has(id) ?? true;
  if (!when && all.every(isIn)) return all.map(nextOf);
  const areRepeated = all.some(({ _dates = [] }) => _dates.length > 1);
  const dated = all.flatMap((item) => {
    const { _dates = [], ...rest } = item;
    const [{ first } = { first: '' }] = areRepeated ? _dates : [];
    if (!when && isIn(item)) return [{ first, item: nextOf(item) }];
    const dates = _dates.filter(({ isOver }) => !when || isOver === (when === 'past'));
    return dates
      .map(({ first, own }) => ({ first, item: { ...rest, ...own } as DatedItem }))
      .filter((one) => isIn(item) || isIn(one.item));
  });
  return dated.sort((a, b) => a.first.localeCompare(b.first) * (when === 'past' ? -1 : 1)).map(({ item }) => item);
}

/** An item with the days of its next date, or of the last one if all are over. */
export function nextOf<T extends object>(item: T): T {
  const { _dates, ...rest } = item as T & { _dates?: DateOfItem[] };
  if (!_dates) return item;
  const next = _dates.find(({ isOver }) => !isOver) ?? _dates.at(-1);
  const { id: _, ...days } = next?.own ?? {};
  return { ...rest, ...days } as unknown as T;
}
