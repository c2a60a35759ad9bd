import type {
  Definition,
  Heading,
  Image,
  ImageReference,
  Link,
  LinkReference,
  Nodes,
  Parent,
  Root,
  RootContent,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmTable } from 'micromark-extension-gfm-table';
import { longestBlock, longestMarkdown, mostLines, type TextReference } from '../../schema/fields/index.ts';
import type { MarkdownContent } from '../../schema/section-data.ts';

/** Reads a text as CommonMark with tables. Marks of emphasis may stand beside Chinese and Japanese quotes. Every text can be read. */
export const parseMarkdown = (text: string): Root =>
  fromMarkdown(text, {
    extensions: [...(text.includes('|') ? [tables] : []), ...(eastAsian.test(text) ? [eastAsianEmphasis] : [])],
    mdastExtensions: [tableNodes],
  });

const [tables, tableNodes, eastAsianEmphasis] = [gfmTable(), gfmTableFromMarkdown(), cjkFriendlyExtension()];
const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Returns the first block of a text that is too long to be parsed quickly. */
export const overlongBlock = (text: string): { from: number; to: number } | undefined => {
  for (const { 0: block, index } of text.length > longestBlock ? text.matchAll(/(?:[^\n]|\n(?![ \t\r]*\n))+/g) : [])
    if (block.length > longestBlock) return { from: index, to: index + block.length };
  return undefined;
};

/** The marks of lists and quotes at the beginning of a line. */
const containers = /^(?:[ \t]*(?:[-+*>]|\d{1,9}[.)]))+/;

/** Counts the lines of a text that are not empty, and the marks of lists and quotes at their beginnings. */
export function countLines(text: string): number {
  let count = 0;
  for (const line of text.split('\n')) {
    if (!/\S/.test(line)) continue;
    const marks = containers.exec(line)?.[0].match(/[-+*>]|\d+/g) ?? [];
    count += 1 + marks.length;
  }
  return count;
}

/** Whether a text may have code: marks around it, or lines that are indented. */
const mayHaveCode = /[`~\t]| {4}/;

/** Returns a text of the same length without its code, in which braces are no tokens. */
export function withoutCode(text: string): string {
  if (!mayHaveCode.test(text) || !isReadable(text)) return text;
  let rest = text;
  for (const { node } of nodesOf(parseMarkdown(text))) {
    if (node.type !== 'code' && node.type !== 'inlineCode') continue;
    const { from, to } = spanOf(node);
    rest = rest.slice(0, from) + '\n'.repeat(to - from) + rest.slice(to);
  }
  return rest;
}

/** Whether a text in a value has a block of code, read as Markdown. */
export function hasCode(value: unknown): boolean {
  if (typeof value !== 'string') return Object.values(value ?? {}).some(hasCode);
  if (!mayHaveCode.test(value) || !isReadable(value)) return false;
  for (const { node } of nodesOf(parseMarkdown(value))) if (node.type === 'code') return true;
  return false;
}

/**
 * Returns a Markdown text as components get it; `toShown` converts its pictures, and `headingId` names its headings. This comes before tokens are filled in, so that the value of
 * a token is never read as Markdown.
 */
export const readMarkdown = (
  text: string,
  toShown: (picture: WrittenPicture) => object,
  headingId: (heading: Heading) => string,
) => contentOf(parseMarkdown(text), toShown, headingId);

declare module 'mdast' {
  interface HeadingData {
    id?: string;
  }
}

/** A picture of a text, without its size. */
export interface WrittenPicture {
  type: 'image';
  src: string;
  alt: string;
  title?: string;
}

/** Returns every node of a tree in the order of the text, with its depth. It does not recurse, so a tree may be of any depth. */
export function* nodesOf(root: Root): Iterable<{ node: Nodes; depth: number }> {
  const rest: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    yield next;
    const { node, depth } = next;
    if ('children' in node)
      for (const child of node.children.toReversed()) rest.push({ node: child, depth: depth + 1 });
  }
}

/** Returns the words in a node. */
export function wordsIn(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsIn).join('');
  return 'value' in node ? node.value : '';
}

/** Whether a node would be a footnote, or the mark of one, if Markdown here had them. */
export const isFootnote = (node: Nodes): boolean => 'identifier' in node && node.identifier.startsWith('^');

/** Whether a text is short enough to be parsed quickly. The check reports others. */
export const isReadable = (text: string) =>
  text.length <= longestMarkdown && !overlongBlock(text) && countLines(text) <= mostLines;

/** Returns the references of a text that can be parsed. */
export function* referencesIn(text: string, read?: Root): Iterable<TextReference> {
  if (!/[\]<]|```|~~~/.test(text) || !(read || isReadable(text))) return;
  const root = read ?? parseMarkdown(text);
  const pictured = new Set<string>();
  for (const { node } of nodesOf(root)) if (node.type === 'imageReference') pictured.add(node.identifier);
  for (const { node } of nodesOf(root)) {
    if (node.type === 'link' || node.type === 'image')
      yield { type: node.type, name: node.url, at: spotOf(node, text) };
    else if (node.type === 'definition' && !isFootnote(node))
      yield { type: pictured.has(node.identifier) ? 'image' : 'link', name: node.url, at: spotOf(node, text) };
    else if (node.type === 'code' && node.lang) {
      const from = text.indexOf(node.lang, spanOf(node).from);
      yield { type: 'code', name: node.lang, at: { from, to: from + node.lang.length } };
    }
  }
}

