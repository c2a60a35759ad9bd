import { defineSection, frameAddress, image, ratio, text } from 'site-from-json/schema';
import { z } from 'zod';

/** A frame with content of another site, loaded only when the visitor asks for it. */
export default defineSection('embed', {
  title: 'Embed',
  description:
    'A frame with content of another site, such as a booking calendar or a podcast. It is loaded only when the visitor asks for it.',
  synonyms: ['iframe', 'frame', 'widget', 'podcast', 'calendar'],
  client: 'interaction',
  pictures: 'wide',
  shape: {
    title: text('Heading', 'The heading of the section, also the name of the frame.', 'Listen'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    src: frameAddress(
      'The content of the frame: the `src` address in the embed code of the other site.',
      'https://www.openstreetmap.org/export/embed.html?bbox=13.37%2C52.51%2C13.39%2C52.52',
    ),
    picture: image('Shown until the visitor asks for the frame.').optional(),
    ratio: ratio(),
    height: z
      .int()
      .min(80)
      .max(2000)
      .meta({
        title: 'Height',
        description: 'The height of the frame in pixels, instead of the ratio.',
        examples: [420],
      })
      .optional(),
  },
  outside: ({ src }) => ({ frame: src }),
});
