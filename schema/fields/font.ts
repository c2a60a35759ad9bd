import { suggest } from '../suggest.ts';
import { type FieldType, fieldMeta, matching } from './field-type.ts';
import { filePattern, files, fixFile } from './file.ts';

/** The fonts that come with the builder. */
const fonts = [
  'Instrument Sans',
  'Inter',
  'DM Sans',
  'Manrope',
  'Work Sans',
  'Outfit',
  'Source Serif 4',
  'Fraunces',
  'Lora',
  'Playfair Display',
];

/** A font: one that comes with the builder, that of the visitor's system, or the path of a file below `public/`. */
const fontField = {
  control: 'font',
  *propose(text) {
    const name = suggest(text, [...fonts, 'system']);
    if (name) yield name;
    yield* files(text);
  },
  fix: fixFile,
  asset: { what: 'a font', extensions: ['woff2'], otherwise: 'nothing' },
} satisfies FieldType;

/** A font: one that comes with the builder, that of the visitor's system, or the path of a file below `public/`. */
export const font = (title: string, description: string) =>
  matching(new RegExp(`^(system|${fonts.join('|')}|${filePattern(fontField.asset.extensions)})$`), 300).meta(
    fieldMeta(
      fontField,
      title,
      description,
      [...fonts, 'system', '/fonts/own.woff2'],
      `Write "system", the path of a .woff2 file below public/, such as /fonts/own.woff2, or one of these: ${fonts.join(', ')}.`,
    ),
  );
