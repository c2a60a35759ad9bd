import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, type Scalar, stringify } from 'yaml';
import { keysOf, type SchemaNode } from '../../diagnostics/schema-node.ts';
import { isObject, isSame, type JsonObject } from '../../json/values.ts';
import { frontOf, markdownItem } from './markdown-item.ts';

/**
 * Returns the text of a Markdown file that has another item: only the values that differ are written, and all else stays as it is. Undefined
 * if that cannot be done, such as in front matter with mistakes.
 */
export function writeMarkdownItem(
  file: string,
  text: string,
  schemaNode: SchemaNode,
  item: JsonObject,
): string | undefined {
  const [before] = markdownItem(file, text, schemaNode).items as JsonObject[];
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const written = text.replaceAll('\r\n', '\n');
  const { front, start } = frontOf(written);
  const bodyKey = keysOf(schemaNode).find(([, { field }]) => field?.isMarkdown)?.[0] ?? '';
  const isBody = !(bodyKey in frontItem(front, schemaNode));
  const body = isBody && bodyKey ? String(item[bodyKey] ?? '').replaceAll('\r\n', '\n') : written.slice(start);
  const changed = new Map(
    [...new Set([...Object.keys(before ?? {}), ...Object.keys(item)])]
      .filter((key) => !isSame(plain(before?.[key]), plain(item[key])) && !(isBody && key === bodyKey))
      .map((key) => [key, item[key]]),
  );
  const made = changed.size > 0 ? withKeys(front, changed) : front;
  if (made === undefined) return undefined;
  const open = made && body && !made.endsWith('\n') ? `${made}\n` : made;
  const gap = written.slice(front.length, start) || (made && body ? '\n' : '');
  const next = (open + gap + body).replaceAll('\n', lineEnd);
  const read = markdownItem(file, next, schemaNode);
  return read.problems.length === 0 && isSame(plain(read.items[0]), plain(item)) ? next : undefined;
}

const frontItem = (front: string, schemaNode: SchemaNode) => markdownItem('', front, schemaNode).items[0] as JsonObject;

/** A value whose texts have the line ends of all. */
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value).replaceAll('\\r\\n', '\\n'));

/** Front matter with other values at some keys; without those that are undefined. */
function withKeys(front: string, changed: ReadonlyMap<string, unknown>): string | undefined {
  const yaml = front.replace(/^---[ \t]*\n/, '').replace(/---[ \t]*(\n|$)$/, '');
  const document = parseDocument(yaml, { prettyErrors: false });
  const { contents } = document;
  if (document.errors.length > 0 || (contents !== null && (!isMap(contents) || contents.flow))) return undefined;
  let next = yaml === '' || yaml.endsWith('\n') ? yaml : `${yaml}\n`;
  const left = new Map(changed);
  for (const { key, value } of [...(contents?.items ?? [])].reverse()) {
    const name = isScalar(key) ? String(key.value) : '';
    if (!left.has(name)) continue;
    const now = left.get(name);
    left.delete(name);
    const [from] = key.range;
    const to = value?.range[1] ?? key.range[1];
    if (isScalar(value) && isFlat(now) && value.type !== 'BLOCK_LITERAL' && value.type !== 'BLOCK_FOLDED')
      next = next.slice(0, value.range[0]) + scalar(now, value) + next.slice(value.range[1]);
    else {
      const end = next[to - 1] === '\n' ? to : next.indexOf('\n', to) + 1;
      // A comment within it is kept, though other blanks and quotes may be written for it.
      if (now !== undefined && next.slice(from, end).includes('#')) return withComments(document, changed);
      next = next.slice(0, from) + (now === undefined ? '' : entry(name, now)) + next.slice(end);
    }
  }
  for (const [name, now] of left) if (now !== undefined) next += entry(name, now);
  return next === '' ? '' : `---\n${next}---\n`;
}

/** The same as the library writes it, which keeps all comments. */
function withComments(document: Document, changed: ReadonlyMap<string, unknown>): string {
  for (const [key, value] of changed)
    if (value === undefined) document.delete(key);
    else document.set(key, valueIn(document, document.get(key, true) as Node | undefined, value));
  return `---\n${document.toString({ lineWidth: 0 })}---\n`;
}

/** A node with another value. Its parts that stay the same are the same nodes, with their comments. */
function valueIn(document: Document, node: Node | undefined, value: unknown): unknown {
  if (isScalar(node) && isFlat(value)) node.value = value;
  else if (isMap(node) && isObject(value)) {
    for (const { key } of [...node.items]) if (!(String(key) in value)) node.delete(key);
    for (const [key, part] of Object.entries(value))
      node.set(key, valueIn(document, node.get(key, true) as Node | undefined, part));
  } else if (isSeq(node) && Array.isArray(value)) {
    const before = node.items.map((item) => (item as Node).toJS(document));
    const same = value.findIndex((part, at) => !isSame(part, before[at]));
    const start = same < 0 ? value.length : same;
    let end = 0;
    while (end < Math.min(before.length, value.length) - start && isSame(value.at(-1 - end), before.at(-1 - end)))
      end++;
    const kept = node.items.slice(start, node.items.length - end) as Node[];
    const made = value.slice(start, value.length - end).map((part, at) => valueIn(document, kept[at], part));
    node.items.splice(start, kept.length, ...made);
  } else return document.createNode(value);
  return node;
}

const isFlat = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const entry = (key: string, value: unknown) => stringify({ [key]: value }, { lineWidth: 0 });

/** A value in the kind of quotes that the one before it has. */
function scalar(value: unknown, { type }: Scalar): string {
  const isQuoted = type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE';
  const isLong = typeof value === 'string' && value.includes('\n');
  const kind = isLong ? 'QUOTE_DOUBLE' : isQuoted ? type : 'PLAIN';
  return stringify(value, { lineWidth: 0, defaultStringType: kind }).trimEnd();
}
