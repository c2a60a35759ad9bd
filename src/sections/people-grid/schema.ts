import { z } from 'zod';
import { actions } from '../../../schema/action.ts';
import { named, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

/** The people of a list side by side. */
export const peopleGrid = section('people-grid', {
  title: 'People grid',
  description: 'All people of a list side by side.',
  list: 'people',
  synonyms: ['speakers', 'team-grid', 'members', 'crew', 'directory'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'Speakers'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    list: named('list', 'List', 'The list of people to show: a key of `lists`.', 'team'),
    columns: z
      .int()
      .min(2)
      .max(5)
      .default(4)
      .meta({ title: 'Columns', description: 'The number of people side by side on a wide screen.', examples: [3] }),
    actions,
  },
  examples: [
    {
      type: 'people-grid',
      id: 'speakers',
      title: 'Speakers',
      text: 'People who do what they talk about.',
      list: 'example-team',
      actions: [{ label: 'Propose a talk', href: '/#contact', variant: 'secondary' }],
    },
    { type: 'people-grid', id: 'board', tone: 'tinted', title: 'The board', list: 'example-board', columns: 3 },
  ],
  exampleLists: {
    'example-board': {
      of: 'people',
      items: [
        { id: 'ada', name: 'Ada van der Example', role: 'Chair' },
        { id: 'bo', name: 'Bo', role: 'Treasurer', links: [{ network: 'mail', href: 'mailto:bo@example.com' }] },
        { id: 'cid', name: 'Čid Sample' },
      ],
    },
  },
});
