import { expect, test } from 'vitest';
import { issuesOf } from './error-text.ts';
import { brokenConfig } from './minimal-config.ts';

/** What is said of an event on Tuesday, 1 December 2026, with a rule. */
const found = (repeats: object, more: object = {}, seo: object = { timeZone: 'Europe/Berlin' }) =>
  issuesOf(
    brokenConfig((config) => {
      Object.assign(config.seo, seo);
      const event = { id: 'yoga', title: 'Yoga', date: '2026-12-01', repeats, ...more };
      // biome-ignore lint/suspicious/noExplicitAny: the config may be broken
      (config.lists as any).classes = { of: 'events', items: [event] };
    }),
  ).map(({ pathText, message, hint }) => `${pathText.replace('lists.classes.items[0].', '')}: ${message} ${hint}`);

test('a rule has several dates, of which the written one is the first', () => {
  expect([
    found({ every: 'week', until: '2027-03-31' }),
    found({ every: 'week', on: ['tuesday', 'thursday'], interval: 2, until: '2027-03-31', except: ['2026-12-15'] }),
    found({ every: 'month', on: ['tuesday'], which: ['first', 'last'], until: '2027-03-31' }),
    found({ every: 'year', until: '2030-12-01' }),
  ]).toEqual([[], [], [], []]);
});

test('rules that mean something else are told with what to do', () => {
  const days = (first: string, last: string) => ({ date: first, until: last });
  expect([
    found({ every: 'week', until: '2026-11-30' }),
    found({ every: 'week', until: '2026-12-07' }),
    found({ every: 'year', until: '2029-12-31' }, { date: '2028-02-29' }),
    found({ every: 'week', on: ['wednesday'], until: '2027-03-31' }),
    found({ every: 'month', on: ['monday'], which: ['last'], until: '2026-12-27' }),
    found({ every: 'day', until: '2030-12-31' }),
    found({ every: 'week', until: '2027-03-31', except: ['2026-12-09', '2026-12-15'] }),
    found({ every: 'week', until: '2026-12-08', except: ['2026-12-01', '2026-12-08'] }),
    found({ every: 'week', until: '2027-03-31' }, days('2026-12-01', '2026-12-08')),
    found({ every: 'week', which: ['first'], until: '2027-03-31' }),
    found({ every: 'month', on: ['tuesday'], until: '2027-03-31' }),
    found({ every: 'month', which: ['first'], until: '2027-03-31' }),
    found({ every: 'day', on: ['tuesday'], until: '2027-03-31' }),
    found({ every: 'weekly', on: ['Tue'], until: '31.3.2027' }),
    found({ every: 'week' }),
    found({ every: 'week', until: '2027-03-31' }, {}, {}),
  ]).toMatchInlineSnapshot(`
    [
      [
        "repeats.until: "until" is 2026-11-30, but the first date, "date", is 2026-12-01. Write the last day on which it may take place.",
      ],
      [
        "repeats: Until 2026-12-07, it takes place once: there is no second date. Write a later "until", or remove "repeats".",
      ],
      [
        "repeats: Until 2029-12-31, it takes place once: there is no second date. Write a later "until", or remove "repeats".",
      ],
      [
        "date: "date" is 2026-12-01, a Tuesday, not a date of "repeats". Write the first one, 2026-12-02, or change "repeats".",
      ],
      [
        "date: "date" is 2026-12-01, a Tuesday, not a date of "repeats". Write a later "until", or change "repeats".",
      ],
      [
        "repeats.until: These are more than 400 dates. Write an earlier "until": the 400th date is 2028-01-04.",
      ],
      [
        "repeats.except[0]: It does not take place on 2026-12-09, a Wednesday, anyway. Write one of its dates, such as 2026-12-08 or 2026-12-15, or remove this.",
      ],
      [
        "repeats.except: These are all of its dates. Remove some of them, or use "draft": true for what does not take place at all.",
      ],
      [
        "repeats: It begins again on 2026-12-08, before it is over. Write an earlier last day, or a rule that leaves more time between two dates.",
      ],
      [
        "repeats.which: "which" is for months and years. Remove it, or write "every": "month".",
      ],
      [
        "repeats.on: Of a month, "on" and "which" say a day together, and "which" is missing. Add it, such as "on": ["sunday"], "which": ["first"], or remove "on": then it is on the same day of the month.",
      ],
      [
        "repeats.which: Of a month, "on" and "which" say a day together, and "on" is missing. Add it, such as "on": ["sunday"], "which": ["first"], or remove "which": then it is on the same day of the month.",
      ],
      [
        "repeats.on: What is every day is on all weekdays. Write "every": "week", or remove "on".",
      ],
      [
        "repeats.every: "every" cannot be "weekly". Did you mean "week"? Allowed: "day", "week", "month", "year".",
        "repeats.on[0]: Entry 1 of "on" cannot be "Tue". Did you mean "tuesday"? Allowed: "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday".",
        "repeats.until: "31.3.2027" is not a date. Did you mean "2027-03-31"? Write year, month and day, such as 2030-12-24.",
      ],
      [
        "repeats.until: "until" is required. Add it, for example "until": "2030-12-18". The last day on which it may take place.",
      ],
      [
        "repeats: This depends on the time zone of the site, and "seo" has none. Write one there, such as "timeZone": "Europe/Berlin".",
      ],
    ]
  `);
});
