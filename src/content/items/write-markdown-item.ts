import { isMap, isScalar, parseDocument, type Scalar, stringify } from 'yaml';
import { keysOf, type SchemaNode } from '../../diagnostics/schema-node.ts';
import { isSame, type JsonObject } from '../../json/values.ts';
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
      next = next.slice(0, from) + (now === undefined ? '' : entry(name, now)) + next.slice(end);
    }
  }
  for (const [name, now] of left) if (now !== undefined) next += entry(name, now);
  return next === '' ? '' : `---\n${next}---\n`;
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
