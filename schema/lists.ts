import { z } from 'zod';
import { idKey, type Shown } from './fields/index.ts';
import type { OwnField } from './own-field.ts';

/** A list as parsed. Its other keys depend on its collection. */
export interface List {
  of: string;
  fields?: Record<string, OwnField> | undefined;
  items: ({ id: string; draft?: boolean | undefined; shown?: Shown | undefined } & Record<string, unknown>)[];
}

/** A list as written: what has a default may be left out. */
export interface WrittenList {
  of: string;
  // biome-ignore lint/suspicious/noExplicitAny: JSON, whose keys depend on the collection
  items: Record<string, any>[];
  [key: string]: unknown;
}
export type WrittenLists = Record<string, WrittenList>;

/** Returns the schema of the lists of a site by id, whose items may be of these collections. */
export const listsSchema = (collections: readonly { schema: z.ZodObject }[]) => {
  const [first, ...rest] = collections.map(({ schema }) => schema);
  const list = z.discriminatedUnion('of', [first, ...rest] as never) as unknown as z.ZodType<List, WrittenList>;
  return z
    .record(idKey, list)
    .default({})
    .meta({ title: 'Lists', description: 'Lists of items by id; sections refer to them.' });
};
