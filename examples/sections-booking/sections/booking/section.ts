import { defineSection, named, sending, serviceAddress, text, time } from 'site-from-json/schema';
import { z } from 'zod';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const opening = z
  .strictObject({
    days: z
      .array(z.enum(days))
      .min(1)
      .meta({ title: 'Days', description: 'The days with these times.', examples: [['monday', 'tuesday']] }),
    times: z
      .array(time('Time', 'When an appointment may begin.', '09:30'))
      .min(1)
      .meta({ title: 'Times', description: 'When appointments may begin.' }),
  })
  .meta({ title: 'Times of days', description: 'When appointments may begin on some days.' });

/** An appointment in four steps. */
export default defineSection('booking', {
  title: 'Booking',
  description: 'Visitors choose an appointment, a day and a time, and say who they are.',
  synonyms: ['appointment', 'reservation', 'calendar'],
  client: 'interaction',
  list: 'appointments',
  texts: {
    en: {
      appointment: 'Appointment',
      day: 'Day',
      time: 'Time',
      person: 'You',
      name: 'Name',
      email: 'E-mail',
      note: 'What should we know?',
      next: 'Next',
      back: 'Back',
      sent: 'Thank you.',
      closed: 'We are closed on this day.',
      failed: 'That did not work. Please call us.',
    },
    de: {
      appointment: 'Termin',
      day: 'Tag',
      time: 'Uhrzeit',
      person: 'Sie',
      name: 'Name',
      email: 'E-Mail',
      note: 'Was sollten wir wissen?',
      next: 'Weiter',
      back: 'Zurück',
      sent: 'Vielen Dank.',
      closed: 'An diesem Tag ist geschlossen.',
      failed: 'Das hat nicht geklappt. Bitte rufen Sie uns an.',
    },
  },
  shape: {
    title: text('Heading', 'The heading of the section.', 'Book a visit'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    list: named('list', 'List', 'The list of appointments: a key of `lists`.', 'visits'),
    openings: z.array(opening).min(1).meta({ title: 'Openings', description: 'The times that can be booked.' }),
    action: serviceAddress,
    ...sending,
  },
  *check({ openings }) {
    const known = new Set<unknown>();
    for (const [at, opening] of (Array.isArray(openings) ? openings : []).entries())
      for (const [place, day] of (Array.isArray(opening?.days) ? opening.days : []).entries()) {
        if (known.has(day))
          yield {
            path: ['openings', at, 'days', place],
            code: 'booking/day',
            message: `"${day}" has times already.`,
            hint: 'Write all times of a day in one place.',
          };
        known.add(day);
      }
  },
  outside: ({ action }) => ({ form: action, connect: action }),
});
