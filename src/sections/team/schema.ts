import { z } from 'zod';
import { named, text } from '../../../schema/fields.ts';
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
    list: named('list', 'List', 'The list of people to show, by its key in `lists`.', 'team'),
    autoplay: z.int().min(0).max(60_000).multipleOf(500).default(3000).meta({
      title: 'Autoplay',
      description: 'The time from slide to slide in milliseconds, in steps of 500; 0 for none.',
    }),
  },
  examples: [
    { type: 'team', id: 'team', title: 'Meet the team', text: 'People who build.', list: 'team', autoplay: 3000 },
  ],
});
