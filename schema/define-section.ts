import { z } from 'zod';
import type { ListKind } from './collection-names.ts';
import { draft, id, type Problem, shown } from './fields/index.ts';
import { withItemIds } from './item-ids.ts';
import { checkJsonTypes, inputOf } from './json-types.ts';
import type { WrittenLists } from './lists.ts';
import type { Loading } from './loading.ts';
import type { PictureUse } from './picture.ts';
import type { SectionDataOf, SiteFacts } from './section-data.ts';

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
  shown,
};

type Shared = z.output<z.ZodObject<typeof shared>>;

/** A section of any type as parsed. Its other keys depend on its type. */
export interface Section extends Shared {
  type: string;
  [key: string]: unknown;
}

/** A section as written: what has a default may be left out. */
export interface WrittenSection {
  type: string;
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: JSON, whose other keys depend on the type
  [key: string]: any;
}

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

/** When React hydrates a section; see `client` of `SectionOptions`. */
export type ClientMode = 'static' | 'visible' | 'interaction' | 'load';

type Tone = Shared['tone'];

/** One or more addresses, of which the origins count; those of the site itself need not be there. */
type Addresses = string | undefined | (string | undefined)[];

/** What a section needs that is not in the site's own files. */
export interface Outside {
  /** Where a form is sent to, by the browser or by a script. */
  form?: Addresses;
  /** Where scripts send other requests to: `fetch`, `EventSource`, and WebSockets (`wss://…`). */
  connect?: Addresses;
  /** What is shown in a frame. */
  frame?: Addresses;
  /** Where pictures come from; also `data:` and `blob:`. */
  image?: Addresses;
  /** Where films and sounds come from; also `data:` and `blob:`. */
  media?: Addresses;
  /** Where fonts come from; also `data:`. */
  font?: Addresses;
  /** Where style sheets come from. */
  style?: Addresses;
  /** Where workers come from: `blob:`, as browsers start none of another site. */
  worker?: Addresses;
  /** Whether it compiles WebAssembly. */
  wasm?: boolean | undefined;
  /** The names of the Trusted Types policies that its packages create. */
  trustedTypes?: string | string[] | undefined;
}

/** A page as others refer to it. */
export interface PageLink {
  label: string;
  href: string;
  description?: string;
}

/** A page of a branch, and how many pages of the branch are above it. */
export interface BranchLink extends PageLink {
  depth: number;
  /** Whether it is the page itself. */
  isHere?: true;
}

/** Where a page is among the pages of its language. */
export interface PagePlace {
  /** The way from the home page to the page itself. */
  steps: PageLink[];
  /** The pages directly below it, in the order of the site. */
  below: PageLink[];
  /** All pages with the same beginning of the path, in the order of the site, if there are any. */
  branch: BranchLink[];
  /** The pages before and after it: of those with the same page above, in the order of the site, or for an item of its list. */
  previous?: PageLink;
  next?: PageLink;
}

/** The time of a build in the time zone of the site. */
export interface BuildTime {
  /** The day, such as 2030-12-24. */
  today: string;
  /** The instant, in milliseconds since 1970, of a day with a time of the zone, such as 2030-12-24T09:00. */
  instantOf(moment: string): number;
}

/** What the check of a section type reports. Its place is below the section. */
export type SectionProblem = Problem & Required<Pick<Problem, 'path'>>;

/** Data that a section shows and the config does not have. */
export interface SectionSource<S extends z.ZodObject, Data, Input = unknown> {
  /** The values of a section that decide about its data, as JSON: the data is loaded once for the same ones. */
  input(section: z.output<S>): Input;
  /** Loads the data in Node.js; it must be JSON. */
  load(input: Input, loading: Loading): Promise<Data> | Data;
  /** For how many seconds the data is used again. Default: an hour. If it cannot be loaded, the last one is used at any age. */
  maxAge?: number;
}

