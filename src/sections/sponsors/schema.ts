import { actions } from '../../../schema/action.ts';
import { named, text } from '../../../schema/fields.ts';
import { logoLook } from '../../../schema/logos.ts';
import { section } from '../../../schema/section.ts';

const sample = (id: string, name: string, logo: string, tier?: string) => ({
  id,
  name,
  logo,
  href: 'https://example.com',
  ...(tier && { tier }),
});

/** Sponsors by tier. */
export const sponsors = section('sponsors', {
  title: 'Sponsors',
  description: 'Logos of sponsors by tier. Those of the first tier are the largest.',
  list: 'sponsors',
  synonyms: ['supporters', 'sponsor-list', 'funders'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'With the help of'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    list: named('list', 'List', 'The list of sponsors to show: a key of `lists`.', 'sponsors'),
    ...logoLook,
    actions,
  },
  examples: [
    {
      type: 'sponsors',
      id: 'sponsors',
      title: 'With the help of',
      text: 'They pay for the hall, the coffee and the tickets of those who cannot.',
      list: 'example-sponsors',
      actions: [{ label: 'Become a sponsor', href: '/#contact', variant: 'secondary' }],
    },
    {
      type: 'sponsors',
      id: 'supporters',
      tone: 'contrast',
      title: 'Supporters',
      list: 'example-supporters',
      names: 'shown',
    },
  ],
  exampleLists: {
    'example-sponsors': {
      of: 'sponsors',
      items: [
        sample('freight', 'Sample Freight', 'tabler:sailboat', 'Gold'),
        sample('energy', 'Sample Energy', 'tabler:bolt', 'Gold'),
        sample('tours', 'Sample Mountain Tours', 'tabler:mountain', 'Silver'),
        sample('clinic', 'Sample Clinic', 'tabler:stethoscope', 'Silver'),
        sample('gardens', 'Sample Gardens', 'tabler:leaf', 'Silver'),
        sample('savings', 'Sample Savings', 'tabler:building-bank', 'Bronze'),
        sample('bakery', 'Sample Bakery', 'tabler:bread', 'Bronze'),
        sample('books', 'Sample Books', 'tabler:book-2', 'Bronze'),
        sample('cycles', 'Sample Cycles', 'tabler:bike', 'Bronze'),
        sample('press', 'Sample Press', 'tabler:news', 'Bronze'),
      ],
    },
    'example-supporters': {
      of: 'sponsors',
      items: [
        sample('museum', 'Sample Museum', 'tabler:building-arch'),
        sample('school', 'Sample School', 'tabler:school'),
        sample('radio', 'Sample Radio', 'tabler:radio'),
      ],
    },
  },
});
