import { defineSection, text } from 'site-from-json/schema';
import { z } from 'zod';

const range = (title: string, description: string, [min, max, step, start]: number[]) =>
  z
    .strictObject({
      min: z
        .number()
        .positive()
        .meta({ title: 'Minimum', description: 'The least value.', examples: [min] }),
      max: z
        .number()
        .positive()
        .meta({ title: 'Maximum', description: 'The largest value.', examples: [max] }),
      step: z
        .number()
        .positive()
        .meta({ title: 'Step', description: 'From one value to the next.', examples: [step] }),
      start: z
        .number()
        .positive()
        .meta({ title: 'Start', description: 'The value at first.', examples: [start] }),
    })
    .refine(
      ({ min, start, max }) => min < max && min <= start && start <= max,
      'The start is not between minimum and maximum.',
    )
    .meta({ title, description });

/** What a loan costs each month, and how it is paid back. */
export default defineSection('loan-calculator', {
  title: 'Loan calculator',
  description: 'What a loan costs each month, with a chart of what is left to pay.',
  synonyms: ['calculator', 'financing', 'installments'],
  client: 'visible',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Pay in installments'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'Write the three letters of a currency, such as EUR.')
      .meta({ title: 'Currency', description: 'Its three letters.', examples: ['EUR'] }),
    interest: z
      .number()
      .min(0)
      .max(50)
      .meta({ title: 'Interest', description: 'Per cent a year.', examples: [3.9] }),
    amount: range('Amount', 'What may be borrowed.', [500, 8000, 100, 3200]),
    months: range('Months', 'How long it may be paid back.', [6, 60, 6, 24]),
    labels: z
      .strictObject({
        amount: text('Amount', 'The field for the amount.', 'Price of the bicycle'),
        months: text('Months', 'The field for the months.', 'Months'),
        monthly: text('Monthly', 'Beside what is paid each month.', 'Each month'),
        total: text('Total', 'Beside the sum of all payments.', 'In all'),
        left: text('Left', 'What the chart and the table show.', 'Left to pay'),
        table: text('Table', 'What opens the table.', 'As a table'),
      })
      .meta({ title: 'Labels', description: 'The words of the calculator.' }),
  },
});
