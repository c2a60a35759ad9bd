import { type FieldType, fieldMeta, matching } from './field-type.ts';

/** A time of day. */
const timeField: FieldType = { noun: 'time', propose: times };

/** A time of day. */
export const time = (title: string, description: string, example: string) =>
  matching(/^([01]\d|2[0-3]):[0-5]\d$/, 40).meta(
    fieldMeta(timeField, title, description, [example], 'Write a time in 24-hour form, such as 09:00 or 17:30.'),
  );

/** A time at which something ends: that of day, or 24:00 for its end. */
export const endTime = (title: string, description: string, example: string) =>
  matching(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 40).meta(
    fieldMeta(timeField, title, description, [example], 'Write a time in 24-hour form, such as 09:00, 17:30 or 24:00.'),
  );

/** Proposes 07:00 for 7h, 7h00, 7.00 and 7 am. */
function* times(text: string): Iterable<string> {
  const [, hour, minute = '00', half] = /^(\d\d?)\s?(?:[:.h]\s?(\d\d)?)?\s?([ap]\.?m\.?)?$/i.exec(text) ?? [];
  if (hour === undefined || (half && Number(hour) > 12)) return;
  if (hour === '24') yield* [`24:${minute}`, `00:${minute}`];
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  yield `${String(hours).padStart(2, '0')}:${minute}`;
}
