import { slug } from '../slug.ts';
import { type FieldType, fieldMeta, matching } from './field-type.ts';
import { fixClimb } from './file.ts';

/** The name of a file in the folder of a collection's downloads, which the build makes if it is not there. */
const downloadField: FieldType = {
  *propose(text) {
    const name = text.split(/[/\\]/).pop() ?? '';
    yield name;
    yield `${slug(name.replace(/\.\w+$/, ''))}.pdf`;
  },
  fix: fixClimb,
  files: (name, { downloads }) => [{ address: `/${downloads}/${name}`, isMade: true }],
  localize: (name, language) => name.replace(/(?=\.\w+$)/, `-${language}`),
};

/** The name of a download of a list item, without a folder, with the given extension. */
export const fileName = (extension: string, title: string, description: string, ...examples: string[]) =>
  matching(new RegExp(`^[A-Za-z0-9][A-Za-z0-9_-]*\\.${extension}$`), 100).meta(
    fieldMeta(
      downloadField,
      title,
      description,
      examples,
      `Write only a file name, without a folder: letters, digits, "-" and "_", ending in .${extension}.`,
    ),
  );
