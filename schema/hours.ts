import { z } from 'zod';
import { matching, text } from './fields.ts';

/** The days of the week, beginning with Monday. */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A time of day. */
export const time = (title: string, description: string, example: string) =>
  matching(/^([01]\d|2[0-3]):[0-5]\d$/, 40).meta({
    title,
    description,
    examples: [example],
    patternErrorMessage: 'Write a time in 24-hour form, such as 09:00 or 17:30.',
    holds: 'time',
  });

const span = z
  .strictObject({
    from: time('From', 'The opening time, in 24-hour form.', '09:00'),
    to: time('To', 'The closing time, in 24-hour form.', '18:00'),
  })
  .meta({ title: 'Hours', description: 'From when to when.' });

/** The opening times of a day. */
export const hours = z
  .array(span)
  .max(4)
  .default([])
  .meta({
    title: 'Hours',
    description: 'The opening times of these days; empty if closed.',
    examples: [[{ from: '09:00', to: '18:00' }]],
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
      .array(z.enum(weekdays).meta({ title: 'Day', description: 'A day of the week.' }))
      .min(1)
      .max(7)
      .meta({ title: 'Days', description: 'The days with these hours.', examples: [['monday', 'tuesday']] }),
    hours,
    note: hoursNote,
  })
  .meta({ title: 'Days', description: 'Days of the week with the same hours.' });

/** The opening times of a week. */
export const week = z
  .array(weekEntry)
  .min(1)
  .max(7)
  .meta({ title: 'Week', description: 'The days of the week, in order.' });

type Span = z.output<typeof span>;

/** Returns opening times as schema.org data. */
export const hoursData = ({ from, to }: Span) => ({ '@type': 'OpeningHoursSpecification', opens: from, closes: to });

/** Returns the opening times of a week as schema.org data. */
export const weekData = (entries: z.output<typeof week>) =>
  entries.flatMap(({ days, hours }) =>
    hours.map((span) => ({
      ...hoursData(span),
      dayOfWeek: days.map((day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`),
    })),
  );
