import { defineSection, frameAddress, image, navItem, text } from 'site-from-json/schema';
import { z } from 'zod';

/** The location of a place: an address, a picture of the map, and an interactive map on request. */
export default defineSection('map', {
  title: 'Map',
  description:
    'An address beside a picture of its location, with a link to a map. With `frame`, visitors can load an interactive map.',
  synonyms: ['location', 'directions', 'google-maps', 'openstreetmap', 'place'],
  client: 'interaction',
  shape: {
    title: text('Heading', 'The heading of the section.', 'How to find us'),
    text: text('Text', 'A sentence under the heading.', 'Five minutes from the station.').optional(),
    address: z
      .array(text('Line', 'A line of the address.', '12 Sample Street'))
      .min(1)
      .max(8)
      .meta({ title: 'Address', description: 'The address, line by line.' }),
    link: navItem.meta({ title: 'Link', description: 'The link to a map.' }),
    picture: image('A picture of the map, or of the place.'),
    frame: frameAddress(
      'An interactive map.',
      'https://www.openstreetmap.org/export/embed.html?bbox=13.37%2C52.51%2C13.39%2C52.52',
    ).optional(),
  },
  outside: ({ frame }) => ({ frame }),
});
