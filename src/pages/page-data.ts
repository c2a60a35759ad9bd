import type { z } from 'zod';
import type { brand, contacts } from '../../schema/brand.ts';
import type { PagePlace, Section } from '../../schema/define-section.ts';
import type { Dialog } from '../../schema/dialogs.ts';
import type { Credit } from '../../schema/fields/index.ts';
import type { FooterColumn } from '../../schema/footer.ts';
import type { HeadElements } from '../../schema/head.ts';
import type { Announcement, header, MenuItem, NavItem, QuickLink } from '../../schema/nav.ts';
import type { Picture } from '../../schema/picture.ts';
import type { router } from '../../schema/router.ts';
import type { Drawn, ProfileData, SectionDataOf, SectionSchema, TextsOf } from '../../schema/section-data.ts';
import type { ForeignScript } from '../../schema/security.ts';
import type { BuiltInTexts, Texts } from '../../schema/texts.ts';
import type { toasts } from '../../schema/toasts.ts';
import type { ThemeModel } from '../theme/theme.ts';
import type { Alternate } from '../validate/localize.ts';
import type { ExpandedRoute } from './expand.ts';

/** The data of a section of any type. */
export type AnySectionData = Section;

/**
 * The props of a section component. `heading` is the level of the section's heading: 1 for the first one of a page. `texts` are those of its
 * type.
 */
export interface SectionProps<D extends SectionSchema> {
  section: SectionDataOf<D>;
  site: SiteData;
  heading: 1 | 2;
  texts: TextsOf<D>;
}

/** An announcement, with the times between which visitors see it, in milliseconds since 1970; no `from` if it had begun when the site was built. */
export type TimedAnnouncement = Omit<Announcement, 'shown'> & { from?: number; until?: number };

/** The data that all pages share, with tokens filled in. */
export interface SiteData {
  contacts: z.output<typeof contacts>;
  social: ProfileData[];
  header: Omit<z.output<typeof header>, 'announcements' | 'quickLink'> & {
    menu: MenuItem[];
    announcements?: TimedAnnouncement[];
    quickLink?: Drawn<QuickLink>;
  };
  toasts: z.output<typeof toasts>;
  router: z.output<typeof router>;
  texts: Texts;
  /** The texts of the search, and the address of its index, if visitors can search the site. */
  search?: BuiltInTexts['search'] & { index: string };
  /** Third-party scripts, if there are any. */
  scripts?: ForeignScript[];
  /** The legal links of the footer, if there are such scripts. */
  legal?: NavItem[];
  lang: string;
  dir: 'ltr' | 'rtl';
  /** What all addresses of the site begin with, such as `/project`, if it is not at the root of its host. */
  base?: string;
  /** The address of the home page, if it is not `/`. */
  home?: string;
  feeds?: { title: string; xml: string; json: string }[];
  brand: Pick<z.output<typeof brand>, 'name' | 'motto'> & { logo?: Picture; headerLogo?: Picture };
  theme: ThemeModel;
}

/** A link to the same page in a language of the site, or to the nearest one that the language has. */
export type LanguageLink = Pick<Alternate, 'lang' | 'label'> & { href: string };

/** A route that is one page, with the pages above it, and its place among the pages if a section shows something of it. */
export type SiteRoute = ExpandedRoute & { parents?: { label: string; path: string }[]; place?: PagePlace };

/** The footer of a page, with the variant that its route names. */
export interface FooterData {
  columns: FooterColumn[];
  legal: NavItem[];
  copyright: string;
  wordmark: boolean;
  /** Who made the pictures of the page, if it says so of any, after a few words. */
  credits?: { label: string; of: Credit[] };
}

/** A dialog that an action of the page opens. */
export type DialogData = Dialog & { id: string };

/** The content of a document's head. */
export interface Head {
  title: string;
  description?: string;
  /** The absolute address; none for the page that answers unknown addresses. */
  canonical?: string;
  /** The absolute address of the share image. */
  shareImage?: string;
  /** The absolute address of the page in each language that has it, the main one first; none if it is in one language. */
  alternates?: { lang: string; url: string }[];
  noindex?: boolean;
  /** What the config adds to it, if anything. */
  own?: HeadElements;
  /** Structured data. */
  jsonLd: object[];
}

/** Everything that rendering a page needs, apart from the SiteData. */
export interface PageData {
  id: string;
  path: string;
  label: string;
  /** The picture for its share image, if the route names one. */
  image?: string;
  head: Head;
  sections: AnySectionData[];
  footer: FooterData;
  dialogs: DialogData[];
  /** The page in each language; none if the site has one language. */
  alternates?: LanguageLink[];
}

/** The props of the header, of the builder or of a site. */
export interface HeaderProps {
  /** The `href` of the current item, in the header and in the menu. */
  active?: string;
  activeInMenu?: string;
  /** The page in each language of the site. */
  alternates?: LanguageLink[] | undefined;
}

/** The props of the footer, of the builder or of a site. */
export interface FooterProps {
  footer: FooterData;
}
