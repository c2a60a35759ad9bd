import { z } from 'zod';
import { image, text } from '../../../schema/fields.ts';
import { columns, section } from '../../../schema/section.ts';

const item = z
  .strictObject({
    picture: image('The picture, with an alternative text.'),
    caption: text('Caption', 'A few words below the picture.', 'The first sketch of the hall').optional(),
  })
  .meta({ title: 'Picture', description: 'A picture with its caption.' });

const enlarge = z
  .strictObject({
    open: text(
      'Open',
      'The label of the button that enlarges a picture, followed by the name of the picture.',
      'Enlarge',
    ),
    close: text('Close', 'The label of the button that closes it.', 'Close'),
  })
  .meta({
    title: 'Enlarge',
    description: 'Lets each picture open large, with these labels. Leave it out, and pictures stay as they are.',
    examples: [{ open: 'Enlarge', close: 'Close' }],
  });

/** Pictures with captions. */
export const gallery = section('gallery', {
  title: 'Gallery',
  description: 'Pictures with captions in rows. Visitors can enlarge them.',
  synonyms: ['images', 'pictures', 'photos', 'image-gallery'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'From our drawing boards'),
    text: text('Text', 'A sentence beside the heading.', 'Every product began like this.').optional(),
    columns: columns('pictures of equal ratio'),
    ratio: z
      .enum(['own', '1:1', '4:3', '3:2', '16:9'])
      .default('own')
      .meta({
        title: 'Ratio',
        description:
          'The ratio of width to height of each picture in the grid: its own, or one to which all are cropped.',
        enumDescriptions: [
          'Each picture whole.',
          'Square.',
          'Landscape.',
          'Landscape, as photographs are.',
          'Wide, as films are.',
        ],
      }),
    items: z.array(item).min(1).max(40).meta({ title: 'Pictures', description: 'The pictures, in order.' }),
    enlarge: enlarge.optional(),
  },
  examples: [
    {
      type: 'gallery',
      id: 'drawings',
      title: 'From our drawing boards',
      text: 'Points first, then lines, then something that stands.',
      items: [
        {
          picture: { src: '/images/hero.svg', alt: 'Points become a wireframe, and the wireframe solid blocks' },
          caption: 'Materialize Concepts: the drawing that this site begins with',
        },
        {
          picture: { src: '/media/how-we-work.webp', alt: 'The first frame of the film about how we work' },
          caption: 'A frame of the film',
        },
        {
          picture: { src: '/images/about.svg', alt: 'Blocks that rise from a grid of points' },
          caption: 'Blocks on a grid',
        },
        {
          picture: { src: '/images/team/cto.svg', alt: 'A drawn portrait of flat facets' },
          caption: 'Sample Person, drawn with the same pen',
        },
        { picture: { src: '/images/training.svg', alt: 'Steps of blocks, each taller than the one before' } },
        {
          picture: { src: '/images/why-choose-us.svg', alt: 'A sketch that becomes solid from left to right' },
          caption: 'From sketch to solid',
        },
      ],
      enlarge: { open: 'Enlarge', close: 'Close' },
    },
    {
      type: 'gallery',
      id: 'film',
      tone: 'tinted',
      title: 'A frame of our film',
      items: [{ picture: { src: '/media/how-we-work.webp', alt: 'The first frame of the film about how we work' } }],
    },
    {
      type: 'gallery',
      id: 'faces',
      tone: 'contrast',
      title: 'Four sample faces',
      text: 'Drawn, not photographed: none of them exists.',
      ratio: '1:1',
      items: [
        { picture: { src: '/images/team/cto.svg', alt: 'Portrait of facets in warm light' }, caption: 'Sample Person' },
        { picture: { src: '/images/team/human-resource.svg', alt: 'Portrait of facets with long hair' } },
        { picture: { src: '/images/team/business-development-1.svg', alt: 'Portrait of facets with a beard' } },
        { picture: { src: '/images/team/business-development-2.svg', alt: 'Portrait of facets with glasses' } },
      ],
      enlarge: { open: 'Enlarge', close: 'Close' },
    },
  ],
});
