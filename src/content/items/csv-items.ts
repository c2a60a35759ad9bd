import { instead } from '../../diagnostics/advice.ts';
import { keysOf, partOf, type SchemaNode } from '../../diagnostics/schema-node.ts';
import type { JsonTree } from '../../json/parse/read-json.ts';
import { quote } from '../../json/show-value.ts';
import { idFrom } from '../item-id.ts';
import { fileText, type ItemFile, type ItemProblem, readWritten, treeOf } from './item-file.ts';

interface Cell {
  text: string;
  start: number;
  end: number;
}

/**
 * Reads items from a table: the first row has their keys, such as `name`, or `picture.alt` for a key of a key. An empty cell is a key that is
 * not there; `;` separates the entries of a list.
 */
export function csvItems(file: string, text: string, schemaNode: SchemaNode): ItemFile {
  const problems: ItemProblem[] = [];
  const [head = [], ...rows] = rowsOf(text, problems);
  const columns = head.map((cell) => {
    const steps = cell.text.trim().split('.');
    const nodes = steps.map((_, at) => steps.slice(0, at + 1).reduce(nodeIn, schemaNode));
    const unknown = nodes.findIndex((node) => !node);
    if (unknown < 0) return { cell, steps, node: nodes.at(-1) };
    const known = keysOf(unknown === 0 ? schemaNode : nodes[unknown - 1]).map(([key]) => key);
    problems.push({
      at: cell,
      code: 'list/column',
      message: `Items of this list have no key ${quote(cell.text.trim())}.`,
      ...instead(steps[unknown] ?? '', known, 'Remove the column.'),
    });
    return undefined;
  });
  const ids = new Set<unknown>();
  const items: Record<string, unknown>[] = [];
  const parts: JsonTree[] = [];
  for (const row of rows) {
    const [first, last] = [row[0] as Cell, row.at(-1) as Cell];
    const item: Record<string, unknown> = {};
    const tree = treeOf({ start: first.start, end: last.end, kind: 'object' });
    for (const [at, cell] of row.entries()) {
      const column = columns[at];
      if (at >= head.length && cell.text.trim())
        problems.push({
          at: cell,
          code: 'list/cell',
          message: `This row has more cells than the first row has keys: ${head.length}.`,
          hint: 'Write a text with a comma in quotation marks.',
        });
      const written = cell.text.trim();
      if (column && written) put(item, tree, column.steps, readWritten(written, column.node), cell, column.cell);
    }
    if (!('id' in item)) item.id = idFrom(item, ids);
    ids.add(item.id);
    items.push(item);
    parts.push(tree);
  }
  return { items, text: fileText(file, text, treeOf({ start: 0, end: 0, kind: 'list', parts })), problems };
}

const nodeIn = (node: SchemaNode | undefined, step: string) =>
  node && partOf(node, node.kind === 'list' && /^\d+$/.test(step) ? Number(step) : step);

/** Puts a value and its place at the steps of its column; the key of a place is the cell with the name of the column. */
function put(item: object, tree: JsonTree, steps: string[], value: unknown, cell: Cell, head: Cell): void {
  const [step = '', ...rest] = steps;
  const place = { start: cell.start, end: cell.end, key: step, keyStart: head.start, keyEnd: head.end };
  if (rest.length === 0) {
    Object.assign(item, { [step]: value });
    tree.parts.push(treeOf(place));
    return;
  }
  const isList = /^\d+$/.test(rest[0] ?? '');
  const inner: unknown = Reflect.get(item, step) ?? (isList ? [] : {});
  Object.assign(item, { [step]: inner });
  let part = tree.parts.find(({ key }) => key === step);
  if (!part) {
    part = treeOf({ ...place, kind: isList ? 'list' : 'object' });
    tree.parts.push(part);
  }
  put(inner as object, part, rest, value, cell, head);
}

/** Reads the cells of a table (RFC 4180), with their places. The separator is that of the first line: a comma, a semicolon or a tab. */
function rowsOf(text: string, problems: ItemProblem[]): Cell[][] {
  const [line = ''] = text.split(/\r?\n/, 1);
  const separator = [',', ';', '\t'].reduce((best, one) =>
    line.split(one).length > line.split(best).length ? one : best,
  );
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    let cell: Cell;
    if (text[at] === '"') {
      let close = text.indexOf('"', at + 1);
      while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
      if (close < 0) {
        const hint = 'Write another at the end of the text.';
        problems.push({
          at: { start, end: start + 1 },
          code: 'list/csv',
          message: 'This quotation mark has no second.',
          hint,
        });
        break;
      }
      cell = { text: text.slice(start + 1, close).replaceAll('""', '"'), start, end: close + 1 };
      at = close + 1;
    } else cell = { text: '', start, end: start };
    while (at < text.length && text[at] !== separator && text[at] !== '\n') at++;
    const rest = text.slice(cell.end, at).replace(/\r$/, '');
    cell = { text: cell.text + rest, start, end: cell.end + rest.length };
    row.push(cell);
    if (text[at] === separator && at + 1 < text.length) at++;
    else {
      if (row.some(({ text }) => text.trim())) rows.push(row);
      row = [];
      at++;
    }
  }
  return rows;
}
