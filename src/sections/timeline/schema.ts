import { z } from 'zod';
import { actions } from '../../../schema/action.ts';
import { icon, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

const event = z
  .strictObject({
    date: text('Date', 'The date, as shown to visitors.', '2019', 'March 2024'),
    title: text('Title', 'What happened.', 'The first shop'),
    text: text('Text', 'One or two sentences about it.').optional(),
    icon: icon('An icon on the line instead of a dot.').optional(),
  })
  .meta({ title: 'Event', description: 'An event with its date.' });

/** Events along a line. */
export const timeline = section('timeline', {
  title: 'Timeline',
  description: 'Events with their dates along a line.',
  synonyms: ['history', 'milestones', 'story', 'roadmap', 'chronology'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'How we came here'),
    text: text('Text', 'A sentence under the heading.').optional(),
    actions,
    items: z.array(event).min(1).max(40).meta({ title: 'Events', description: 'The events, in order.' }),
    done: z
      .int()
      .min(0)
      .optional()
      .meta({
        title: 'Done',
        description: 'The number of past events, which are drawn solid. Default: all.',
        examples: [1],
      }),
  },
  examples: [
    {
      type: 'timeline',
      id: 'history',
      title: 'How we came here',
      text: 'From one oven in a garage to three shops that bake on their own.',
      items: [
        {
          date: '2009',
          title: 'One oven',
          text: 'Twelve loaves on a Saturday, all sold before nine.',
          icon: 'tabler:flame',
        },
        { date: '2013', title: 'The first shop', text: 'In the old pharmacy, whose drawers still hold our seeds.' },
        { date: '2018', title: 'A mill of our own', text: 'Since then the grain comes from five farms in the valley.' },
        { date: 'March 2024', title: 'The third shop', text: 'By the station, open from five in the morning.' },
      ],
    },
    {
      type: 'timeline',
      id: 'plan',
      tone: 'tinted',
      title: 'What comes next',
      actions: [{ label: 'Tell us what you need', href: '/#contact', variant: 'secondary' }],
      done: 1,
      items: [
        { date: 'Spring', title: 'Offline mode', text: 'Everything that you read last is there without a network.' },
        { date: 'Summer', title: 'Shared calendars' },
        { date: 'Autumn', title: 'An open interface', text: 'With documentation, and examples in four languages.' },
      ],
    },
    {
      type: 'timeline',
      id: 'start',
      tone: 'contrast',
      title: 'Since yesterday',
      items: [{ date: 'Yesterday', title: 'We opened' }],
    },
  ],
});
