import { z } from 'zod';
import { hasHost, webPattern, whyNoAddress } from '../web-address.ts';
import { type FieldType, fieldMeta } from './field-type.ts';
import { fileForm, filePattern, files, fixFile } from './file.ts';
import { text, textField } from './text.ts';
import { orAddress, webAddress } from './web-address.ts';

/** The path of a picture below `public/`. */
export const imageField = {
  control: 'file',
  propose: files,
  fix: (text) => whyNoAddress(text) ?? (/^http:\/\//i.test(text) ? withTls : fixFile(text)),
  asset: {
    what: 'a picture',
    extensions: ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif'],
    isScaled: true,
  },
} satisfies FieldType;

const withTls = 'Begin it with https://, or put the picture into a folder of public/ and write its path from there.';

/** A picture with its alternative text: any object with the path of a picture as `src`, and `alt`. */
export const pictureField: FieldType = { control: 'picture' };

/** An address from which builds load a picture; without TLS only on this computer. */
const here = 'http://(127\\.0\\.0\\.1|localhost)(:\\d+)?/\\S*';
const isHere = new RegExp(`^${here}$`);

/** The path of a picture below `public/`, or its address elsewhere. */
export const imagePath = (description = 'A picture below public/.', ...examples: string[]) =>
  orAddress(
    `${filePattern(imageField.asset.extensions)}|${webPattern}|${here}`,
    (text) => text.startsWith('/') || isHere.test(text) || hasHost(text),
  ).meta(
    fieldMeta(
      imageField,
      'Picture file',
      description,
      examples.length > 0 ? examples : ['/images/picture.svg'],
      `${fileForm('.svg, .png, .jpg, .jpeg, .webp, .avif or .gif')} Or write the address of a picture elsewhere, which begins with https://.`,
    ),
  ) as unknown as z.core.$ZodBranded<z.ZodString, 'image'>;

/** Who made a picture, and under which terms it may be shown. */
const credit = z
  .strictObject({
    author: text('Author', 'Who made the picture.', 'Sample Photographer'),
    license: text('License', 'The name of its license.', 'CC BY 4.0').optional(),
    href: webAddress(
      'Address',
      'The address of the license, or of the picture at its source.',
      ['https://creativecommons.org/licenses/by/4.0/'],
      'Write an address that begins with https://.',
    ).optional(),
  })
  .meta({
    title: 'Credit',
    description: 'Who made the picture: shown at the end of each page with it, and told to search engines.',
  });

/** Who made a picture. */
export type Credit = z.output<typeof credit>;

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
      credit: credit.optional(),
    })
    .meta({ title: 'Picture', description });
