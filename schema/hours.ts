import { z } from 'zod';
import { date, endTime, type FieldType, notBefore, text, time, weekday } from './fields/index.ts';

const span = z
  .strictObject({
    from: time('From', 'The opening time, in 24-hour form.', '09:00'),
    to: endTime('To', 'The closing time, in 24-hour form; 24:00 is the end of the day.', '18:00'),
  })
  .meta({ title: 'Hours', description: 'From when to when.' });

/** Warns of opening times of a day that overlap. */
const hoursField: FieldType = {
  *check(spans: unknown[]) {
    const times = spans.map((span) => [minutes(Object(span).from), minutes(Object(span).to)] as const);
    for (const [at, [from, to]] of times.entries()) {
      const other = times.findIndex(([start, end], index) => index < at && overlap(from, to, start, end));
      if (other < 0) continue;
      const message = `These hours overlap with hours[${other}].`;
      const hint = 'Write them as one, or correct a time.';
      yield { path: [at], code: 'hours/overlap', message, hint, severity: 'warning' };
    }
  },
};

/** Whether two times overlap. A time that ends before it begins goes on after midnight. */
function overlap(from: number, to: number, otherFrom: number, otherTo: number): boolean {
  const end = to > from ? to : to + 24 * 60;
  const otherEnd = otherTo > otherFrom ? otherTo : otherTo + 24 * 60;
  // Times of a wrong form are NaN, and overlap with none.
  return from < otherEnd && otherFrom < end;
}

function minutes(time: unknown): number {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(String(time)) ?? [];
  return Number(hour) * 60 + Number(minute);
}

/** The opening times of a day. */
export const hours = z
  .array(span)
  .max(4)
  .default([])
  .meta({
    title: 'Hours',
    description: 'The opening times of these days; empty if closed.',
    examples: [[{ from: '09:00', to: '18:00' }]],
    field: hoursField,
  });

/** A remark beside the hours of a day. */
export const hoursNote = text(
  'Note',
  'A remark beside the hours, or instead of them.',
  'Closed',
  'By appointment',
).optional();

const weekEntry = z
  .strictObject({
    days: z
      .array(weekday())
      .min(1)
      .max(7)
      .meta({ title: 'Days', description: 'The days with these hours.', examples: [['monday', 'tuesday']] }),
    hours,
    note: hoursNote,
  })
  .meta({ title: 'Days', description: 'Days of the week with the same hours.' });

/** Warns of a day that is in the opening times of a week twice. */
const weekField: FieldType = {
  *check(entries: unknown[], { quote }) {
    const seen = new Set<unknown>();
    for (const [at, entry] of entries.entries()) {
      const { days } = Object(entry);
      for (const [index, day] of Array.isArray(days) ? days.entries() : []) {
        const isKnown = seen.has(day);
        seen.add(day);
        if (!isKnown || typeof day !== 'string') continue;
        const message = `The day ${quote(day)} is in this week twice, so it is shown twice.`;
        const hint = 'Keep it in one entry, with all its hours.';
        yield { path: [at, 'days', index], code: 'hours/day', message, hint, severity: 'warning' };
      }
    }
  },
};

/** The opening times of a week. */
export const week = z
  .array(weekEntry)
  .min(1)
  .max(7)
  .meta({ title: 'Week', description: 'The days of the week, in order.', field: weekField });

const specialEntry = z
  .strictObject({
    date: date('Date', 'The day, or the first of several.', '2030-12-24'),
    until: notBefore('date', date('Until', 'The last of several days.', '2030-12-26')).optional(),
    label: text('Label', 'The name of the day.', 'Christmas').optional(),
    hours,
    note: hoursNote,
  })
  .meta({ title: 'Special day', description: 'A day, or several, with other hours.' });

/** Days with other hours than those of the week. */
export const special = z
  .array(specialEntry)
  .max(30)
  .default([])
  .meta({ title: 'Special days', description: 'Days with other hours, such as holidays.' });

type Span = z.output<typeof span>;

/** The opening times of a day, and of a week, as parsed. */
export type Hours = z.output<typeof hours>;
export type Week = z.output<typeof week>;

/** Whether opening times are the whole day. */
export const isWholeDay = ({ from, to }: Span) => from === '00:00' && (to === '24:00' || to === '00:00');

/** Returns opening times as schema.org data, for which a day ends at 23:59: with 00:00 to 00:00 it is closed. */
export const hoursData = (span: Span) => ({
  '@type': 'OpeningHoursSpecification',
  opens: span.from,
  closes: isWholeDay(span) || span.to === '24:00' ? '23:59' : span.to,
});

/** Returns the opening times of a week as schema.org data. */
export const weekData = (entries: z.output<typeof week>) =>
  entries.flatMap(({ days, hours }) =>
    hours.map((span) => ({
      ...hoursData(span),
      dayOfWeek: days.map((day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`),
    })),
  );
