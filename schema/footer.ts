import { z } from 'zod';
import { idKey, link, text } from './fields/index.ts';
import { navItem } from './nav.ts';

const footerItem = z
  .strictObject({
    label: text('Label', 'The text of the link, or a line of text.', 'Services'),
    href: link(
      'A page, a section of a page, or another site; without it the label is plain text.',
      '/about',
    ).optional(),
  })
  .meta({ title: 'Footer item', description: 'A link, or a line of text.' });

const column = z
  .strictObject({
    title: text('Heading', 'The heading of the column.', 'Contact'),
    items: z.array(footerItem).min(1).meta({ title: 'Items', description: 'The links and lines of the column.' }),
  })
  .meta({ title: 'Column', description: 'A column of links and lines under a heading.' });

const columns = z
  .array(column)
  .max(4)
  .default([])
  .meta({ title: 'Columns', description: 'Columns of links and lines, in order.' });

const footerVariant = z
  .strictObject({
    columns,
  })
  .meta({ title: 'Footer variant', description: 'Columns for the pages that name it, before those of every page.' });

/** The footer of every page, with variants that a route can name in its `footer`. */
export const footer = z
  .strictObject({
    columns,
    legal: z
      .array(navItem)
      .max(8)
      .default([])
      .meta({ title: 'Legal links', description: 'Links beside the copyright line, such as the imprint.' }),
    copyright: text(
      'Copyright line',
      'The last line. Default: © and the name, with the years if `brand.copyrightUntil` is set.',
      '© {years} {product}',
    ).optional(),
    wordmark: z
      .boolean()
      .default(false)
      .meta({ title: 'Wordmark', description: 'Whether each page ends with the name in large outlined letters.' }),
    variants: z
      .record(idKey, footerVariant)
      .default({})
      .meta({ title: 'Variants', description: 'Footer variants by name; a route names the one it shows.' }),
  })
  .prefault({})
  .meta({ title: 'Footer', description: 'The footer of every page.' });

export type FooterColumn = z.output<typeof column>;
