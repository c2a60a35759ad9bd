import type { Weight } from '../../media/fonts/font-stack.ts';
import type { Shape } from '../../media/share-image/shape.ts';
import type { SyllabusInput } from './input.ts';
import {
  addBookmark,
  decorate,
  draw,
  fillsPage,
  keepTogether,
  type ListStyle,
  measure,
  measureList,
  type PdfPage,
  type Style,
  setType,
  styles,
  write,
  writeList,
  writeMailLink,
} from './pdf-page.ts';

const coverTop = { mark: 44, text: 88 };
const coverWidth = 300;

/** Draws the top of the first page: the document's kind, the course and its description, beside the motif. */
export function drawCover(sheet: PdfPage, { course, brand, texts }: SyllabusInput): void {
  const { doc, left } = sheet;
  const kind: Style = { ...styles.label, size: 11, color: 'accent-text' };
  const heights = [
    measure(sheet, texts.syllabus, kind, coverWidth) + 8,
    measure(sheet, course.name, styles.title, coverWidth) + 12,
    measure(sheet, course.description, styles.lead, coverWidth),
  ];
  const bottom = Math.max(248, coverTop.text + heights.reduce((sum, height) => sum + height, 0) + 26);

  decorate(sheet, 'Layout', () => {
    doc.rect(0, 0, doc.page.width, bottom).fill(sheet.colors.tinted);
    doc.rect(0, bottom - 3, doc.page.width, 3).fill(sheet.accent);
    drawShapes(doc, sheet.motif.large, { x: 476, y: 119, unit: 23 });
    drawShapes(doc, sheet.motif.mark, { x: left + 9, y: coverTop.mark, unit: 10.5 });
    setType(sheet, brand.name, { weight: 'bold', size: 14, color: 'text' });
    doc.text(brand.name, left + (hasMark(sheet) ? 27 : 0), coverTop.mark - 6, { lineBreak: false });
  });

  const at = { x: left, width: coverWidth };
  write(sheet, sheet.root, 'P', texts.syllabus, kind, { ...at, y: coverTop.text });
  write(sheet, sheet.root, 'H1', course.name, styles.title, { ...at, y: doc.y + 8 });
  write(sheet, sheet.root, 'P', course.description, styles.lead, { ...at, y: doc.y + 12 });
  doc.y = bottom + 24;
}

const hasMark = ({ motif }: PdfPage) => motif.mark.length > 0;

/** Draws shapes at a position and scale. */
function drawShapes(doc: PDFKit.PDFDocument, shapes: Shape[], at: { x: number; y: number; unit: number }): void {
  const place = ([x, y]: readonly [number, number]): [number, number] => [at.x + x * at.unit, at.y + y * at.unit];
  doc.lineJoin('round').lineCap('round');
  doc.lineWidth(at.unit > 20 ? 0.7 : 0.6);
  for (const shape of shapes) {
    if (shape.kind === 'dot') doc.circle(...place(shape.at), at.unit * (shape.radius ?? 0.036)).fill(shape.color);
    else doc.polygon(...shape.corners.map(place)).fillAndStroke(shape.fill, shape.stroke);
  }
}

const side = 120;
const gutter = 24;

const narrowColumn = ({ left }: PdfPage) => ({ x: left, width: side });
const wideColumn = ({ left, width }: PdfPage) => ({ x: left + side + gutter, width: width - side - gutter });

const outcomes: ListStyle = { ...styles.body, mark: '→', after: 4 };
const panelPadding = 22;
const contactRoom = 92;

/** Writes the duration of a course and, beside it, whom it is for. */
export function writeFacts(sheet: PdfPage, { course, texts }: SyllabusInput): void {
  const { doc, root } = sheet;
  const y = doc.y;
  const writeFact = (label: string, fact: string, style: Style, column: { x: number; width: number }) => {
    write(sheet, root, 'H2', label, { ...styles.body, weight: 'bold', color: 'accent-text' }, { ...column, y });
    write(sheet, root, 'P', fact, style, { ...column, y: doc.y });
    return doc.y;
  };
  const ends = [
    writeFact(texts.duration, course.duration, { ...styles.body, weight: 'bold' }, narrowColumn(sheet)),
    writeFact(texts.audience, course.audience, styles.body, wideColumn(sheet)),
  ];
  doc.y = Math.max(...ends) + 24;
}

