import PDFDocument from 'pdfkit';
import { type Hex, legibleOn, neutrals } from '../../../build/share-image/color.ts';
import type { FontStack, Weight } from '../../../site/fonts/font-stack.ts';
import { openApart } from '../../../site/fonts/typeface.ts';
import { type Description, describeDocument } from './metadata.ts';

export type Element = PDFKit.PDFStructureElement;

/** The page as the blocks see it: the document, the root of its structure, its measures and its type. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  root: Element;
  left: number;
  width: number;
  /** As the config has it, for surfaces. */
  accent: Hex;
  /** Dark enough for text. */
  accentText: Hex;
  fonts: FontStack;
  /** The bookmark that further ones of level `part` go below. */
  section?: PDFKit.PDFOutline;
}

const margin = { left: 64, right: 64, top: 88, bottom: 76 };

/** Opens a tagged A4 document whose bytes depend on nothing but the input. */
export function openSheet(description: Description, fonts: FontStack, accent: Hex): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margins: margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: description.lang,
    bufferPages: true,
    // The file's identifier is made from these; the date is taken out again, for none is better than a false one.
    info: {
      Title: description.title,
      Author: description.author,
      Subject: description.subject,
      Creator: description.author,
      CreationDate: new Date(0),
    },
  });
  delete doc.info.CreationDate;
  describeDocument(doc, description);

  // The types know paths and bytes alone, the program open fonts too.
  for (const [index, typeface] of fonts.typefaces.entries())
    for (const weight of ['regular', 'bold'] as const)
      doc.registerFont(nameFont(weight, index), openApart(typeface[weight]) as unknown as ArrayBuffer);

  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    root,
    left: margin.left,
    width: doc.page.width - margin.left - margin.right,
    accent,
    accentText: legibleOn(neutrals.ground, accent),
    fonts,
  };
}

/** Makes the font for a text, its size and its colour the current ones. */
export function setType({ doc, fonts }: Sheet, text: string, type: { weight: Weight; size: number; color: Hex }): void {
  doc
    .font(nameFont(type.weight, fonts.choose(text, type.weight)))
    .fontSize(type.size)
    .fillColor(type.color);
}

/** Adds a bookmark that leads to where writing goes on. */
export function addBookmark(sheet: Sheet, title: string, level: 'section' | 'part'): void {
  const { doc } = sheet;
  const parent = (level === 'part' && sheet.section) || doc.outline;
  // pdfkit counts `left` from the right edge; without `fit` the reader's zoom is kept.
  const place = { expanded: true, fit: false, left: doc.page.width, top: doc.y - 16 };
  const bookmark = parent.addItem(title, place);
  if (level === 'section') sheet.section = bookmark;
}

/** Ends the document and returns its bytes. */
export async function closeSheet({ doc, root }: Sheet): Promise<Buffer> {
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
