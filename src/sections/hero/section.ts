import { actions, defineSection, image, mediaSide, paragraphs, text } from 'site-from-json/schema';
import { z } from 'zod';

/** The opening of a page: headline, text, actions and a picture. */
export default defineSection('hero', {
  title: 'Hero',
  description: 'The opening of a page: headline, motto, text, actions and a picture.',
  synonyms: ['header', 'intro', 'jumbotron'],
  client: 'static',
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
  pictures: ({ layout }) => (layout === 'centered' || layout === 'cover' ? 'wide' : 'beside'),
  *check({ layout, picture }) {
    if (layout !== 'cover' || picture !== undefined) return;
    const message = 'The layout "cover" needs a picture, and this hero has none.';
    yield { path: ['layout'], code: 'hero/cover', message, hint: 'Add "picture", or write another layout.' };
  },
  // The text of the header above it must be light too.
  ground: ({ layout }) => (layout === 'cover' ? 'contrast' : undefined),
});
