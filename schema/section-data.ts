import type { RootContent } from 'mdast';
import type { z } from 'zod';
import type { CollectionName, Collections, Entity, ListKind } from './collection-names.ts';
import type { Markdown } from './fields/index.ts';
import type { Picture } from './picture.ts';
import type { Profile } from './social.ts';

// The data of a section as its component gets it. Types alone.

/** A Markdown text as a component gets it: its blocks in order, with the address of each link. */
export type MarkdownContent = RootContent[];

/** A picture in a text, of the same form as in a section, so that it gets its size in the same way. Its title is the caption. */
export type MarkdownPicture = Picture & { type: 'image'; title?: string };

/** Lines of code in pieces, each with its kind for highlighting. The build adds them to code that names its language. */
export type CodeLines = [text: string, part: CodePart | undefined][][];
export type CodePart = 'comment' | 'keyword' | 'string' | 'constant' | 'function';

/** The labels of the button that copies code, in the language of the page. */
export interface CodeLabels {
  copy: string;
  copied: string;
  failed: string;
}

/** The elements of an icon's `<svg>` with their attributes, and whether it is filled instead of stroked. */
export interface Drawing {
  nodes: [element: string, attributes: Record<string, string>][];
  filled: boolean;
}

type PictureKeys<K extends CollectionName> = Collections[K] extends { pictures?: infer P }
  ? keyof NonNullable<P>
  : never;
type HiddenKeys<K extends CollectionName> = Collections[K] extends { hidden?: infer H }
  ? NonNullable<H> extends readonly (infer Key)[]
    ? Key
    : never
  : never;

/** An item of a list as a component gets it: pictures have their size, and hidden keys are left out. */
export type Item<K extends CollectionName> = { href?: string } & WithPictures<
  Omit<Entity<K>, PictureKeys<K> | HiddenKeys<K>>
> & {
    [P in keyof Pick<Entity<K>, PictureKeys<K> & keyof Entity<K>>]: Picture | Extract<Entity<K>[P], undefined>;
  };

/** An item of any kind, for sections that show all kinds. */
export interface AnyItem {
  id: string;
  title?: string;
  name?: string;
  description?: string;
  role?: string;
  image?: Picture;
  tags?: string[];
  /** Dates such as 2030-12-24. */
  date?: string;
  until?: string;
  time?: string;
  place?: string;
  address?: string;
  hours?: string;
  employment?: string;
  price?: string;
  salary?: string;
  /** What it has at the fields of its list, and the names of these. */
  facts?: Fact[];
  ownKeys?: string[];
  /** The item's page, or another link. */
  href?: string;
}

/** A value with its label: a text, a link or a picture. */
export interface Fact {
  label: string;
  text?: string;
  link?: { href: string; label: string };
  image?: Picture;
}

/** Which page of a list is shown. */
export interface Paging {
  /** From 1. */
  page: number;
  count: number;
  /** The address of the first page, and that of the others, in which `{page}` stands for the number. */
  first: string;
  others: string;
}

/** A profile as a component gets it: with the drawing of its icon, if it names one of a set. */
export type ProfileData = Drawn<Profile>;

/** What names an icon, with the drawing of that icon if it is one of a set. */
export type Drawn<T> = T & { drawing?: Drawing };

/** A value as a component gets it: at any depth, pictures have their size, Markdown is parsed, and ids of items are replaced by the items. */
type WithPictures<T> = T extends Markdown
  ? MarkdownContent
  : T extends string
    ? ItemOrText<T>
    : T extends { src: z.core.$brand<'image'>; alt: string }
      ? T & Picture
      : T extends z.core.$brand<'profile'>
        ? ProfileData
        : T extends object
          ? { [K in keyof T]: WithPictures<T[K]> }
          : T;

type ItemOrText<T> = [ItemNamedBy<T>] extends [never] ? T : ItemNamedBy<T>;
type ItemNamedBy<T> = { [K in CollectionName]: T extends z.core.$brand<K> ? Item<K> : never }[CollectionName];

/** What the data of a section depends on: the schema of its type and the collection of its list. */
export interface SectionSchema {
  schema: z.ZodType;
  list: ListKind;
  // biome-ignore lint/suspicious/noExplicitAny: whatever a type loads
  data?: { load(input: never, loading: never): any };
}

/** A section as its component gets it: tokens are filled, its list is joined as `items`, and pictures have their size. */
export type SectionDataOf<D extends SectionSchema> = WithPictures<z.output<D['schema']>> &
  LoadedBy<NonNullable<D['data']>> &
  (D['list'] extends CollectionName
    ? { items: Item<D['list']>[] }
    : D['list'] extends 'any'
      ? { items: AnyItem[]; paging?: Paging }
      : unknown);

/** The texts of a section type in the language of the page. */
export type TextsOf<D> = D extends {
  texts?: Readonly<Record<string, Readonly<Record<infer Word extends string, string>>>>;
}
  ? Record<Word, string>
  : unknown;

/** The data that a type loads, if it loads any. */
type LoadedBy<Source> = Source extends { load(input: never, loading: never): infer Data }
  ? [Awaited<Data>] extends [never]
    ? unknown
    : { data?: Awaited<Data> }
  : unknown;

/** Facts about the site for the structured data of sections. */
export interface SiteFacts {
  name: string;
  /** The schema.org type of the organization. */
  type: string;
  lang: string;
  /** The address of the site, without a slash at the end. */
  siteUrl: string;
  /** The address of the page, from which `new URL(image.src, pageUrl)` makes whole addresses of those that a section has. */
  pageUrl: string;
}
