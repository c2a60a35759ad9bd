import { defineSection, text } from 'site-from-json/schema';
import { z } from 'zod';

const item = z
  .strictObject({
    name: text('Name', 'The label of the tab.', 'First'),
    text: text('Text', 'The content of the tab.', 'What the first tab shows.'),
  })
  .meta({ title: 'Tab', description: 'A tab with a text.' });

/** My section: a heading and tabs. */
export default defineSection('my-section', {
  title: 'My section',
  description: 'A heading and tabs.',
  client: 'visible',
  shape: {
    title: text('Heading', 'The heading of the section.', 'My section'),
    items: z.array(item).min(1).meta({ title: 'Tabs', description: 'The tabs, in order.' }),
  },
});
