import { z } from 'zod';
import { actions } from '../../../schema/action.ts';
import { image, paragraphs, text } from '../../../schema/fields.ts';
import { mediaSide, section } from '../../../schema/section.ts';

/** The opening of a page: headline, text, actions and a picture. */
export const hero = section('hero', {
  title: 'Hero',
  description: 'The opening of a page: headline, motto, text, actions and a picture.',
  synonyms: ['header', 'intro', 'jumbotron'],
  shape: {
    eyebrow: text('Eyebrow', 'A short line above the headline, such as the motto.', 'Made by hand').optional(),
    title: text('Headline', 'The headline. In the first section it is the main heading of the page.'),
    lead: text('Lead', 'One or two sentences under the headline.').optional(),
    paragraphs: paragraphs('Paragraphs', 'Further paragraphs.').optional(),
    actions,
    picture: image('The picture beside or behind the text.').optional(),
    layout: z
      .enum(['split', 'centered', 'cover'])
      .default('split')
      .meta({
        title: 'Layout',
        description: 'The position of the picture: beside, below or behind the text.',
        enumDescriptions: [
          'Text and picture side by side.',
          'Centered text, with the picture below it.',
          'A photograph behind the text, darkened so that the text is readable.',
        ],
        synonyms: { centered: ['center', 'centred', 'stacked'], cover: ['background', 'full', 'overlay'] },
      }),
    mediaSide: mediaSide('end'),
  },
  examples: [
    { type: 'hero', id: 'hero', title: 'Software that starts from your idea' },
    {
      type: 'hero',
      id: 'hero',
      tone: 'tinted',
      eyebrow: 'Materialize Concepts',
      title: 'From the first sketch to a running product',
      lead: 'Design, build and launch with one team.',
      paragraphs: ['A paragraph of its own.'],
      actions: [
        { label: 'Read More', href: '/about' },
        { label: 'Courses', href: '/training', variant: 'secondary' },
      ],
      picture: { src: '/images/hero.svg', alt: 'Points become a wireframe, and the wireframe a solid form' },
    },
    {
      type: 'hero',
      id: 'hero',
      layout: 'cover',
      eyebrow: 'Since 1998',
      title: 'A house by the water',
      lead: 'Rooms, a kitchen and a long table under the trees.',
      actions: [{ label: 'Book a room', href: '/#contact' }],
      picture: { src: '/images/training.svg', alt: 'Steps that rise from a few loose points to a finished form' },
    },
    {
      type: 'hero',
      id: 'hero',
      layout: 'centered',
      padding: 'small',
      title: 'One place for all your plans',
      lead: 'Write them down once, and everybody works from the same page.',
      actions: [
        { label: 'Begin', href: '/#contact' },
        { label: 'See how it works', href: '/about', variant: 'secondary' },
      ],
      picture: { src: '/images/about.svg', alt: 'Blocks that rise from a grid of points' },
    },
    {
      type: 'hero',
      id: 'hero',
      mediaSide: 'start',
      width: 'wide',
      title: 'The picture first',
      picture: { src: '/images/hero.svg', alt: 'Points become a wireframe, and the wireframe a solid form' },
    },
  ],
});
