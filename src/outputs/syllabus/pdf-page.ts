import PDFDocument from 'pdfkit';
import type { FontStack, Weight } from '../../media/fonts/font-stack.ts';
import { openWithOwnGlyphs } from '../../media/fonts/typeface.ts';
import { escapeHtml } from '../../media/html.ts';
import { drawingsOf, type Look } from '../../media/share-image/motif.ts';
import type { Shape } from '../../media/share-image/shape.ts';
import type { Hex } from '../../theme/color.ts';
import { type Palette, paletteOf } from '../../theme/palette.ts';

type Element = PDFKit.PDFStructureElement;

type Colors = Palette['light'];

/** A PDF document in progress. */
export interface PdfPage {
  doc: PDFKit.PDFDocument;
  root: Element;
  left: number;
  width: number;
  /** The accent color of the config, for surfaces. */
  accent: Hex;
  colors: Colors;
  /** Empty if the theme has none. */
  motif: { large: Shape[]; mark: Shape[] };
  fonts: FontStack;
  /** The parent of bookmarks with level `part`. */
  section?: PDFKit.PDFOutline;
}

const margin = { left: 64, right: 64, top: 88, bottom: 76 };

/** Opens a tagged A4 document. Its bytes depend only on the input. */
export function openSheet(description: Description, fonts: FontStack, theme: Look): PdfPage {
  const colors = paletteOf(theme).light;
  const doc = new PDFDocument({
    size: 'A4',
    margins: margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: description.lang,
    bufferPages: true,
    // The file's identifier is made from these. The date is removed again, as it would be wrong.
    info: {
      Title: description.title,
      Author: description.author,
      Subject: description.subject,
      Creator: description.author,
      CreationDate: new Date(0),
    },
  });
  delete doc.info.CreationDate;
  // Replaces pdfkit's XMP metadata, which does not escape texts and requires a date. The option `subset: 'PDF/UA'` is not used either, as it
  // adds a CIDSet that lacks the parts of composed glyphs such as é.
  (doc as unknown as { _addInfo(): void })._addInfo = () => doc.appendXML(xmpMetadata(description));

  // pdfkit also accepts open fonts, which its types do not know.
  for (const [index, typeface] of fonts.typefaces.entries())
    for (const weight of ['regular', 'bold'] as const)
      doc.registerFont(nameFont(weight, index), openWithOwnGlyphs(typeface[weight]) as unknown as ArrayBuffer);

  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    root,
    left: margin.left,
    width: doc.page.width - margin.left - margin.right,
    accent: theme.accent,
    colors,
    motif: drawingsOf(theme, colors),
    fonts,
  };
}

/** Sets the font for a text, its size and its color. */
export function setType({ doc, fonts, colors }: PdfPage, text: string, type: Omit<Style, 'gap'>): void {
  doc
    .font(nameFont(type.weight, fonts.choose(text, type.weight)))
    .fontSize(type.size)
    .fillColor(colors[type.color]);
}

/** Adds a bookmark to the current position. */
export function addBookmark(sheet: PdfPage, title: string, level: 'section' | 'part'): void {
  const { doc } = sheet;
  const parent = (level === 'part' && sheet.section) || doc.outline;
  // pdfkit measures `left` from the right edge. Without `fit`, the reader's zoom stays.
  const place = { expanded: true, fit: false, left: doc.page.width, top: doc.y - 16 };
  const bookmark = parent.addItem(title, place);
  if (level === 'section') sheet.section = bookmark;
}

/** Ends the document and returns its bytes. */
export async function closeSheet({ doc, root }: PdfPage): Promise<Buffer> {
  root.end();
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.end();
  await closed;
  return Buffer.concat(chunks);
}

function nameFont(weight: Weight, index: number): string {
  return `${weight}-${index}`;
}

/** The metadata of a document. */
interface Description {
  title: string;
  author: string;
  subject: string;
  /** BCP 47. */
  lang: string;
  /** Whether it conforms to PDF/UA-1, which requires a glyph for every character. */
  accessible: boolean;
}

function xmpMetadata({ title, author, subject, lang, accessible }: Description): string {
  const alternative = (text: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(text)}</rdf:li><rdf:li xml:lang="${escapeHtml(lang)}">${escapeHtml(text)}</rdf:li></rdf:Alt>`;
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title>${alternative(title)}</dc:title>
<dc:description>${alternative(subject)}</dc:description>
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escapeHtml(lang)}</rdf:li></rdf:Bag></dc:language>
</rdf:Description>${
    accessible
      ? `
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`
      : ''
  }`;
}

/** The style of a text block. */
export interface Style {
  weight: Weight;
  size: number;
  color: 'text' | 'dimmed' | 'accent-text';
  /** Added between lines, in points. */
  gap: number;
}

