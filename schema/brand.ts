import { z } from 'zod';
import { address, image, text, tokenName } from './fields/index.ts';

const year = (title: string, description: string, example: number) =>
  z
    .int()
    .min(1000)
    .max(2100)
    .meta({ title, description, examples: [example] })
    .optional();

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
      .record(tokenName, text('Value', 'The value of the claim.', '5000+'))
      .default({})
      .meta({
        title: 'Claims',
        description: 'Numbers to use in texts, by names of your own: "clients": "5000+" defines the token {clients}.',
      }),
  })
  .meta({ title: 'Brand', description: 'Name, motto, logos and claims.' });

const contact = address(
  'Contact',
  'An e-mail address, a telephone number, a handle or a postal address.',
  'info@example.com',
);

/** How to reach the company. */
export const contacts = z
  .record(tokenName, contact)
  .default({})
  .meta({
    title: 'Contacts',
    description:
      'Ways to reach the company, by names of your own: "email": "info@example.com" defines the token {email}. The contact form writes to `email` unless its section names another contact.',
    examples: [{ email: 'info@example.com' }],
  });

/** Custom tokens. */
export const tokens = z
  .record(tokenName, text('Value', 'The value of the token.', 'Pune'))
  .default({})
  .meta({ title: 'Tokens', description: 'Your own tokens: "city": "…" defines {city} for use in any text.' });
