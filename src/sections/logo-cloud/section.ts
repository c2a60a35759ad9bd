import { columns, defineSection, link, logo, logoLook, text } from 'site-from-json/schema';
import { z } from 'zod';

const mark = z
  .strictObject({
    name: text('Name', 'The name of its owner, for screen readers and for visible names.', 'React', 'Sample Freight'),
    logo: logo('The logo.'),
    href: link('The link of the logo.', 'https://react.dev').optional(),
  })
  .meta({ title: 'Logo', description: 'A logo with its name.' });

/** Logos of clients, partners or technologies. */
export default defineSection('logo-cloud', {
  title: 'Logo cloud',
  description: 'Logos of clients, partners or technologies with equal visual weight.',
  synonyms: ['logos', 'clients', 'partners', 'logo-wall'],
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section, shown small.', 'In good company'),
    text: text('Text', 'A sentence under the heading.', 'Some of our clients.').optional(),
    items: z.array(mark).min(1).max(30).meta({ title: 'Logos', description: 'The logos, in order.' }),
    ...logoLook,
    columns: columns('logos'),
  },
});
