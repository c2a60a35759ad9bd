import { z } from 'zod';
import { actions } from '../../../schema/action.ts';
import { date, text } from '../../../schema/fields.ts';
import { hours, hoursNote, week, weekdays } from '../../../schema/hours.ts';
import { section } from '../../../schema/section.ts';

const specialEntry = z
  .strictObject({
    date: date('Date', 'The day, or the first of several.', '2030-12-24'),
    until: date('Until', 'The last of several days.', '2030-12-26').optional(),
    label: text('Label', 'The name of the day.', 'Christmas').optional(),
    hours,
    note: hoursNote,
  })
  .meta({ title: 'Special day', description: 'A day, or several, with other hours.' });

/** The opening hours of a place. */
export const openingHours = section('opening-hours', {
  title: 'Opening hours',
  description: 'The hours of each day of the week and of special days, also as structured data for search engines.',
  synonyms: ['hours', 'opening-times', 'business-hours', 'office-hours'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'Opening hours'),
    text: text('Text', 'A sentence under the heading.', 'The kitchen closes an hour earlier.').optional(),
    actions,
    week,
    specialTitle: text('Heading of special days', 'The heading of the special days.', 'Holidays').optional(),
    special: z
      .array(specialEntry)
      .max(30)
      .default([])
      .meta({ title: 'Special days', description: 'Days with other hours, such as holidays.' }),
    clock: z
      .literal(['24', '12'])
      .default('24')
      .meta({
        title: 'Clock',
        description: 'How times are shown: 17:30, or 5:30 PM.',
        enumDescriptions: ['17:30', '5:30 PM'],
      }),
    note: text('Note', 'A line below the hours.', 'Large groups: please call us.').optional(),
  },
  examples: [
    {
      type: 'opening-hours',
      id: 'hours',
      title: 'When we cook',
      text: 'The last orders are taken an hour before we close.',
      actions: [{ label: 'Book a table', href: '/#contact' }],
      week: [
        { days: ['monday', 'tuesday'], note: 'Closed' },
        {
          days: ['wednesday', 'thursday', 'friday'],
          hours: [
            { from: '11:30', to: '14:30' },
            { from: '18:00', to: '23:00' },
          ],
        },
        { days: ['saturday'], hours: [{ from: '12:00', to: '23:30' }], note: 'Hot food all day' },
        { days: ['sunday'], hours: [{ from: '12:00', to: '17:00' }] },
      ],
      specialTitle: 'Holidays',
      special: [
        { date: '2030-12-24', until: '2030-12-26', label: 'Christmas', note: 'Closed' },
        { date: '2030-12-31', label: 'New Year’s Eve', hours: [{ from: '18:00', to: '02:00' }], note: 'One set menu' },
      ],
      note: 'For tables of more than eight, please call us.',
    },
    {
      type: 'opening-hours',
      id: 'office',
      tone: 'tinted',
      title: 'Visiting hours',
      clock: '12',
      week: [
        {
          days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
          hours: [{ from: '09:00', to: '17:30' }],
        },
        { days: ['saturday', 'sunday'], note: 'By appointment' },
      ],
    },
    {
      type: 'opening-hours',
      id: 'always',
      tone: 'contrast',
      title: 'Open every day',
      week: [{ days: [...weekdays], hours: [{ from: '07:00', to: '22:00' }] }],
    },
  ],
});
