import type { Definition, Link, LinkReference, Nodes, Parent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { longestMarkdown } from '../../schema/fields.ts';
import { route } from '../../schema/route.ts';
import { outlineOf, walk } from './outline.ts';
import type { Path } from './report/issue.ts';

/** A Markdown text as a component reads it: its blocks from top to bottom, every link with its address. */
export type MarkdownContent = RootContent[];

/** Reads a text as CommonMark. Every text can be read. */
export const parseMarkdown = (text: string): Root => fromMarkdown(text);

/**
 * A page in which every Markdown text is read: a copy, if it has any. To be done before tokens are filled, so that what a token
 * stands for is words and never marks.
 */
export function readMarkdown<T extends object>(page: T): T {
  const texts: Path[] = [];
  walk(page, outlineOf(route), (_, { holds }, path) => {
    if (holds === 'markdown') texts.push([...path]);
  });
  if (texts.length === 0) return page;
  const copy = structuredClone(page);
  for (const path of texts) {
    const owner = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], copy);
    const key = path.at(-1) as string;
    Object.assign(owner as object, {
      [key]: contentOf(parseMarkdown((owner as Record<string, string>)[key] as string)),
    });
  }
  return copy;
}

/** Every node of a tree in the order of its text, with its depth; in a tree of any depth. */
export function* nodesOf(root: Root): Iterable<{ node: Nodes; depth: number }> {
  const rest: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    yield next;
    const { node, depth } = next;
    if ('children' in node)
      for (const child of node.children.toReversed()) rest.push({ node: child, depth: depth + 1 });
  }
}

/** The addresses that a text names, and which of its characters each one is. A text that is too long has none. */
export function* addressesOf(text: string, read?: Root): Iterable<{ url: string; at: { from: number; to: number } }> {
  if (text.length > longestMarkdown || !/[\]<]/.test(text)) return;
  for (const { node } of nodesOf(read ?? parseMarkdown(text))) {
    if (node.type === 'link' || node.type === 'definition') yield { url: node.url, at: spotOf(node, text) };
  }
}

/** The characters of a text that a node stands for. */
export const spanOf = ({ position }: Nodes) => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});

function spotOf(node: Link | Definition, text: string): { from: number; to: number } {
  const { from, to } = spanOf(node);
  if (text[from] === '<') return { from: from + 1, to: to - 1 };
  const last = node.type === 'link' ? node.children.at(-1) : undefined;
  const start = text.indexOf(node.url, last ? spanOf(last).to : text.indexOf(']', from));
  // Escapes and entities make an address look otherwise than it reads.
  return node.url !== '' && start >= 0 && start + node.url.length <= to
    ? { from: start, to: start + node.url.length }
    : { from, to };
}

function contentOf(root: Root): MarkdownContent {
  const definitions = new Map<string, Definition>();
  for (const { node } of nodesOf(root)) {
    // Of two definitions of a name the first one counts.
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  }
  const plain = (node: RootContent): RootContent[] => {
    if (node.type === 'definition') return [];
    const { position: _, ...rest } = node;
    const own = 'children' in node ? { ...rest, children: (node as Parent).children.flatMap(plain) } : rest;
    return [(node.type === 'linkReference' ? linkOf(own as LinkReference, definitions) : own) as RootContent];
  };
  return root.children.flatMap(plain);
}

function linkOf({ identifier, children }: LinkReference, definitions: Map<string, Definition>): Link {
  const { url, title } = definitions.get(identifier) as Definition;
  return { type: 'link', url, title, children };
}
