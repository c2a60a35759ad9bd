import { actions, dayPattern, defineSection, matching, momentField, text } from 'site-from-json/schema';

/** The time until an event begins. */
export default defineSection('countdown', {
  title: 'Countdown',
  description: 'The time until an event begins. Without JavaScript only the date is shown.',
  synonyms: ['timer', 'launch', 'days-left'],
  client: 'visible',
  shape: {
    title: text('Heading', 'What begins.', 'The doors open'),
    text: text('Text', 'A sentence under the heading.').optional(),
    to: matching(new RegExp(`^${dayPattern}T([01]\\d|2[0-3]):[0-5]\\d(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$`), 40).meta({
      title: 'Date and time',
      description: 'When it begins: date, time and offset from UTC.',
      examples: ['2030-05-08T09:00+02:00'],
      patternErrorMessage: 'Write date, time and offset from UTC, such as 2030-05-08T09:00+02:00, or Z for UTC itself.',
      field: momentField,
    }),
    over: text('Over', 'Replaces the numbers when the time has come.', 'We have begun.'),
    actions,
  },
});
