import { body, defineCollection, image, link, tags, text } from 'site-from-json/schema';

const products = defineCollection('products', {
  title: 'Product',
  description: 'A product that is sold or shown.',
  shape: {
    name: text('Name', 'The name of the product.', 'Desk lamp'),
    description: text('Description', 'One or two sentences.', 'Bends where you want it, and stays there.').optional(),
    price: text('Price', 'The price with its currency, as shown to visitors.', '€ 89').optional(),
    tags: tags('Words that visitors look for.', 'new'),
    image: image('Shown on its card.').optional(),
    href: link('Where it can be bought.', 'https://example.com/shop/lamp').optional(),
    body: body().optional(),
  },
  hidden: ['body'],
});

export default products;

declare module 'site-from-json/schema' {
  interface Collections {
    products: typeof products;
  }
}