/** The range of a node in its text. */
export const spanOf = ({ position }: Nodes) => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});

function spotOf(node: Link | Image | Definition, text: string): { from: number; to: number } {
  const { from, to } = spanOf(node);
  if (text[from] === '<') return { from: from + 1, to: to - 1 };
  const last = node.type === 'link' ? node.children.at(-1) : undefined;
  const start = text.indexOf(node.url, last ? spanOf(last).to : text.indexOf(']', from));
  // With escapes or entities, the written address differs from the parsed one.
  return node.url !== '' && start >= 0 && start + node.url.length <= to
    ? { from: start, to: start + node.url.length }
    : { from, to };
}

function contentOf(
  root: Root,
  toShown: (picture: WrittenPicture) => object,
  headingId: (heading: Heading) => string,
): MarkdownContent {
  const definitions = new Map<string, Definition>();
  for (const { node } of nodesOf(root)) {
    // The first of several definitions with the same name counts.
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  }
  const plain = (node: RootContent): RootContent[] => {
    if (node.type === 'definition') return [];
    const { position: _, ...rest } = node;
    const own = 'children' in node ? { ...rest, children: (node as Parent).children.flatMap(plain) } : rest;
    if (node.type === 'heading') return [{ ...(own as Heading), data: { id: headingId(node) } }];
    if (node.type === 'linkReference') return [linkOf(own as LinkReference, definitions)];
    if (node.type === 'image') return [toShown(pictureOf(node)) as RootContent];
    // Filling in tokens makes one brace of two, so code stays as it is written.
    if (node.type === 'code' || node.type === 'inlineCode') {
      return [{ ...(rest as typeof node), value: node.value.replace(/[{}]/g, '$&$&') }];
    }
    if (node.type === 'imageReference')
      return [toShown(pictureOf(node, definitions.get(node.identifier))) as RootContent];
    return [own as RootContent];
  };
  return root.children.flatMap(plain);
}

function linkOf({ identifier, children }: LinkReference, definitions: Map<string, Definition>): Link {
  const { url, title } = definitions.get(identifier) as Definition;
  return { type: 'link', url, title, children };
}

function pictureOf(
  { alt, ...image }: Image | ImageReference,
  definition = image as unknown as Definition,
): WrittenPicture {
  const { url: src, title } = definition;
  return { type: 'image', src, alt: alt ?? '', ...(title && { title }) };
}
