import { actions, defineSection, logoLook, named, text } from 'site-from-json/schema';

/** Sponsors by tier. */
export default defineSection('sponsors', {
  title: 'Sponsors',
  description: 'Logos of sponsors by tier. Those of the first tier are the largest.',
  list: 'sponsors',
  synonyms: ['supporters', 'sponsor-list', 'funders'],
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section.', 'With the help of'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    list: named('list', 'List', 'The list of sponsors to show: a key of `lists`.', 'sponsors'),
    ...logoLook,
    actions,
  },
});
