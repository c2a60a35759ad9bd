import { slug } from '../../../schema/slug.ts';
import type { Diagnostic } from '../../diagnostics/issue.ts';
import { type FileText, readText } from '../../diagnostics/locate.ts';
import { isText, type SchemaNode } from '../../diagnostics/schema-node.ts';
import type { JsonTree } from '../../json/parse/read-json.ts';

/** What a file says about items. */
export interface ItemFile {
  items: unknown[];
  /** The text, with the places of the items: its value is a list of them, or the one item. */
  text: FileText;
  isOne?: true;
  problems: ItemProblem[];
}

/** What is wrong with a file, and where. */
export type ItemProblem = Pick<Diagnostic, 'code' | 'message' | 'hint' | 'edit' | 'severity'> & {
  at: { start: number; end: number };
};

/** Describes the text of a file that is not JSON, whose values are at these places. */
export const fileText = (file: string, text: string, root: JsonTree): FileText =>
  readText(text, file, { root, diagnostics: [], broken: false });

type Place = Pick<JsonTree, 'start' | 'end'> & Partial<JsonTree>;

/** The place of a value in a text, by default one without parts and without a key. */
export const treeOf = (place: Place): JsonTree => ({
  kind: 'value',
  key: '',
  keyStart: -1,
  keyEnd: -1,
  parts: [],
  ...place,
});

/** A value that a file writes without saying of what kind it is: a text stays one where a text is expected. */
export function readWritten(written: string, schemaNode: SchemaNode | undefined): unknown {
  if (!schemaNode || isText(schemaNode)) return written;
  if (schemaNode.kind === 'list')
    return written
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => readWritten(one, schemaNode.item));
  if (/^(true|false)$/i.test(written)) return /^true$/i.test(written);
  // A table of a spreadsheet has the comma of its language.
  const number = written.replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : written;
}

/** The id of an item that a file names: `content/news/Summer hours.md` is `summer-hours`. */
export const idOfFile = (file: string): string =>
  slug(
    file
      .normalize()
      .replace(/^.*\//, '')
      .replace(/\.\w+$/, ''),
  );
