import { actions, defineSection, profile, text, ways } from 'site-from-json/schema';
import { z } from 'zod';

const line = z
  .strictObject({
    days: text('Days', 'Which days.', 'Monday to Friday'),
    hours: text('Hours', 'From when to when.', '9:00–18:00'),
  })
  .meta({ title: 'Hours', description: 'Days and their hours.' });

const card = z
  .strictObject({
    name: text('Name', 'The name of the place, such as an office, a shop or a department.', 'The workshop'),
    address: z
      .array(text('Line', 'A line of the address.', '12 Sample Street'))
      .max(8)
      .default([])
      .meta({
        title: 'Address',
        description: 'The address, line by line.',
        examples: [['12 Sample Street', 'Sampletown']],
      }),
    ways: ways.meta({
      title: 'Ways',
      description: 'Telephone numbers, e-mail addresses and other ways to get in touch.',
    }),
    hours: z
      .array(line)
      .max(7)
      .default([])
      .meta({ title: 'Hours', description: 'The opening hours. The section type opening-hours shows more details.' }),
    links: z.array(profile).max(6).default([]).meta({ title: 'Links', description: 'Profiles on networks.' }),
    actions,
  })
  .meta({ title: 'Card', description: 'A place with its contact details.' });

/** Places with their contact details. */
export default defineSection('contact-card', {
  title: 'Contact card',
  description: 'A card for each place: its address, telephone numbers, e-mail addresses, hours and links.',
  synonyms: ['address', 'contact-info', 'locations', 'offices', 'branches'],
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Where we are'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    cards: z.array(card).min(1).max(30).meta({ title: 'Cards', description: 'The places, in order.' }),
  },
});
