import { defineSection, logo, text } from 'site-from-json/schema';
import { z } from 'zod';

const item = z
  .strictObject({
    name: text('Name', 'The word, or the name of the logo’s owner.', 'Bosch'),
    logo: logo('A logo before the name.').optional(),
  })
  .meta({ title: 'Entry', description: 'A word, or a logo with its name.' });

/** Words and logos that pass by. */
export default defineSection('marquee', {
  title: 'Marquee',
  description: 'Words and logos in one line that passes by. Visitors can stop it.',
  synonyms: ['ticker', 'scrolling-text'],
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section, shown small.', 'Brands that we repair'),
    items: z.array(item).min(3).max(30).meta({ title: 'Entries', description: 'What passes by, in order.' }),
    seconds: z
      .int()
      .min(5)
      .max(300)
      .default(40)
      .meta({ title: 'Seconds', description: 'How long the line takes to pass once.', examples: [40] }),
    pause: text('Pause', 'The label of the box that stops the line.', 'Stop the line'),
  },
});
