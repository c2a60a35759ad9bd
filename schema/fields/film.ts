import { type FieldType, fieldMeta } from './field-type.ts';
import { file, fileForm, files, fixFile } from './file.ts';

/** The path of a film below `public/`. */
export const filmField = {
  control: 'file',
  propose: files,
  fix: fixFile,
  asset: { what: 'a film', extensions: ['mp4', 'webm'] },
} satisfies FieldType;

/** The path of a film below `public/`. */
export const videoPath = () =>
  file(filmField.asset.extensions).meta(
    fieldMeta(filmField, 'Film file', 'A film below public/.', ['/media/how-we-work.mp4'], fileForm('.mp4 or .webm')),
  );
