import { icon, text } from '../../../schema/fields.ts';
import { navItem } from '../../../schema/nav.ts';
import { section } from '../../../schema/section.ts';

/** A strip with one piece of news. It is the only section type without a heading. */
export const announcementBar = section('announcement-bar', {
  title: 'Announcement bar',
  description:
    'A narrow strip with one piece of news and a link. As the first section it is directly below the header.',
  synonyms: ['announcement', 'bar', 'notice', 'news'],
  shape: {
    label: text('Label', 'The name of the strip for screen readers, as it has no heading.', 'Announcement'),
    icon: icon('An icon before the text.').optional(),
    text: text('Text', 'The news, in one sentence.', 'The autumn courses begin on 1 September.'),
    link: navItem.optional().meta({ title: 'Link', description: 'Where to read more.' }),
  },
  examples: [
    {
      type: 'announcement-bar',
      id: 'news',
      tone: 'contrast',
      label: 'Announcement',
      icon: 'tabler:speakerphone',
      text: 'The autumn courses begin on 1 September.',
      link: { label: 'See the courses', href: '/training' },
    },
    {
      type: 'announcement-bar',
      id: 'news',
      tone: 'tinted',
      label: 'Announcement',
      text: 'We have moved to a new office.',
    },
  ],
});
