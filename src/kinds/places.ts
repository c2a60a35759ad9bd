import { body, image, link, text } from '../../schema/fields.ts';
import { defineKind } from './define-kind.ts';

export const places = defineKind('places', {
  title: 'Place',
  description: 'A shop, an office, a branch, a venue.',
  shape: {
    name: text('Name', 'What it is called.', 'Workshop in the old mill'),
    description: text('Description', 'One or two sentences.', 'Ring twice; the door is heavy.').optional(),
    address: text('Address', 'Street and town.', 'Sample Street 1, Sampletown'),
    hours: text('Hours', 'When it is open, as visitors read it.', 'Mo–Fr 9–18').optional(),
    phone: text('Telephone', 'Its number.', '+1 555 0100').optional(),
    image: image('Shown on its card.').optional(),
    href: link('A map, or a page of its own.', 'https://example.com/map').optional(),
    body: body().optional(),
  },
  hidden: ['body'],
});
