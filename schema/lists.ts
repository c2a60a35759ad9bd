import { z } from 'zod';
import { kinds } from '../src/kinds/index.ts';
import { idKey } from './fields.ts';

const [first, ...rest] = kinds.map((kind) => kind.schema);

/** Lists of items by id. */
export const lists = z
  .record(idKey, z.discriminatedUnion('of', [first, ...rest] as unknown as ListSchemas))
  .default({})
  .meta({ title: 'Lists', description: 'Lists of items by id; sections refer to them.' });

type Kinds = typeof kinds;
type ListSchemas = SchemasOf<Kinds>;
type SchemasOf<T> = T extends readonly [infer Head, ...infer Tail]
  ? [Head extends { schema: infer S } ? S : never, ...SchemasOf<Tail>]
  : [];

export type Kind = Kinds[number];
export type EntityKind = Kind['name'];
/** An item of a kind as parsed: defaults filled in. */
export type Entity<K extends EntityKind> = z.output<Extract<Kind, { name: K }>['item']>;
/** Lists as written: what has a default may be left out. */
export type WrittenLists = NonNullable<z.input<typeof lists>>;
