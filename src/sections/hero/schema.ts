import { actions } from '../../../schema/action.ts';
import { image, paragraphs, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

/** The opening of a page: a headline, a few words, actions and a picture. */
export const hero = section('hero', {
  title: 'Hero',
  description: 'The opening of a page: headline, motto, text, actions and a picture.',
  synonyms: ['header', 'intro', 'jumbotron'],
  shape: {
    eyebrow: text('Eyebrow', 'A short line above the headline, such as the motto.', 'Made by hand').optional(),
    title: text('Headline', 'The headline; the page’s main heading when the hero comes first.'),
    lead: text('Lead', 'One or two sentences under the headline.').optional(),
    paragraphs: paragraphs('Paragraphs', 'Further paragraphs.').optional(),
    actions,
    picture: image('The picture beside or behind the text.').optional(),
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
        { label: 'Read More', dialog: 'company' },
        { label: 'Courses', href: '/training', variant: 'secondary' },
      ],
      picture: { src: '/images/hero.svg', alt: 'Points become a wireframe, and the wireframe a solid form' },
    },
  ],
});
