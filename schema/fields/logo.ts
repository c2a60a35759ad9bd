import { type FieldType, fieldMeta, matching } from './field-type.ts';
import { filePattern, files, fixFile } from './file.ts';
import { iconName, icons } from './icon.ts';
import { imageField } from './image.ts';

/** A logo: the name of an icon, or the path of a picture below `public/`. It is shown as it is. */
const logoField = {
  control: 'icon',
  *propose(text) {
    if (/[/\\.]/.test(text)) yield* files(text);
    else yield* icons(text);
  },
  fix: fixFile,
  asset: { what: 'an icon or a picture', extensions: imageField.asset.extensions, otherwise: 'icon' },
} satisfies FieldType;

/** A logo: the name of an icon, or the path of a picture below `public/`. */
export const logo = (description: string) =>
  matching(new RegExp(`^(${iconName}|${filePattern(logoField.asset.extensions)})$`), 300).meta(
    fieldMeta(
      logoField,
      'Logo',
      `${description} An icon (simple-icons:react, tabler:brain) or a picture below public/.`,
      ['simple-icons:react', '/images/technologies/custom.svg'],
      'Write an icon, such as simple-icons:react, or the path of a picture, such as /images/technologies/custom.svg.',
    ),
  );
