import { z } from 'zod';
import { frameAddress, image, ratio, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

/** A frame of another site, of which nothing is loaded before it is asked for. */
export const embed = section('embed', {
  title: 'Embed',
  description:
    'A frame of another site, such as a booking calendar or a podcast. Nothing of it is loaded before the visitor asks for it.',
  synonyms: ['iframe', 'frame', 'widget', 'podcast', 'calendar'],
  shape: {
    title: text('Heading', 'The heading of the section; it names the frame too.', 'Listen'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    src: frameAddress(
      'What the frame shows: the address in `src` of the code that the other site gives you.',
      'https://www.openstreetmap.org/export/embed.html?bbox=13.37%2C52.51%2C13.39%2C52.52',
    ),
    picture: image('Stands in the place of the frame until it is asked for.').optional(),
    ratio: ratio(),
    height: z
      .int()
      .min(80)
      .max(2000)
      .optional()
      .meta({ title: 'Height', description: 'Of the frame in pixels, in place of the ratio.', examples: [420] }),
  },
  examples: [
    {
      type: 'embed',
      id: 'calendar',
      title: 'Pick a time',
      text: 'Half an hour, by telephone or in our office.',
      src: 'https://calendar.example.com/embed/sample',
      height: 420,
    },
    {
      type: 'embed',
      id: 'podcast',
      tone: 'contrast',
      title: 'Listen to the third episode',
      src: 'https://podcast.example.com/embed/3',
      picture: { src: '/images/about.svg', alt: 'Blocks that rise from a grid of points' },
    },
  ],
});
