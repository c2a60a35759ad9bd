import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import type { Collection } from '../../schema/define-collection.ts';
import { ordinalOf, type Repeats, repeatsField } from '../../schema/fields/index.ts';
import { keysOf, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { isObject } from '../json/values.ts';

/** More dates would be more cards, files and days of a build than somebody means. */
export const mostDates = 400;

/** A date of an item: its first and its last day, and what it has in place of the values of the item. */
export interface ItemDate {
  first: string;
  last: string;
  own: Record<string, string>;
}

type Item = Record<string, unknown>;

/** The key of the rule by which the items of a collection take place again; undefined if they do not. */
const repeatsKeyOf = (collection: Pick<Collection, 'item'>): string | undefined =>
  keysOf(schemaNodeOf(collection.item)).find(([, { field }]) => field === repeatsField)?.[0];

/** The rule of an item; undefined if it has none, or one of a wrong form. */
export function repeatsOf({ item: schema, days }: Pick<Collection, 'item' | 'days'>, item: unknown) {
  const key = repeatsKeyOf({ item: schema });
  if (key === undefined || !days || !isObject(item) || !isObject(item[key])) return undefined;
  const [first, last, repeats] = [...days, key].map((one) => (schema.shape[one] as z.ZodType).safeParse(item[one]));
  if (!first?.success || !last?.success || !repeats?.success) return undefined;
  return { key, first: first.data as string, repeats: repeats.data as Repeats };
}

/** The dates of an item, in their order: one without a rule, and those of its rule, of which each has an id that no item can have. */
export function datesOf(collection: Pick<Collection, 'item' | 'days'>, item: Item): ItemDate[] {
  const [firstKey = '', lastKey = ''] = collection.days ?? [];
  const first = String(item[firstKey]);
  const last = String(item[lastKey] ?? first);
  const rule = repeatsOf(collection, item);
  if (!rule) return [{ first, last, own: {} }];
  const length = Temporal.PlainDate.from(first).until(last);
  const except = new Set(rule.repeats.except);
  return allDates(rule.repeats, first)
    .filter((day) => !except.has(day))
    .map((day) => {
      const end = Temporal.PlainDate.from(day).add(length).toString();
      const own = { id: `${item.id} ${day}`, [firstKey]: day, ...(item[lastKey] !== undefined && { [lastKey]: end }) };
      return { first: day, last: end, own };
    });
}

/** The id of the item of a date. */
export const itemIdOf = (id: string): string => id.replace(/ .*/, '');

/** All dates of a rule, those that are left out too, at most one more than are allowed. */
export function allDates(repeats: Repeats, first: string): string[] {
  const rule = `DTSTART;VALUE=DATE:${compact(first)}\nRRULE:${ruleText(repeats, first, compact(repeats.until))}`;
  const known = knownDates.get(rule);
  if (known) return known;
  const made = new RRuleTemporal({ rruleString: rule }).all((_, at) => at <= mostDates);
  const dates = made.map((date) => date.toPlainDate().toString());
  if (knownDates.size > 1000) knownDates.clear();
  knownDates.set(rule, dates);
  return dates;
}

/** The dates of rules, as each build and check asks for them several times. */
const knownDates = new Map<string, string[]>();

/** The rule as iCalendar has it (RFC 5545). `until` is its last day or instant, as written there. */
export function ruleText({ every, interval, on, which }: Repeats, first: string, until: string): string {
  const days = on?.map((day) => day.slice(0, 2).toUpperCase());
  const parts = {
    FREQ: { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' }[every],
    INTERVAL: interval,
    BYMONTH: every === 'year' && days ? Number(first.slice(5, 7)) : undefined,
    BYDAY: which ? which.flatMap((one) => days?.map((day) => ordinalOf(one) + day)) : days,
    UNTIL: until,
  };
  return Object.entries(parts)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join(';');
}

/** A day as iCalendar writes it: 20301224. */
export const compact = (day: string) => day.replaceAll('-', '');
