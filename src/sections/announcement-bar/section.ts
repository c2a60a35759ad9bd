import { defineSection, icon, navItem, text } from 'site-from-json/schema';

/** A strip with one piece of news. It is the only section type without a heading. */
export default defineSection('announcement-bar', {
  title: 'Announcement bar',
  description:
    'A narrow strip with one piece of news and a link. As the first section it is directly below the header.',
  synonyms: ['announcement', 'bar', 'notice', 'news'],
  client: 'static',
  shape: {
    label: text('Label', 'The name of the strip for screen readers, as it has no heading.', 'Announcement'),
    icon: icon('An icon before the text.').optional(),
    text: text('Text', 'The news, in one sentence.', 'The autumn courses begin on 1 September.'),
    link: navItem.optional().meta({ title: 'Link', description: 'Where to read more.' }),
  },
});
