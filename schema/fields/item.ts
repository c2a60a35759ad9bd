import { z } from 'zod';
import { type FieldType, fieldMeta } from './field-type.ts';
import { listField } from './list.ts';
import { itemForm, itemName } from './name.ts';

/** The id of an item of a collection, in any list of the site. */
const itemField: FieldType = {
  control: 'name',
  reference: {
    things: (config, of) =>
      (listField.reference?.things(config, of) ?? []).flatMap(({ path, value }) => {
        const { items } = Object(value);
        return Array.isArray(items)
          ? items.map((item, at) => ({ name: Object(item).id, path: [...path, 'items', at], value: item }))
          : [];
      }),
    missing: (name, of) => ({
      code: 'reference/item',
      message: `No list of ${of} has an item with the id ${name}.`,
      hint: `Write a list with "of": "${of}" under "lists".`,
    }),
  },
};

/** The id of an item of a kind, in any list of the site. @public for section types of one site. */
export const itemId = <K extends string>(of: K, title: string, description: string, ...examples: string[]) =>
  itemName().meta({
    ...fieldMeta(itemField, title, description, examples, itemForm),
    itemKind: of,
  }) as unknown as z.core.$ZodBranded<z.ZodString, K>;

/** The authors of a text, by the ids of people. */
export const authors = () =>
  z
    .array(itemId('people', 'Author', 'The id of a person in a list of people.', 'asha'))
    .max(6)
    .default([])
    .meta({ title: 'Authors', description: 'Who wrote it, by the ids of people in `lists`.', examples: [['asha']] });
