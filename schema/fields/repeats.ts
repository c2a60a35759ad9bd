import { z } from 'zod';
import { date } from './date.ts';
import type { FieldType } from './field-type.ts';
import { zonedField } from './time-zone.ts';
import { weekday } from './weekday.ts';

/** Which weekdays of a month, in the order of `ordinalOf`. */
const ordinals = ['first', 'second', 'third', 'fourth', 'last'] as const;

/** When an item takes place again: `content/repeats.ts` makes its dates of it. */
export const repeatsField: FieldType = {
  *check(value: Record<string, unknown>, site) {
    yield* zonedField.check?.(value, site) ?? [];
    const { every, on, which } = value;
    const isMonthly = every === 'month' || every === 'year';
    if (which !== undefined && !isMonthly) {
      const hint = 'Remove it, or write "every": "month".';
      yield { path: ['which'], at: 'key', code: 'repeats/which', message: '"which" is for months and years.', hint };
    } else if (on !== undefined && every === 'day') {
      const hint = 'Write "every": "week", or remove "on".';
      yield { path: ['on'], at: 'key', code: 'repeats/on', message: 'What is every day is on all weekdays.', hint };
    } else if (isMonthly && (on === undefined) !== (which === undefined)) {
      const [there, missing] = on === undefined ? ['which', 'on'] : ['on', 'which'];
      const message = `Of a ${every}, "on" and "which" say a day together, and "${missing}" is missing.`;
      const hint = `Add it, such as "on": ["sunday"], "which": ["first"], or remove "${there}": then it is on the same day of the month.`;
      yield { path: [there], at: 'key', code: 'repeats/both', message, hint };
    }
  },
};

/** The rule by which an item with a day takes place again. */
export const repeats = () =>
  z
    .strictObject({
      every: z.enum(['day', 'week', 'month', 'year']).meta({
        title: 'Every',
        description: 'How often. A month without the day of the first date, such as the 31st, is left out.',
        synonyms: {
          day: ['daily', 'days'],
          week: ['weekly', 'weeks'],
          month: ['monthly', 'months'],
          year: ['yearly', 'annually', 'years'],
        },
      }),
      interval: z
        .int()
        .min(2)
        .max(99)
        .meta({ title: 'Interval', description: '2 is every second week or month, and so on.', examples: [2] })
        .optional(),
      on: z
        .array(weekday())
        .min(1)
        .max(7)
        .meta({
          title: 'On',
          description: 'The days of the week. Default: that of the first date.',
          examples: [['tuesday', 'thursday']],
        })
        .optional(),
      which: z
        .array(z.enum(ordinals).meta({ title: 'Which', description: 'Which one of the month.' }))
        .min(1)
        .max(5)
        .meta({
          title: 'Which',
          description: 'Which of these days of the month. With "every": "year", of the month of the first date.',
          examples: [['first', 'third']],
        })
        .optional(),
      until: date('Until', 'The last day on which it may take place.', '2030-12-18'),
      except: z
        .array(date('Except', 'A date on which it does not take place.', '2030-07-30'))
        .max(100)
        .meta({ title: 'Except', description: 'Dates on which it does not take place.', examples: [['2030-07-30']] })
        .optional(),
    })
    .meta({
      title: 'Repeats',
      description:
        'When it takes place again; `date` is its first date. Needs `seo.timeZone`. Sections with `when`, and pages with `by` that date, show each date, others the next one.',
      examples: [{ every: 'week', until: '2030-12-18' }],
      field: repeatsField,
    })
    .optional();

export type Repeats = NonNullable<z.output<ReturnType<typeof repeats>>>;

/** The number of a weekday in a month, -1 for the last one. */
export const ordinalOf = (which: (typeof ordinals)[number]) => (which === 'last' ? -1 : ordinals.indexOf(which) + 1);
