import type { JsonTree } from '../parse/read-json.ts';
import { isObject } from '../values.ts';
import { beginOf, type TextNode } from './text-tree.ts';

/** The format of a text, for new values. */
export interface Layout {
  /** Whether the whole text is one line. */
  isOneLine: boolean;
  lineEnd: string;
  /** One step of indentation. */
  step: string;
  colon: string;
  comma: string;
  /** The spaces within the brackets of a one-line object or list; undefined if the text has none. */
  pad: Partial<Record<JsonTree['kind'], string>>;
}

/** The position of a new value. */
interface InsertPosition {
  /** The indentation of its line, and the used width of that line. */
  indent: string;
  column: number;
  /** Whether its line has no other value, so that it may take several lines. */
  isAlone: boolean;
}

/** The maximum width of a one-line object or list, unless its neighbors are longer. */
const widest = 120;

/** How many characters of a text are examined for its format. */
const sample = 100_000;

/** Returns the format of a text, from its first examples. */
export function layoutOf(text: string): Layout {
  const signs = text.slice(0, sample).replace(/"[^"\\]*(?:\\.[^"\\]*)*("|\\?$)/g, '""');
  const find = (inLine: RegExp) => inLine.exec(signs)?.[1];
  const pad = { object: find(/\{([ \t]*)[^\s}]/), list: find(/\[([ \t]*)[^\s\]]/) };
  const [colon, comma] = [find(/"([ \t]*:[ \t]*)\S/), find(/(,[ \t]*)\S/)];
  const space = /\S$/.test(colon ?? comma ?? ' ') ? '' : ' ';
  return {
    isOneLine: !text.trim().includes('\n') && (pad.object ?? pad.list) !== undefined,
    lineEnd: /\r?\n/.exec(text)?.[0] ?? '\n',
    step: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ',
    colon: colon ?? `:${space}`,
    comma: comma ?? `,${space}`,
    pad,
  };
}

/** Writes a value in the format of a text. The similar value `like` decides which parts have their own lines. */
export function writeValue(value: unknown, layout: Layout, spot: InsertPosition, like?: TextNode): string {
  const inline = writeInline(value, layout);
  const parts = partsOf(value);
  if (parts.length === 0 || layout.isOneLine) return inline;
  const model = like && isAlike(value, like.tree) ? like : undefined;
  const most = model ? model.tree.end - model.tree.start + spot.column : 0;
  const isLong = spot.isAlone && spot.column + inline.length > Math.max(widest, most);
  const isNested = parts.some(([, part]) => typeof part === 'object' && part !== null);
  const hasInline = layout.pad.object !== undefined || layout.pad.list !== undefined;
  if (!isLong && !(model ? isBroken(model) : spot.isAlone && (isNested || !hasInline))) return inline;
  const indent = spot.indent + layout.step;
  const lines = parts.map(([key, part]) => {
    const label = labelOf(key, layout);
    const tree = model?.tree.parts.find((one) => one.key === key && isAlike(part, one));
    const partSpot = { indent, column: indent.length + label.length, isAlone: true };
    return layout.lineEnd + indent + label + writeValue(part, layout, partSpot, model && tree && { ...model, tree });
  });
  return enclose(value, lines.join(','), layout.lineEnd + spot.indent);
}

/** Returns whether a value has the same kind as a non-empty value of a text. */
export const isAlike = (value: unknown, { kind, parts }: JsonTree) =>
  parts.length > 0 && (kind === 'list' ? Array.isArray(value) : isObject(value));

const isBroken = ({ text, tree }: TextNode) => text.slice(tree.start, beginOf(tree.parts[0] ?? tree)).includes('\n');

/** Writes a key with its colon; nothing for an item of a list. */
export const labelOf = (key: string | undefined, { colon }: Layout) =>
  key === undefined ? '' : JSON.stringify(key) + colon;

function writeInline(value: unknown, layout: Layout): string {
  const parts = partsOf(value).map(([key, part]) => labelOf(key, layout) + writeInline(part, layout));
  if (parts.length === 0) return JSON.stringify(value);
  const pad = Array.isArray(value) ? layout.pad.list : (layout.pad.object ?? layout.colon.slice(1));
  return enclose(value, (pad ?? '') + parts.join(layout.comma), pad ?? '');
}

const enclose = (value: unknown, inside: string, ending: string) =>
  Array.isArray(value) ? `[${inside}${ending}]` : `{${inside}${ending}}`;

/** Returns the parts of an object or a list, with their keys. */
function partsOf(value: unknown): [key: string | undefined, part: unknown][] {
  if (Array.isArray(value)) return value.map((part) => [undefined, part]);
  return isObject(value) ? Object.entries(value) : [];
}
