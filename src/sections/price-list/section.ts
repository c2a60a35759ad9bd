import { actions, defineSection, named, text } from 'site-from-json/schema';
import { z } from 'zod';

/** Dishes or services in groups, with prices. */
export default defineSection('price-list', {
  title: 'Price list',
  description: 'Dishes, drinks or services in groups, each with its price.',
  list: 'dishes',
  synonyms: ['menu', 'food-menu', 'dishes', 'rates', 'price-table'],
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Menu'),
    text: text('Text', 'A sentence beside the heading.', 'The menu changes with the seasons.').optional(),
    list: named('list', 'List', 'The list of dishes to show: a key of `lists`.', 'menu'),
    offers: z
      .enum(['menu', 'services'])
      .default('menu')
      .meta({
        title: 'Offers',
        description: 'What is listed. A menu is also structured data for search engines.',
        enumDescriptions: ['Food and drinks.', 'Anything else.'],
      }),
    footnote: text('Footnote', 'A line below the prices.', 'Please tell us about allergies.').optional(),
    actions,
  },
  structuredData: (sections) =>
    sections
      .filter(({ offers }) => offers === 'menu')
      .map(({ title, items }) => ({
        '@type': 'Menu',
        name: title,
        hasMenuItem: items.map(({ name, description }) => ({
          '@type': 'MenuItem',
          name,
          ...(description && { description }),
        })),
      })),
});
