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
  shape: {
    title: text('Heading', 'The heading of the section.', 'Book a visit'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    list: named('list', 'List', 'The list of appointments: a key of `lists`.', 'visits'),
    openings: z.array(opening).min(1).meta({ title: 'Openings', description: 'The times that can be booked.' }),
    labels: z
      .strictObject({
        appointment: text('Appointment', 'Above the appointments.', 'Appointment'),
        day: text('Day', 'Above the days.', 'Day'),
        time: text('Time', 'Above the times.', 'Time'),
        person: text('Person', 'Above the last step.', 'You'),
        name: text('Name', 'The field for the name.', 'Name'),
        email: text('E-mail', 'The field for the address.', 'E-mail'),
        note: text('Note', 'The field for anything else.', 'What should we know?'),
        next: text('Next', 'The button to the next step.', 'Next'),
        back: text('Back', 'The button to the step before.', 'Back'),
        sent: text('Sent', 'What is said when it was sent, unless there is `thanks`.', 'Thank you.'),
        closed: text('Closed', 'What is said of a day without times.', 'We are closed on this day.'),
        failed: text('Failed', 'What is said if it could not be sent.', 'That did not work. Please call us.'),
      })
      .meta({ title: 'Labels', description: 'The words of the form.' }),
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
