import { z } from 'zod';
import { actions } from '../../../schema/action.ts';
import { image, paragraphs, text } from '../../../schema/fields.ts';
import { mediaSide, section } from '../../../schema/section.ts';

/** A picture beside text. Several of them look best with alternating sides. */
export const imageWithText = section('image-with-text', {
  title: 'Image with text',
  description:
    'A large picture beside a heading, paragraphs, points and actions. Several of them look best with alternating sides.',
  synonyms: ['image-text', 'text-with-image', 'text-image', 'media', 'media-with-text', 'split'],
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
  examples: [
    {
      type: 'image-with-text',
      id: 'design',
      eyebrow: 'Design',
      title: 'Drawn before it is built',
      paragraphs: [
        'Every screen begins as points on paper. We show it to the people who will use it while changing it still costs nothing.',
        'What they understand at once becomes a wireframe, and only then code.',
      ],
      points: ['A prototype after two weeks', 'Tried with five people of yours', 'One library for design and code'],
      actions: [
        { label: 'How we work', href: '/about' },
        { label: 'About {product}', href: '/about', variant: 'secondary' },
      ],
      picture: { src: '/images/why-choose-us.svg', alt: 'A sketch of blocks that becomes solid from left to right' },
    },
    {
      type: 'image-with-text',
      id: 'training',
      tone: 'tinted',
      title: 'Taught by those who build',
      paragraphs: ['Our courses are held by the people who use the same tools every day.'],
      picture: {
        src: '/images/training.svg',
        alt: 'Steps of isometric blocks rise from a few loose points to a finished form.',
      },
    },
    {
      type: 'image-with-text',
      id: 'launch',
      tone: 'contrast',
      title: 'Launched on a quiet Tuesday',
      paragraphs: ['A launch should be a dull day. We practise it until it is, and stay with you afterwards.'],
      points: ['Rehearsed twice', 'Back within a minute'],
      actions: [{ label: 'Talk to us', href: '/#contact' }],
      picture: { src: '/images/about.svg', alt: 'Blocks that rise from a grid of points' },
      mediaSide: 'end',
    },
  ],
});
