import { z } from 'zod';
import { oldAddress, shown, target } from './fields/index.ts';

const redirect = z
  .strictObject({
    from: oldAddress(
      'Path',
      'The old path. With /* at its end, it includes every path below it.',
      '/old-page',
      '/blog/*',
    ),
    to: target('The new address: a page of this site, or an https: address.', '/about', 'https://shop.example.com'),
    permanent: z.boolean().default(true).meta({
      title: 'Permanent',
      description: 'Whether browsers and search engines may forget the old address (301) or should keep it (302).',
    }),
    shown,
  })
  .meta({ title: 'Redirect', description: 'An old address, and where its visitors are led.' });

/** Addresses that have moved. */
export const redirects = z
  .array(redirect)
  .max(2000)
  .default([])
  .meta({ title: 'Redirects', description: 'Addresses that have moved, and where to.' });

export type Redirect = z.output<typeof redirect>;
