import { columns, defineSection, image, text } from 'site-from-json/schema';
import { z } from 'zod';

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
    description:
      'Lets each picture open large, with these labels, and visitors go on to the next one. Leave it out, and pictures stay as they are.',
    examples: [{ open: 'Enlarge', close: 'Close' }],
  });

/** Pictures with captions. */
export default defineSection('gallery', {
  title: 'Gallery',
  description: 'Pictures with captions in rows. Visitors can enlarge them.',
  synonyms: ['images', 'pictures', 'photos', 'image-gallery'],
  client: 'static',
  pictures: 'wide',
  enlarges: ({ enlarge }) => enlarge !== undefined,
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
    items: z.array(item).min(1).max(400).meta({ title: 'Pictures', description: 'The pictures, in order.' }),
    enlarge: enlarge.optional(),
  },
});
