import { expect, test } from 'vitest';
import { clocksIn } from '../../schema/fields/index.ts';
import { issuesOf } from './error-text.ts';
import { brokenConfig } from './minimal-config.ts';

test.each([
  ['19:30', '19:30'],
  ['19:30 – 22:00', '19:30 22:00'],
  ['Doors 18:30, begins 19:30', '18:30'],
  ['19.30 Uhr', '19:30'],
  ['19.00 – 21.00 Uhr', '19:00 21:00'],
  ['17 Uhr', '17:00'],
  ['17–19 Uhr', '17:00 19:00'],
  ['9 bis 12 Uhr', '09:00 12:00'],
  ['20h', '20:00'],
  ['20h30', '20:30'],
  ['7 pm', '19:00'],
  ['7:30 p.m.', '19:30'],
  ['7 – 9:30 pm', '19:00 21:30'],
  ['12 am to 12 pm', '00:00 12:00'],
  ['am 12.05. um 19 Uhr', '19:00'],
  ['in the evening', ''],
  ['at 7', ''],
  ['25:00', ''],
  ['room 12', ''],
])('the times of “%s” are %s', (text, times) => {
  expect(clocksIn(text).join(' ')).toBe(times);
});

test('an event with a time that no calendar reads is warned of', () => {
  const told = (time: string) =>
    issuesOf(
      brokenConfig((config) => {
        config.lists.nights = { of: 'events', items: [{ id: 'night', title: 'Night', date: '2030-05-08', time }] };
      }),
    ).map(({ pathText, severity, message }) => `${severity} ${pathText}: ${message}`);
  expect(told('um 7')).toEqual([
    'warning lists.nights.items[0].time: No time is read from this, so calendars and search engines have the whole day.',
  ]);
  for (const fine of ['19.30 Uhr', 'in the evening', '{product}']) expect(told(fine)).toEqual([]);
});
