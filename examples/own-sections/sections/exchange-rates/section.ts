import { defineSection, text } from 'site-from-json/schema';
import { z } from 'zod';

const currency = z.string().regex(/^[A-Z]{3}$/, 'Write the three letters of a currency, such as EUR.');

const answer = z.object({ base: currency, date: z.iso.date(), rates: z.record(z.string(), z.number()) });

/** What one unit of a currency costs in others, as a service says when the page is made. */
export default defineSection('exchange-rates', {
  title: 'Exchange rates',
  description: 'What one unit of a currency costs in others, as a service says when the site is built.',
  synonyms: ['currencies', 'rates'],
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Pay in your currency'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    source: z
      .url({ protocol: /^https?$/, error: 'Write the address of a service that answers with base, date and rates.' })
      .meta({
        title: 'Source',
        description: 'The address of a service that answers with `{ "base", "date", "rates" }`, such as Frankfurter.',
        examples: ['https://api.frankfurter.dev/v1/latest?base=EUR'],
      }),
    currencies: z
      .array(currency.meta({ title: 'Currency', description: 'Its three letters.', examples: ['CHF'] }))
      .min(1)
      .max(20)
      .meta({ title: 'Currencies', description: 'Those that are shown, in order.' }),
    dated: text('Date', 'What stands before the day of the rates.', 'Rates of'),
    missing: text('Missing', 'What is shown instead as long as there are no rates.', 'Ask us for today’s rates.'),
  },
  data: {
    input: ({ source }) => source,
    async load(source, { signal }) {
      const response = await fetch(source, { signal });
      if (!response.ok) throw new Error(`the service answered ${response.status}`);
      return answer.parse(await response.json());
    },
    maxAge: 6 * 3600,
  },
});
