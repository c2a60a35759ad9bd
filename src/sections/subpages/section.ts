import { columns, defineSection, text } from 'site-from-json/schema';

/** The pages below a page. */
export default defineSection('subpages', {
  title: 'Pages below',
  description: 'The pages directly below this one as cards, in the order of `routes`, with their descriptions.',
  synonyms: ['children', 'child-pages', 'section-index', 'overview'],
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section.', 'In this part'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    columns: columns('cards'),
  },
  ofPage: (_, { below }) => ({ pages: below }),
});
