import { defineSection, text } from 'site-from-json/schema';

/** The way from the home page to a page. */
export default defineSection('breadcrumbs', {
  title: 'Breadcrumbs',
  description:
    'The way from the home page to this page, as links in a strip. As the first section it is directly below the header.',
  synonyms: ['breadcrumb', 'path', 'trail'],
  client: 'static',
  shape: {
    label: text('Label', 'The name of the strip for screen readers, as it has no heading.', 'Where you are'),
  },
  ofPage: (_, { steps }) => ({ steps }),
});
