import { Temporal } from 'temporal-polyfill';
import type { Shown } from '../../schema/fields/index.ts';
import { isObject } from '../json/values.ts';

/** When visitors see a part, in milliseconds since 1970; without a beginning or an end it has none. */
export interface Period {
  from: number;
  until: number;
}

/** The time for which pages are made: now, or that of the environment variable `SOURCE_DATE_EPOCH`, in milliseconds since 1970. */
export function buildTime(): number {
  const seconds = Number(process.env.SOURCE_DATE_EPOCH || Number.NaN);
  return Number.isNaN(seconds) ? Date.now() : seconds * 1000;
}

/**
 * Returns the period of a part. Days and times are those of the time zone: a day begins at its first minute, and as the last one it is whole.
 * A time that clocks pass over is as much later, and of one that they show twice the first counts.
 */
export const periodOf = ({ from, until }: NonNullable<Shown>, timeZone = 'UTC'): Period => ({
  from: from === undefined ? Number.NEGATIVE_INFINITY : instantOf(from, timeZone),
  until: until === undefined ? Number.POSITIVE_INFINITY : instantOf(until, timeZone, { wholeDay: true }),
});

/** The instant of a day, or of a day and a time, in a time zone; with `wholeDay`, of a day its end. */
export function instantOf(moment: string, timeZone: string, { wholeDay = false } = {}): number {
  if (moment.includes('T')) return Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone).epochMilliseconds;
  const day = Temporal.PlainDate.from(moment);
  return (wholeDay ? day.add({ days: 1 }) : day).toZonedDateTime(timeZone).epochMilliseconds;
}

/** The day of an instant in a time zone, such as 2030-12-24. */
export const dayAt = (time: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** Whether a time is in a period. */
export const isWithin = (time: number, { from, until }: Period) => from <= time && time < until;

/** Whether a part has a period in which it is shown. */
export const hasPeriod = (part: unknown) => isObject(part) && isObject(part.shown);
