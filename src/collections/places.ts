import { body, defineCollection, image, link, special, text, week } from 'site-from-json/schema';

const places = defineCollection('places', {
  title: 'Place',
  description: 'A shop, an office, a branch, a venue.',
  shape: {
    name: text('Name', 'The name of the place.', 'Workshop in the old mill'),
    description: text('Description', 'One or two sentences.', 'Ring twice; the door is heavy.').optional(),
    address: text('Address', 'Street and town.', 'Sample Street 1, Sampletown'),
    hours: text('Hours', 'When it is open, as shown to visitors.', 'Mo–Fr 9–18').optional(),
    week: week
      .optional()
      .meta({ description: 'Its opening hours, which `opening-hours` shows on its page and search engines read.' }),
    special: special.optional().meta({ description: 'Its days with other hours, such as holidays.' }),
    phone: text('Telephone', 'The telephone number.', '+1 555 0100').optional(),
    image: image('Shown on its card.').optional(),
    href: link('A map, or a page about it.', 'https://example.com/map').optional(),
    body: body().optional(),
  },
  hidden: ['body', 'week', 'special'],
});

export default places;

declare module 'site-from-json/schema' {
  interface Collections {
    places: typeof places;
  }
}
