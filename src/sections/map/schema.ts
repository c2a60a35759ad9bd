import { z } from 'zod';
import { frameAddress, image, text } from '../../../schema/fields.ts';
import { navItem } from '../../../schema/nav.ts';
import { section } from '../../../schema/section.ts';

/** The location of a place: an address, a picture of the map, and an interactive map on request. */
export const map = section('map', {
  title: 'Map',
  description:
    'An address beside a picture of its location, with a link to a map. With `frame`, visitors can load an interactive map.',
  synonyms: ['location', 'directions', 'google-maps', 'openstreetmap', 'place'],
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
  examples: [
    {
      type: 'map',
      id: 'place',
      title: 'How to find us',
      text: 'Five minutes on foot from the station, and the yard has room for bicycles.',
      address: ['12 Sample Street', 'Second yard, first floor', '10117 Sampletown'],
      link: { label: 'Show the way', href: 'https://www.openstreetmap.org/#map=16/52.5163/13.3777' },
      picture: { src: '/images/training.svg', alt: 'Steps of isometric blocks rise from a few loose points' },
      frame: 'https://www.openstreetmap.org/export/embed.html?bbox=13.37%2C52.51%2C13.39%2C52.52',
    },
    {
      type: 'map',
      id: 'harbour',
      tone: 'tinted',
      title: 'At the harbour',
      address: ['Pier 4', 'Sampletown'],
      link: { label: 'Open the map', href: 'https://www.openstreetmap.org/#map=16/52.5163/13.3777' },
      picture: { src: '/images/about.svg', alt: 'The quay with the red crane; the door is to its left' },
    },
  ],
});
