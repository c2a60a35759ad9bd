import ical, { ICalCalendarMethod } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { clocksIn } from '../../schema/fields/index.ts';
import { instantOf } from '../content/period.ts';
import { compact, repeatsOf, ruleText } from '../content/repeats.ts';
import type { SiteFile } from '../content/site-files.ts';
import type { ResolvedSite } from '../pages/resolve.ts';
import type { Output } from './output.ts';
import { vtimezone } from './vtimezone.ts';

/** An item with days, such as an event; what else it has is written if it is there. */
type Dated = Record<string, string | undefined> & { id: string };

/**
 * The dates of a list as a calendar that programs subscribe to, or import once: iCalendar (RFC 5545). What takes place again is one event with a
 * rule, at the same time of the clocks of the time zone.
 */
export function calendar({ config, registry }: ResolvedSite, { path, list }: SiteFile & { kind: 'calendar' }): Output {
  const { seo, brand, lists } = config;
  const { of = '', items = [] } = lists[list] ?? {};
  const collection = registry.collection(of);
  const [first, last] = collection?.days ?? ['date', 'until'];
  const host = new URL(seo.siteUrl).host;
  const address = (href: string) => new URL(href, `${seo.siteUrl}/`).href;
  const text = () => {
    const made = ical({ name: brand.name, method: ICalCalendarMethod.PUBLISH, prodId: `//${host}//${list}//` });
    const years: number[] = [];
    for (const item of items as unknown as Dated[]) {
      const { id, title, name, description, place, time, href, [first]: day = '', [last]: lastDay } = item;
      const [clock, close] = clocksIn(time ?? '');
      const timeZone = lastDay ? undefined : seo.timeZone;
      const series = collection && repeatsOf(collection, item)?.repeats;
      const isTimed = clock !== undefined && timeZone !== undefined;
      // What ends before it begins ends on the next day.
      const closeDay = clock && close && close <= clock ? dayAfter(day) : day;
      const at = (day: string, clock: string) => new Date(instantOf(`${day}T${clock}`, timeZone ?? ''));
      const start = isTimed ? at(day, clock) : new Date(day);
      // The last day of a whole day is the one after it.
      const whole = { start, end: new Date(dayAfter(lastDay ?? day)), allDay: true };
      const timed = { start, ...(clock && close && { end: at(closeDay, close) }) };
      const local = {
        timezone: timeZone ?? null,
        start: Temporal.PlainDateTime.from(`${day}T${clock ?? '00:00'}`),
        ...(close && { end: Temporal.PlainDateTime.from(`${closeDay}T${close}`) }),
      };
      made.createEvent({
        id: `${list}-${id}@${host}`,
        // The same in each build.
        stamp: start,
        ...(isTimed ? (series ? local : timed) : whole),
        ...(series && { repeating: repeating(series, day, isTimed ? { timeZone, clock } : undefined) }),
        summary: title ?? name ?? id,
        ...(description && { description }),
        ...(place && { location: place }),
        ...(href && { url: address(href) }),
      });
      if (series) years.push(Number(day.slice(0, 4)), Number(series.until.slice(0, 4)));
    }
    made.timezone({ name: null, generator: (zone) => vtimezone(zone, Math.min(...years), Math.max(...years)) });
    // Each line ends with a line break, the last one too.
    return `${made.toString()}\r\n`;
  };
  return { path, text };
}

/** The rule of what takes place again, and the dates on which it does not. */
function repeating(
  series: Parameters<typeof ruleText>[0],
  first: string,
  timed: { timeZone: string; clock: string } | undefined,
): string {
  const rule = (until: string) => `RRULE:${ruleText(series, first, until)}`;
  const except = (series.except ?? []).map(compact);
  const without = (parameters: string, days: string[]) => (days.length > 0 ? [`EXDATE${parameters}:${days}`] : []);
  if (!timed) return [rule(compact(series.until)), ...without(';VALUE=DATE', except)].join('\r\n');
  const { timeZone, clock } = timed;
  // The end of a rule is in universal time.
  const end = new Date(instantOf(series.until, timeZone, { wholeDay: true }) - 1000).toISOString();
  const until = `${end.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const [zone, mark] = timeZone === 'UTC' ? ['', 'Z'] : [`;TZID=${timeZone}`, ''];
  const starts = except.map((day) => `${day}T${clock.replace(':', '')}00${mark}`);
  return [rule(until), ...without(zone, starts)].join('\r\n');
}

const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString();
