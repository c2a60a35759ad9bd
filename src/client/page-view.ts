import type { AnySectionData, Head, SectionType } from '../config/page-model.ts';
import type { LiveType, Start } from '../sections/live-sections.ts';

interface Frame {
  id: string;
  /** The page of unknown addresses has a section of its own. */
  type: SectionType | 'not-found';
  tone: 'plain' | 'tinted' | 'contrast';
  /** The name of a section that has no heading of its own: such a section is a strip between others. */
  label?: string;
}

/** A section whose HTML is final. */
interface StaticSection<Html> extends Frame {
  html: Html;
}

/** A section that React takes over, with the data of its component. */
export interface LiveSection extends Frame {
  type: LiveType;
  start: Start;
  heading: 1 | 2;
  data: AnySectionData;
}

export type SectionView<Html = string> = StaticSection<Html> | LiveSection;

/**
 * A page as the browser gets it: as `page.json` when it is reached from another page, and inside its own document,
 * where the texts of `html`, `footer`, `dialogs` and `css` are empty because the document holds them already. While it is built, its
 * HTML is in pieces.
 */
export interface PageView<Html = string> {
  path: string;
  head: Pick<Head, 'title' | 'description' | 'canonical'>;
  sections: SectionView<Html>[];
  footer: Html;
  dialogs: Html;
  /** The rules that this page's HTML uses. */
  css: string;
  /** In `page.json`, in place of `css`: the file of those rules, which pages that use the same ones share. */
  cssFile?: string;
  /** In `page.json`, the script of the build that it belongs to: another build's classes and data are not for this one's code. */
  entry?: string;
}
