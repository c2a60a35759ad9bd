import { defineSection, id, link, text } from 'site-from-json/schema';
import { z } from 'zod';

const plan = z
  .strictObject({
    id: id('A name for the plan, by which answers mean it.', 'commuter'),
    name: text('Name', 'What the plan is called.', 'The commuter'),
    text: text('Text', 'Whom it suits.', 'Ten kilometres there and ten back, in any weather.'),
    price: text('Price', 'What it costs.', '€ 79 a month'),
    href: link('Where the plan can be had.', '/shops'),
  })
  .meta({ title: 'Plan', description: 'What may be recommended.' });

const answer = z
  .strictObject({
    id: id('A name for the answer, which stands in the address.', 'daily'),
    label: text('Answer', 'The answer.', 'Every day'),
    plans: z
      .array(z.string().meta({ title: 'Plan', description: 'The id of a plan.', examples: ['commuter'] }))
      .meta({ title: 'Plans', description: 'The plans that this answer speaks for.' }),
  })
  .meta({ title: 'Answer', description: 'One of the answers to a question.' });

const question = z
  .strictObject({
    id: id('A name for the question, which stands in the address.', 'often'),
    text: text('Question', 'The question.', 'How often will you ride?'),
    answers: z.array(answer).min(2).max(6).meta({ title: 'Answers', description: 'The answers to choose from.' }),
  })
  .meta({ title: 'Question', description: 'A question with its answers.' });

/** Questions that lead to a plan. */
export default defineSection('plan-finder', {
  title: 'Plan finder',
  description: 'Asks a few questions, one after the other, and recommends a plan.',
  synonyms: ['quiz', 'product-finder', 'wizard'],
  client: 'visible',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Which bicycle is yours?'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    questions: z.array(question).min(1).max(10).meta({ title: 'Questions', description: 'The questions, in order.' }),
    plans: z
      .array(plan)
      .min(2)
      .max(12)
      .meta({ title: 'Plans', description: 'What may be recommended. Of two that suit as well, the first.' }),
    labels: z
      .strictObject({
        recommended: text('Recommended', 'Above the recommended plan.', 'We recommend'),
        choose: text('Choose', 'The link of a plan.', 'See it in a shop'),
        back: text('Back', 'The button to the question before.', 'Back'),
        again: text('Again', 'The button that begins anew.', 'Start again'),
        all: text('All plans', 'What opens all plans.', 'All plans'),
      })
      .meta({ title: 'Labels', description: 'The words of the finder.' }),
  },
  *check({ questions, plans }) {
    const list = (value: unknown) => (Array.isArray(value) ? value : []);
    const names = list(plans).map((plan) => plan?.id);
    for (const [at, question] of list(questions).entries())
      for (const [place, answer] of list(question?.answers).entries())
        for (const [index, name] of list(answer?.plans).entries())
          if (!names.includes(name))
            yield {
              path: ['questions', at, 'answers', place, 'plans', index],
              code: 'plan-finder/plan',
              message: `There is no plan "${name}".`,
              hint: `Write the id of a plan: ${names.join(', ')}.`,
            };
  },
});
