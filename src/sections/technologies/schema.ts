import { id, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

/** A grid of technologies with their logos. */
export const technologies = section('technologies', {
  title: 'Technologies',
  description: 'A grid of technologies with logos.',
  list: 'technologies',
  shape: {
    title: text('Heading', 'The heading of the section.'),
    text: text('Text', 'A sentence under the heading.').optional(),
    list: id('The list of technologies to show, by its key in `lists`.', 'technologies'),
  },
  examples: [
    {
      type: 'technologies',
      id: 'technologies',
      title: 'Technologies',
      text: 'What we work with.',
      list: 'technologies',
    },
  ],
});
