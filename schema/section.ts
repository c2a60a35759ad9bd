import { z } from 'zod';
import { draft, id } from './fields.ts';
import type { EntityKind, WrittenLists } from './lists.ts';

/** What every section type has beside its own keys. */
const shared = {
  id: id('Stable name of the section, unique on its page, and its anchor (#id).', 'services'),
  tone: z
    .enum(['plain', 'tinted', 'contrast'])
    .default('plain')
    .meta({
      title: 'Tone',
      description: 'The ground that the section stands on: plain, tinted or contrast.',
      enumDescriptions: ['The page’s own ground.', 'A shade of it.', 'Dark, with light words.'],
      synonyms: {
        plain: ['light', 'white', 'none', 'default', 'normal'],
        tinted: ['grey', 'gray', 'muted', 'subtle', 'shaded'],
        contrast: ['dark', 'black', 'inverted', 'inverse'],
      },
    }),
  draft,
};

/** The kind of the list that a section's key `list` names; `any`, where it shows all kinds. */
export type ListKind = EntityKind | 'any' | undefined;

/** A section type: its schema, the kind of entity list that its key `list` names, and examples that the contract tests render. */
interface SectionType<T extends string, S extends z.ZodType, L extends ListKind> {
  type: T;
  schema: S;
  list: L;
  examples: z.input<S>[];
  exampleLists: WrittenLists;
}

interface Rest<T extends string, Shape extends z.ZodRawShape, L extends ListKind> {
  title: string;
  description: string;
  shape: Shape;
  list?: L;
  /** Other words for the type, by which an editor who writes them is told its name. */
  synonyms?: string[];
  examples: z.input<ReturnType<typeof object<T, Shape>>>[];
  /** The lists that the examples name and a site need not have. */
  exampleLists?: WrittenLists;
}

/** Defines a section type from its name, its own keys and what an editor is told about it. */
export function section<const T extends string, Shape extends z.ZodRawShape, const L extends ListKind = undefined>(
  type: T,
  { title, description, shape, list, synonyms = [], examples, exampleLists = {} }: Rest<T, Shape, L>,
) {
  const schema = object(type, shape, synonyms).meta({ title, description, examples });
  return { type, schema, list: list as L, examples, exampleLists } satisfies SectionType<T, typeof schema, L>;
}

function object<const T extends string, Shape extends z.ZodRawShape>(type: T, shape: Shape, synonyms: string[]) {
  return z.strictObject({
    type: z.literal(type).meta({ title: 'Type', description: 'The section type.', synonyms: { [type]: synonyms } }),
    ...shared,
    ...shape,
  });
}
