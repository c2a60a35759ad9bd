import { named, text } from '../../../schema/fields.ts';
import { columns, section } from '../../../schema/section.ts';

/** A grid of technologies with their logos. */
export const technologies = section('technologies', {
  title: 'Technologies',
  description: 'A grid of technologies with logos.',
  list: 'technologies',
  shape: {
    title: text('Heading', 'The heading of the section.'),
    text: text('Text', 'A sentence under the heading.').optional(),
    list: named('list', 'List', 'The list of technologies to show, by its key in `lists`.', 'technologies'),
    columns: columns('technologies'),
  },
  examples: [
    {
      type: 'technologies',
      id: 'technologies',
      title: 'Technologies',
      text: 'What we work with.',
      list: 'technologies',
    },
    { type: 'technologies', id: 'few', tone: 'tinted', title: 'Technologies', list: 'technologies', columns: 3 },
  ],
});
