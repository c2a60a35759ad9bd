import { defineSection, image, text } from 'site-from-json/schema';
import { z } from 'zod';

const side = (title: string, description: string, example: string) =>
  z
    .strictObject({
      label: text('Label', 'A word or two on the picture.', example),
      picture: image('The picture, with an alternative text.'),
    })
    .meta({ title, description });

/** Two pictures of the same thing, over one another. */
export default defineSection('before-after', {
  title: 'Before and after',
  description:
    'Two pictures over one another, with a divider that visitors move. Without JavaScript they stand side by side.',
  synonyms: ['before-and-after', 'image-comparison', 'compare-images', 'image-slider', 'juxtapose'],
  client: 'interaction',
  pictures: 'wide',
  shape: {
    title: text('Heading', 'The heading of the section.', 'From a sketch to a house'),
    text: text('Text', 'A sentence beside the heading.', 'Move the line.').optional(),
    before: side('Before', 'The picture at the start of the line, whose proportions both have.', 'Before'),
    after: side(
      'After',
      'The picture at the end of the line; what does not fit into the proportions of the first one is cut off.',
      'After',
    ),
  },
});
