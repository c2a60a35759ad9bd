import { z } from 'zod';
import { link, text } from './fields/index.ts';

/** Ways to get in touch. */
export const ways = z
  .array(
    z
      .strictObject({
        label: text('Label', 'The name of the way, shown above it.', 'Telephone'),
        text: text('Text', 'The address, number or handle.', '+1 555 0100'),
        href: link('The link of the text; without it the text is no link.', 'tel:+15550100').optional(),
      })
      .meta({ title: 'Way', description: 'One way to get in touch.' }),
  )
  .max(6)
  .default([])
  .meta({ title: 'Ways', description: 'Ways to get in touch.' });

export type ContactMethod = z.output<typeof ways>[number];
