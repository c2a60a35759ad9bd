import { z } from 'zod';
import { actions } from '../../../schema/action.ts';
import { named, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

/** Dishes or services in groups, with prices. */
export const priceList = section('price-list', {
  title: 'Price list',
  description: 'Dishes, drinks or services in groups, each with its price.',
  list: 'dishes',
  synonyms: ['menu', 'food-menu', 'dishes', 'rates', 'price-table'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'Menu'),
    text: text('Text', 'A sentence beside the heading.', 'The menu changes with the seasons.').optional(),
    list: named('list', 'List', 'The list of dishes to show: a key of `lists`.', 'menu'),
    offers: z
      .enum(['menu', 'services'])
      .default('menu')
      .meta({
        title: 'Offers',
        description: 'What is listed. A menu is also structured data for search engines.',
        enumDescriptions: ['Food and drinks.', 'Anything else.'],
      }),
    footnote: text('Footnote', 'A line below the prices.', 'Please tell us about allergies.').optional(),
    actions,
  },
  examples: [
    {
      type: 'price-list',
      id: 'menu',
      title: 'Evening menu',
      text: 'Written each Tuesday, after the market. Ask for the second half portion.',
      list: 'example-menu',
      footnote: 'All prices in euros, with tax. Please tell us about allergies before you order.',
      actions: [{ label: 'Book a table', href: '/#contact' }],
    },
    {
      type: 'price-list',
      id: 'treatments',
      tone: 'tinted',
      title: 'Workshop prices',
      text: 'We call you before we do anything that costs more.',
      list: 'example-rates',
      offers: 'services',
    },
    {
      type: 'price-list',
      id: 'today',
      tone: 'contrast',
      title: 'Today',
      list: 'example-special',
    },
  ],
  exampleLists: {
    'example-menu': {
      of: 'dishes',
      items: [
        {
          id: 'soup',
          group: 'To begin',
          name: 'Fennel soup',
          description: 'Cold-pressed rapeseed oil, dill, rye crumbs',
          price: '€ 9',
          tags: ['vegan'],
        },
        {
          id: 'beetroot',
          group: 'To begin',
          name: 'Beetroot from the embers',
          description: 'Goat’s curd, hazelnuts, pickled mustard seeds',
          price: '€ 12',
          tags: ['vegetarian', 'gluten-free'],
        },
        { id: 'bread', group: 'To begin', name: 'Sourdough bread and cultured butter', price: '€ 5' },
        {
          id: 'trout',
          group: 'Mains',
          name: 'Lake trout',
          description: 'Brown butter, almonds, new potatoes in their skins',
          price: '€ 26',
          tags: ['gluten-free'],
        },
        {
          id: 'dumplings',
          group: 'Mains',
          name: 'Spinach dumplings',
          description: 'Aged mountain cheese, sage, a salad of bitter leaves',
          price: '€ 19',
          tags: ['vegetarian'],
        },
        {
          id: 'lamb',
          group: 'Mains',
          name: 'Shoulder of lamb, braised for nine hours, for two',
          description: 'White beans, preserved lemon, herbs from the garden',
          price: '€ 58 for two',
        },
        {
          id: 'cabbage',
          group: 'Mains',
          name: 'Pointed cabbage',
          description: 'Miso, roasted yeast, sunflower seeds',
          price: '€ 17',
          tags: ['vegan'],
        },
        {
          id: 'plum',
          group: 'To end',
          name: 'Plum cake',
          description: 'With whipped cream, as it has been since the house opened',
          price: '€ 8',
          tags: ['vegetarian'],
        },
        {
          id: 'cheese',
          group: 'To end',
          name: 'Three cheeses',
          description: 'Fig mustard, fruit bread',
          price: '€ 13',
        },
      ],
    },
    'example-rates': {
      of: 'dishes',
      items: [
        {
          id: 'check',
          name: 'Check',
          description: 'Brakes, gears, lights and tyres, with a written list of what it needs.',
          price: 'free',
          image: { src: '/images/about.svg', alt: '' },
        },
        {
          id: 'service',
          name: 'Full service',
          description: 'Taken apart, cleaned, greased, put together and ridden for a mile.',
          price: '£ 95',
          tags: ['two days'],
          image: { src: '/images/training.svg', alt: '' },
        },
        {
          id: 'tyre',
          name: 'Puncture',
          description: 'While you wait, with a new inner tube.',
          price: '£ 14',
          tags: ['at once'],
          image: { src: '/images/hero.svg', alt: '' },
        },
        {
          id: 'hour',
          name: 'Anything else',
          description: 'By the hour, in steps of ten minutes.',
          price: 'from £ 48 an hour',
          image: { src: '/images/why-choose-us.svg', alt: '' },
        },
      ],
    },
    'example-special': {
      of: 'dishes',
      items: [
        {
          id: 'special',
          name: 'Mushroom risotto',
          description: 'Chanterelles from the wood behind the house, as long as there are any.',
          price: '€ 21',
        },
      ],
    },
  },
});
