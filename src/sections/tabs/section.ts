import { action, defineSection, image, paragraphs, text } from 'site-from-json/schema';
import { z } from 'zod';

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
export default defineSection('tabs', {
  title: 'Tabs',
  description: 'Several texts in tabs, one of which is shown at a time. Without JavaScript all are shown.',
  synonyms: ['tab', 'tabbed-content', 'panels'],
  client: 'visible',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Made for the way you work'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    items: z.array(tab).min(2).max(8).meta({ title: 'Tabs', description: 'The tabs, in order.' }),
  },
});
