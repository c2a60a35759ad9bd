import ical, { ICalCalendarMethod } from 'ical-generator';
import { instantOf } from '../content/period.ts';
import type { SiteFile } from '../content/site-files.ts';
import type { ResolvedSite } from '../pages/resolve.ts';
import type { Output } from './output.ts';

/** An item with days, such as an event; what else it has is written if it is there. */
type Dated = Record<string, string | undefined> & { id: string };

/** The dates of a list as a calendar that programs subscribe to, or import once: iCalendar (RFC 5545). */
export function calendar({ config, registry }: ResolvedSite, { path, list }: SiteFile & { kind: 'calendar' }): Output {
  const { seo, brand, lists } = config;
  const { of = '', items = [] } = lists[list] ?? {};
  const [first, last] = registry.collection(of)?.days ?? ['date', 'until'];
  const host = new URL(seo.siteUrl).host;
  const address = (href: string) => new URL(href, `${seo.siteUrl}/`).href;
  const text = () => {
    const made = ical({ name: brand.name, method: ICalCalendarMethod.PUBLISH, prodId: `//${host}//${list}//` });
    for (const { id, title, name, description, place, time, href, ...days } of items as unknown as Dated[]) {
      const day = days[first] ?? '';
      const [clock, close] = clocksIn(time ?? '');
      const isTimed = clock !== undefined && seo.timeZone !== undefined && !days[last];
      const at = (clock: string) => new Date(instantOf(`${day}T${clock}`, seo.timeZone ?? ''));
      const start = isTimed ? at(clock) : new Date(day);
      // The last day of a whole day is the one after it.
      const whole = { end: new Date(Date.parse(days[last] ?? day) + 86_400_000), allDay: true };
      const timed = clock && close && close > clock ? { end: at(close) } : {};
      made.createEvent({
        id: `${list}-${id}@${host}`,
        // The same in each build.
        stamp: start,
        start,
        ...(isTimed ? timed : whole),
        summary: title ?? name ?? id,
        ...(description && { description }),
        ...(place && { location: place }),
        ...(href && { url: address(href) }),
      });
    }
    // Each line ends with a line break, the last one too.
    return `${made.toString()}\r\n`;
  };
  return { path, text };
}

/** The times of day that a text begins with: of `19:30`, or of `19:30 – 22:00`. */
const clocksIn = (text: string) =>
  /^((?:[01]\d|2[0-3]):[0-5]\d)(?:\s*[-–—]\s*((?:[01]\d|2[0-3]):[0-5]\d))?/.exec(text)?.slice(1) ?? [];
