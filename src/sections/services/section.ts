import { columns, defineSection, named, text } from 'site-from-json/schema';

/** Cards of services with icons. */
export default defineSection('services', {
  title: 'Services',
  description: 'Cards of services with icons.',
  list: 'services',
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section.'),
    text: text('Text', 'A sentence under the heading.').optional(),
    list: named('list', 'List', 'The list of services to show: a key of `lists`.', 'services'),
    columns: columns('cards'),
  },
});
