import { z } from 'zod';
import { icon, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

const feature = z
  .strictObject({
    icon: icon().optional(),
    title: text('Title', 'The name of the feature.', 'Web Development'),
    description: text('Description', 'One sentence.').optional(),
  })
  .meta({ title: 'Feature', description: 'One item of the list.' });

/** A titled list of features. */
export const featureList = section('feature-list', {
  title: 'Feature list',
  description: 'A heading and a list of features.',
  synonyms: ['features', 'benefits'],
  shape: {
    title: text('Heading', 'The heading of the list.', 'Core Features'),
    text: text('Text', 'A sentence under the heading.').optional(),
    items: z.array(feature).min(1).meta({ title: 'Features', description: 'The items, in order.' }),
  },
  examples: [
    {
      type: 'feature-list',
      id: 'core-features',
      title: 'Core Features',
      text: 'What we do every day.',
      items: [
        { icon: 'tabler:code', title: 'Web Development', description: 'Sites and applications.' },
        { title: 'Mobile Development' },
      ],
    },
  ],
});
