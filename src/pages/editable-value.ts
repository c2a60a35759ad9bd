import type { IdPath } from '../json/edit/id-path.ts';
import { keyOf } from '../json/values.ts';

/** A value of the config that a page may show. */
export interface EditableValue {
  path: IdPath;
  /** A `value` is no text for visitors, such as a date, a number or a link: the page may show it in other words. */
  kind: 'text' | 'markdown' | 'value';
  /** The value as components get it. Of Markdown, each of its plain texts; of a text with placeholders, the texts between these. */
  texts: string[];
  /** Whether it names a group: equal names in a list are shown once. */
  isGroup?: true;
}

/** The values that a page may show, with their places in the config. */
export interface EditableValues {
  /** The path of the route; undefined for the page that answers unknown addresses. */
  route?: IdPath;
  /** The key of the language, if it is not the main one: its texts are in another file. */
  language?: string;
  /** The values of the header, the footer, each section and each dialog, by `partKey`. */
  parts: Record<string, EditableValue[]>;
  /** The values that any part may show. */
  shared: EditableValue[];
}

/** Returns the key of the header, the footer, a section or a dialog, given its path in the config. */
export const partKey = (path: IdPath): string =>
  path[0] === 'routes' ? `section ${keyOf(path[3], 'id')}` : path.slice(0, 2).join(' ');
