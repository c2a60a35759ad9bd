import { actions, defineSection, image, mediaSide, paragraphs, text } from 'site-from-json/schema';
import { z } from 'zod';

/** A picture beside text. Several of them look best with alternating sides. */
export default defineSection('image-with-text', {
  title: 'Image with text',
  description:
    'A large picture beside a heading, paragraphs, points and actions. Several of them look best with alternating sides.',
  synonyms: ['image-text', 'text-with-image', 'text-image', 'media', 'media-with-text', 'split'],
  client: 'static',
  shape: {
    eyebrow: text('Eyebrow', 'A short line above the heading.', 'Design').optional(),
    title: text('Heading', 'The heading of the section.', 'Drawn before it is built'),
    paragraphs: paragraphs('Paragraphs', 'The text.'),
    points: z
      .array(text('Point', 'A few words.', 'A prototype after two weeks'))
      .max(8)
      .default([])
      .meta({
        title: 'Points',
        description: 'A short list under the text.',
        examples: [['A prototype after two weeks']],
      }),
    actions,
    picture: image('The picture beside the text.'),
    mediaSide: mediaSide('start'),
  },
});
