import { z } from 'zod';
import { idKey } from './fields/index.ts';

/** The collections by name, for types alone: the file of each collection adds itself here. */
// biome-ignore lint/suspicious/noEmptyInterface: the collections add to it
export interface Collections {}

export type CollectionName = keyof Collections & string;

/** The collection of the list that a section's key `list` names; `any` if it shows all of them. */
export type ListKind = CollectionName | 'any' | undefined;

/** An item of a collection as parsed: defaults filled in. */
export type Entity<K extends CollectionName> = Collections[K] extends { item: infer Item extends z.ZodType }
  ? z.output<Item>
  : never;

/** A list as parsed. Its other keys depend on its collection. */
export interface List {
  of: string;
  items: ({ id: string; draft?: boolean | undefined } & Record<string, unknown>)[];
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
