import type { Hours, Week } from 'site-from-json/schema';

/** Whether a place is open from a time on, in milliseconds since 1970, and when that changes: the local day and time of the place. */
export interface Opening {
  from: number;
  isOpen: boolean;
  /** Whether it is closed the whole day. */
  isClosedToday?: boolean;
  next?: { day: string; time: string; isToday: boolean };
}

interface SpecialDay {
  date: string;
  until?: string | undefined;
  hours: Hours;
}

const daysAhead = 31;
const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const dayAfter = (day: string, count = 1) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/**
 * Returns when a place opens and closes in the days from `today` on, as it is at each time. Special days count in place of those of the week;
 * hours that end before they begin go on after midnight. `instantOf` gives the instant of a local day and time.
 */
export function openingsOf(
  { week = [], special }: { week?: Week | undefined; special: SpecialDay[] },
  today: string,
  instantOf: (moment: string) => number,
): Opening[] {
  const hoursOn = (day: string): Hours => {
    const other = special.find(({ date, until = date }) => date <= day && day <= until);
    const name = dayNames[new Date(day).getUTCDay()];
    return other?.hours ?? week.flatMap(({ days, hours }) => (days.some((one) => one === name) ? hours : []));
  };
  // The day before may go on after midnight.
  const days = Array.from({ length: daysAhead + 2 }, (_, at) => dayAfter(today, at - 1));
  const spans = days.flatMap((day) =>
    hoursOn(day).map(({ from, to }) => {
      const end =
        to === '24:00' ? { day: dayAfter(day), time: '00:00' } : { day: to > from ? day : dayAfter(day), time: to };
      return { start: at(day, from), end: at(end.day, end.time) };
    }),
  );
  const ordered = spans.sort((a, b) => a.start.instant - b.start.instant);
  const merged: typeof spans = [];
  for (const span of ordered) {
    const last = merged.at(-1);
    if (!last || span.start.instant > last.end.instant) merged.push(span);
    else if (span.end.instant > last.end.instant) last.end = span.end;
  }
  const shownDays = days.slice(1);
  const lastDay = shownDays.at(-1) ?? '';
  const midnights = shownDays.map((day) => at(day, '00:00'));
  const changes = [...midnights, ...merged.flatMap(({ start, end }) => [start, end])]
    .filter(({ day, instant }) => instant >= (midnights[0]?.instant ?? 0) && day <= lastDay)
    .sort((a, b) => a.instant - b.instant);
  return changes
    .filter(({ instant }, index) => instant !== changes[index - 1]?.instant)
    .map(({ day, instant }) => {
      const current = merged.find(({ start, end }) => start.instant <= instant && instant < end.instant);
      const isEndless = current && current.end.day > lastDay;
      const next = isEndless ? undefined : (current?.end ?? merged.find(({ start }) => start.instant > instant)?.start);
      return {
        from: instant,
        isOpen: current !== undefined,
        ...(!current && hoursOn(day).length === 0 && { isClosedToday: true }),
        ...(next && { next: { day: next.day, time: next.time, isToday: next.day === day } }),
      };
    });

  function at(day: string, time: string) {
    return { day, time, instant: instantOf(`${day}T${time}`) };
  }
}
