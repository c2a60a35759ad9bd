import { z } from 'zod';
import { text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

const figure = z
  .strictObject({
    value: text('Value', 'The number, as short as it can be written.', '5000+', '99.9 %'),
    label: text('Label', 'What it counts.', 'startups as clients'),
  })
  .meta({ title: 'Figure', description: 'A number and what it counts.' });

/** A few numbers in large type. */
export const statistics = section('statistics', {
  title: 'Statistics',
  description: 'A few numbers in very large type, each above its label. The first is the largest.',
  synonyms: ['stats', 'numbers', 'figures', 'counters', 'metrics'],
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
  examples: [
    {
      type: 'statistics',
      id: 'figures',
      title: 'What we can be measured by',
      text: 'One team from the first day, and it still listens first.',
      items: [
        { value: '5000+', label: 'startups have built their first product with us' },
        { value: '20+', label: 'people design, build and look after software' },
        { value: '100', label: 'reviews by clients who came back' },
      ],
      note: 'From our own records and public reviews, counted in January.',
    },
    {
      type: 'statistics',
      id: 'service-levels',
      tone: 'contrast',
      title: 'What support means here',
      items: [
        { value: '24 h', label: 'to a first answer, on any working day' },
        { value: '99.9 %', label: 'availability of the systems that we look after' },
        { value: '12', label: 'weeks of care after each launch' },
        { value: '0', label: 'hidden fees' },
      ],
    },
    {
      type: 'statistics',
      id: 'figures',
      tone: 'tinted',
      title: 'Trusted from the start',
      layout: 'row',
      align: 'center',
      items: [
        { value: '5000+', label: 'startups as clients' },
        { value: '20+', label: 'people in one team' },
      ],
    },
  ],
});
