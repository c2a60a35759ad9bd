import { z } from 'zod';
import { id } from './fields.ts';
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
  width: z
    .enum(['narrow', 'normal', 'wide'])
    .optional()
    .meta({
      title: 'Width',
      description: 'How wide the content of the section gets on large screens; as the theme says unless told.',
      enumDescriptions: ['As wide as a page of text.', 'As the theme says.', 'Nearly the whole screen.'],
      synonyms: { wide: ['full', 'large'], narrow: ['small'] },
    }),
  align: z
    .enum(['start', 'center'])
    .optional()
    .meta({
      title: 'Alignment',
      description:
        'Where the heading and the words with it stand: at the start of the line (default) or in the middle.',
      synonyms: { start: ['left'], center: ['centre', 'centered', 'middle'] },
    }),
  padding: z
    .enum(['none', 'small', 'normal', 'large'])
    .optional()
    .meta({
      title: 'Padding',
      description: 'The space above and below the content; as the theme’s density says unless told.',
      synonyms: { none: ['0'], small: ['sm', 'compact'], large: ['lg', 'airy'] },
    }),
};

/** The kind of the list that a section's key `list` names; `any`, where it shows all kinds. */
export type ListKind = EntityKind | 'any' | undefined;

/** How many things of a grid stand side by side on a wide screen. */
export const columns = (things: string) =>
  z
    .int()
    .min(2)
    .max(4)
    .optional()
    .meta({ title: 'Columns', description: `How many ${things} stand side by side on a wide screen.`, examples: [3] });

/** On which side of the words a picture stands. */
export const mediaSide = (side: 'start' | 'end') =>
  z
    .enum(['start', 'end'])
    .default(side)
    .meta({
      title: 'Side of the picture',
      description: 'Where the picture stands on wide screens: at the start of the line or at its end.',
      enumDescriptions: ['Before the text: left, where one reads from left to right.', 'Behind the text.'],
      synonyms: { start: ['left'], end: ['right'] },
    });

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
