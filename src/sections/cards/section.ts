import {
  actions,
  defineSection,
  itemLimit,
  itemsPerPage,
  itemsRelated,
  itemsWhen,
  named,
  text,
} from 'site-from-json/schema';
import { z } from 'zod';

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
    when: itemsWhen(),
    related: itemsRelated(),
    limit: itemLimit('The greatest number of cards. The first ones are shown; of posts, the latest.').optional(),
    perPage: itemsPerPage(
      'The number of cards per page. The others are on further pages, /page/2 and so on below the page’s path.',
    ).optional(),
    columns: z
      .int()
      .min(1)
      .max(4)
      .meta({
        title: 'Columns',
        description: 'The number of cards side by side on a wide screen.',
        examples: [3],
      })
      .default(3),
    actions,
  },
  *check({ limit, perPage, when, related }, page) {
    if (when !== undefined && perPage !== undefined) {
      const message = '"perPage" shows all items on several pages, "when" only some of them.';
      yield { path: ['perPage'], at: 'key', code: 'shape/both', message, hint: 'Keep one of them.' };
    }
    if (related === true && !(typeof page === 'object' && page && 'each' in page && !('by' in page))) {
      const message =
        '"related" shows what shares a tag with the item of the page, and this page is not the page of an item.';
      const hint = 'Remove it, or move the section to a page with "each".';
      yield { path: ['related'], at: 'key', code: 'list/related', message, hint, edit: { op: 'remove' } };
    }
    if (related === true && (perPage ?? when) !== undefined) {
      const other = perPage === undefined ? '"when" those of some days' : '"perPage" all items on several pages';
      const message = `"related" shows the items that are like that of the page, ${other}.`;
      yield { path: ['related'], at: 'key', code: 'shape/both', message, hint: 'Keep one of them.' };
    }
    if (limit === undefined || perPage === undefined) return;
    const message = '"limit" shows only the first items, "perPage" shows all on several pages.';
    yield { path: ['limit'], at: 'key', code: 'shape/both', message, hint: 'Keep one of them.' };
  },
});
