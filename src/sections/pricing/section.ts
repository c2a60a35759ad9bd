import { action, columns, defineSection, text } from 'site-from-json/schema';
import { z } from 'zod';

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
export default defineSection('pricing', {
  title: 'Pricing',
  description: 'Plans side by side with their prices. One can be highlighted with a badge.',
  synonyms: ['prices', 'plans'],
  client: 'static',
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
});
