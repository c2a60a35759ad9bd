import type { Course } from '../../../../schema/entities.ts';
import type { Texts } from '../../../../schema/texts.ts';
import { neutrals } from '../../../build/share-image/color.ts';
import {
  decorate,
  draw,
  fillsPage,
  keepTogether,
  type ListStyle,
  measure,
  measureList,
  type Style,
  styles,
  write,
  writeList,
} from './blocks.ts';
import { addBookmark, type Sheet } from './sheet.ts';

type Part = Course['outline'][number];

const side = 120;
const gutter = 24;
const padding = { above: 12, heading: 3, below: 10 };
const numeral: Style = { ...styles.section, size: 28 };
const topics: ListStyle = { ...styles.body, mark: '•', after: 2 };

/** Writes the parts of a course, no heading parted from its first topic. */
export function writeOutline(sheet: Sheet, outline: Course['outline'], texts: Texts['pdf']): void {
  const { doc, left, width } = sheet;
  const heading = measure(sheet, texts.outline, styles.section, width) + 12;
  outline.forEach((part, index) => {
    const { whole, start } = measurePart(sheet, part);
    // Only a part that is longer than a page is cut, and then after a topic.
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

/** Returns where the wide column beside the narrow one stands. */
export function wideColumn({ left, width }: Sheet): { x: number; width: number } {
  return { x: left + side + gutter, width: width - side - gutter };
}

/** Returns where the narrow column stands. */
export function narrowColumn({ left }: Sheet): { x: number; width: number } {
  return { x: left, width: side };
}

function writePart(sheet: Sheet, part: Part, index: number): void {
  const { doc, left, width } = sheet;
  // At the head of a page the running line is there already.
  if (doc.y > doc.page.margins.top)
    decorate(sheet, 'Layout', () => doc.rect(left, doc.y, width, 0.7).fill(neutrals.line));
  const y = doc.y + padding.above;
  const column = wideColumn(sheet);

  const heading = doc.struct('H3');
  sheet.root.add(heading);
  heading.add(() => {
    draw(
      sheet,
      String(index + 1),
      { ...numeral, color: sheet.accentText },
      { ...narrowColumn(sheet), y: y - numeral.size * 0.34 },
    );
    draw(sheet, part.title, styles.part, { ...column, y });
  });
  heading.end();
  doc.y += padding.heading;
  writeList(sheet, part.topics, topics, column);
  doc.y += padding.below;
}

function measurePart(sheet: Sheet, { title, topics: items }: Part): { whole: number; start: number } {
  const { width } = wideColumn(sheet);
  const above = padding.above + measure(sheet, title, styles.part, width) + padding.heading;
  return {
    whole: above + measureList(sheet, items, topics, width),
    start: above + measureList(sheet, items.slice(0, 1), topics, width),
  };
}
