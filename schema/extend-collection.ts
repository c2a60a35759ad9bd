import { z } from 'zod';
import type { Collection } from './define-collection.ts';
import { withItemIds } from './item-ids.ts';

/** Further keys for the items of a collection that is defined elsewhere. */
export interface CollectionExtension<Shape extends z.ZodRawShape = z.ZodRawShape> {
  name: string;
  adds: Shape;
}

/** Adds keys to the items of a collection of the builder or of a package; all else stays as it is there. */
export const extendCollection = <Shape extends z.ZodRawShape>(
  name: string,
  adds: Shape,
): CollectionExtension<Shape> => ({ name, adds });

/** A collection with further keys. Throws if there is no such collection, or if it has one of the keys. */
export function extended(collection: Collection | undefined, { name, adds }: CollectionExtension): Collection {
  if (!collection) throw new Error(`collections/${name}: there is no collection "${name}" to extend. Define it there.`);
  const taken = Object.keys(adds).find((key) => key in collection.item.shape);
  if (taken) throw new Error(`collections/${name}: "${name}" has the key "${taken}" already. Give it another name.`);
  const { item, schema } = collection;
  const whole = withItemIds(item.extend(adds)).meta(item.meta() ?? {});
  const items = z
    .array(whole)
    .min(1)
    .meta((schema.shape.items as z.ZodType).meta() ?? {});
  return { ...collection, item: whole, schema: schema.extend({ items }).meta(schema.meta() ?? {}) };
}
