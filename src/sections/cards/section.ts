import { actions, defineSection, named, text } from 'site-from-json/schema';
import { z } from 'zod';

const count = (title: string, description: string, min: number, max: number) =>
  z
    .int()
    .min(min)
    .max(max)
    .meta({ title, description, examples: [min + 2] });

/** The items of a list of any kind as cards. */
export default defineSection('cards', {
  title: 'Cards',
  description:
    'The items of any list as cards: posts, events, products, places, jobs, people. A card leads to its item’s page.',
  list: 'any',
  synonyms: [
    'posts',
    'blog',
    'news',
    'events',
    'products',
    'places',
    'jobs',
    'latest-posts',
    'card-grid',
    'collection',
  ],
  client: 'static',
  pictures: 'card',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Latest news'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    list: named('list', 'List', 'The list to show, by its key in `lists`.', 'posts'),
    limit: count(
      'Limit',
      'The greatest number of cards. The first ones are shown; of posts, the latest.',
      1,
      60,
    ).optional(),
    perPage: count(
      'Per page',
      'The number of cards per page. The others are on further pages, /page/2 and so on below the page’s path.',
      2,
      60,
    ).optional(),
    columns: count('Columns', 'The number of cards side by side on a wide screen.', 1, 4).default(3),
    actions,
  },
  *check({ limit, perPage }) {
    if (limit === undefined || perPage === undefined) return;
    const message = '"limit" shows only the first items, "perPage" shows all on several pages.';
    yield { path: ['limit'], at: 'key', code: 'shape/both', message, hint: 'Keep one of them.' };
  },
});
