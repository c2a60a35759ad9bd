import { z } from 'zod';
import { type Collection, defineCollection } from './define-collection.ts';
import { extended } from './extend-collection.ts';
import { body, date, fileLink, idKey, image, link, tags, text, tokenName } from './fields/index.ts';
import { fieldSchema, type OwnField } from './own-field.ts';

/** The fields of the lists of a config, by the kind of the items and by the key. Tolerates invalid configs. */
export type OwnFields = ReadonlyMap<string, ReadonlyMap<string, OwnField>>;

/** The fields that the lists of a config define. What is wrong there is any value, so that the items have no error of their own. */
export function ownFieldsOf(config: unknown): OwnFields {
  const { lists } = Object(config) as { lists?: unknown };
  if (typeof lists !== 'object' || !lists) return new Map();
  const fields = known.get(lists) ?? readFields(lists);
  known.set(lists, fields);
  return fields;
}

/** The fields of lists that were read before, as they are asked for with each value of a config. */
const known = new WeakMap<object, OwnFields>();

function readFields(lists: object): OwnFields {
  const kinds = new Map<string, Map<string, OwnField>>();
  for (const list of Object.values(lists)) {
    const { of, fields } = Object(list) as { of?: unknown; fields?: unknown };
    if (!idKey.safeParse(of).success || fields === undefined) continue;
    const known = kinds.get(of as string) ?? new Map<string, OwnField>();
    kinds.set(of as string, known);
    for (const [key, field] of Array.isArray(fields) ? [] : Object.entries(Object(fields))) {
      const read = fieldSchema.safeParse(field);
      if (tokenName.safeParse(key).success && !known.has(key)) known.set(key, read.success ? read.data : anything);
    }
  }
  return kinds;
}

const anything: OwnField = { type: 'any', label: '', required: false, onCards: false };

/** Adds fields to the collections of their kinds; a kind that is none of these becomes a collection. */
export function withFields(collections: readonly Collection[], own: OwnFields): Collection[] {
  const byName = new Map(collections.map((one) => [one.name, one]));
  for (const [name, fields] of own) {
    const base = byName.get(name) ?? ownCollection(name);
    const free = [...fields].filter(([key]) => !(key in base.item.shape));
    const adds = Object.fromEntries(free.map(([key, field]) => [key, valueSchema(field)]));
    byName.set(name, extended(base, { name, adds }));
  }
  return [...byName.values()];
}

/** The keys that items of a kind have without fields of the config. */
export const keysOfKind = (collections: readonly Collection[], kind: string): string[] =>
  Object.keys((collections.find(({ name }) => name === kind) ?? ownCollection(kind)).item.shape);

/** The collection of a kind that only the config knows. */
const ownCollection = (name: string): Collection =>
  defineCollection(name, {
    title: 'Item',
    description: 'An item with fields of its own, which "fields" of the list has.',
    shape: {
      title: text('Title', 'The name of the item.', 'Bowl with a bird'),
      description: text('Description', 'One or two sentences.', 'Found in the well in three pieces.').optional(),
      tags: tags('Words that visitors look for.', 'new'),
      image: image('Shown on its card.').optional(),
      href: link('A page about it.', 'https://example.com/bowl').optional(),
      body: body().optional(),
    },
    hidden: ['body'],
  });

function valueSchema({ type, label, required }: OwnField): z.ZodType {
  const schema = schemas[type](label || 'Value');
  return required ? schema : schema.optional();
}

const schemas: Record<OwnField['type'], (label: string) => z.ZodType> = {
  text: (label) => text(label, 'A word or a sentence.', 'Clay'),
  texts: (label) =>
    z
      .array(text('Text', 'A word or a sentence.', 'Clay'))
      .max(20)
      .meta({ title: label, description: 'Several words.', examples: [['Clay', 'Iron']] }),
  number: (label) => z.number().meta({ title: label, description: 'A number.', examples: [12] }),
  date: (label) => date(label, 'A day.', '2030-05-08'),
  image: (label) => image('A picture.').meta({ title: label }),
  link: (label) => link('Where it leads.', 'https://example.com/bowl').meta({ title: label }),
  file: (label) => fileLink('A file below public/.', '/files/report.pdf').meta({ title: label }),
  any: (label) => z.any().meta({ title: label, description: 'Any value.' }),
};
