import { defineSection, named, navItem, text } from 'site-from-json/schema';
import { z } from 'zod';

/** Shops in a list and on a map. */
export default defineSection('shop-map', {
  title: 'Shop map',
  description: 'The shops of a list, beside a map with a marker for each.',
  synonyms: ['locations', 'store-locator', 'branches'],
  client: 'visible',
  list: 'shops',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Three shops'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    list: named('list', 'List', 'The list of shops: a key of `lists`.', 'shops'),
    tiles: z
      .url({ protocol: /^https?$/, error: 'Write the address of the tiles, with {{z}}, {{x}} and {{y}}.' })
      .refine((address) => ['{{z}}', '{{x}}', '{{y}}'].every((part) => address.includes(part)), {
        error: 'The address of the tiles has no {{z}}, {{x}} or {{y}}.',
      })
      .meta({
        title: 'Tiles',
        description: 'The address of the pictures of the map, with `{{z}}`, `{{x}}` and `{{y}}`.',
        examples: ['https://tile.openstreetmap.org/{{z}}/{{x}}/{{y}}.png'],
      }),
    source: navItem.meta({ title: 'Source', description: 'Who has drawn the map, as its licence asks for.' }),
    labels: z
      .strictObject({
        map: text('Map', 'The name of the map for screen readers.', 'Map of the shops'),
        show: text('Show', 'The button that shows a place on the map.', 'Show on the map'),
        way: text('Way', 'The link of a place.', 'The way there'),
        nearer: text('Nearer', 'The button that shows less of the map, larger.', 'Zoom in'),
        farther: text('Farther', 'The button that shows more of the map, smaller.', 'Zoom out'),
      })
      .meta({ title: 'Labels', description: 'The words of the map.' }),
  },
  // Leaflet puts an empty picture of its own in place of tiles that it no longer needs.
  outside: ({ tiles }) => ({ image: [tiles, 'data:'] }),
});
