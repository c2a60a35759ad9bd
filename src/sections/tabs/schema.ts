import { z } from 'zod';
import { action } from '../../../schema/action.ts';
import { image, paragraphs, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

const tab = z
  .strictObject({
    name: text('Name', 'The label of the tab, different from all others.', 'For schools'),
    paragraphs: paragraphs('Paragraphs', 'The text of the tab.'),
    points: z
      .array(text('Point', 'A few words.', 'A class set of thirty'))
      .max(12)
      .default([])
      .meta({ title: 'Points', description: 'A short list under the text.', examples: [['A class set of thirty']] }),
    picture: image('A picture beside the text.').optional(),
    action: action.optional(),
  })
  .meta({ title: 'Tab', description: 'A tab with its content.' });

/** Several texts in tabs. */
export const tabs = section('tabs', {
  title: 'Tabs',
  description: 'Several texts in tabs, one of which is shown at a time. Without JavaScript all are shown.',
  synonyms: ['tab', 'tabbed-content', 'panels'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'Made for the way you work'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    items: z.array(tab).min(2).max(8).meta({ title: 'Tabs', description: 'The tabs, in order.' }),
  },
  examples: [
    {
      type: 'tabs',
      id: 'users',
      title: 'Made for the way you work',
      text: 'The same workshop, for three kinds of guests.',
      items: [
        {
          name: 'Schools',
          paragraphs: ['A morning for a class of up to thirty, with a table and tools for each pair.'],
          points: ['Tools in sizes for children', 'Two teachers of ours', 'Everybody takes something home'],
          picture: { src: '/images/training.svg', alt: 'Steps of blocks, each taller than the one before' },
          action: { label: 'Ask for a date', href: '/#contact' },
        },
        {
          name: 'Companies',
          paragraphs: [
            'A day away from the screen, in which a team builds one large thing together.',
            'We cook for you, and the stove is lit from October on.',
          ],
          picture: { src: '/images/about.svg', alt: 'Blocks that rise from a grid of points' },
        },
        { name: 'You alone', paragraphs: ['Every Wednesday evening the door is open. Come with a plan or without.'] },
      ],
    },
    {
      type: 'tabs',
      id: 'travel',
      tone: 'tinted',
      title: 'How to find us',
      items: [
        { name: 'By train', paragraphs: ['Line 4 stops in front of the house, every ten minutes.'] },
        { name: 'By bicycle', paragraphs: ['Follow the river to the second bridge. There are racks under the roof.'] },
        { name: 'By car', paragraphs: ['Please park at the station: the street is closed to cars.'] },
      ],
    },
  ],
});