/** The position of a text block; without `y` it follows the block before. */
interface ListPosition {
  x: number;
  width: number;
  y?: number;
}

export const styles = {
  title: { weight: 'bold', size: 32, color: 'text', gap: -3 },
  lead: { weight: 'regular', size: 13, color: 'dimmed', gap: 3 },
  section: { weight: 'bold', size: 19, color: 'text', gap: 0 },
  part: { weight: 'bold', size: 11.5, color: 'text', gap: 1 },
  body: { weight: 'regular', size: 10.5, color: 'text', gap: 2.5 },
  label: { weight: 'bold', size: 9.5, color: 'dimmed', gap: 1 },
} satisfies Record<string, Style>;

/** Returns the height of a text at a width. */
export function measure(sheet: PdfPage, text: string, style: Style, width: number): number {
  setType(sheet, text, style);
  return sheet.doc.heightOfString(text, { width, lineGap: style.gap });
}

/** Writes a text as a structure element, and returns the element. */
export function write(
  sheet: PdfPage,
  parent: Element,
  role: string,
  text: string,
  style: Style,
  place: ListPosition,
): Element {
  const { doc } = sheet;
  const element = doc.struct(role);
  parent.add(element);
  element.add(() => draw(sheet, text, style, place));
  element.end();
  return element;
}

/** The style of a list, with the mark before each item and the space after it. */
export type ListStyle = Style & { mark: string; after: number };

const indent = 18;

/** Returns the height of a list at a width. */
export function measureList(sheet: PdfPage, items: string[], style: ListStyle, width: number): number {
  return items.reduce((sum, item) => sum + measure(sheet, item, style, width - indent) + style.after, 0);
}

/** Writes a list; a page break may only come between two items. */
export function writeList(
  sheet: PdfPage,
  items: string[],
  style: ListStyle,
  { x, width }: Omit<ListPosition, 'y'>,
): void {
  const { doc } = sheet;
  const list = doc.struct('L');
  // Required by PDF/UA; pdfkit has no option for it.
  const { dictionary } = list as unknown as { dictionary: { data: Record<string, unknown> } };
  dictionary.data.A = { O: 'List', ListNumbering: 'Disc' };
  sheet.root.add(list);
  for (const item of items) {
    keepTogether(sheet, measure(sheet, item, style, width - indent));
    const y = doc.y;
    const entry = doc.struct('LI');
    list.add(entry);
    const label: Style = { ...style, weight: 'bold', color: 'accent-text' };
    write(sheet, entry, 'Lbl', style.mark, label, { x, y, width: indent });
    write(sheet, entry, 'LBody', item, style, { x: x + indent, y, width: width - indent });
    entry.end();
    doc.y += style.after;
  }
  list.end();
}

/** Writes an e-mail address as an accessible link. */
export function writeMailLink(
  sheet: PdfPage,
  parent: Element,
  address: string,
  style: Style,
  place: Required<ListPosition>,
) {
  const { doc } = sheet;
  const link = doc.struct('Link');
  parent.add(link);
  link.add(() => draw(sheet, address, style, place));
  // pdfkit writes a String object as text, but a primitive string as a PDF name.
  const details = { structParent: link, Contents: new String(address) as string };
  const width = Math.min(doc.widthOfString(address), place.width);
  doc.link(place.x, place.y, width, doc.y - place.y, `mailto:${address}`, details);
  link.end();
}

/** Draws something that assistive technology ignores. */
export function decorate({ doc }: PdfPage, type: 'Layout' | 'Pagination', drawing: () => void): void {
  doc.markContent('Artifact', { type });
  drawing();
  doc.endMarkedContent();
}

/** Starts a new page unless the height fits on this one. */
export function keepTogether({ doc }: PdfPage, height: number): void {
  if (doc.y + height > doc.page.maxY()) doc.addPage();
}

/** Returns whether a height is too large for one page. */
export function fillsPage({ doc }: PdfPage, height: number): boolean {
  return height > doc.page.maxY() - doc.page.margins.top;
}

/** Draws a text inside of the structure element that the caller has opened. */
export function draw(sheet: PdfPage, text: string, style: Style, { x, y, width }: ListPosition): void {
  const { doc, fonts } = sheet;
  // Copying and searching need the text itself if glyphs do not reveal it: for missing characters, and in scripts whose letters are
  // reordered and joined.
  const unclear = fonts.choose(text, style.weight) > 0 || fonts.findMissing(text, style.weight).length > 0;
  setType(sheet, text, style);
  if (unclear) doc.markContent('Span', { actual: text });
  doc.text(text, x, y, { width, lineGap: style.gap });
  if (unclear) doc.endMarkedContent();
}
