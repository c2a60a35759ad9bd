import { columns, defineSection, named, text } from 'site-from-json/schema';

/** A grid of technologies with their logos. */
export default defineSection('technologies', {
  title: 'Technologies',
  description: 'A grid of technologies with logos.',
  list: 'technologies',
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section.'),
    text: text('Text', 'A sentence under the heading.').optional(),
    list: named('list', 'List', 'The list of technologies to show: a key of `lists`.', 'technologies'),
    columns: columns('technologies'),
  },
});
