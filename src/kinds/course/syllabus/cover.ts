import type { Course } from '../../../../schema/entities.ts';
import type { Texts } from '../../../../schema/texts.ts';
import { neutrals } from '../../../build/share-image/color.ts';
import { drawMark, drawMotif, type Shape } from '../../../build/share-image/motif.ts';
import { decorate, measure, styles, write } from './blocks.ts';
import { type Sheet, setType } from './sheet.ts';

const top = { mark: 44, text: 88 };
const textWidth = 300;

/** Draws the head of the first page: what the document is, the course and its description, beside the drawing. */
export function drawCover(
  sheet: Sheet,
  course: Pick<Course, 'name' | 'description'>,
  brand: { name: string },
  texts: Texts['pdf'],
): void {
  const { doc, left } = sheet;
  const kind = { ...styles.label, size: 11, color: sheet.accentText };
  const heights = [
    measure(sheet, texts.syllabus, kind, textWidth) + 8,
    measure(sheet, course.name, styles.title, textWidth) + 12,
    measure(sheet, course.description, styles.lead, textWidth),
  ];
  const bottom = Math.max(248, top.text + heights.reduce((sum, height) => sum + height, 0) + 26);

  decorate(sheet, 'Layout', () => {
    doc.rect(0, 0, doc.page.width, bottom).fill(neutrals.ground);
    doc.rect(0, bottom - 3, doc.page.width, 3).fill(sheet.accent);
    drawShapes(doc, drawMotif(sheet.accent), { x: 476, y: 119, unit: 23 });
    drawShapes(doc, drawMark(sheet.accent), { x: left + 9, y: top.mark, unit: 10.5 });
    setType(sheet, brand.name, { weight: 'bold', size: 14, color: neutrals.ink });
    doc.text(brand.name, left + 27, top.mark - 6, { lineBreak: false });
  });

  const at = { x: left, width: textWidth };
  write(sheet, sheet.root, 'P', texts.syllabus, kind, { ...at, y: top.text });
  write(sheet, sheet.root, 'H1', course.name, styles.title, { ...at, y: doc.y + 8 });
  write(sheet, sheet.root, 'P', course.description, styles.lead, { ...at, y: doc.y + 12 });
  doc.y = bottom + 24;
}

/** Draws shapes as vectors at a place and scale. */
export function drawShapes(doc: PDFKit.PDFDocument, shapes: Shape[], at: { x: number; y: number; unit: number }): void {
  const place = ([x, y]: readonly [number, number]): [number, number] => [at.x + x * at.unit, at.y + y * at.unit];
  doc.lineJoin('round').lineCap('round');
  doc.lineWidth(at.unit > 20 ? 0.7 : 0.6);
  for (const shape of shapes) {
    if (shape.kind === 'dot') doc.circle(...place(shape.at), at.unit * 0.036).fill(shape.color);
    else doc.polygon(...shape.corners.map(place)).fillAndStroke(shape.fill, shape.stroke);
  }
}
