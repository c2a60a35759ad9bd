import type { z } from 'zod';
import { type FieldType, fieldMeta, matching } from './field-type.ts';

/** A date as year, month and day. */
const dateField: FieldType = { noun: 'date', control: 'date', propose: dates, fix: lastDay };

const leapYear = '(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)';
/** The pattern of an existing day as year, month and day. */
export const dayPattern = `(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|${leapYear}-02-29)`;

/** A date as year, month and day. */
export const date = (title: string, description: string, example: string) =>
  matching(new RegExp(`^${dayPattern}$`), 40).meta(
    fieldMeta(dateField, title, description, [example], 'Write year, month and day, such as 2030-12-24.'),
  );

/** Returns the schema of a day, or a day with a time, that cannot be before the one of another key beside it. */
export const notBefore = <S extends z.ZodType>(key: string, schema: S): S => schema.meta({ notBefore: key });

/** Proposes a date with other signs between its parts. 02/10/2026 may be two days, so nothing is proposed for it. */
export function* dates(text: string): Iterable<string> {
  const two = (part: string) => part.padStart(2, '0');
  const [, year, month = '', day = ''] = /^(\d{4})[-/. ](\d\d?)[-/. ](\d\d?)$/.exec(text) ?? [];
  if (year) yield `${year}-${two(month)}-${two(day)}`;
  const [, first = '', sign, second = '', last] = /^(\d\d?)([-/.])(\d\d?)\2(\d{4})$/.exec(text) ?? [];
  if (sign === '.' || Number(first) > 12) yield `${last}-${two(second)}-${two(first)}`;
  else if (Number(second) > 12) yield `${last}-${two(first)}-${two(second)}`;
}

/** Says how many days a month has, if only the day of a date does not exist. */
export function lastDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)/.exec(text) ?? [];
  const last = new Date(Date.UTC(Number(year), Number(month), 0));
  if (day === undefined || (Number(day) > 0 && Number(day) <= last.getUTCDate())) return undefined;
  return `${last.toLocaleDateString('en', { month: 'long', timeZone: 'UTC' })} ${year} has ${last.getUTCDate()} days.`;
}
