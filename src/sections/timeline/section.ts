import { actions, defineSection, icon, text } from 'site-from-json/schema';
import { z } from 'zod';

const event = z
  .strictObject({
    date: text('Date', 'The date, as shown to visitors.', '2019', 'March 2024'),
    title: text('Title', 'What happened.', 'The first shop'),
    text: text('Text', 'One or two sentences about it.').optional(),
    icon: icon('An icon on the line instead of a dot.').optional(),
  })
  .meta({ title: 'Event', description: 'An event with its date.' });

/** Events along a line. */
export default defineSection('timeline', {
  title: 'Timeline',
  description: 'Events with their dates along a line.',
  synonyms: ['history', 'milestones', 'story', 'roadmap', 'chronology'],
  client: 'static',
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
  *check({ done, items }) {
    if (typeof done !== 'number' || !Array.isArray(items) || items.length === 0 || done <= items.length) return;
    const message = `"done" is ${done}, but the timeline has ${items.length === 1 ? '1 event' : `${items.length} events`}.`;
    const hint = `Write ${items.length} or less, or remove the key: then all events are past.`;
    yield { path: ['done'], code: 'timeline/done', message, hint };
  },
});
