import { z } from 'zod';
import { body, image, link, text } from '../../schema/fields.ts';
import { defineKind } from './define-kind.ts';

export const products = defineKind('products', {
  title: 'Product',
  description: 'A product that is sold or shown.',
  shape: {
    name: text('Name', 'The name of the product.', 'Desk lamp'),
    description: text('Description', 'One or two sentences.', 'Bends where you want it, and stays there.').optional(),
    price: text('Price', 'The price with its currency, as shown to visitors.', '€ 89').optional(),
    tags: z
      .array(text('Tag', 'One or two words.', 'new'))
      .max(8)
      .default([])
      .meta({ title: 'Tags', description: 'Words that visitors look for.', examples: [['new']] }),
    image: image('Shown on its card.').optional(),
    href: link('Where it can be bought.', 'https://example.com/shop/lamp').optional(),
    body: body().optional(),
  },
  hidden: ['body'],
});
