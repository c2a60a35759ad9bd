import { z } from 'zod';
import { id } from '../../schema/fields.ts';
import type { PictureUse } from '../config/resolve/page-model.ts';

interface Definition<Shape extends z.ZodRawShape, List extends z.ZodRawShape, Pictures extends string, Hidden> {
  title: string;
  description: string;
  /** The keys of an item beside its `id`. */
  shape: Shape;
  /** The keys of a list of them beside `of` and `items`. */
  list?: List;
  /** The keys that hold a picture's path alone, and how large that picture is shown. */
  pictures?: Record<Pictures, PictureUse>;
  /** The keys that only the kind's own files need, so that no page carries them. */
  hidden?: readonly Hidden[];
  /** The keys, beside `id`, by which two items of a list must differ. */
  unique?: readonly (keyof Shape & string)[];
  /** The key of a date by which the items are sorted, the latest first; as they are written unless told. */
  latestFirst?: keyof Shape & string;
  /** Whether a list of them has feeds, as soon as its items have pages. */
  hasFeeds?: boolean;
  /** The folder in `dist/` whose files browsers save instead of showing them. */
  downloads?: string;
}

/** Defines a kind of list item: what one item says, and what else a site gains by it. */
export function defineKind<
  const Name extends string,
  Shape extends z.ZodRawShape,
  Pictures extends keyof Shape & string = never,
  const Hidden extends keyof Shape & string = never,
  List extends z.ZodRawShape = Record<never, never>,
>(name: Name, { title, description, shape, list, ...rest }: Definition<Shape, List, Pictures, Hidden>) {
  const item = z
    .strictObject({ id: id(`Stable name of this ${title.toLowerCase()}.`, `${title.toLowerCase()}-1`), ...shape })
    .meta({ title, description });
  const schema = z
    .strictObject({
      of: z.literal(name).meta({ title: 'Kind', description: 'What the items are.' }),
      ...(list as List),
      items: z
        .array(item)
        .min(1)
        .meta({ title: 'Items', description: 'The items in the order in which they are shown.' }),
    })
    .meta({ title: `List of ${name}`, description: `A list of ${name}, used by sections that name it.` });
  return { name, item, schema, ...rest };
}
