import { z } from 'zod';
import { sectionTypes } from '../src/sections/index.ts';
import { draft, id, imagePath, named, path, text } from './fields.ts';

const [first, ...rest] = sectionTypes.map((type) => type.schema);

/** A section of any type, told apart by `type`. */
const anySection = z.discriminatedUnion('type', [first, ...rest] as unknown as SectionSchemas);

/** A page: its address, what search engines read, its footer and its sections in order. */
export const route = z
  .strictObject({
    id: id('Stable name of the page; made from its path unless told.', 'home').optional(),
    path: path(),
    each: named(
      'list',
      'Pages of a list',
      'The list, by its key in `lists`, of which each item has a page like this: {item.title} stands for its title.',
      'posts',
    ).optional(),
    label: text(
      'Label',
      'The short name of the page, used in breadcrumbs; its title unless told.',
      'Training',
    ).optional(),
    title: text(
      'Title',
      'The title in the browser’s tab and in search results; at most 60 characters are shown there.',
      'Training',
    ),
    description: text(
      'Description',
      'One or two sentences for search results and link previews.',
      'Courses in software, taught by those who build it.',
    ).optional(),
    footer: named('footer', 'Footer', 'The footer variant, by its key in `footer.variants`.', 'sales').optional(),
    image: imagePath(
      'The picture of link previews, in place of the one that the build draws; it is cut to 1200 × 630 pixels.',
      '/images/share.jpg',
    ).optional(),
    noindex: z
      .boolean()
      .optional()
      .meta({
        title: 'Not for search engines',
        description: 'The page can be reached by its address and by links, but is in no sitemap and no search result.',
        examples: [true],
      }),
    draft,
    sections: z
      .array(anySection)
      .min(1)
      .meta({ title: 'Sections', description: 'The sections of the page, from top to bottom.' }),
  })
  .meta({ title: 'Route', description: 'One page of the site.' });

type Mutable<T> = T extends readonly [infer Head, ...infer Tail]
  ? [Head extends { schema: infer S } ? S : never, ...Mutable<Tail>]
  : [];
type SectionSchemas = Mutable<typeof sectionTypes>;

export type Route = z.output<typeof route>;
export type Section = z.output<typeof anySection>;
