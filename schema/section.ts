import { z } from 'zod';
import { draft, id } from './fields.ts';
import { withItemIds } from './item-ids.ts';
import type { EntityKind, WrittenLists } from './lists.ts';

/** The keys of every section type. */
const shared = {
  id: id('Stable name of the section, unique on its page, and its anchor (#id).', 'services'),
  tone: z
    .enum(['plain', 'tinted', 'contrast'])
    .default('plain')
    .meta({
      title: 'Tone',
      description: 'The background of the section: plain, tinted or contrast.',
      enumDescriptions: ['The background of the page.', 'A shade of it.', 'Dark, with light text.'],
      synonyms: {
        plain: ['light', 'white', 'none', 'default', 'normal'],
        tinted: ['grey', 'gray', 'muted', 'subtle', 'shaded'],
        contrast: ['dark', 'black', 'inverted', 'inverse'],
      },
    }),
  width: z
    .enum(['narrow', 'normal', 'wide'])
    .meta({
      title: 'Width',
      description: 'The maximum width of the section’s content. Default: the width of the theme.',
      enumDescriptions: ['As wide as a column of text.', 'The width of the theme.', 'Nearly the whole screen.'],
      synonyms: { wide: ['full', 'large'], narrow: ['small'] },
    })
    .optional(),
  align: z
    .enum(['start', 'center'])
    .meta({
      title: 'Alignment',
      description: 'The alignment of the heading and its text: at the start of the line (default) or centered.',
      synonyms: { start: ['left'], center: ['centre', 'centered', 'middle'] },
    })
    .optional(),
  padding: z
    .enum(['none', 'small', 'normal', 'large'])
    .meta({
      title: 'Padding',
      description: 'The space above and below the content. Default: according to the density of the theme.',
      synonyms: { none: ['0'], small: ['sm', 'compact'], large: ['lg', 'airy'] },
    })
    .optional(),
  draft,
};

/** The kind of the list that a section's key `list` names; `any` if it shows all kinds. */
export type ListKind = EntityKind | 'any' | undefined;

/** The number of columns of a grid. */
export const columns = (things: string) =>
  z
    .int()
    .min(2)
    .max(4)
    .meta({ title: 'Columns', description: `The number of ${things} side by side on a wide screen.`, examples: [3] })
    .optional();

/** The side of the picture beside a text. */
export const mediaSide = (side: 'start' | 'end') =>
  z
    .enum(['start', 'end'])
    .default(side)
    .meta({
      title: 'Side of the picture',
      description: 'The side of the picture on wide screens: at the start of the line or at its end.',
      enumDescriptions: ['Before the text: on the left in left-to-right languages.', 'After the text.'],
      synonyms: { start: ['left'], end: ['right'] },
    });

/** A section type: its schema, the kind of list that its key `list` names, and examples for the gallery and the contract tests. */
interface SectionType<T extends string, S extends z.ZodType, L extends ListKind> {
  type: T;
  schema: S;
  list: L;
  examples: z.input<S>[];
  exampleLists: WrittenLists;
}

interface Definition<T extends string, Shape extends z.ZodRawShape, L extends ListKind> {
  title: string;
  description: string;
  shape: Shape;
  list?: L;
  /** Other names for the type. If an editor writes one, the message suggests the type. */
  synonyms?: string[];
  examples: z.input<ReturnType<typeof sectionSchema<T, Shape>>>[];
  /** The lists that the examples show. */
  exampleLists?: WrittenLists;
}

/** Defines a section type: its name, its own keys, descriptions and examples. */
export function section<const T extends string, Shape extends z.ZodRawShape, const L extends ListKind = undefined>(
  type: T,
  { title, description, shape, list, synonyms = [], examples, exampleLists = {} }: Definition<T, Shape, L>,
) {
  const schema = sectionSchema(type, shape, synonyms).meta({ title, description, examples });
  return { type, schema, list: list as L, examples, exampleLists } satisfies SectionType<T, typeof schema, L>;
}

function sectionSchema<const T extends string, Shape extends z.ZodRawShape>(type: T, shape: Shape, synonyms: string[]) {
  return withItemIds(
    z.strictObject({
      type: z.literal(type).meta({ title: 'Type', description: 'The section type.', synonyms: { [type]: synonyms } }),
      ...shared,
      ...shape,
    }),
  );
}
