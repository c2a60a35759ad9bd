import { actions } from '../../../schema/action.ts';
import { dayPattern, matching, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

/** The time until an event begins. */
export const countdown = section('countdown', {
  title: 'Countdown',
  description: 'The time until an event begins. Without JavaScript only the date is shown.',
  synonyms: ['timer', 'launch', 'days-left'],
  shape: {
    title: text('Heading', 'What begins.', 'The doors open'),
    text: text('Text', 'A sentence under the heading.').optional(),
    to: matching(new RegExp(`^${dayPattern}T([01]\\d|2[0-3]):[0-5]\\d(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$`), 40).meta({
      title: 'Date and time',
      description: 'When it begins: date, time and offset from UTC.',
      examples: ['2030-05-08T09:00+02:00'],
      patternErrorMessage: 'Write date, time and offset from UTC, such as 2030-05-08T09:00+02:00, or Z for UTC itself.',
    }),
    over: text('Over', 'Replaces the numbers when the time has come.', 'We have begun.'),
    actions,
  },
  examples: [
    {
      type: 'countdown',
      id: 'doors',
      tone: 'contrast',
      title: 'The doors open',
      text: 'Two days of talks and workshops by the lake.',
      to: '2030-05-08T09:00+02:00',
      over: 'The doors are open. Come in!',
      actions: [{ label: 'Get a ticket', href: '/#contact' }],
    },
    {
      type: 'countdown',
      id: 'past',
      title: 'Early tickets',
      to: '2024-01-31T23:59Z',
      over: 'The early tickets are gone. The others are not.',
    },
  ],
});
