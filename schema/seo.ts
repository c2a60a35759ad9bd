import { z } from 'zod';
import { about } from './about.ts';
import { language, siteAddress, text, timeZone } from './fields/index.ts';

/** Metadata of the whole site for search engines and link previews. */
export const seo = z
  .strictObject({
    siteUrl: siteAddress(
      'Site address',
      'The public address of the site: its host, and its path if it is not at the root of the host.',
      'https://www.example.com',
      'https://user.github.io/project',
    ),
    trailingSlash: z.boolean().default(false).meta({
      title: 'Slash at the end',
      description:
        'Whether the addresses of pages end with a slash, as /about/ does. GitHub Pages, Cloudflare Pages and Netlify (with "Pretty URLs") want it: they redirect /about. Links are written without it all the same.',
    }),
    lang: language('The language of the texts, as in the HTML lang attribute.', 'en', 'hi').default('en'),
    dir: z
      .enum(['ltr', 'rtl'])
      .meta({ title: 'Direction', description: 'The writing direction. Default: that of the language.' })
      .optional(),
    timeZone: timeZone(
      'Time zone',
      'The time zone of the dates and times in this file, by its name in the IANA database.',
    ).optional(),
    shareImages: z
      .enum(['each', 'one'])
      .default('each')
      .meta({
        title: 'Share images',
        description:
          'The pictures for link previews, which the build draws: one for each page, or that of the home page for all.',
        enumDescriptions: ['Each page has its own, showing its title.', 'Faster for sites of thousands of pages.'],
      }),
    titleSuffix: text(
      'Title suffix',
      'Added to the title of each page except the home page. Default: the name.',
      '{product}',
    ).optional(),
    organization: text(
      'Organization',
      'One sentence about the company for search engines.',
      '{product} builds software in {place}.',
    ).optional(),
    about: about.optional(),
  })
  .meta({ title: 'Search and sharing', description: 'Site address, language and metadata for search engines.' });
