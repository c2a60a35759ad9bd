import { z } from 'zod';
import { groupName, image, text } from '../../schema/fields.ts';
import { defineKind } from './define-kind.ts';

export const dishes = defineKind('dishes', {
  title: 'Dish',
  description: 'A dish, a drink, or whatever else is offered at a price.',
  shape: {
    name: text('Name', 'What it is called.', 'Lake trout'),
    description: text('Description', 'What is in it, in a sentence.', 'Brown butter, almonds, potatoes').optional(),
    price: text('Price', 'The price as it is to be read, with its currency.', '€ 24', 'from € 60').optional(),
    tags: z
      .array(text('Tag', 'One or two words.', 'vegan'))
      .max(8)
      .default([])
      .meta({ title: 'Tags', description: 'What some ask for, such as vegan or gluten-free.', examples: [['vegan']] }),
    image: image('A picture of it; it is shown small and square.').optional(),
    group: groupName(
      'Group',
      'The heading under which it stands, with others of the same group.',
      'Starters',
    ).optional(),
  },
});
