import { body, date, image, link, text } from '../../schema/fields.ts';
import { defineKind } from './define-kind.ts';

export const events = defineKind('events', {
  title: 'Event',
  description: 'A concert, a course, a meeting, or whatever else has its day.',
  shape: {
    title: text('Title', 'What it is called.', 'Open workshop'),
    description: text('Description', 'One or two sentences.', 'See how things are made, and make one.').optional(),
    date: date('Date', 'The day, or the first of several.', '2030-05-08'),
    until: date('Until', 'The last of several days.', '2030-05-10').optional(),
    time: text('Time', 'When it begins, as visitors read it.', '19:30').optional(),
    place: text('Place', 'Where it is.', 'Main hall').optional(),
    price: text('Price', 'The price as it is to be read.', 'Free', '€ 12').optional(),
    image: image('Shown on its card.').optional(),
    href: link('Where tickets or more can be had.', 'https://example.com/tickets').optional(),
    body: body().optional(),
  },
  hidden: ['body'],
});
