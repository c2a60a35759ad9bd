import { isAlias, isMap, isScalar, isSeq, type ParsedNode, parseDocument } from 'yaml';
import { isText, keysOf, partOf, type SchemaNode } from '../../diagnostics/schema-node.ts';
import type { JsonTree } from '../../json/parse/read-json.ts';
import { quote } from '../../json/show-value.ts';
import { fileText, type ItemFile, type ItemProblem, idOfFile, treeOf } from './item-file.ts';

/** The front matter of a text, with the lines around it; empty if there is none. The rest of the text begins at `start`, after blank lines. */
export function frontOf(text: string): { front: string; start: number } {
  const [front = ''] = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  const [blank = ''] = /^(?:[ \t]*\r?\n)*/.exec(text.slice(front.length)) ?? [];
  return { front, start: front.length + blank.length };
}

/** Reads an item from a Markdown file: its keys from the front matter, its body from the text below. */
export function markdownItem(file: string, text: string, schemaNode: SchemaNode): ItemFile {
  const problems: ItemProblem[] = [];
  const { front, start: bodyStart } = frontOf(text);
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
  const document = parseDocument(yaml, { prettyErrors: false });
  const report: Report = ([start, end], message, hint) =>
    problems.push({ at: { start: start + offset, end: end + offset }, code: 'list/yaml', message, hint });
  for (const { pos, message } of [...document.errors, ...document.warnings])
    report(pos, `This is not YAML: ${message}.`, 'Correct the front matter.');
  if (document.errors.length > 0 || document.contents === null) return none;
  const { contents } = document;
  const { value, tree } = read(contents, schemaNode, offset, report);
  if (isMap(contents)) return { item: value as Record<string, unknown>, tree: { ...tree, start: 0, end: 1 } };
  report(
    [contents.range[0], contents.range[1]],
    'This front matter has no keys.',
    'Write lines such as "title: Summer hours".',
  );
  return none;
}

/** Tells what is wrong with a part of the YAML. */
type Report = (at: readonly [start: number, end: number], message: string, hint: string) => void;

/**
 * Reads a value with the places of its parts, in a file in which the YAML begins at `offset`. A number or a word of YAML is a text where the
 * schema wants one.
 */
function read(
  node: ParsedNode,
  schemaNode: SchemaNode | undefined,
  offset: number,
  report: Report,
): { value: unknown; tree: JsonTree } {
  const [start, end] = node.range;
  const place = { start: start + offset, end: end + offset };
  const partAt = (part: ParsedNode, step: string | number) =>
    read(part, schemaNode && partOf(schemaNode, step), offset, report);
  if (isMap(node)) {
    const entries: [string, unknown][] = [];
    const parts: JsonTree[] = [];
    for (const { key: keyNode, value } of node.items) {
      const [keyStart, keyEnd] = keyNode.range;
      if (!isScalar(keyNode)) report([keyStart, keyEnd], 'This key is no word.', 'Write "key: value".');
      const key = String(isScalar(keyNode) ? keyNode.value : '');
      const part = value && partAt(value, key);
      // A key without a value is not there.
      if (!part || part.value === null) continue;
      entries.push([key, part.value]);
      parts.push({ ...part.tree, key, keyStart: keyStart + offset, keyEnd: keyEnd + offset });
    }
    return { value: Object.fromEntries(entries), tree: treeOf({ ...place, kind: 'object', parts }) };
  }
  if (isSeq(node)) {
    const parts = node.items.map((one) => partAt(one, 0));
    return {
      value: parts.map(({ value }) => value),
      tree: treeOf({ ...place, kind: 'list', parts: parts.map(({ tree }) => tree) }),
    };
  }
  if (isAlias(node)) {
    report([start, end], 'This repeats a value from another place.', 'Write the value itself.');
    return { value: null, tree: treeOf(place) };
  }
  const { value, source } = node;
  const isOtherwise = typeof value === 'number' || typeof value === 'boolean';
  return {
    value: isOtherwise && source !== undefined && schemaNode && isText(schemaNode) ? source : value,
    tree: treeOf(place),
  };
}
