import { defineSection, named, text, timeSpanField } from 'site-from-json/schema';
import { z } from 'zod';

/** A carousel of people. */
export default defineSection('team', {
  title: 'Team',
  description: 'A looping carousel of people.',
  list: 'people',
  synonyms: ['people', 'staff'],
  client: 'visible',
  shape: {
    title: text('Heading', 'The heading of the section.'),
    text: text('Text', 'A sentence under the heading.').optional(),
    list: named('list', 'List', 'The list of people to show: a key of `lists`.', 'team'),
    autoplay: z
      .int()
      .min(0)
      .max(60_000)
      .meta({
        title: 'Autoplay',
        description: 'The time between slides in milliseconds, a multiple of 500; 0 for no autoplay.',
        field: timeSpanField,
      })
      .multipleOf(500)
      .default(3000),
  },
});
