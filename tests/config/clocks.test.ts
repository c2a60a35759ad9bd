import { expect, test } from 'vitest';
import { clocksIn } from '../../schema/fields/index.ts';

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
