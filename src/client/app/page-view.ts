import type { ClientMode } from '../../../schema/define-section.ts';
import type { EditableValues } from '../../pages/editable-value.ts';
import type { AnySectionData, Head, LanguageLink, SiteData } from '../../pages/page-data.ts';

interface Frame {
  id: string;
  type: string;
  tone: 'plain' | 'tinted' | 'contrast';
  /** The classes for its width, alignment and padding, if it sets them. */
  layout?: string;
  /** The accessible name of a section without a heading, which is a strip between others. */
  label?: string;
}

/** A section whose HTML is final. */
interface StaticSection extends Frame {
  html: string;
}

/** A section that React takes over, with the data of its component. */
export interface LiveSection extends Frame {
  start: Exclude<ClientMode, 'static'>;
  heading: 1 | 2;
  data: AnySectionData;
}

export type SectionView = StaticSection | LiveSection;

/**
 * A page as the browser gets it: as `page.json` on a navigation, and inside its own document. There `html` is empty, and `head`, `footer`,
 * `dialogs` and `css` are missing, as the document has them already.
 */
export interface PageView {
  path: string;
  head: Pick<Head, 'title' | 'description' | 'canonical'>;
  sections: SectionView[];
  footer: string;
  dialogs: string;
  /** The page in each language; none if the site has one language. */
  alternates?: LanguageLink[];
  css: string;
  /** In `page.json`: the file with the CSS, which pages with the same section types share. */
  cssFile?: string;
  /** In `page.json`: the version of the code, by which the browser notices a page of another build. */
  codeVersion?: string;
  /** In Studio: the places of its texts in the config. */
  values?: EditableValues;
}

/** A time, in milliseconds since 1970, from which pages are others than the build wrote, and the file with these: their views by path. */
export interface TimedChange {
  time: number;
  file: string;
}

/** What all pages share, as the browser gets it: `site.json`. */
export interface SiteFile {
  site: SiteData;
  /** The scripts of the live section types that pages have: the component, and what it imports. */
  scripts: Record<string, string[]>;
  /** A hash of the addresses of all scripts; none in development. */
  codeVersion?: string;
  /** How pages change between two builds, in the order of time; none where they do not. */
  changes?: TimedChange[];
}

/** The id of the route that shows every page, for `useRouteLoaderData`. */
export const pageRoute = 'page';