type Part = SyllabusInput['course']['outline'][number];

const partPadding = { above: 12, heading: 3, below: 10 };
const numeral: Style = { ...styles.section, size: 28 };
const topics: ListStyle = { ...styles.body, mark: '•', after: 2 };

/** Writes the parts of a course. No page break separates a heading from its first topic. */
export function writeOutline(sheet: PdfPage, { course, texts }: SyllabusInput): void {
  const { doc, left, width } = sheet;
  const heading = measure(sheet, texts.outline, styles.section, width) + 12;
  course.outline.forEach((part, index) => {
    const { whole, start } = measurePart(sheet, part);
    // Only a part longer than a page is broken, after a topic.
    keepTogether(sheet, (index === 0 ? heading : 0) + (fillsPage(sheet, whole) ? start : whole));
    if (index === 0) {
      addBookmark(sheet, texts.outline, 'section');
      write(sheet, sheet.root, 'H2', texts.outline, styles.section, { x: left, width });
      doc.y += 12;
    }
    addBookmark(sheet, part.title, 'part');
    writePart(sheet, part, index);
  });
}

function writePart(sheet: PdfPage, part: Part, index: number): void {
  const { doc, left, width } = sheet;
  // Not at the top of a page, which has a rule already.
  if (doc.y > doc.page.margins.top)
    decorate(sheet, 'Layout', () => doc.rect(left, doc.y, width, 0.7).fill(sheet.colors.line));
  const y = doc.y + partPadding.above;
  const column = wideColumn(sheet);

  const heading = doc.struct('H3');
  sheet.root.add(heading);
  heading.add(() => {
    const place = { ...narrowColumn(sheet), y: y - numeral.size * 0.34 };
    draw(sheet, String(index + 1), { ...numeral, color: 'accent-text' }, place);
    draw(sheet, part.title, styles.part, { ...column, y });
  });
  heading.end();
  doc.y += partPadding.heading;
  writeList(sheet, part.topics, topics, column);
  doc.y += partPadding.below;
}

function measurePart(sheet: PdfPage, { title, topics: items }: Part): { whole: number; start: number } {
  const { width } = wideColumn(sheet);
  const above = partPadding.above + measure(sheet, title, styles.part, width) + partPadding.heading;
  return {
    whole: above + measureList(sheet, items, topics, width),
    start: above + measureList(sheet, items.slice(0, 1), topics, width),
  };
}

/** Writes what a trainee can do afterwards, on a panel. */
export function writeOutcomes(sheet: PdfPage, { course, texts }: SyllabusInput): void {
  const { doc, root, left, width } = sheet;
  const items = course.outcomes;
  const inner = { x: left + panelPadding, width: width - 2 * panelPadding };
  const heading = measure(sheet, texts.outcomes, styles.section, inner.width) + 10;
  const height = heading + measureList(sheet, items, outcomes, inner.width) + 2 * panelPadding - outcomes.after;
  const onPanel = !fillsPage(sheet, height);
  const start = heading + measureList(sheet, items.slice(0, 1), outcomes, inner.width) + panelPadding;
  doc.y += 10;
  // Keeps the contact lines on the same page, where possible.
  const together = height + contactRoom;
  keepTogether(sheet, onPanel ? (fillsPage(sheet, together) ? height : together) : start);
  const y = doc.y;
  if (onPanel)
    decorate(sheet, 'Layout', () => {
      doc.rect(left, y, width, height).fill(sheet.colors.tinted);
      doc.rect(left, y, 3, height).fill(sheet.accent);
    });
  doc.y = y + panelPadding;
  addBookmark(sheet, texts.outcomes, 'section');
  write(sheet, root, 'H2', texts.outcomes, styles.section, inner);
  doc.y += 10;
  writeList(sheet, items, outcomes, inner);
  doc.y = onPanel ? y + height : doc.y + panelPadding;
}

