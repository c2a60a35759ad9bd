import { named, text } from '../../../schema/fields.ts';
import { columns, section } from '../../../schema/section.ts';

/** Cards of services with icons. */
export const services = section('services', {
  title: 'Services',
  description: 'Cards of services with icons.',
  list: 'services',
  shape: {
    title: text('Heading', 'The heading of the section.'),
    text: text('Text', 'A sentence under the heading.').optional(),
    list: named('list', 'List', 'The list of services to show: a key of `lists`.', 'services'),
    columns: columns('cards'),
  },
  examples: [
    { type: 'services', id: 'services', title: 'Services', text: 'What we do.', list: 'example-services' },
    { type: 'services', id: 'equal-services', tone: 'tinted', title: 'Services', list: 'example-services', columns: 3 },
  ],
  exampleLists: {
    'example-services': {
      of: 'services',
      items: [
        {
          id: 'web',
          icon: 'tabler:code',
          title: 'Web development',
          description: 'Sites and applications that load at once.',
        },
        {
          id: 'mobile',
          icon: 'tabler:device-mobile',
          title: 'Mobile apps',
          description: 'One team, both systems, in the shops on the same day.',
        },
        {
          id: 'design',
          icon: 'tabler:palette',
          title: 'Design',
          description: 'Drawn, tried with five people, and drawn again.',
        },
        {
          id: 'cloud',
          icon: 'tabler:cloud',
          title: 'Running it',
          description: 'Watched day and night, with a way back from every step.',
        },
      ],
    },
  },
});
