import type { Texts } from '../../../../schema/texts.ts';
import { neutrals } from '../../../build/share-image/color.ts';
import { drawMark } from '../../../build/share-image/motif.ts';
import type { Weight } from '../../../site/fonts/font-stack.ts';
import { decorate } from './blocks.ts';
import { drawShapes } from './cover.ts';
import { type Sheet, setType } from './sheet.ts';

const size = 8.5;

/** Draws what runs along the pages: brand and page number at the foot, the course at the head from page two on. */
export function drawRunningLines(
  sheet: Sheet,
  course: { name: string },
  brand: { name: string; motto: string },
  texts: Texts['pdf'],
): void {
  const { doc, left, width } = sheet;
  const right = left + width;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const foot = doc.page.height - 48;
    const number = texts.page.replaceAll('{index}', String(page + 1)).replaceAll('{count}', String(count));
    decorate(sheet, 'Pagination', () => {
      rule(sheet, foot - 10);
      const numberStart = sayBefore(sheet, number, right, foot);
      const nameEnd = say(sheet, brand.name, 'bold', { from: left, to: numberStart, y: foot });
      say(sheet, brand.motto, 'regular', { from: nameEnd + 8, to: numberStart - 16, y: foot });
      if (page === 0) return;
      drawShapes(doc, drawMark(sheet.accent), { x: left + 7, y: 47, unit: 8 });
      const kindStart = sayBefore(sheet, texts.syllabus, right, 42);
      say(sheet, course.name, 'bold', { from: left + 22, to: kindStart - 16, y: 42 });
      rule(sheet, 66);
    });
  }
}

/** Writes a line, shortened where it has no room, and returns where it ends; the whole text stands on the first page. */
function say(sheet: Sheet, text: string, weight: Weight, place: { from: number; to: number; y: number }): number {
  const { doc } = sheet;
  setType(sheet, text, { weight, size, color: weight === 'bold' ? neutrals.ink : neutrals.stone });
  let shown = text;
  for (let end = text.length; end > 0 && doc.widthOfString(shown) > place.to - place.from; end--)
    shown = `${text.slice(0, end).trimEnd()}…`;
  // Without line breaks the text may stand in the margin and starts no new page.
  doc.text(shown, place.from, place.y, { lineBreak: false });
  return place.from + doc.widthOfString(shown);
}

/** Writes a line that ends at a place, and returns where it starts. */
function sayBefore(sheet: Sheet, text: string, to: number, y: number): number {
  setType(sheet, text, { weight: 'regular', size, color: neutrals.stone });
  const from = to - sheet.doc.widthOfString(text);
  say(sheet, text, 'regular', { from, to: to + 1, y });
  return from;
}

function rule({ doc, left, width }: Sheet, y: number): void {
  doc
    .lineWidth(0.6)
    .moveTo(left, y)
    .lineTo(left + width, y)
    .stroke(neutrals.line);
}
