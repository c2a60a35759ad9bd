import type { Collection } from '../../schema/define-collection.ts';
import type { Section } from '../../schema/define-section.ts';
import type { Shown } from '../../schema/fields/index.ts';
import type { Registry } from '../../schema/registry.ts';
import { listPartOf } from '../content/list-part.ts';
import { isWithin, type Period, periodOf } from '../content/period.ts';
import { datesOf, type ItemDate, repeatsOf } from '../content/repeats.ts';
import type { LocalizedSite } from '../validate/localize.ts';
import { partOfList } from './part-of-list.ts';

/** What a part is that visitors may not see: a draft, or one with a period. */
interface Part {
  draft?: boolean | undefined;
  shown?: Shown | undefined;
}

const isPlain = ({ draft, shown }: Part) => !draft && !shown;

const partsOf = ({ lists, routes, header, redirects }: LocalizedSite): Part[] => [
  ...Object.values(lists).flatMap(({ items }) => items as Part[]),
  ...routes.flatMap((route): Part[] => [{ draft: route.draft }, ...route.sections]),
  ...(header.announcements ?? []),
  ...redirects,
];

/**
 * Returns a site as visitors see it at a time, in milliseconds: without drafts, without what is shown at other times, and without the sections
 * whose list is empty then; the same object if that is all. An announcement that is to come stays, as the page itself knows when it begins.
 */
export function publishedAt(registry: Registry, localized: LocalizedSite, time: number): LocalizedSite {
  const site = withDays(registry, localized, time);
  if (partsOf(site).every(isPlain) && site === localized) return site;
  const periodIn = ({ shown }: Part): Period => periodOf(shown ?? {}, site.seo.timeZone);
  const isOver = (part: Part) => time >= periodIn(part).until;
  const isPublished = (part: Part) => !part.draft && (!part.shown || isWithin(time, periodIn(part)));
  const lists = Object.fromEntries(
    Object.entries(site.lists).map(([name, list]) => [
      name,
      { ...list, items: (list.items as Part[]).filter(isPublished) as typeof list.items },
    ]),
  );
  const isEmpty = (section: Section) => {
    const part = listPartOf(registry, section);
    return (
      part !== undefined && partOfList(lists[part.list]?.items ?? [], part, { path: '' }, site.seo).items.length === 0
    );
  };
  const { announcements: all = [], ...header } = site.header;
  const announcements = all.filter((one) => !isOver(one)).map((one) => begunAt(one, time, site.seo.timeZone));
  return {
    ...site,
    lists,
    header: announcements.length > 0 ? { ...header, announcements } : header,
    redirects: site.redirects.filter(isPublished),
    routes: site.routes
      .filter(({ draft }) => !draft)
      .map((route) => ({
        ...route,
        sections: route.sections.filter((section) => isPublished(section) && !isEmpty(section)),
      })),
  };
}

/**
 * Gives the items of lists whose days count their dates, and whether these are over at a time. Returns the same object if there are none.
 */
export function withDays(registry: Registry, site: LocalizedSite, time: number): LocalizedSite {
  const collections = listsByDays(registry, site);
  if (collections.size === 0) return site;
  const lists = Object.entries(site.lists).map(([name, list]) => {
    const collection = collections.get(name);
    if (!collection) return [name, list];
    const items = (list.items as Item[]).map((item) => {
      const dates = datesOf(collection, item);
      return { ...item, _dates: dates.map((date) => ({ ...date, isOver: endOf(date, site.seo.timeZone) <= time })) };
    });
    return [name, { ...list, items }];
  });
  return { ...site, lists: Object.fromEntries(lists) };
}

type Item = Part & Record<string, unknown>;

/** The collections of the lists whose days count: those that sections show by them, and those with an item that takes place again. */
function listsByDays(registry: Registry, { routes, lists }: LocalizedSite): Map<string, Collection> {
  const shown = new Set(
    routes.flatMap(({ sections }) =>
      sections.flatMap((section) => {
        const part = listPartOf(registry, section);
        return part?.when ? [part.list] : [];
      }),
    ),
  );
  return new Map(
    Object.entries(lists).flatMap(([name, { of, items }]) => {
      const collection = registry.collection(of);
      const counts = (one: Collection) => one.days && (shown.has(name) || items.some((item) => repeatsOf(one, item)));
      return collection && counts(collection) ? [[name, collection]] : [];
    }),
  );
}

/** When the last day of a date is over. */
const endOf = ({ last }: ItemDate, timeZone: string | undefined) => periodOf({ until: last }, timeZone).until;

/** Leaves out when an announcement begins, if it has begun. */
function begunAt<A extends Part>(announcement: A, time: number, timeZone: string | undefined): A {
  const { shown } = announcement;
  if (!shown || periodOf(shown, timeZone).from > time) return announcement;
  return { ...announcement, shown: { until: shown.until } };
}

/** The times after one at which pages change, in their order: when items and sections begin and end. */
export function changesAfter(registry: Registry, time: number, site: LocalizedSite): number[] {
  const { lists, routes, seo } = site;
  const parts: Part[] = [
    ...Object.values(lists).flatMap(({ items }) => items),
    ...routes.flatMap((one) => one.sections),
  ];
  const ofParts = parts.flatMap(({ draft, shown }) => {
    const { from, until } = periodOf(draft || !shown ? {} : shown, seo.timeZone);
    return [from, until];
  });
  const ofDays = [...listsByDays(registry, site)].flatMap(([name, collection]) =>
    ((lists[name]?.items ?? []) as Item[]).flatMap((item) =>
      datesOf(collection, item).map((date) => endOf(date, seo.timeZone)),
    ),
  );
  const times = [...ofParts, ...ofDays].filter((one) => one > time && Number.isFinite(one));
  return [...new Set(times)].sort((a, b) => a - b);
}

/** Marks what visitors do not see at a time: list items in their names, pages in their titles. */
export function markUnpublished(registry: Registry, localized: LocalizedSite, time: number): LocalizedSite {
  const site = withDays(registry, localized, time);
  const mark = <T extends Part>(part: T, key: keyof T): T => {
    const mark = unpublished(part, time, site.seo.timeZone);
    return mark ? { ...part, [key]: `${mark}: ${part[key]}` } : part;
  };
  const lists = Object.entries(site.lists).map(([name, list]) => [
    name,
    { ...list, items: list.items.map((item) => mark(item, ('name' in item ? 'name' : 'title') as keyof typeof item)) },
  ]);
  const { announcements } = site.header;
  return {
    ...site,
    lists: Object.fromEntries(lists),
    routes: site.routes.map((route) => mark(route, 'title')),
    header: announcements
      ? { ...site.header, announcements: announcements.map((one) => ({ ...mark(one, 'text'), shown: undefined })) }
      : site.header,
  };
}

/** What an author is told of a part that visitors do not see at a time; nothing of one that they see. */
export function unpublished({ draft, shown }: Part, time: number, timeZone: string | undefined): string | undefined {
  if (draft) return 'Draft';
  if (!shown) return undefined;
  const { from, until } = periodOf(shown, timeZone);
  if (time < from) return `From ${shown.from?.replace('T', ' ')}`;
  return time < until ? undefined : `Until ${shown.until?.replace('T', ' ')}`;
}
