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
    list: named('list', 'List', 'The list of people to show: a key of `lists`.', 'team'),
    autoplay: z
      .int()
      .min(0)
      .max(60_000)
      .meta({
        title: 'Autoplay',
        description: 'The time between slides in milliseconds, a multiple of 500; 0 for no autoplay.',
      })
      .multipleOf(500)
      .default(3000),
  },
  examples: [
    {
      type: 'team',
      id: 'team',
      title: 'Meet the team',
      text: 'People who build.',
      list: 'example-team',
      autoplay: 3000,
    },
  ],
  exampleLists: {
    'example-team': {
      of: 'people',
      items: [
        sample('asha', 'Asha Sample', 'CTO', 'cto'),
        sample('ravi', 'Ravi Sample', 'Design', 'business-development-1'),
        sample('mina', 'Mina Sample', 'Engineering', 'business-development-2'),
        sample('leo', 'Leo Sample', 'People', 'human-resource'),
      ],
    },
  },
});

function sample(id: string, name: string, role: string, picture: string) {
  const links = [{ network: 'linkedin', href: 'https://www.linkedin.com/in/example' }];
  return { id, name, role, image: `/images/team/${picture}.svg`, links };
}
