import { z } from 'zod';
import { actions } from '../../../schema/action.ts';
import { named, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

const count = (title: string, description: string, min: number, max: number) =>
  z
    .int()
    .min(min)
    .max(max)
    .meta({ title, description, examples: [min + 2] });

/** The items of a list of any kind as cards. */
export const cards = section('cards', {
  title: 'Cards',
  description:
    'The items of any list as cards: posts, events, products, places, jobs, people. A card leads to its item’s page.',
  list: 'any',
  synonyms: [
    'posts',
    'blog',
    'news',
    'events',
    'products',
    'places',
    'jobs',
    'latest-posts',
    'card-grid',
    'collection',
  ],
  shape: {
    title: text('Heading', 'The heading of the section.', 'Latest news'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    list: named('list', 'List', 'The list to show, by its key in `lists`.', 'posts'),
    limit: count(
      'Limit',
      'The greatest number of cards. The first ones are shown; of posts, the latest.',
      1,
      60,
    ).optional(),
    perPage: count(
      'Per page',
      'The number of cards per page. The others are on further pages, /page/2 and so on below the page’s path.',
      2,
      60,
    ).optional(),
    columns: count('Columns', 'The number of cards side by side on a wide screen.', 1, 4).default(3),
    actions,
  },
  examples: [
    {
      type: 'cards',
      id: 'latest',
      title: 'Latest posts',
      text: 'What we learned, written down the same week.',
      list: 'example-posts',
      limit: 3,
      actions: [{ label: 'Talk to us', href: '/#contact', variant: 'secondary' }],
    },
    { type: 'cards', id: 'events', tone: 'tinted', title: 'Events', list: 'example-events', columns: 2 },
    { type: 'cards', id: 'products', title: 'Products', list: 'example-products', columns: 4 },
    { type: 'cards', id: 'places', tone: 'tinted', title: 'Where we are', list: 'example-places' },
    { type: 'cards', id: 'jobs', tone: 'contrast', title: 'Open positions', list: 'example-jobs', columns: 1 },
  ],
  exampleLists: {
    'example-posts': {
      of: 'posts',
      items: [
        {
          id: 'drawing',
          title: 'How we draw before we build',
          description: 'An hour of paper saves a week of code.',
          date: '2030-05-08',
          tags: ['design', 'method'],
          image: { src: '/images/about.svg', alt: '' },
          body: 'A sample post.',
        },
        {
          id: 'names',
          title: 'Names that last',
          description: 'What we call a thing decides how long somebody else needs to find it.',
          date: '2030-04-17',
          tags: ['method'],
          image: { src: '/images/training.svg', alt: '' },
          body: 'A sample post.',
        },
        {
          id: 'quiet',
          title: 'A quiet release',
          description: 'Nobody noticed it, which was the plan.',
          date: '2030-03-02',
          image: { src: '/images/why-choose-us.svg', alt: '' },
          body: 'A sample post.',
        },
      ],
    },
    'example-events': {
      of: 'events',
      items: [
        {
          id: 'open-workshop',
          title: 'Open workshop',
          description: 'See how things are made, and make one.',
          date: '2030-05-08',
          time: '19:30',
          place: 'Main hall',
          price: 'Free',
          href: 'https://example.com/tickets',
        },
        {
          id: 'summer-school',
          title: 'Summer school',
          date: '2030-07-01',
          until: '2030-07-05',
          place: 'Old mill',
          price: '€ 480',
        },
      ],
    },
    'example-products': {
      of: 'products',
      items: [
        {
          id: 'lamp',
          name: 'Desk lamp',
          description: 'Bends where you want it, and stays there.',
          price: '€ 89',
          tags: ['new'],
        },
        { id: 'shelf', name: 'Shelf', description: 'Holds forty kilograms.', price: '€ 120' },
        { id: 'stool', name: 'Stool', price: '€ 64' },
        {
          id: 'table',
          name: 'Table for six, of sample oak',
          description: 'Oiled, not varnished.',
          price: 'from € 900',
        },
      ],
    },
    'example-places': {
      of: 'places',
      items: [
        { id: 'mill', name: 'Workshop in the old mill', address: 'Sample Street 1, Sampletown', hours: 'Mo–Fr 9–18' },
        {
          id: 'shop',
          name: 'Shop',
          address: 'Example Square 3, Sampletown',
          hours: 'Tu–Sa 10–19',
          href: 'https://example.com/map',
        },
      ],
    },
    'example-jobs': {
      of: 'jobs',
      items: [
        {
          id: 'carpenter',
          title: 'Carpenter',
          description: 'You build what we draw, and tell us where it fails.',
          place: 'Sampletown',
          employment: 'Full time',
          href: 'mailto:info@example.com',
        },
        {
          id: 'bookkeeper',
          title: 'Bookkeeper',
          place: 'Sampletown or at home',
          employment: 'Two days a week',
          salary: 'from € 1,800 a month',
        },
      ],
    },
  },
});
