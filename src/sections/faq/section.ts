import { defineSection } from '../define-section.ts';
import { faq } from './schema.ts';

export default defineSection({
  ...faq,
  client: 'static',
  component: () => import('./Faq.tsx'),
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
