import { expect, test } from 'vitest';
import { instantOf } from '../../src/content/period.ts';
import { expandSite } from '../../src/pages/expand.ts';
import { type Opening, openingsOf } from '../../src/sections/opening-hours/openings.ts';
import { parseSite } from '../../src/validate/parse-site.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { registry } from '../registry.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const zone = 'Europe/Berlin';

type Place = Parameters<typeof openingsOf>[0];
const place: Place = {
  week: [
    {
      days: [...weekdays],
      hours: [
        { from: '09:00', to: '12:30' },
        { from: '14:00', to: '18:00' },
      ],
    },
    { days: ['saturday'], hours: [{ from: '20:00', to: '02:00' }] },
    { days: ['sunday'], hours: [] },
  ],
  special: [
    { date: '2026-12-24', hours: [{ from: '09:00', to: '12:00' }] },
    { date: '2026-12-25', until: '2026-12-26', hours: [] },
  ],
};

/** What a visitor reads at a local time of a place whose page was built on the first of December. */
function at(moment: string, one: Place = place, today = '2026-12-01') {
  const openings = openingsOf(one, today, (local) => instantOf(local, zone));
  const now = instantOf(moment, zone);
  const { from: _, ...opening } = openings.filter(({ from }) => from <= now).at(-1) as Opening;
  return opening;
}

test.each([
  [
    'Tuesday before it opens',
    '2026-12-01T08:59',
    { isOpen: false, next: { day: '2026-12-01', time: '09:00', isToday: true } },
  ],
  [
    'Tuesday when it opens',
    '2026-12-01T09:00',
    { isOpen: true, next: { day: '2026-12-01', time: '12:30', isToday: true } },
  ],
  [
    'Tuesday at lunch',
    '2026-12-01T12:30',
    { isOpen: false, next: { day: '2026-12-01', time: '14:00', isToday: true } },
  ],
  [
    'Tuesday in the evening',
    '2026-12-01T18:00',
    { isOpen: false, next: { day: '2026-12-02', time: '09:00', isToday: false } },
  ],
  [
    'Saturday before midnight',
    '2026-12-05T23:00',
    { isOpen: true, next: { day: '2026-12-06', time: '02:00', isToday: false } },
  ],
  [
    'Sunday after midnight',
    '2026-12-06T01:00',
    { isOpen: true, next: { day: '2026-12-06', time: '02:00', isToday: true } },
  ],
  [
    'Sunday',
    '2026-12-06T12:00',
    { isOpen: false, isClosedToday: true, next: { day: '2026-12-07', time: '09:00', isToday: false } },
  ],
  [
    'the 24th, which is shorter',
    '2026-12-24T12:00',
    { isOpen: false, next: { day: '2026-12-28', time: '09:00', isToday: false } },
  ],
  [
    'the 26th, a Saturday',
    '2026-12-26T21:00',
    { isOpen: false, isClosedToday: true, next: { day: '2026-12-28', time: '09:00', isToday: false } },
  ],
])('on %s', (_, moment, opening) => {
  expect(at(moment)).toEqual(opening);
});

test('a day that clocks change on opens at its local time', () => {
  const sundays: Place = { week: [{ days: ['sunday'], hours: [{ from: '09:00', to: '12:00' }] }], special: [] };
  const openings = openingsOf(sundays, '2027-03-27', (local) => instantOf(local, zone));
  const opens = openings.filter(({ isOpen }) => isOpen).map(({ from }) => new Date(from).toISOString());
  expect(opens[0]).toBe('2027-03-28T07:00:00.000Z');
  expect(opens[1]).toBe('2027-04-04T07:00:00.000Z');
});

test('a place that is always open has no end, and one that never opens no beginning', () => {
  const all: Place = {
    week: [{ days: [...weekdays, 'saturday', 'sunday'], hours: [{ from: '00:00', to: '24:00' }] }],
    special: [],
  };
  expect(at('2026-12-10T03:00', all)).toEqual({ isOpen: true });
  expect(at('2026-12-10T03:00', { week: [{ days: ['monday'], hours: [] }], special: [] })).toEqual({
    ...{ isOpen: false, isClosedToday: true },
  });
});

test('special days that are over are gone for visitors, and stay for the author, who edits them on the page', () => {
  const [home, ...others] = minimalConfig.routes;
  const hours = { type: 'opening-hours', id: 'hours', title: 'Hours', ...place };
  const config = {
    ...minimalConfig,
    seo: { ...minimalConfig.seo, timeZone: zone },
    routes: [{ ...home, sections: [...(home?.sections ?? []), hours] }, ...others],
  };
  const parsed = parseSite(registry, JSON.stringify(config));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const days = (reader: 'visitor' | 'author', moment: string) => {
    const { site } = expandSite(registry, parsed.site, { reader, time: instantOf(moment, zone) });
    const section = site.routes[0]?.sections.find(({ id }) => id === 'hours') as unknown as Place;
    return section.special.map(({ date }) => date);
  };
  expect(days('visitor', '2026-12-24T23:00')).toEqual(['2026-12-24', '2026-12-25']);
  expect(days('visitor', '2026-12-26T12:00')).toEqual(['2026-12-25']);
  expect(days('visitor', '2026-12-27T00:00')).toEqual([]);
  expect(days('author', '2026-12-27T00:00')).toEqual(['2026-12-24', '2026-12-25']);
});
