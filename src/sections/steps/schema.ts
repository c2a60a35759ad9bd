import { z } from 'zod';
import { actions } from '../../../schema/action.ts';
import { icon, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

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
export const steps = section('steps', {
  title: 'Steps',
  description: 'How something is done, step by step. Up to five steps are side by side, more are below each other.',
  synonyms: ['process', 'how-it-works'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'How we work'),
    text: text('Text', 'A sentence beside the heading.', 'Five steps, and you see the result of each.').optional(),
    items: z.array(step).min(1).max(12).meta({ title: 'Steps', description: 'The steps, from first to last.' }),
    actions,
  },
  examples: [
    {
      type: 'steps',
      id: 'way',
      title: 'From an idea to a product',
      text: 'Five steps, and you see the result of each before the next begins.',
      items: [
        {
          icon: 'tabler:ear',
          title: 'Listen',
          text: 'We talk to you and to the people who will use it, and write down what matters.',
        },
        { icon: 'tabler:pencil', title: 'Design', text: 'Sketches become a prototype that can be tried in a week.' },
        { icon: 'tabler:code', title: 'Build', text: 'Small releases, each one tested and shown to you.' },
        { icon: 'tabler:rocket', title: 'Launch', text: 'Data moved, people trained, nobody surprised.' },
        { icon: 'tabler:lifebuoy', title: 'Support', text: 'We watch over it, mend it and let it grow.' },
      ],
      actions: [{ label: 'See how we work', href: '/about', variant: 'secondary' }],
    },
    {
      type: 'steps',
      id: 'takeover',
      tone: 'contrast',
      title: 'Taking over a system that others built',
      text: 'Nothing is switched off before its successor has proved itself.',
      items: [
        { title: 'Read the code', text: 'Two developers read it and list what they found, good and bad.' },
        { title: 'Write the missing tests', text: 'What works today is pinned, so that it works tomorrow.' },
        { title: 'Set up a second copy', text: 'Every change is tried there, with your data, before it counts.' },
        { title: 'Update what is outdated', text: 'Languages, libraries and servers, one after the other.' },
        { title: 'Replace part by part', text: 'The new part runs beside the old one until both agree.' },
        { title: 'Hand over', text: 'Your team knows every decision, and can do without us.' },
      ],
    },
    {
      type: 'steps',
      id: 'enrol',
      tone: 'tinted',
      title: 'Three steps to your course',
      items: [{ title: 'Choose a course' }, { title: 'Write to us' }, { title: 'Pay by card or in cash' }],
    },
  ],
});
