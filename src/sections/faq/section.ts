import { actions, defineSection, paragraphs, text } from 'site-from-json/schema';
import { z } from 'zod';

const question = z
  .strictObject({
    question: text('Question', 'The question as a visitor would ask it.', 'How much does a first version cost?'),
    answer: paragraphs('Answer', 'The answer, which opens below the question.'),
  })
  .meta({ title: 'Question', description: 'A question with its answer.' });

/** Questions with expandable answers. */
export default defineSection('faq', {
  title: 'Frequently asked questions',
  description: 'Questions with expandable answers, also as structured data for search engines.',
  synonyms: ['questions', 'q-and-a', 'faqs', 'accordion', 'frequently-asked-questions'],
  client: 'static',
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
  structuredData: (sections) => {
    const questions = sections.flatMap(({ items }) => items);
    return [
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
        })),
      },
    ];
  },
});
