import { actions } from '../../../schema/action.ts';
import { text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

/** A banner with one sentence and actions. */
export const callToAction = section('call-to-action', {
  title: 'Call to action',
  description: 'A banner with one sentence and actions.',
  synonyms: ['banner', 'cta'],
  shape: {
    title: text('Heading', 'The sentence of the banner.', 'Join the teams that grow with {product}.'),
    text: text('Text', 'A sentence under it.').optional(),
    actions,
  },
  examples: [
    {
      type: 'call-to-action',
      id: 'join',
      tone: 'contrast',
      title: 'Join us',
      text: 'Today.',
      actions: [{ label: 'Read More', href: '/about' }],
    },
  ],
});
