import { z } from 'zod';
import { formed, image, text, tokenName } from './fields.ts';

const year = (title: string, description: string, example: number) =>
  z
    .int()
    .min(1000)
    .max(2100)
    .optional()
    .meta({ title, description, examples: [example] });

/** Who the site is about. */
export const brand = z
  .strictObject({
    name: text('Name', 'The name of the company, product or event; the token {product}.', 'Concretia'),
    motto: text('Motto', 'The motto; the token {motto}.', 'Materialize Concepts').optional(),
    founded: year('Founded', 'The founding year; the token {founded}.', 2013),
    copyrightUntil: year(
      'Copyright until',
      'The last year of the copyright line; with `founded` it makes the token {years}.',
      2025,
    ),
    place: text('Place', 'Where it is based; the token {place}.', 'northern India').optional(),
    logo: image('The logo of the footer and of search results.').optional(),
    headerLogo: image('The small logo of the header.').optional(),
    claims: z
      .record(tokenName, text('Value', 'What the claim says.', '5000+'))
      .default({})
      .meta({
        title: 'Claims',
        description: 'Numbers that the texts refer to, by names of your own: "clients": "5000+" makes {clients}.',
      }),
  })
  .meta({ title: 'Brand', description: 'Name, motto, logos and claims.' });

/** How to reach the company. */
export const contacts = z
  .record(
    tokenName,
    formed(/^([^@]*[^@\s][^@]*|[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+)$/, 300).meta({
      title: 'Contact',
      description: 'An e-mail address, a telephone number, a handle or an address.',
      examples: ['info@example.com'],
      patternErrorMessage: 'Write one plain e-mail address, such as info@example.com, or a text without @.',
      holds: 'address',
    }),
  )
  .default({})
  .meta({
    title: 'Contacts',
    description:
      'Ways to reach the company, by names of your own: "email": "info@example.com" makes {email}. The contact form writes to `email` unless the section names another.',
    examples: [{ email: 'info@example.com' }],
  });

/** Further tokens of the editor's own, by name. */
export const tokens = z
  .record(tokenName, text('Value', 'What the token stands for.', 'Pune'))
  .default({})
  .meta({ title: 'Tokens', description: 'Your own tokens: "city": "…" makes {city} usable in any text.' });
