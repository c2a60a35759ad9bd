import type { Nodes, Root } from 'mdast';
import { link, longestMarkdown } from '../../schema/fields.ts';
import { checkLink } from './check-link.ts';
import { checkMarkdownHtml, noPicture } from './check-markdown-html.ts';
import { checkBareAddresses, checkHeadings, checkLeftovers } from './check-markdown-leftovers.ts';
import { invisibleIn } from './invisible.ts';
import type { Finding, Path } from './issue.ts';
import { addressesOf, nodesOf, parseMarkdown, spanOf } from './markdown.ts';
import type { Names, PageName } from './names.ts';
import { outlineOf } from './outline.ts';
import { repair } from './repair.ts';
import { quote } from './show-value.ts';

/** A finding within a text; the path of the text is added later. */
export type Found = Omit<Finding, 'path'>;

/** What a text has that could hold a mistake. */
const marks = /[<>[\]*#|=+~\n]|:\/\/|\bwww\.|^\s*(-|\d+[.)])/;
const deepest = 20;
const linkOutline = outlineOf(link('Where it leads.'));

/** Checks that all of a Markdown text can be shown as it is meant, and that its links lead somewhere. */
export function* checkMarkdown(text: string, path: Path, names: Names, here: PageName | undefined): Iterable<Finding> {
  // A text that is too long is told already, and may take long to read; most paragraphs are words and nothing else.
  if (text.length > longestMarkdown || !marks.test(text)) return;
  const root = parseMarkdown(text);
  const deep = checkDepth(root);
  if (deep) yield { path, ...deep };
  if (deep) return;
  for (const found of [...checkMarkdownHtml(root), ...checkNodes(root, text)]) yield { path, ...found };
  for (const { url, at } of addressesOf(text, root)) {
    const finding = linkOutline.schema.safeParse(url).success
      ? checkLink(url, path, names, here)
      : badAddress(url, path);
    if (finding) yield { ...finding, at };
  }
}

function checkDepth(root: Root): Found | undefined {
  for (const { node, depth } of nodesOf(root)) {
    if (depth <= deepest) continue;
    const fact = `This text is nested more than ${deepest} levels deep.`;
    const remedy = 'Remove marks such as ">", "-" or "1." at the beginning of its lines.';
    return { at: spanOf(node), code: 'markdown/deep', fact, remedy };
  }
  return undefined;
}

function* checkNodes(root: Root, text: string): Iterable<Found> {
  const used = new Set<string>();
  for (const { node } of nodesOf(root)) if ('referenceType' in node) used.add(node.identifier);
  let linkEnd = 0;
  for (const { node } of nodesOf(root)) {
    const at = spanOf(node);
    if (node.type === 'link' || node.type === 'linkReference') linkEnd = at.to;
    if (node.type === 'paragraph') yield* checkHeadings(text.slice(at.from, at.to), at.from);
    if (node.type === 'image' || node.type === 'imageReference') yield { ...noPicture, at };
    else if (node.type === 'text') {
      const found = [...checkLeftovers(text.slice(at.from, at.to), at.from)];
      yield* found;
      // The address of a link that is none is told with it.
      if (found.length === 0 && at.from >= linkEnd) yield* checkBareAddresses(text.slice(at.from, at.to), at.from);
    } else if (node.type === 'definition') {
      if (used.has(node.identifier)) continue;
      const fact = `No link of this text uses the address ${quote(`[${node.label ?? node.identifier}]`)}.`;
      const remedy = 'Write the address into the link itself: [words](/page). Each text of a list is read alone.';
      yield { at, code: 'markdown/definition', fact, remedy };
    } else if (node.type in parts && !hasContent(node)) {
      const [what, remedy] = parts[node.type] as [string, string];
      yield { at, code: 'markdown/empty', fact: `This ${what} has no words.`, remedy };
    }
  }
}

const parts: Record<string, [what: string, remedy: string]> = {
  heading: ['heading', 'Write them after the "#", or remove it.'],
  link: ['link', 'Write them between the brackets: [words](/page).'],
  linkReference: ['link', 'Write them between the brackets: [words](/page).'],
  listItem: ['point of a list', 'Write them after its mark, or remove it.'],
  blockquote: ['quote', 'Write them after the ">", or remove it.'],
};

function hasContent(node: Nodes): boolean {
  if ('children' in node) return node.children.some(hasContent);
  return !('value' in node) || /\S/.test(node.value);
}

function badAddress(url: string, path: Path): Finding {
  const form = linkOutline.form ?? '';
  const unseen = invisibleIn(url);
  if (unseen) return { path, code: 'markdown/link', ...unseen };
  if (url === '') return { path, code: 'markdown/link', fact: 'This link has no address.', remedy: form };
  const meant = repair(url, linkOutline);
  const remedy = meant ? `Did you mean ${quote(meant)}? ${form}` : form;
  return { path, code: 'markdown/link', fact: `${quote(url)} is not a link.`, remedy };
}
