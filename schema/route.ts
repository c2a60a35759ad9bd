import { z } from 'zod';
import type { Section, SectionType, WrittenSection } from './define-section.ts';
import { draft, id, imagePath, keyOfItems, named, path, text } from './fields/index.ts';

/** Returns the schema of a page: its path, its metadata for search engines, its footer, and its sections of these types. */
export const routeSchema = (sections: readonly Pick<SectionType, 'schema'>[]) =>
  z
    .strictObject({
      id: id('Stable name of the page. Default: derived from its path.', 'home').optional(),
      path: path(),
      each: named(
        'list',
        'Pages of a list',
        'A key of `lists`: each item of the list gets a page like this. {item.title} is replaced by the title of the item.',
        'posts',
      ).optional(),
      by: keyOfItems(
        'By',
        'A key of the items, such as tags, authors or date: each of its values gets a page like this instead, which lists the items that have it; of dates, each year. {item.title} is the value, {item.count} the number of items.',
        'tags',
      ).optional(),
      label: text('Label', 'The short name of the page for breadcrumbs. Default: its title.', 'Training').optional(),
      title: text(
        'Title',
        'The title in the browser tab and in search results, which show at most 60 characters.',
        'Training',
      ),
      description: text(
        'Description',
        'One or two sentences for search results and link previews.',
        'Courses in software, taught by those who build it.',
      ).optional(),
      footer: named('footer', 'Footer', 'The footer variant: a key of `footer.variants`.', 'sales').optional(),
      image: imagePath(
        'The picture for link previews, instead of the one that the build draws. It is cropped to 1200 × 630 pixels.',
        '/images/share.jpg',
      ).optional(),
      noindex: z
        .boolean()
        .meta({
          title: 'Not for search engines',
          description: 'The page has an address and can be linked, but is left out of the sitemap and search results.',
        })
        .optional(),
      draft,
      sections: z
        .array(anySection(sections))
        .min(1)
        .meta({ title: 'Sections', description: 'The sections of the page, from top to bottom.' }),
    })
    .meta({ title: 'Route', description: 'One page of the site.' });

/** A section of any of these types, distinguished by `type`. */
function anySection(types: readonly Pick<SectionType, 'schema'>[]) {
  const [first, ...rest] = types.map(({ schema }) => schema);
  return z.discriminatedUnion('type', [first, ...rest] as never) as unknown as z.ZodType<Section, WrittenSection>;
}

export type Route = z.output<ReturnType<typeof routeSchema>>;
