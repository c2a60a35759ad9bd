import type { Course } from '../../../../schema/entities.ts';
import type { SiteConfig } from '../../../../schema/site.ts';
import type { Texts } from '../../../../schema/texts.ts';
import { neutrals } from '../../../build/share-image/color.ts';
import {
  decorate,
  fillsPage,
  keepTogether,
  type ListStyle,
  measure,
  measureList,
  type Style,
  styles,
  write,
  writeList,
  writeMailLink,
} from './blocks.ts';
import { narrowColumn, wideColumn } from './outline.ts';
import { addBookmark, type Sheet } from './sheet.ts';

const outcomes: ListStyle = { ...styles.body, mark: '→', after: 4 };
const padding = 22;
const contactRoom = 92;

/** Writes how long a course takes and, beside it, whom it is for. */
export function writeFacts(sheet: Sheet, course: Pick<Course, 'duration' | 'audience'>, texts: Texts['pdf']): void {
  const { doc, root } = sheet;
  const y = doc.y;
  const writeFact = (label: string, fact: string, style: Style, column: { x: number; width: number }) => {
    write(sheet, root, 'H2', label, { ...styles.body, weight: 'bold', color: sheet.accentText }, { ...column, y });
    write(sheet, root, 'P', fact, style, { ...column, y: doc.y });
    return doc.y;
  };
  const ends = [
    writeFact(texts.duration, course.duration, { ...styles.body, weight: 'bold' }, narrowColumn(sheet)),
    writeFact(texts.audience, course.audience, styles.body, wideColumn(sheet)),
  ];
  doc.y = Math.max(...ends) + 24;
}

/** Writes on a panel what a trainee can do afterwards. */
export function writeOutcomes(sheet: Sheet, items: string[], texts: Texts['pdf']): void {
  const { doc, root, left, width } = sheet;
  const inner = { x: left + padding, width: width - 2 * padding };
  const heading = measure(sheet, texts.outcomes, styles.section, inner.width) + 10;
  const height = heading + measureList(sheet, items, outcomes, inner.width) + 2 * padding - outcomes.after;
  const onPanel = !fillsPage(sheet, height);
  const start = heading + measureList(sheet, items.slice(0, 1), outcomes, inner.width) + padding;
  doc.y += 10;
  // The contact lines would be lonely on a page of their own, so the panel takes them along.
  const together = height + contactRoom;
  keepTogether(sheet, onPanel ? (fillsPage(sheet, together) ? height : together) : start);
  const y = doc.y;
  if (onPanel)
    decorate(sheet, 'Layout', () => {
      doc.rect(left, y, width, height).fill(neutrals.ground);
      doc.rect(left, y, 3, height).fill(sheet.accent);
    });
  doc.y = y + padding;
  addBookmark(sheet, texts.outcomes, 'section');
  write(sheet, root, 'H2', texts.outcomes, styles.section, inner);
  doc.y += 10;
  writeList(sheet, items, outcomes, inner);
  doc.y = onPanel ? y + height : doc.y + padding;
}

/** Writes whom to ask, with addresses that open a mail program. */
export function writeContact(
  sheet: Sheet,
  brand: Pick<SiteConfig['brand'], 'name' | 'motto'>,
  contacts: Pick<SiteConfig['contacts'], 'trainingEmail' | 'email'>,
  texts: Texts['pdf'],
): void {
  const { doc, root } = sheet;
  const [narrow, wide] = [narrowColumn(sheet), wideColumn(sheet)];
  const addresses = [...new Set([contacts.trainingEmail, contacts.email])];
  const line = { ...styles.body, size: 11.5 };
  const height = Math.max(measure(sheet, texts.contact, styles.part, narrow.width), 20 * (addresses.length + 1));
  doc.y += 24;
  keepTogether(sheet, height);
  addBookmark(sheet, texts.contact, 'section');
  const y = doc.y;
  write(sheet, root, 'H2', texts.contact, styles.part, { ...narrow, y });
  write(sheet, root, 'P', `${brand.name} · ${brand.motto}`, line, { ...wide, y });
  for (const address of addresses) {
    const paragraph = doc.struct('P');
    root.add(paragraph);
    writeMailLink(
      sheet,
      paragraph,
      address,
      { ...line, weight: 'bold', color: sheet.accentText },
      { ...wide, y: doc.y + 2 },
    );
    paragraph.end();
  }
}
