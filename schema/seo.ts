import { z } from 'zod';
import { about } from './about.ts';
import { formed, text } from './fields.ts';

/** What search engines and link previews are told about the whole site. */
export const seo = z
  .strictObject({
    siteUrl: formed(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/, 260).meta({
      title: 'Site address',
      description: 'The public origin of the site, without a slash at the end.',
      examples: ['https://www.example.com'],
      patternErrorMessage: 'Write https:// and the host in lower case, with no slash at the end.',
    }),
    lang: formed(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 35)
      .default('en')
      .meta({
        title: 'Language',
        description: 'The language of the texts, as in the HTML lang attribute.',
        examples: ['en', 'hi'],
        patternErrorMessage: 'Write a language code, such as en, hi or pt-BR.',
      }),
    dir: z
      .enum(['ltr', 'rtl'])
      .optional()
      .meta({ title: 'Direction', description: 'The direction of the script; the language’s own unless told.' }),
    shareImages: z
      .enum(['each', 'one'])
      .default('each')
      .meta({
        title: 'Share images',
        description:
          'The pictures of link previews, which the build draws: one for each page, or the home page’s for all.',
        enumDescriptions: ['Each page has its own, with its title.', 'Faster for sites of thousands of pages.'],
      }),
    titleSuffix: text(
      'Title suffix',
      'Written after the title of each page but the home page; the name unless told.',
      '{product}',
    ).optional(),
    organization: text(
      'Organization',
      'One sentence on the company for search engines.',
      '{product} builds software in {place}.',
    ).optional(),
    about: about.optional(),
  })
  .meta({ title: 'Search and sharing', description: 'Site address, language and what search engines are told.' });
