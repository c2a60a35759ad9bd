import { z } from 'zod';
import { draft, itemKey, shown, slugOfItem } from './fields/index.ts';
import { withItemIds } from './item-ids.ts';
import { fields } from './own-field.ts';
import type { PictureUse } from './picture.ts';

interface Options<Shape extends z.ZodRawShape, List extends z.ZodRawShape, Pictures extends string, Hidden> {
  title: string;
  description: string;
  /** The keys of an item, without `id`. */
  shape: Shape;
  /** The keys of a list, without `of` and `items`. */
  list?: List;
  /** The keys whose value is the path of a picture, and how large the picture is shown. */
  pictures?: Record<Pictures, PictureUse>;
  /** The keys that sections do not get, such as those for the collection's files. */
  hidden?: readonly Hidden[];
  /** The keys, beside `id`, whose values must be unique in a list. */
  unique?: readonly (keyof Shape & string)[];
  /** The key of the date to sort by, the latest first. Without it, items keep their order. */
  latestFirst?: keyof Shape & string;
  /** The keys of the first and the last day of an item that takes place on days, and so is over some day. */
  days?: readonly [first: keyof Shape & string, last: keyof Shape & string];
  /** Whether a list has feeds if its items have pages. Its items are published at their date. */
  hasFeeds?: boolean;
  /** The folder in `dist/` whose files browsers download. */
  downloads?: string;
  /** The texts of an item that are drawn in a file of its own: the path of the file in `dist/`, and each text with its path in the item. */
  drawn?(item: z.output<z.ZodObject<Shape>>): { file: string; texts: DrawnText[] };
}

export interface DrawnText {
  path: (string | number)[];
  text: string;
}

/** Defines a collection, a kind of list with items of one form: the schemas of its items and lists, and its options. */
export function defineCollection<
  const Name extends string,
  Shape extends z.ZodRawShape,
  Pictures extends keyof Shape & string = never,
  const Hidden extends keyof Shape & string = never,
  List extends z.ZodRawShape = Record<never, never>,
>(name: Name, { title, description, shape, list, ...rest }: Options<Shape, List, Pictures, Hidden>) {
  const item = withItemIds(
    z
      .strictObject({
        id: itemKey(`Stable name of this ${title.toLowerCase()}.`, `${title.toLowerCase()}-1`),
        slug: slugOfItem().optional(),
        ...shape,
        draft,
        shown,
      })
      .meta({ title, description }),
  );
  const schema = z
    .strictObject({
      of: z.literal(name).meta({ title: 'Kind', description: 'The kind of the items.' }),
      ...(list as List),
      fields: fields.optional(),
      items: z.array(item).min(1).meta({
        title: 'Items',
        description: 'The items in the order in which they are shown.',
        mayBeElsewhere: true,
      }),
    })
    .meta({ title: `List of ${name}`, description: `A list of ${name}, for sections that name it.` });
  return { name, item, schema, ...rest };
}

/** A collection, whatever its items. */
export interface Collection {
  name: string;
  item: z.ZodObject;
  schema: z.ZodObject;
  pictures?: Record<string, PictureUse>;
  hidden?: readonly string[];
  unique?: readonly string[];
  latestFirst?: string;
  days?: readonly [first: string, last: string];
  hasFeeds?: boolean;
  downloads?: string;
  drawn?(item: Record<string, unknown>): { file: string; texts: DrawnText[] };
}
