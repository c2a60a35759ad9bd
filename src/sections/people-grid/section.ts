import { actions, defineSection, named, text } from 'site-from-json/schema';
import { z } from 'zod';

/** The people of a list side by side. */
export default defineSection('people-grid', {
  title: 'People grid',
  description: 'All people of a list side by side.',
  list: 'people',
  synonyms: ['speakers', 'team-grid', 'members', 'crew', 'directory'],
  client: 'static',
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
});
