import { z } from 'zod';
import { idKey, text } from './fields.ts';
import { navItem } from './nav.ts';

const column = z
  .strictObject({
    title: text('Heading', 'The heading of the column.', 'Contact'),
    items: z.array(navItem).min(1).meta({ title: 'Links', description: 'The links of the column.' }),
  })
  .meta({ title: 'Column', description: 'A column of links under a heading.' });

const footerVariant = z.strictObject({ contact: column.optional() }).meta({
  title: 'Footer variant',
  description: 'What one kind of page shows; without `contact` there is no contact column.',
});

/** The footer: what every page shows, and its variants, chosen by each route's `footer`. */
export const footer = z
  .strictObject({
    quickLinks: column,
    copyright: text('Copyright line', 'The last line.', 'Copyright {years} {product}. All rights reserved.'),
    wordmark: z.boolean().default(false).meta({
      title: 'Wordmark',
      description: 'Whether the name stands large, as an outline, at the end of each page.',
    }),
    variants: z
      .record(idKey, footerVariant)
      .meta({ title: 'Variants', description: 'Footer variants by name; a route names the one it shows.' }),
  })
  .meta({ title: 'Footer', description: 'The footer of every page.' });

export type FooterColumn = z.output<typeof column>;
