import { defineSection, icon, text } from 'site-from-json/schema';
import { z } from 'zod';

const feature = z
  .strictObject({
    icon: icon().optional(),
    title: text('Title', 'The name of the feature.', 'Web Development'),
    description: text('Description', 'One sentence.').optional(),
  })
  .meta({ title: 'Feature', description: 'One item of the list.' });

/** A titled list of features. */
export default defineSection('feature-list', {
  title: 'Feature list',
  description: 'A heading and a list of features.',
  synonyms: ['features', 'benefits'],
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the list.', 'Core Features'),
    text: text('Text', 'A sentence under the heading.').optional(),
    items: z.array(feature).min(1).meta({ title: 'Features', description: 'The items, in order.' }),
  },
});
