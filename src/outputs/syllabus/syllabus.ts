import { fontsFor } from '../../media/fonts/font-stack.ts';
import type { SyllabusInput } from './input.ts';
import { drawCover, drawRunningLines, writeContact, writeFacts, writeOutcomes, writeOutline } from './parts.ts';
import { closeSheet, openSheet } from './pdf-page.ts';

/** Writes the syllabus of a course as a tagged PDF with embedded fonts. Equal input gives equal bytes. */
export async function renderSyllabus(input: SyllabusInput): Promise<Buffer> {
  const { course, brand, texts, lang, theme } = input;
  const fonts = fontsFor(textsOf(input), lang, 'pdf');
  const description = {
    title: `${course.name} – ${texts.syllabus}`,
    author: brand.name,
    subject: course.description,
    lang,
    accessible: findUndrawableCharacters(input).length === 0,
  };
  const sheet = openSheet(description, fonts, theme);
  drawCover(sheet, input);
  writeFacts(sheet, input);
  writeOutline(sheet, input);
  writeOutcomes(sheet, input);
  writeContact(sheet, input);
  drawRunningLines(sheet, input);
  return closeSheet(sheet);
}

/** Returns the characters of a syllabus that no font has; the PDF shows boxes instead. */
export function findUndrawableCharacters(input: SyllabusInput): string[] {
  const texts = textsOf(input);
  const fonts = fontsFor(texts, input.lang, 'pdf');
  return [
    ...new Set(texts.flatMap((text) => [...fonts.findMissing(text, 'regular'), ...fonts.findMissing(text, 'bold')])),
  ];
}

/** All texts of a syllabus. */
function textsOf({ course, brand, texts }: SyllabusInput): string[] {
  const { name, description, duration, audience, outline, outcomes } = course;
  const parts = outline.flatMap(({ title, topics }) => [title, ...topics]);
  const own = [name, description, duration, audience, ...parts, ...outcomes];
  return [...own, brand.name, brand.motto ?? '', ...Object.values(texts)];
}
