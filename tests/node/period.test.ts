import { expect, test } from 'vitest';
import { instantOf, isWithin, periodOf } from '../../src/content/period.ts';

const at = (moment: string, zone = 'Europe/Berlin') => new Date(instantOf(moment, zone)).toISOString();

test.each([
  ['2026-12-01', 'Europe/Berlin', '2026-11-30T23:00:00.000Z'],
  ['2026-07-01', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  ['2026-07-01T12:00', 'Asia/Kathmandu', '2026-07-01T06:15:00.000Z'],
  // Clocks pass over 02:30: it is half an hour after what follows 02:00.
  ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  // They show 02:30 twice: the first counts.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  // A day that begins at one o'clock.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
])('%s in %s is %s', (moment, zone, instant) => {
  expect(at(moment, zone)).toBe(instant);
});

test('a last day is whole, also where clocks change on it', () => {
  const hours = (day: string) => {
    const { from, until } = periodOf({ from: day, until: day }, 'Europe/Berlin');
    return (until - from) / 3_600_000;
  };
  expect(['2026-12-31', '2027-03-28', '2026-10-25'].map(hours)).toEqual([24, 23, 25]);
});

test('a period begins with its first instant, and ends before its last', () => {
  const period = periodOf({ from: '2026-12-01', until: '2026-12-01T18:00' }, 'Europe/Berlin');
  const within = (time: string) => isWithin(Date.parse(time), period);
  expect(within('2026-11-30T22:59:59.999Z')).toBe(false);
  expect(within('2026-11-30T23:00:00Z')).toBe(true);
  expect(within('2026-12-01T16:59:59.999Z')).toBe(true);
  expect(within('2026-12-01T17:00:00Z')).toBe(false);
  expect(isWithin(0, periodOf({}, 'UTC'))).toBe(true);
});
