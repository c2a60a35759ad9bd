import { type FieldType, fieldMeta } from './field-type.ts';
import { file, fileForm, files, fixFile } from './file.ts';

/** The path of a WebVTT captions file below `public/`. */
const captionsField = {
  control: 'file',
  propose: files,
  fix: fixFile,
  asset: { what: 'captions', extensions: ['vtt'] },
} satisfies FieldType;

/** The path of a WebVTT captions file below `public/`. */
export const captionsPath = () =>
  file(captionsField.asset.extensions).meta(
    fieldMeta(
      captionsField,
      'Captions file',
      'WebVTT captions below public/.',
      ['/media/how-we-work.en.vtt'],
      fileForm('.vtt'),
    ),
  );
