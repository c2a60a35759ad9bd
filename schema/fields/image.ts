import { z } from 'zod';
import { type FieldType, fieldMeta } from './field-type.ts';
import { file, fileForm, files, fixFile } from './file.ts';
import { textField } from './text.ts';

/** The path of a picture below `public/`. */
export const imageField = {
  control: 'file',
  propose: files,
  fix: fixFile,
  asset: {
    what: 'a picture',
    extensions: ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif'],
    isScaled: true,
  },
} satisfies FieldType;

/** A picture with its alternative text: any object with the path of a picture as `src`, and `alt`. */
export const pictureField: FieldType = { control: 'picture' };

/** The path of a picture below `public/`. */
export const imagePath = (description = 'A picture below public/.', ...examples: string[]) =>
  file(imageField.asset.extensions).meta(
    fieldMeta(
      imageField,
      'Picture file',
      description,
      examples.length > 0 ? examples : ['/images/picture.svg'],
      fileForm('.svg, .png, .jpg, .jpeg, .webp, .avif or .gif'),
    ),
  ) as unknown as z.core.$ZodBranded<z.ZodString, 'image'>;

/** A picture with its alternative text, which is empty only for pure decoration. */
export const image = (description: string) =>
  z
    .strictObject({
      src: imagePath(),
      alt: z
        .string()
        .max(300)
        .meta(
          fieldMeta(textField, 'Alternative text', 'What the picture shows; empty if it is only decoration.', [
            'The team at a whiteboard',
          ]),
        ),
    })
    .meta({ title: 'Picture', description });
