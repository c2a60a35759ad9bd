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
  const whole = (href: string) => new URL(href, `${seo.siteUrl}/`).href;
  const text = () => {
    const made = ical({ name: brand.name, method: ICalCalendarMethod.PUBLISH, prodId: `//${host}//${list}//` });
    for (const { id, title, name, description, place, time, href, ...days } of items as unknown as Dated[]) {
      const day = days[first] ?? '';
      const clock = /^([01]\d|2[0-3]):[0-5]\d/.exec(time ?? '')?.[0];
      const isTimed = clock !== undefined && seo.timeZone !== undefined && !days[last];
      const start = new Date(isTimed ? instantOf(`${day}T${clock}`, seo.timeZone ?? '') : day);
      // The last day of a whole day is the one after it.
      const end = new Date(Date.parse(days[last] ?? day) + 86_400_000);
      made.createEvent({
        id: `${list}-${id}@${host}`,
        // The same in each build.
        stamp: start,
        start,
        ...(isTimed ? {} : { end, allDay: true }),
        summary: title ?? name ?? id,
        ...(description && { description }),
        ...(place && { location: place }),
        ...(href && { url: whole(href) }),
      });
    }
    // Each line ends with a line break, the last one too.
    return `${made.toString()}\r\n`;
  };
  return { path, text };
}
