import { z } from 'zod';
import { actions } from '../../../schema/action.ts';
import { paragraphs, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

const question = z
  .strictObject({
    question: text('Question', 'The question as a visitor would ask it.', 'How much does a first version cost?'),
    answer: paragraphs('Answer', 'The answer, which opens below the question.'),
  })
  .meta({ title: 'Question', description: 'A question with its answer.' });

/** Questions with expandable answers. */
export const faq = section('faq', {
  title: 'Frequently asked questions',
  description: 'Questions with expandable answers, also as structured data for search engines.',
  synonyms: ['questions', 'q-and-a', 'faqs', 'accordion', 'frequently-asked-questions'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'Questions that we are often asked'),
    text: text('Text', 'A sentence under the heading.', 'Yours is missing? Write to us.').optional(),
    actions,
    items: z.array(question).min(1).meta({ title: 'Questions', description: 'The questions, in order.' }),
    firstOpen: z
      .boolean()
      .default(false)
      .meta({ title: 'First one open', description: 'Whether the first answer is expanded initially.' }),
    exclusive: z
      .boolean()
      .default(false)
      .meta({ title: 'One at a time', description: 'Whether expanding one answer collapses the others.' }),
  },
  examples: [
    {
      type: 'faq',
      id: 'questions',
      title: 'Questions that we are often asked',
      text: 'Yours is missing? Ask us, and a person will answer.',
      actions: [{ label: 'Ask a question', href: '/#contact', variant: 'secondary' }],
      firstOpen: true,
      exclusive: true,
      items: [
        {
          question: 'How much does a first version cost?',
          answer: [
            'It depends on what it must do, so we begin with a week of design at a fixed price. After that week you have a prototype and an offer that names every part.',
            'You may take the prototype to somebody else. It is yours.',
          ],
        },
        {
          question: 'How long does it take?',
          answer: ['Most first versions are in use after twelve weeks. We agree on what can wait.'],
        },
        {
          question: 'Who owns the code?',
          answer: ['You do, from the first day, and it lies in a repository of yours.'],
        },
        {
          question: 'What happens after the launch?',
          answer: ['We keep it running: updates, monitoring, and a person who answers within 24 hours.'],
        },
        {
          question: 'Can you take over a system that others built?',
          answer: ['Yes. We read it first and tell you candidly whether mending or replacing is cheaper.'],
        },
      ],
    },
    {
      type: 'faq',
      id: 'training-questions',
      tone: 'contrast',
      title: 'Before you enrol',
      items: [
        {
          question: 'Do I need a computer of my own?',
          answer: ['Yes, a laptop of the last five years is enough. We help you to set it up.'],
        },
        { question: 'How can I pay?', answer: ['By bank transfer or by card, in one sum or month by month.'] },
        { question: 'Is there a certificate?', answer: ['Yes, after the final project has been presented.'] },
      ],
    },
    {
      type: 'faq',
      id: 'questions',
      tone: 'tinted',
      title: 'Good to know',
      items: [{ question: 'Where are you?', answer: ['In one office, and on the line with clients everywhere.'] }],
    },
  ],
});
