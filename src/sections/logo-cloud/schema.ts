import { z } from 'zod';
import { link, logo, text } from '../../../schema/fields.ts';
import { logoLook } from '../../../schema/logos.ts';
import { columns, section } from '../../../schema/section.ts';

const mark = z
  .strictObject({
    name: text('Name', 'The name of its owner, for screen readers and for visible names.', 'React', 'Sample Freight'),
    logo: logo('The logo.'),
    href: link('The link of the logo.', 'https://react.dev').optional(),
  })
  .meta({ title: 'Logo', description: 'A logo with its name.' });

/** Logos of clients, partners or technologies. */
export const logoCloud = section('logo-cloud', {
  title: 'Logo cloud',
  description: 'Logos of clients, partners or technologies with equal visual weight.',
  synonyms: ['logos', 'clients', 'partners', 'logo-wall'],
  shape: {
    title: text('Heading', 'The heading of the section, shown small.', 'In good company'),
    text: text('Text', 'A sentence under the heading.', 'Some of our clients.').optional(),
    items: z.array(mark).min(1).max(30).meta({ title: 'Logos', description: 'The logos, in order.' }),
    ...logoLook,
    columns: columns('logos'),
  },
  examples: [
    {
      type: 'logo-cloud',
      id: 'tools',
      title: 'Built with what lasts',
      text: 'Open tools that thousands of teams look after.',
      items: [
        { name: 'React', logo: 'simple-icons:react', href: 'https://react.dev' },
        { name: 'Node.js', logo: 'simple-icons:nodedotjs', href: 'https://nodejs.org' },
        { name: 'Python', logo: 'simple-icons:python' },
        { name: 'Flutter', logo: 'simple-icons:flutter' },
        { name: 'PostgreSQL', logo: 'simple-icons:postgresql' },
        { name: 'Docker', logo: 'simple-icons:docker' },
        { name: 'MongoDB', logo: 'simple-icons:mongodb' },
        { name: 'Laravel', logo: 'simple-icons:laravel' },
      ],
    },
    {
      type: 'logo-cloud',
      id: 'clients',
      tone: 'contrast',
      title: 'In good company',
      names: 'shown',
      items: [
        { name: 'Sample Freight', logo: 'tabler:sailboat' },
        { name: 'Sample Clinic', logo: 'tabler:stethoscope' },
        { name: 'Sample Mountain Tours', logo: 'tabler:mountain' },
        { name: 'Sample Energy', logo: 'tabler:bolt' },
        { name: 'Sample Gardens', logo: 'tabler:leaf' },
        { name: 'Sample Savings', logo: 'tabler:building-bank' },
      ],
    },
    {
      type: 'logo-cloud',
      id: 'partners',
      tone: 'tinted',
      title: 'Partners',
      colour: 'brand',
      items: [
        { name: '{product}', logo: '/favicon.svg', href: '/about' },
        { name: 'Figma', logo: 'simple-icons:figma' },
        { name: 'Google Cloud', logo: 'simple-icons:googlecloud' },
        { name: 'Vercel', logo: 'simple-icons:vercel' },
      ],
    },
  ],
});
