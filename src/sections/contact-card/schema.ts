import { z } from 'zod';
import { actions } from '../../../schema/action.ts';
import { text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';
import { profile } from '../../../schema/social.ts';
import { ways } from '../../../schema/way.ts';

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
export const contactCard = section('contact-card', {
  title: 'Contact card',
  description: 'A card for each place: its address, telephone numbers, e-mail addresses, hours and links.',
  synonyms: ['address', 'contact-info', 'locations', 'offices', 'branches'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'Where we are'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    cards: z.array(card).min(1).max(30).meta({ title: 'Cards', description: 'The places, in order.' }),
  },
  examples: [
    {
      type: 'contact-card',
      id: 'places',
      title: 'Two doors, one team',
      text: 'Ring at either; coffee is the same.',
      cards: [
        {
          name: 'The workshop',
          address: ['12 Sample Street', 'Second yard', '10117 Sampletown'],
          ways: [
            { label: 'Telephone', text: '+1 555 0100', href: 'tel:+15550100' },
            { label: 'E-mail', text: 'workshop@example.com', href: 'mailto:workshop@example.com' },
          ],
          hours: [
            { days: 'Monday to Friday', hours: '8:00–18:00' },
            { days: 'Saturday', hours: '9:00–13:00' },
          ],
          actions: [{ label: 'Show the way', href: 'https://www.openstreetmap.org/', variant: 'secondary' }],
        },
        {
          name: 'The office',
          address: ['4 Harbour Road', '20457 Sampletown'],
          ways: [{ label: 'E-mail', text: 'office@example.com', href: 'mailto:office@example.com' }],
          hours: [{ days: 'By appointment', hours: '–' }],
          links: [
            { network: 'mastodon', href: 'https://mastodon.example/@sample' },
            { network: 'linkedin', href: 'https://www.linkedin.com/company/example' },
          ],
        },
      ],
    },
    {
      type: 'contact-card',
      id: 'press',
      tone: 'tinted',
      title: 'Press',
      cards: [
        {
          name: 'Asha Sample',
          ways: [{ label: 'Telephone', text: '+1 555 0101', href: 'tel:+15550101' }],
        },
      ],
    },
  ],
});
