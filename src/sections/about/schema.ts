import { z } from 'zod';
import { actions } from '../../../schema/action.ts';
import { image, paragraphs, text } from '../../../schema/fields.ts';
import { mediaSide, section } from '../../../schema/section.ts';

const claim = z
  .strictObject({
    value: text('Value', 'The number.', '5000+'),
    label: text('Label', 'What it counts.', 'startups as clients'),
  })
  .meta({ title: 'Claim', description: 'A number and what it counts.' });

/** Text about the company with claims, actions and a picture. */
export const about = section('about', {
  title: 'About',
  description: 'Text about the company with claims, actions and a picture.',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Why Choose Us'),
    paragraphs: paragraphs('Paragraphs', 'The text.'),
    claims: z.array(claim).max(6).default([]).meta({ title: 'Claims', description: 'Numbers beside the text.' }),
    actions,
    picture: image('The picture beside the text.').optional(),
    mediaSide: mediaSide('start'),
  },
  examples: [
    {
      type: 'about',
      id: 'about',
      title: 'Why Choose Us',
      paragraphs: ['We listen first.', 'Then we build.'],
      claims: [{ value: '20+', label: 'people' }],
      actions: [{ label: 'See how we work', href: '/about' }],
      picture: { src: '/images/about.svg', alt: 'A sketch that becomes a solid' },
    },
  ],
});
