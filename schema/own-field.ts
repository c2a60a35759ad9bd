import { z } from 'zod';
import { text, tokenName } from './fields/index.ts';

/** The types of the fields that a config may give to the items of its lists. */
const types = {
  text: 'A word or a sentence.',
  texts: 'Several words, such as materials.',
  number: 'A number, which is written as the language writes it.',
  date: 'A day, such as 2030-12-24.',
  image: 'A picture with its alternative text.',
  link: 'A link.',
  file: 'The path of a file below public/, which is linked with its type and size.',
};

export const fieldSchema = z
  .strictObject({
    type: z
      .enum(Object.keys(types) as (keyof typeof types)[])
      .default('text')
      .meta({
        title: 'Type',
        description: 'What the items have at this key.',
        enumDescriptions: Object.values(types),
        synonyms: {
          texts: ['tags', 'list', 'multiple'],
          image: ['picture', 'photo'],
          text: ['string'],
          link: ['url', 'href'],
          file: ['download', 'pdf'],
        },
      }),
    label: text('Label', 'What the value is, for visitors: a word before the value.', 'Material'),
    unit: text('Unit', 'What stands after a number or a text.', 'cm').optional(),
    required: z.boolean().default(false).meta({ title: 'Required', description: 'Whether each item must have it.' }),
    onCards: z
      .boolean()
      .default(true)
      .meta({ title: 'On cards', description: 'Whether cards show it. The page of an item shows all of its fields.' }),
  })
  .meta({ title: 'Field', description: 'A key of the items.' });

/** A field as parsed. `any` stands for one that is written wrongly. */
export type OwnField = Omit<z.output<typeof fieldSchema>, 'type'> & { type: keyof typeof types | 'any' };

/** The keys that a list gives to its items beside those of their kind. */
export const fields = z.record(tokenName, fieldSchema).meta({
  title: 'Fields',
  description:
    'Further keys of the items, by name, in the order in which they are shown: {"material": {"label": "Material"}}. They are those of all lists of this kind. If "of" is a word of your own, the items have title, description, tags, image, href and body beside them.',
});
