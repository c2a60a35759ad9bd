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

/** A picture with its size in CSS pixels, and with files for the browser to choose from. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** `srcset` with files in newer formats and several widths. */
  avif?: string;
  webp?: string;
  /** The placeholder colour while it loads. */
  color?: string;
}

/** How large a picture is shown: as a small mark, in a card, beside text, in the full content width, or as the poster of a film. */
export type PictureUse = 'mark' | 'card' | 'beside' | 'wide' | 'poster';

export type SectionType = Section['type'];

type KindNamed<K extends EntityKind> = Extract<Kind, { name: K }>;
type PictureKeys<K extends EntityKind> = keyof NonNullable<KindNamed<K>['pictures']>;
type HiddenKeys<K extends EntityKind> = NonNullable<KindNamed<K>['hidden']>[number];

/** An item of a list as a component gets it: pictures have their size, and hidden keys are left out. */
export type Item<K extends EntityKind> = { href?: string } & WithPictures<
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
  /** The item's page, or another link. */
  href?: string;
}

/** Which page of a list is shown. */
export interface Paging {
  /** From 1. */
  page: number;
  count: number;
  /** The path of the first page. */
  path: string;
}

/** A profile as a component gets it: with the drawing of its icon, if it names one of a set. */
export type ProfileModel = Profile & { drawing?: Drawing };

/** A value as a component gets it: at any depth, pictures have their size, Markdown is parsed, and ids of items are replaced by the items. */
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

type ItemOrText<T> = [ItemNamedBy<T>] extends [never] ? T : ItemNamedBy<T>;
type ItemNamedBy<T> = { [K in EntityKind]: T extends z.core.$brand<K> ? Item<K> : never }[EntityKind];

/** A section type as its `schema.ts` exports it. */
interface SectionSchema {
  schema: z.ZodType;
  list: ListKind;
}

/** A section as its component gets it: tokens are filled, its list is joined as `items`, and pictures have their size. */
export type SectionDataOf<D extends SectionSchema> = WithPictures<z.output<D['schema']>> &
  (D['list'] extends EntityKind
    ? { items: Item<D['list']>[] }
    : D['list'] extends 'any'
      ? { items: AnyItem[]; paging?: Paging }
      : unknown);

/** The props of a section component. `heading` is the level of the section's heading: 1 for the first one of a page. */
export interface SectionProps<D extends SectionSchema> {
  section: SectionDataOf<D>;
  site: SiteModel;
  heading: 1 | 2;
}

export type AnySectionData = DataOfEach<(typeof sectionTypes)[number]>;
type DataOfEach<D> = D extends SectionSchema ? SectionDataOf<D> : never;

/** The data that all pages share, with tokens filled in. */
export interface SiteModel {
  contacts: z.output<typeof contacts>;
  social: ProfileModel[];
  header: z.output<typeof header> & { menu: MenuItem[] };
  toasts: z.output<typeof toasts>;
  router: z.output<typeof router>;
  texts: Texts;
  /** Third-party scripts, if there are any. */
  scripts?: ForeignScript[];
  /** The legal links of the footer, if there are such scripts. */
  legal?: NavItem[];
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The path of the home page, if it is not `/`. */
  home?: string;
  feeds?: { title: string; xml: string; json: string }[];
  brand: Pick<z.output<typeof brand>, 'name' | 'motto'> & { logo?: Picture; headerLogo?: Picture };
  theme: Pick<z.output<typeof theme>, 'scheme' | 'storageKey' | 'radius' | 'accent' | 'neutral' | 'motif'> & {
    shades: string[];
    /** The width of the font's letters relative to Instrument Sans, if it differs. */
    letterWidth?: number;
  };
}

/** A page in one of the site's languages. */
export interface Alternate {
  lang: string;
  /** The language's own name. */
  label: string;
  path: string;
}

/** A checked route. On a site of several languages, with the page in all of them; below other pages, with those. */
export type SiteRoute = Route & { alternates?: Alternate[]; parents?: { label: string; path: string }[] };

/** The footer of a page, with the variant that its route names. */
export interface FooterModel {
  columns: FooterColumn[];
  legal: NavItem[];
  copyright: string;
  wordmark: boolean;
}

/** A dialog that an action of the page opens. */
export type DialogModel = Dialog & { id: string };

/** The content of a document's head. */
export interface Head {
  title: string;
  description?: string;
  /** The absolute address; none for the page that answers unknown addresses. */
  canonical?: string;
  /** The absolute address of the share image. */
  shareImage?: string;
  /** The absolute address of the page in each language, the main one first; none if the site has one language. */
  alternates?: { lang: string; url: string }[];
  noindex?: boolean;
  /** Structured data. */
  jsonLd: object[];
}

/** Everything that rendering a page needs, apart from the SiteModel. */
export interface PageModel {
  id: string;
  path: string;
  label: string;
  /** The picture for its share image, if the route names one. */
  image?: string;
  head: Head;
  sections: AnySectionData[];
  footer: FooterModel;
  dialogs: DialogModel[];
  /** The page in each language; none if the site has one language. */
  alternates?: Alternate[];
}
