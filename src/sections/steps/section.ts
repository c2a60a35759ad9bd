import { actions, defineSection, icon, text } from 'site-from-json/schema';
import { z } from 'zod';

const step = z
  .strictObject({
    icon: icon('An icon beside the number.').optional(),
    title: text('Title', 'What happens in this step.', 'Listen'),
    text: text(
      'Text',
      'One or two sentences about it.',
      'We talk to you and to the people who will use it.',
    ).optional(),
  })
  .meta({ title: 'Step', description: 'A step. Its number results from its position.' });

/** Numbered steps. */
export default defineSection('steps', {
  title: 'Steps',
  description: 'How something is done, step by step. Up to five steps are side by side, more are below each other.',
  synonyms: ['process', 'how-it-works'],
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section.', 'How we work'),
    text: text('Text', 'A sentence beside the heading.', 'Five steps, and you see the result of each.').optional(),
    items: z.array(step).min(1).max(12).meta({ title: 'Steps', description: 'The steps, from first to last.' }),
    actions,
  },
});
