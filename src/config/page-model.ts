import type { Dialog } from '../../schema/dialogs.ts';
import type { Entity, EntityKind } from '../../schema/entities.ts';
import type { Markdown } from '../../schema/fields.ts';
import type { FooterColumn } from '../../schema/footer.ts';
import type { Section } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import type { sectionTypes } from '../sections/index.ts';
import type { MarkdownContent } from './markdown.ts';

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

export type SectionType = Section['type'];

/** An entity as a component reads it: pictures are resolved, and what only the syllabus needs is left out. */
export type Item<K extends EntityKind> = K extends 'people'
  ? Omit<Entity<'people'>, 'image'> & { image: Picture }
  : K extends 'courses'
    ? Pick<Entity<'courses'>, 'id' | 'name' | 'description' | 'pdf' | 'duration'> & { logo: Picture }
    : Entity<K>;

type ListKind<T extends SectionType> = Extract<(typeof sectionTypes)[number], { type: T }>['list'];

/** What is written as a picture's path and text, at any depth, has its size too, and Markdown is read. */
type WithPictures<T> = T extends Markdown
  ? MarkdownContent
  : T extends { src: string; alt: string }
    ? T & Picture
    : T extends object
      ? { [K in keyof T]: WithPictures<T[K]> }
      : T;

/** A section as its component reads it: tokens filled, its list joined as `items`, its pictures sized. */
export type SectionData<T extends SectionType> = WithPictures<Extract<Section, { type: T }>> &
  (ListKind<T> extends EntityKind ? { items: Item<ListKind<T>>[] } : unknown);

export type AnySectionData = { [T in SectionType]: SectionData<T> }[SectionType];

/** What every section component receives. `heading` is the level of the section's own heading: 1 for the page's first section that has one. */
export interface SectionProps<T extends SectionType> {
  section: SectionData<T>;
  site: SiteModel;
  heading: 1 | 2;
}

/** What is the same on every page: labels, links, constants. Tokens are filled. */
export type SiteModel = Pick<SiteConfig, 'contacts' | 'header' | 'toasts' | 'router' | 'texts'> & {
  lang: string;
  dir: 'ltr' | 'rtl';
  brand: Pick<SiteConfig['brand'], 'name' | 'motto'> & { logo: Picture; headerLogo: Picture };
  theme: Pick<SiteConfig['theme'], 'scheme' | 'storageKey' | 'radius'> & { shades: string[] };
};

/** The footer of one page: the variant that its route names. */
export interface FooterModel {
  contact?: FooterColumn;
  quickLinks: FooterColumn;
  copyright: string;
}

/** A dialog that some action of the page opens. */
export type DialogModel = Dialog & { id: string };

/** What the document's head says about a page. */
export interface Head {
  title: string;
  description: string;
  /** Absolute address, or none for the page of unknown addresses. */
  canonical?: string;
  /** Absolute address of the share image. */
  shareImage?: string;
  /** Structured data, ready to be serialised. */
  jsonLd: object[];
}

/** One page, whole: everything that rendering it needs beside the SiteModel. */
export interface PageModel {
  id: string;
  path: string;
  label: string;
  head: Head;
  sections: AnySectionData[];
  footer: FooterModel;
  dialogs: DialogModel[];
}
