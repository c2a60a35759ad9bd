import { z } from 'zod';
import { action } from '../../../schema/action.ts';
import { text } from '../../../schema/fields.ts';
import { columns, section } from '../../../schema/section.ts';

const plan = z
  .strictObject({
    name: text('Name', 'The name of the plan.', 'Product'),
    price: text('Price', 'The price with its currency, as shown to visitors.', '€ 4,900', 'On request'),
    period: text('Period', 'The period of the price, shown beside it.', 'a month').optional(),
    text: text('Text', 'One sentence: who the plan is for.', 'For a first version in the hands of users.').optional(),
    badge: text('Badge', 'Highlights the plan, with this text above it.', 'Most chosen').optional(),
    features: z
      .array(text('Feature', 'One thing that the plan includes.', 'A release every second week'))
      .max(16)
      .default([])
      .meta({ title: 'Features', description: 'What the plan includes.', examples: [['A release every second week']] }),
    action: action.optional(),
  })
  .meta({ title: 'Plan', description: 'A plan with its price.' });

/** Plans and their prices. */
export const pricing = section('pricing', {
  title: 'Pricing',
  description: 'Plans side by side with their prices. One can be highlighted with a badge.',
  synonyms: ['prices', 'plans'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'What it costs'),
    text: text('Text', 'A sentence beside the heading.', 'One price a month, and you can stop at its end.').optional(),
    plans: z
      .array(plan)
      .min(1)
      .max(6)
      .meta({ title: 'Plans', description: 'The plans, from the smallest to the largest.' }),
    columns: columns('plans'),
    footnote: text('Footnote', 'A line below the plans, such as a remark on taxes.', 'Prices without tax.').optional(),
  },
  examples: [
    {
      type: 'pricing',
      id: 'pricing',
      title: 'One team, three sizes',
      text: 'A fixed price a month. You can stop at the end of each, and what is built is yours.',
      plans: [
        {
          name: 'Concept',
          price: '€ 1,900',
          period: 'once',
          text: 'Two weeks from an idea to a prototype that people can click.',
          features: ['Workshop with your team', 'Sketches and a wireframe', 'A prototype, tried with five people'],
          action: { label: 'Start with a concept', href: '/#contact', variant: 'secondary' },
        },
        {
          name: 'Product',
          price: '€ 6,800',
          period: 'a month',
          text: 'A team that designs, builds and launches your first version.',
          badge: 'Most chosen',
          features: [
            'A designer and two developers',
            'A release every second week',
            'Tests, hosting and monitoring',
            'A call every Friday',
          ],
          action: { label: 'Build the product', href: '/#contact' },
        },
        {
          name: 'Company',
          price: 'On request',
          text: 'Several products, your own processes, and people on your side whom we train.',
          features: [
            'Everything in Product',
            'Training for your developers',
            'Answers within four hours',
            'Review of security and accessibility',
            'Joint roadmap',
          ],
          action: { label: 'How we work', href: '/about', variant: 'secondary' },
        },
      ],
      footnote: 'Sample prices, without tax. Travel is charged as it is.',
    },
    {
      type: 'pricing',
      id: 'workshop',
      tone: 'contrast',
      title: 'Try us for a day',
      plans: [{ name: 'Workshop', price: '€ 900' }],
    },
    {
      type: 'pricing',
      id: 'care',
      tone: 'tinted',
      title: 'After the launch',
      text: 'Software lives as long as somebody looks after it.',
      plans: [
        {
          name: 'Watch',
          price: '€ 190',
          period: 'a month',
          features: ['Updates every month', 'Monitoring day and night'],
          action: { label: 'Ask for Watch', href: 'mailto:info@example.com', variant: 'secondary' },
        },
        {
          name: 'Care',
          price: '€ 690',
          period: 'a month',
          badge: 'For shops',
          features: ['Everything in Watch', 'Eight hours of work', 'Answers on the same day'],
          action: { label: 'Ask for Care', href: 'mailto:info@example.com' },
        },
      ],
    },
  ],
});
