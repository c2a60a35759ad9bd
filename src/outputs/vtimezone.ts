import { Temporal } from 'temporal-polyfill';

/** A change of the clocks of a time zone. */
interface Change {
  /** The time that the clocks had, and that they have then, before UTC. */
  from: string;
  to: string;
  /** When, by the clocks before it. */
  at: Temporal.PlainDateTime;
  isForward: boolean;
}

/**
 * Describes the clocks of a time zone between two years, both whole, as a calendar file has it (VTIMEZONE of RFC 5545). Outlook knows only changes
 * that come each year, so those on the same weekday of a month are one rule; what has no rule is listed.
 */
export function vtimezone(zone: string, firstYear: number, lastYear: number): string {
  const start = Temporal.PlainDate.from({ year: firstYear - 1, month: 1, day: 1 }).toZonedDateTime(zone);
  const changes = changesIn(start, lastYear + 1);
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const kind = `${change.from} ${change.to}`;
    groups.set(kind, [...(groups.get(kind) ?? []), change]);
  }
  const still: Change = { from: start.offset, to: start.offset, at: start.toPlainDateTime(), isForward: false };
  const parts = changes.length === 0 ? [component(still)] : [...groups.values()].flatMap(componentsOf);
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts.flat(), 'END:VTIMEZONE'].join('\r\n');
}

function changesIn(start: Temporal.ZonedDateTime, lastYear: number): Change[] {
  const changes: Change[] = [];
  for (let next = start.getTimeZoneTransition('next'); next && next.year <= lastYear; ) {
    const before = next.subtract({ nanoseconds: 1 });
    const gained = next.offsetNanoseconds - before.offsetNanoseconds;
    const at = next.toPlainDateTime().subtract({ nanoseconds: gained });
    changes.push({ from: before.offset, to: next.offset, at, isForward: gained > 0 });
    next = next.getTimeZoneTransition('next');
  }
  return changes;
}

function componentsOf(changes: Change[]): string[][] {
  const [first] = changes as [Change];
  const rule = ruleOf(changes.map(({ at }) => at));
  return rule ? [component(first, rule)] : changes.map((change) => component(change));
}

const component = ({ from, to, at, isForward }: Change, rule?: string): string[] => [
  `BEGIN:${isForward ? 'DAYLIGHT' : 'STANDARD'}`,
  `DTSTART:${at.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
  `TZOFFSETFROM:${from.replace(':', '')}`,
  `TZOFFSETTO:${to.replace(':', '')}`,
  ...(rule ? [`RRULE:${rule}`] : []),
  `END:${isForward ? 'DAYLIGHT' : 'STANDARD'}`,
];

/** The rule of changes that come each year at the same time of the same weekday of a month. */
function ruleOf(times: Temporal.PlainDateTime[]): string | undefined {
  const weekday = ({ dayOfWeek }: Temporal.PlainDateTime) => ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][dayOfWeek - 1];
  const areSame = (of: (time: Temporal.PlainDateTime) => unknown) => new Set(times.map(of)).size === 1;
  const isYearly = times.every(({ year }, at) => year === (times[0]?.year ?? 0) + at);
  const isRule = areSame((time) => [time.month, weekday(time), time.toPlainTime()].join());
  const [first] = times;
  if (!first || times.length < 2 || !isYearly || !isRule) return undefined;
  const isLast = ({ day, daysInMonth }: Temporal.PlainDateTime) => day + 7 > daysInMonth;
  const number = ({ day }: Temporal.PlainDateTime) => Math.ceil(day / 7);
  const which = times.every(isLast) ? -1 : areSame(number) && number(first);
  return which ? `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${which}${weekday(first)}` : undefined;
}
