import { defineSection, text } from 'site-from-json/schema';

/** The pages before and after a page. */
export default defineSection('pager', {
  title: 'Previous and next',
  description:
    'Links to the pages before and after this one: of those with the same page above, in the order of `routes`, or for the page of an item in the order of its list. It is left out where there are none.',
  synonyms: ['previous-next', 'prev-next', 'post-navigation', 'pagination', 'next'],
  client: 'static',
  shape: {
    label: text('Label', 'The name of the strip for screen readers, as it has no heading.', 'Read on'),
  },
  ofPage: (_, { previous, next }) => (previous || next ? { previous, next } : undefined),
});