/** The options of a section type. Only the first five are needed. */
export interface SectionOptions<S extends z.ZodObject, L extends ListKind, Data, Input, Word extends string> {
  /** The name of the type, for editors. */
  title: string;
  /** One sentence: what the section shows. */
  description: string;
  /**
   * When React hydrates a section: never (`static`: its HTML is final and its code is not loaded), when it comes near the viewport
   * (`visible`), when the visitor interacts with it (`interaction`), or as soon as React runs (`load`).
   */
  client: ClientMode;
  /** The collection of the list that the key `list` names. */
  list?: L;
  /** Other names for the type. If an editor writes one, the message suggests the type. */
  synonyms?: string[];
  /** How large its pictures are shown, which decides the widths of their files. Default: `beside` (text). */
  pictures?: PictureUse | ((section: z.output<S>) => PictureUse);
  /** The background that a section sets itself, instead of its `tone`: text on a photograph is light in both color schemes. */
  ground?(section: z.output<S>): Tone | undefined;
  /** Data from elsewhere, which its component gets as `section.data`; undefined if it could never be loaded. */
  data?: SectionSource<S, Data, Input>;
  /**
   * The words of its component, by language: `{ en: { next: 'Next' }, de: { next: 'Weiter' } }`. The component gets those of the page's
   * language as `texts`, or of the first one. A config may replace them under `texts.sections`.
   */
  texts?: Readonly<Record<string, Readonly<Record<Word, string>>>>;
  /**
   * Values that follow from a section and from the time of the build, as JSON, which its component gets beside those of `shape`, and visitors in
   * place of those. On sites with a time zone only.
   */
  atBuild?(section: z.output<S>, time: BuildTime): Record<string, unknown>;
  /**
   * Values that follow from a section and from the place of its page in the site, as JSON, which its component gets beside those of `shape`;
   * undefined if it has nothing to show there, and is left out.
   */
  ofPage?(section: SectionDataOf<{ schema: S; list: L }>, place: PagePlace): Record<string, unknown> | undefined;
  /** Whether a section has something of `ofPage`; each has by default. Pages without such sections need not know their place. */
  hasPlace?(section: z.output<S>): boolean;
  /** Checks a section, as written in the config, beyond its schema. */
  check?(written: Record<string, unknown>, page: unknown): Iterable<SectionProblem>;
  /** Whether it has texts that change with time, which its component writes into `data-timed`. */
  timed?(section: z.output<S>): boolean;
  /** Whether its pictures open large, in dialogs between which the buttons with `data-turn` lead. */
  enlarges?(section: z.output<S>): boolean;
  /** Whether it has tabs, though it is static. */
  tabs?(section: z.output<S>): boolean;
  /** Default values of a section on the page of an item, made from the item. Undefined leaves the section out there. */
  fromItem?(
    item: Record<string, unknown>,
    collection: string,
    section: z.output<S>,
  ): Record<string, unknown> | undefined;
  /** The key in `contacts` of the address that a section's form writes to, as written in the config. */
  mailbox?(written: Record<string, unknown>): unknown;
  /** What the site's Content-Security-Policy must allow for a section. */
  outside?(section: z.output<S>): Outside;
  /** The structured data (JSON-LD without `@context`) of all sections of this type on a page. */
  structuredData?(
    sections: SectionDataOf<{
      schema: S;
      list: L;
      data?: { load(input: never, loading: Loading): Data | Promise<Data> };
    }>[],
    site: SiteFacts,
  ): object[];
}

/** A section type: its name, its schema and its options. */
export interface SectionType<
  T extends string = string,
  S extends z.ZodObject = z.ZodObject,
  L extends ListKind = ListKind,
  // biome-ignore lint/suspicious/noExplicitAny: whatever a type loads
  Data = any,
  // biome-ignore lint/suspicious/noExplicitAny: and loads it from
  Input = any,
  Word extends string = string,
> extends Omit<SectionOptions<S, L, Data, Input, Word>, 'list' | 'synonyms'> {
  type: T;
  schema: S;
  list: L;
}

const clientModes = ['static', 'visible', 'interaction', 'load'];

/**
 * Defines a section type: `shape` has its own keys. Throws if its `client` is unknown, if no config could have what `shape` asks for, or if a
 * language lacks texts.
 */
export function defineSection<
  const T extends string,
  Shape extends z.ZodRawShape,
  const L extends ListKind = undefined,
  Data = never,
  Input = never,
  Word extends string = never,
>(
  type: T,
  {
    shape,
    synonyms = [],
    list,
    ...options
  }: SectionOptions<SchemaOf<T, Shape>, L, Data, Input, Word> & { shape: Shape },
): SectionType<T, SchemaOf<T, Shape>, L, Data, Input, Word> {
  if (!clientModes.includes(options.client))
    throw new Error(`client is "${options.client}". Use one of ${clientModes.map((mode) => `"${mode}"`).join(', ')}.`);
  if (options.data && 'data' in shape)
    throw new Error('The key "data" of shape has the name of what "data" loads. Give it another name.');
  checkJsonTypes(type, shape);
  checkTexts(options.texts ?? {});
  const { title, description } = options;
  const schema = sectionSchema(type, shape, synonyms).meta({ title, description });
  return { ...options, type, schema, list: list as L };
}

/** Each language has the same texts. */
function checkTexts(texts: Readonly<Record<string, object>>): void {
  const languages = Object.entries(texts);
  for (const [lang, words] of languages)
    for (const [other, others] of languages) {
      const missing = Object.keys(others).find((name) => !Object.hasOwn(words, name));
      if (missing) throw new Error(`texts.${lang} lacks "${missing}", which texts.${other} has.`);
    }
}

/** The items of a section may be elsewhere, as those of a list. */
function withSources<Shape extends z.ZodRawShape>(shape: Shape): Shape {
  const { items } = shape as { items?: z.ZodType };
  const list = items && inputOf(items)._zod.def;
  const item = list?.type === 'array' ? inputOf((list as z.core.$ZodArrayDef).element)._zod.def.type : undefined;
  return item === 'object' ? { ...shape, items: items?.meta({ ...items.meta(), mayBeElsewhere: true }) } : shape;
}

type SchemaOf<T extends string, Shape extends z.ZodRawShape> = ReturnType<typeof sectionSchema<T, Shape>>;

function sectionSchema<const T extends string, Shape extends z.ZodRawShape>(type: T, shape: Shape, synonyms: string[]) {
  return withItemIds(
    z.strictObject({
      type: z.literal(type).meta({ title: 'Type', description: 'The section type.', synonyms: { [type]: synonyms } }),
      ...shared,
      ...withSources(shape),
    }),
  );
}

/** The examples of a section type: sections, and the lists that they show. */
export interface SectionExamples {
  sections: WrittenSection[];
  lists: WrittenLists;
}
