import { neutrals } from '../../../build/share-image/color.ts';
import type { Weight } from '../../../site/fonts/font-stack.ts';
import { type Element, type Sheet, setType } from './sheet.ts';

/** How a block of text is set. */
export interface Style {
  weight: Weight;
  size: number;
  color: string;
  /** Added between lines, in points. */
  gap: number;
}

/** Where a block of text stands; without `y` it follows what came before. */
export interface Place {
  x: number;
  width: number;
  y?: number;
}

/** The styles that every page draws from. */
export const styles = {
  title: { weight: 'bold', size: 32, color: neutrals.ink, gap: -3 },
  lead: { weight: 'regular', size: 13, color: neutrals.stone, gap: 3 },
  section: { weight: 'bold', size: 19, color: neutrals.ink, gap: 0 },
  part: { weight: 'bold', size: 11.5, color: neutrals.ink, gap: 1 },
  body: { weight: 'regular', size: 10.5, color: neutrals.ink, gap: 2.5 },
  label: { weight: 'bold', size: 9.5, color: neutrals.stone, gap: 1 },
} satisfies Record<string, Style>;

/** Returns the height that a text needs in a width. */
export function measure(sheet: Sheet, text: string, style: Style, width: number): number {
  setType(sheet, text, style);
  return sheet.doc.heightOfString(text, { width, lineGap: style.gap });
}

/** Writes a text as one element of the structure and returns the element. */
export function write(sheet: Sheet, parent: Element, role: string, text: string, style: Style, place: Place): Element {
  const { doc } = sheet;
  const element = doc.struct(role);
  parent.add(element);
  element.add(() => draw(sheet, text, style, place));
  element.end();
  return element;
}

/** How a list is set: the mark before each item and the space after it. */
export type ListStyle = Style & { mark: string; after: number };

const indent = 18;

/** Returns the height that a list needs in a width. */
export function measureList(sheet: Sheet, items: string[], style: ListStyle, width: number): number {
  return items.reduce((sum, item) => sum + measure(sheet, item, style, width - indent) + style.after, 0);
}

/** Writes a list that goes on to the next page between two items, where it must. */
export function writeList(sheet: Sheet, items: string[], style: ListStyle, { x, width }: Omit<Place, 'y'>): void {
  const { doc } = sheet;
  const list = doc.struct('L');
  // PDF/UA wants to know what the labels are, and pdfkit has no option for it.
  const { dictionary } = list as unknown as { dictionary: { data: Record<string, unknown> } };
  dictionary.data.A = { O: 'List', ListNumbering: 'Disc' };
  sheet.root.add(list);
  for (const item of items) {
    keepTogether(sheet, measure(sheet, item, style, width - indent));
    const y = doc.y;
    const entry = doc.struct('LI');
    list.add(entry);
    write(
      sheet,
      entry,
      'Lbl',
      style.mark,
      { ...style, weight: 'bold', color: sheet.accentText },
      { x, y, width: indent },
    );
    write(sheet, entry, 'LBody', item, style, { x: x + indent, y, width: width - indent });
    entry.end();
    doc.y += style.after;
  }
  list.end();
}

/** Writes an e-mail address as a link that assistive technology can name and follow. */
export function writeMailLink(
  sheet: Sheet,
  parent: Element,
  address: string,
  style: Style,
  place: Required<Place>,
): void {
  const { doc } = sheet;
  const link = doc.struct('Link');
  parent.add(link);
  link.add(() => draw(sheet, address, style, place));
  // pdfkit writes a String object as text and a plain string as a PDF name; its types know the latter alone.
  const details = { structParent: link, Contents: new String(address) as string };
  doc.link(
    place.x,
    place.y,
    Math.min(doc.widthOfString(address), place.width),
    doc.y - place.y,
    `mailto:${address}`,
    details,
  );
  link.end();
}

/** Draws something that assistive technology passes over. */
export function decorate({ doc }: Sheet, type: 'Layout' | 'Pagination', drawing: () => void): void {
  doc.markContent('Artifact', { type });
  drawing();
  doc.endMarkedContent();
}

/** Goes on to a new page unless the height is left on this one. */
export function keepTogether({ doc }: Sheet, height: number): void {
  if (doc.y + height > doc.page.maxY()) doc.addPage();
}

/** Says whether something is too high for any one page. */
export function fillsPage({ doc }: Sheet, height: number): boolean {
  return height > doc.page.maxY() - doc.page.margins.top;
}

/** Draws a text; the caller has opened the element that it belongs to. */
export function draw(sheet: Sheet, text: string, style: Style, { x, y, width }: Place): void {
  const { doc, fonts } = sheet;
  // Reading aloud, searching and copying get the words: from the glyphs they could not be told where a box stands for a character,
  // nor in scripts whose letters change places and melt together.
  const unclear = fonts.choose(text, style.weight) > 0 || fonts.findMissing(text, style.weight).length > 0;
  setType(sheet, text, style);
  if (unclear) doc.markContent('Span', { actual: text });
  doc.text(text, x, y, { width, lineGap: style.gap });
  if (unclear) doc.endMarkedContent();
}
