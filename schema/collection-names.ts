import type { z } from 'zod';

/** The collections by name, for types alone: the file of each collection adds itself here. */
// biome-ignore lint/suspicious/noEmptyInterface: the collections add to it
export interface Collections {}

/** What adds keys to collections, by their names, for types alone: the file of each extension adds itself here. */
// biome-ignore lint/suspicious/noEmptyInterface: the extensions add to it
export interface Extensions {}

export type CollectionName = keyof Collections & string;

/** The collection of the list that a section's key `list` names; `any` if it shows all of them. */
export type ListKind = CollectionName | 'any' | undefined;

/** An item of a collection as parsed: defaults filled in. */
export type Entity<K extends CollectionName> = Collections[K] extends { item: infer Item extends z.ZodType }
  ? z.output<Item> & AddedTo<K>
  : never;

type AddedTo<K> = K extends keyof Extensions
  ? Extensions[K] extends { adds: infer Shape extends z.ZodRawShape }
    ? z.output<z.ZodObject<Shape>>
    : unknown
  : unknown;