/** Writes the contacts; e-mail addresses are links. */
export function writeContact(sheet: PdfPage, { brand, addresses, texts }: SyllabusInput): void {
  const { doc, root } = sheet;
  const [narrow, wide] = [narrowColumn(sheet), wideColumn(sheet)];
  const line = { ...styles.body, size: 11.5 };
  const height = Math.max(measure(sheet, texts.contact, styles.part, narrow.width), 20 * (addresses.length + 1));
  doc.y += 24;
  keepTogether(sheet, height);
  addBookmark(sheet, texts.contact, 'section');
  const y = doc.y;
  write(sheet, root, 'H2', texts.contact, styles.part, { ...narrow, y });
  write(sheet, root, 'P', [brand.name, brand.motto].filter(Boolean).join(' · '), line, { ...wide, y });
  for (const address of addresses) {
    const paragraph = doc.struct('P');
    root.add(paragraph);
    const style: Style = { ...line, weight: 'bold', color: 'accent-text' };
    const place = { ...wide, y: doc.y + 2 };
    if (address.includes('@')) writeMailLink(sheet, paragraph, address, style, place);
    else write(sheet, paragraph, 'Span', address, style, place);
    paragraph.end();
  }
}

const lineSize = 8.5;

/** Draws headers and footers: brand and page number on every page, the course from page two on. */
export function drawRunningLines(sheet: PdfPage, { course, brand, texts }: SyllabusInput): void {
  const { doc, left, width } = sheet;
  const right = left + width;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const foot = doc.page.height - 48;
    const number = texts.page.replaceAll('{index}', String(page + 1)).replaceAll('{count}', String(count));
    decorate(sheet, 'Pagination', () => {
      rule(sheet, foot - 10);
      const numberStart = drawLineUpTo(sheet, number, right, foot);
      const nameEnd = drawLine(sheet, brand.name, 'bold', { from: left, to: numberStart, y: foot });
      drawLine(sheet, brand.motto ?? '', 'regular', { from: nameEnd + 8, to: numberStart - 16, y: foot });
      if (page === 0) return;
      drawShapes(doc, sheet.motif.mark, { x: left + 7, y: 47, unit: 8 });
      const kindStart = drawLineUpTo(sheet, texts.syllabus, right, 42);
      drawLine(sheet, course.name, 'bold', { from: left + (hasMark(sheet) ? 22 : 0), to: kindStart - 16, y: 42 });
      rule(sheet, 66);
    });
  }
}

/** Draws a line of text, shortened with an ellipsis if necessary, and returns its end. */
function drawLine(
  sheet: PdfPage,
  text: string,
  weight: Weight,
  place: { from: number; to: number; y: number },
): number {
  const { doc } = sheet;
  setType(sheet, text, { weight, size: lineSize, color: weight === 'bold' ? 'text' : 'dimmed' });
  let shown = text;
  for (let end = text.length; end > 0 && doc.widthOfString(shown) > place.to - place.from; end--)
    shown = `${text.slice(0, end).trimEnd()}…`;
  // Without line breaks, text in the margin does not start a new page.
  doc.text(shown, place.from, place.y, { lineBreak: false });
  return place.from + doc.widthOfString(shown);
}

/** Draws a line of text that ends at `to`, and returns its start. */
function drawLineUpTo(sheet: PdfPage, text: string, to: number, y: number): number {
  setType(sheet, text, { weight: 'regular', size: lineSize, color: 'dimmed' });
  const from = to - sheet.doc.widthOfString(text);
  drawLine(sheet, text, 'regular', { from, to: to + 1, y });
  return from;
}

function rule({ doc, left, width, colors }: PdfPage, y: number): void {
  const line = doc.lineWidth(0.6).moveTo(left, y);
  line.lineTo(left + width, y).stroke(colors.line);
}
