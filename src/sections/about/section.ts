import { actions, defineSection, image, mediaSide, paragraphs, text } from 'site-from-json/schema';
import { z } from 'zod';

const claim = z
  .strictObject({
    value: text('Value', 'The number.', '5000+'),
    label: text('Label', 'What it counts.', 'startups as clients'),
  })
  .meta({ title: 'Claim', description: 'A number and what it counts.' });

/** Text about the company with claims, actions and a picture. */
export default defineSection('about', {
  title: 'About',
  description: 'Text about the company with claims, actions and a picture.',
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Why Choose Us'),
    paragraphs: paragraphs('Paragraphs', 'The text.'),
    claims: z.array(claim).max(6).default([]).meta({ title: 'Claims', description: 'Numbers beside the text.' }),
    actions,
    picture: image('The picture beside the text.').optional(),
    mediaSide: mediaSide('start'),
  },
});
