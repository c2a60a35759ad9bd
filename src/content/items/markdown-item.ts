import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, type ParsedNode, parseDocument } from 'yaml';
import { isText, keysOf, partOf, type SchemaNode } from '../../diagnostics/schema-node.ts';
import type { JsonTree } from '../../json/parse/read-json.ts';
import { quote } from '../../json/show-value.ts';
import { fileText, type ItemFile, type ItemProblem, idOfFile, treeOf } from './item-file.ts';

/** Reads an item from a Markdown file: its keys from the front matter, its body from the text below. */
export function markdownItem(file: string, text: string, schemaNode: SchemaNode): ItemFile {
  const problems: ItemProblem[] = [];
  const [front = ''] = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  const [mark = ''] = front ? [] : (/^(---|\+\+\+|;;;)(?=[ \t]*\r?\n)/.exec(text) ?? []);
  if (mark)
    problems.push({
      at: { start: 0, end: mark.length },
      code: 'list/front-matter',
      ...(mark === '---'
        ? { message: 'This front matter has no end.', hint: 'Write a line "---" below its last key.' }
        : { message: `Front matter between "${mark}" is not YAML.`, hint: 'Write it as "key: value" between "---".' }),
    });
  const { item, tree } = readFront(front, schemaNode, problems);

  const bodyStart = front.length;
  const body = text.slice(bodyStart).trim() && !mark ? text.slice(bodyStart) : '';
  const bodyKey = keysOf(schemaNode).find(([, { field }]) => field?.isMarkdown)?.[0];
  const place = { start: bodyStart, end: text.length };
  if (body && (bodyKey === undefined || bodyKey in item))
    problems.push({
      at: { start: bodyStart, end: bodyStart + 1 },
      code: 'list/body',
      ...(bodyKey === undefined
        ? { message: 'Items of this kind have no long text.', hint: 'Remove the text below the front matter.' }
        : { message: `The front matter has ${quote(bodyKey)} too.`, hint: 'Keep one of them.' }),
    });
  else if (body) {
    item[bodyKey as string] = body;
    tree.parts.push(treeOf({ ...place, key: bodyKey as string }));
  }
  if (!('id' in item)) item.id = idOfFile(file);
  return { items: [item], text: fileText(file, text, tree), isOne: true, problems };
}

function readFront(front: string, schemaNode: SchemaNode, problems: ItemProblem[]) {
  const none = { item: {} as Record<string, unknown>, tree: treeOf({ start: 0, end: 1, kind: 'object' }) };
  if (!front) return none;
  const [start = ''] = /^---[ \t]*\r?\n/.exec(front) ?? [];
  const offset = start.length;
  const yaml = front.slice(offset).replace(/---[ \t]*(\r?\n|$)$/, '');
  const document = parseDocument(yaml, { lineCounter: new LineCounter(), prettyErrors: false });
  for (const { pos, message } of document.errors) {
    const at = { start: pos[0] + offset, end: pos[1] + offset };
    problems.push({
      at,
      code: 'list/yaml',
      message: `This is not YAML: ${message}.`,
      hint: 'Correct the front matter.',
    });
  }
  if (document.errors.length > 0 || document.contents === null) return none;
  const reader = { front, offset, document };
  const { value, tree } = read(document.contents, schemaNode, reader);
  if (isMap(document.contents)) return { item: value as Record<string, unknown>, tree: { ...tree, start: 0, end: 1 } };
  problems.push({
    at: tree,
    code: 'list/yaml',
    message: 'This front matter has no keys.',
    hint: 'Write lines such as "title: Summer hours".',
  });
  return none;
}

interface Reader {
  front: string;
  /** Where the YAML begins in the file. */
  offset: number;
  document: ReturnType<typeof parseDocument>;
}

/** Reads a value with the places of its parts. A number or a word of YAML is a text where the schema wants one. */
function read(
  node: ParsedNode | Node,
  schemaNode: SchemaNode | undefined,
  reader: Reader,
): { value: unknown; tree: JsonTree } {
  const { offset, document } = reader;
  const [start, end] = node.range ?? [0, 0];
  const place = { start: start + offset, end: end + offset };
  if (isMap(node)) {
    const entries: [string, unknown][] = [];
    const parts: JsonTree[] = [];
    for (const pair of node.items) {
      if (!isPair(pair) || !isScalar(pair.key) || !pair.value) continue;
      const key = String(pair.key.value);
      const [keyStart, keyEnd] = pair.key.range ?? [0, 0];
      const part = read(pair.value as Node, schemaNode && partOf(schemaNode, key), reader);
      // A key without a value is not there.
      if (part.value === null) continue;
      entries.push([key, part.value]);
      parts.push({ ...part.tree, key, keyStart: keyStart + offset, keyEnd: keyEnd + offset });
    }
    return { value: Object.fromEntries(entries), tree: treeOf({ ...place, kind: 'object', parts }) };
  }
  if (isSeq(node)) {
    const parts = node.items.map((one) => read(one as Node, schemaNode && partOf(schemaNode, 0), reader));
    return {
      value: parts.map(({ value }) => value),
      tree: treeOf({ ...place, kind: 'list', parts: parts.map(({ tree }) => tree) }),
    };
  }
  const value: unknown = node.toJS(document);
  const isOtherwise = typeof value === 'number' || typeof value === 'boolean';
  const source = isScalar(node) ? node.source : undefined;
  return {
    value: isOtherwise && source !== undefined && schemaNode && isText(schemaNode) ? source : value,
    tree: treeOf(place),
  };
}
