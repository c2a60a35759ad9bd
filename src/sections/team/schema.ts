import { id, milliseconds, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

/** A carousel of people. */
export const team = section('team', {
  title: 'Team',
  description: 'A looping carousel of people.',
  list: 'people',
  synonyms: ['people', 'staff'],
  shape: {
    title: text('Heading', 'The heading of the section.'),
    text: text('Text', 'A sentence under the heading.').optional(),
    list: id('The list of people to show, by its key in `lists`.', 'team'),
    autoplay: milliseconds('Autoplay', 'The time from slide to slide; 0 for none.', 3000),
  },
  examples: [
    { type: 'team', id: 'team', title: 'Meet the team', text: 'People who build.', list: 'team', autoplay: 3000 },
  ],
});
