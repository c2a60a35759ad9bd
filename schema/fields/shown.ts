import { z } from 'zod';
import { notBefore } from './date.ts';
import { moment } from './moment.ts';
import { zonedField } from './time-zone.ts';

/** The period in which visitors see a part; `content/period.ts` says when that is. */
export const shown = z
  .strictObject({
    from: moment('From', 'The first day, or day and time, on which visitors see it.').optional(),
    until: notBefore(
      'from',
      moment('Until', 'The last day on which visitors see it, or the day and time at which it goes.'),
    ).optional(),
  })
  .meta({
    title: 'Shown',
    description:
      'When visitors see it, in the time zone of `seo.timeZone`. Pages show and hide it at that time by themselves. What is to come is not secret: use `draft` for that.',
    examples: [{ from: '2030-12-01', until: '2030-12-24' }, { until: '2030-12-24T18:00' }],
    field: zonedField,
  })
  .optional();

export type Shown = z.output<typeof shown>;
