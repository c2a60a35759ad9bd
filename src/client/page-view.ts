import type { AnySectionData, Head, SectionType } from '../config/resolve/page-model.ts';
import type { ClientMode } from '../sections/define-section.ts';

interface Frame {
  id: string;
  /** The page of unknown addresses has a section of its own. */
  type: SectionType | 'not-found';
  tone: 'plain' | 'tinted' | 'contrast';
  /** The classes of how it is laid out, where it says so. */
  layout?: string;
  /** The name of a section that has no heading of its own: such a section is a strip between others. */
  label?: string;
}

/** A section whose HTML is final. */
interface StaticSection extends Frame {
  html: string;
}

/** A section that React takes over, with the data of its component. */
export interface LiveSection extends Frame {
  type: SectionType;
  start: Exclude<ClientMode, 'static'>;
  heading: 1 | 2;
  data: AnySectionData;
}

export type SectionView = StaticSection | LiveSection;

/**
 * A page as the browser gets it: as `page.json` when it is reached from another page, and inside its own document,
 * where the texts of `html`, `footer`, `dialogs` and `css` are empty because the document holds them already.
 */
export interface PageView {
  path: string;
  head: Pick<Head, 'title' | 'description' | 'canonical'>;
  sections: SectionView[];
  footer: string;
  dialogs: string;
  /** The style rules of this page. */
  css: string;
  /** In `page.json`, in place of `css`: the file of those rules, which pages with the same section types share. */
  cssFile?: string;
  /** In `page.json`, the script of the build that it belongs to: another build's classes and data are not for this one's code. */
  entry?: string;
}
