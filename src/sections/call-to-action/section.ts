import { actions, defineSection, text } from 'site-from-json/schema';

/** A banner with one sentence and actions. */
export default defineSection('call-to-action', {
  title: 'Call to action',
  description: 'A banner with one sentence and actions.',
  synonyms: ['banner', 'cta'],
  client: 'static',
  shape: {
    title: text('Heading', 'The sentence of the banner.', 'Join the teams that grow with {product}.'),
    text: text('Text', 'A sentence under it.').optional(),
    actions,
  },
});
