import { body, date, defineCollection, image, link, notBefore, repeats, shownTime, text } from 'site-from-json/schema';
import { z } from 'zod';

const events = defineCollection('events', {
  title: 'Event',
  description: 'A concert, a course, a meeting, or anything else with a date.',
  shape: {
    title: text('Title', 'The name of the event.', 'Open workshop'),
    description: text('Description', 'One or two sentences.', 'See how things are made, and make one.').optional(),
    date: date('Date', 'The day, or the first of several.', '2030-05-08'),
    until: notBefore('date', date('Until', 'The last of several days.', '2030-05-10')).optional(),
    repeats: repeats(),
    time: shownTime('Time', 'When it begins, as shown to visitors.', '19:30').optional(),
    place: text('Place', 'Where it is.', 'Main hall').optional(),
    price: text('Price', 'The price, as shown to visitors.', 'Free', '€ 12').optional(),
    image: image('Shown on its card.').optional(),
    href: link('A page with tickets or more information.', 'https://example.com/tickets').optional(),
    body: body().optional(),
  },
  list: {
    calendar: z
      .boolean()
      .optional()
      .meta({
        title: 'Calendar',
        description:
          'Whether the build writes a calendar that visitors can subscribe to: the key of the list with .ics, such as /events.ics.',
        examples: [true],
      }),
  },
  hidden: ['body', 'repeats'],
  days: ['date', 'until'],
});

export default events;

declare module 'site-from-json/schema' {
  interface Collections {
    events: typeof events;
  }
}
