import { defineSection, text } from 'site-from-json/schema';
import { z } from 'zod';

const figure = z
  .strictObject({
    value: text('Value', 'The number, as short as it can be written.', '5000+', '99.9 %'),
    label: text('Label', 'What it counts.', 'startups as clients'),
  })
  .meta({ title: 'Figure', description: 'A number and what it counts.' });

/** A few numbers in large type. */
export default defineSection('statistics', {
  title: 'Statistics',
  description: 'A few numbers in very large type, each above its label. The first is the largest.',
  synonyms: ['stats', 'numbers', 'figures', 'counters', 'metrics'],
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section.', 'What twelve years add up to'),
    text: text('Text', 'A sentence beside the heading.', 'Counted at the end of last year.').optional(),
    items: z
      .array(figure)
      .min(1)
      .max(6)
      .meta({ title: 'Figures', description: 'The numbers, the most important one first.' }),
    layout: z
      .enum(['large-first', 'row'])
      .default('large-first')
      .meta({
        title: 'Layout',
        description: 'Whether the first number is the largest, or all are equal.',
        enumDescriptions: ['The first number is the largest.', 'All numbers in equal columns.'],
      }),
    note: text('Note', 'A line below the numbers, such as their source.', 'Own records, as of January.').optional(),
  },
});
