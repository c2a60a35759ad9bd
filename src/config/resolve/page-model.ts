import type { z } from 'zod';
import type { brand, contacts } from '../../../schema/brand.ts';
import type { Dialog } from '../../../schema/dialogs.ts';
import type { Markdown } from '../../../schema/fields.ts';
import type { FooterColumn } from '../../../schema/footer.ts';
import type { Entity, EntityKind, Kind } from '../../../schema/lists.ts';
import type { header, MenuItem, NavItem } from '../../../schema/nav.ts';
import type { Route, Section } from '../../../schema/route.ts';
import type { router } from '../../../schema/router.ts';
import type { ListKind } from '../../../schema/section.ts';
import type { ForeignScript } from '../../../schema/security.ts';
import type { Profile } from '../../../schema/social.ts';
import type { Texts } from '../../../schema/texts.ts';
import type { theme } from '../../../schema/theme.ts';
import type { toasts } from '../../../schema/toasts.ts';
import type { sectionTypes } from '../../sections/index.ts';
import type { MarkdownContent } from '../markdown.ts';
import type { Drawing } from './icon-data.ts';

/** A picture that is ready to be shown: its size in CSS pixels is known, so nothing moves when it arrives. The browser chooses among its files. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Its files in newer formats and several widths, as `srcset` has them. */
  avif?: string;
  webp?: string;
  /** What holds its place while it loads. */
  color?: string;
}

/** How large pictures are shown: as a small mark, as a card, beside text, as wide as the text area, or as a film's first sight. */
export type PictureUse = 'mark' | 'card' | 'beside' | 'wide' | 'poster';

export type SectionType = Section['type'];

type KindNamed<K extends EntityKind> = Extract<Kind, { name: K }>;
type PictureKeys<K extends EntityKind> = keyof NonNullable<KindNamed<K>['pictures']>;
type HiddenKeys<K extends EntityKind> = NonNullable<KindNamed<K>['hidden']>[number];

/** An item of a list as a component reads it: its pictures are sized, and what only its kind's files need is left out. */
export type Item<K extends EntityKind> = { href?: string } & WithPictures<
  Omit<Entity<K>, PictureKeys<K> | HiddenKeys<K>>
> & {
    [P in keyof Pick<Entity<K>, PictureKeys<K> & keyof Entity<K>>]: Picture | Extract<Entity<K>[P], undefined>;
  };

/** What items of all kinds have in common, for sections that show any. */
export interface AnyItem {
  id: string;
  title?: string;
  name?: string;
  description?: string;
  role?: string;
  image?: Picture;
  tags?: string[];
  /** Days, as 2030-12-24. */
  date?: string;
  until?: string;
  time?: string;
  place?: string;
  address?: string;
  hours?: string;
  employment?: string;
  price?: string;
  salary?: string;
  /** The item's own page, or where it leads else. */
  href?: string;
}

/** Which part of a list a page shows. */
export interface Paging {
  /** From 1. */
  page: number;
  count: number;
  /** The path of the first page. */
  path: string;
}

/** A profile as a component reads it: with the drawing of its icon, where it names one of a set. */
export type ProfileModel = Profile & { drawing?: Drawing };

/** What is written as a picture's path and text, at any depth, has its size too, and Markdown is read. */
type WithPictures<T> = T extends Markdown
  ? MarkdownContent
  : T extends string
    ? ItemOrText<T>
    : T extends { src: string; alt: string }
      ? T & Picture
      : T extends Profile
        ? ProfileModel
        : T extends object
          ? { [K in keyof T]: WithPictures<T[K]> }
          : T;

/** What is written as the id of an item is the item. */
type ItemOrText<T> = [ItemNamedBy<T>] extends [never] ? T : ItemNamedBy<T>;
type ItemNamedBy<T> = { [K in EntityKind]: T extends z.core.$brand<K> ? Item<K> : never }[EntityKind];

/** A section type as `schema.ts` in its folder exports it. */
interface SectionSchema {
  schema: z.ZodType;
  list: ListKind;
}

/** A section as its component reads it: tokens filled, its list joined as `items`, its pictures sized. */
export type SectionDataOf<D extends SectionSchema> = WithPictures<z.output<D['schema']>> &
  (D['list'] extends EntityKind
    ? { items: Item<D['list']>[] }
    : D['list'] extends 'any'
      ? { items: AnyItem[]; paging?: Paging }
      : unknown);

/** What a section component receives. `heading` is the level of the section's own heading: 1 for the page's first section that has one. */
export interface SectionProps<D extends SectionSchema> {
  section: SectionDataOf<D>;
  site: SiteModel;
  heading: 1 | 2;
}

export type AnySectionData = DataOfEach<(typeof sectionTypes)[number]>;
type DataOfEach<D> = D extends SectionSchema ? SectionDataOf<D> : never;

/** What is the same on every page: labels, links, constants. Tokens are filled. */
export interface SiteModel {
  contacts: z.output<typeof contacts>;
  social: ProfileModel[];
  header: z.output<typeof header> & { menu: MenuItem[] };
  toasts: z.output<typeof toasts>;
  router: z.output<typeof router>;
  texts: Texts;
  /** Scripts of others, where there are some. */
  scripts?: ForeignScript[];
  /** The legal links of the footer, where there are such scripts. */
  legal?: NavItem[];
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The path of the home page where that is not `/`. */
  home?: string;
  /** What feed readers can subscribe to, where there is something. */
  feeds?: { title: string; xml: string; json: string }[];
  brand: Pick<z.output<typeof brand>, 'name' | 'motto'> & { logo?: Picture; headerLogo?: Picture };
  theme: Pick<z.output<typeof theme>, 'scheme' | 'storageKey' | 'radius' | 'accent' | 'neutral' | 'motif'> & {
    shades: string[];
    /** How wide the letters of the site's font are beside those of Instrument Sans, if not as wide. */
    letterWidth?: number;
  };
}

/** A page in one of the languages of its site. */
export interface Alternate {
  lang: string;
  /** What the language calls itself. */
  label: string;
  path: string;
}

/** A checked route; of a site of several languages with its addresses in all of them. */
export type SiteRoute = Route & { alternates?: Alternate[] };

/** The footer of one page: the variant that its route names. */
export interface FooterModel {
  columns: FooterColumn[];
  legal: NavItem[];
  copyright: string;
  wordmark: boolean;
}

/** A dialog that some action of the page opens. */
export type DialogModel = Dialog & { id: string };

/** What the document's head says about a page. */
export interface Head {
  title: string;
  description?: string;
  /** Absolute address, or none for the page of unknown addresses. */
  canonical?: string;
  /** Absolute address of the share image. */
  shareImage?: string;
  /** Absolute addresses of the page in each language of the site, the main one first; none for a site of one language. */
  alternates?: { lang: string; url: string }[];
  /** Whether search engines shall leave it out. */
  noindex?: boolean;
  /** Structured data, ready to be serialised. */
  jsonLd: object[];
}

/** One page, whole: everything that rendering it needs beside the SiteModel. */
export interface PageModel {
  id: string;
  path: string;
  label: string;
  /** The picture that its share image is cut from, if it names one. */
  image?: string;
  head: Head;
  sections: AnySectionData[];
  footer: FooterModel;
  dialogs: DialogModel[];
  /** The page in each language of the site; none for a site of one language. */
  alternates?: Alternate[];
}
