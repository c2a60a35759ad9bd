import { z } from 'zod';
import { type FieldType, fieldMeta, matching } from './field-type.ts';
import { textField, textForm } from './text.ts';

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

/** A time as visitors read it, which calendars and search engines understand too. */
const shownTimeField: FieldType = {
  ...textField,
  *check(text: string, site) {
    yield* textField.check?.(text, site) ?? [];
    if (!/\d/.test(text) || /[{}]/.test(text) || clocksIn(text).length > 0) return;
    yield {
      code: 'time/unknown',
      message: 'No time is read from this, so calendars and search engines have the whole day.',
      hint: 'Begin with it, such as 19:30 or 19:30 – 22:00.',
      severity: 'warning',
    };
  },
};

/** A time as visitors read it, such as 19:30, 7 pm or 19.30 – 22 Uhr. */
export const shownTime = (title: string, description: string, ...examples: string[]) =>
  z
    .string()
    .regex(/\S/)
    .max(5000)
    .meta(fieldMeta(shownTimeField, title, description, examples, textForm));

const clock = String.raw`(\d{1,2})(?:[:.h]([0-5]\d)(?![\d.]))?\s*(uhr\b|h\b|[ap]\.?m\b\.?)?`;
const clocks = new RegExp(String.raw`(?<![\d.])${clock}(?:\s*(?:[-–—]|bis|to|à)\s*${clock})?`, 'gi');

/** The first time of day in a text as 24-hour form, and that at which it ends if it says so: of "7 – 9:30 pm" these are 19:00 and 21:30. */
export function clocksIn(text: string): string[] {
  for (const [, hour, minute, half, toHour, toMinute, toHalf] of text.matchAll(clocks)) {
    const unit = half ?? toHalf;
    if (minute === undefined && unit === undefined && toMinute === undefined) continue;
    const found = [clockOf(hour, minute, unit), toHour && clockOf(toHour, toMinute, toHalf ?? half)];
    if (found[0]) return found.filter((one) => one !== undefined);
  }
  return [];
}

function clockOf(hour = '', minute = '00', unit = ''): string | undefined {
  const [, part] = /^([ap])/i.exec(unit) ?? [];
  const hours = part ? (Number(hour) % 12) + (/p/i.test(part) ? 12 : 0) : Number(hour);
  return hours < 24 && !(part && Number(hour) > 12) ? `${String(hours).padStart(2, '0')}:${minute}` : undefined;
}

/** Proposes 07:00 for 7h, 7h00, 7.00 and 7 am. */
function* times(text: string): Iterable<string> {
  const [, hour, minute = '00', half] = /^(\d\d?)\s?(?:[:.h]\s?(\d\d)?)?\s?([ap]\.?m\.?)?$/i.exec(text) ?? [];
  if (hour === undefined || (half && Number(hour) > 12)) return;
  if (hour === '24') yield* [`24:${minute}`, `00:${minute}`];
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  yield `${String(hours).padStart(2, '0')}:${minute}`;
}
