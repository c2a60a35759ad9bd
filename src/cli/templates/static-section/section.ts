import { defineSection, text } from 'site-from-json/schema';

/** My section: a heading and a sentence. */
export default defineSection('my-section', {
  title: 'My section',
  description: 'A heading and a sentence.',
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section.', 'My section'),
    text: text('Text', 'A sentence beside the heading.').optional(),
  },
});
