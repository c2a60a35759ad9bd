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
    list: named('list', 'List', 'The list of services to show, by its key in `lists`.', 'services'),
    columns: columns('cards'),
  },
  examples: [
    { type: 'services', id: 'services', title: 'Services', text: 'What we do.', list: 'services' },
    { type: 'services', id: 'equal-services', tone: 'tinted', title: 'Services', list: 'services', columns: 3 },
  ],
});
