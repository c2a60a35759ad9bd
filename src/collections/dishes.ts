import { defineCollection, groupName, image, tags, text } from 'site-from-json/schema';

const dishes = defineCollection('dishes', {
  title: 'Dish',
  description: 'A dish, a drink, or anything else with a price.',
  shape: {
    name: text('Name', 'The name of the dish.', 'Lake trout'),
    description: text(
      'Description',
      'One sentence about its ingredients.',
      'Brown butter, almonds, potatoes',
    ).optional(),
    price: text('Price', 'The price with its currency, as shown to visitors.', '€ 24', 'from € 60').optional(),
    tags: tags('Properties such as vegan or gluten-free.', 'vegan'),
    image: image('A picture of it, shown small and square.').optional(),
    group: groupName('Group', 'The heading above it and other items of the same group.', 'Starters').optional(),
  },
});

export default dishes;

declare module 'site-from-json/schema' {
  interface Collections {
    dishes: typeof dishes;
  }
}
