import type { Nodes, Root } from 'mdast';
import {
  imagePath,
  link,
  longestBlock,
  longestMarkdown,
  mostLines,
  type Problem,
} from '../../../schema/fields/index.ts';
import {
  countLines,
  isFootnote,
  nodesOf,
  overlongBlock,
  parseMarkdown,
  referencesIn,
  spanOf,
} from '../../content/markdown.ts';
import { type SchemaNode, schemaNodeOf } from '../../diagnostics/schema-node.ts';
import { quote } from '../../json/show-value.ts';
import { propose } from '../shape/propose.ts';
import { wrongForm } from '../shape/wrong-form.ts';
import { checkLink } from './links.ts';
import type { Names, PageName } from './names.ts';

/** The parts of a text that are checked. */
const marks = /[<>[\]*#|=+~\n]|:\/\/|\bwww\.|^\s*(-|\d+[.)])/;
const deepest = 20;
const linkNode = schemaNodeOf(link('Where it leads.'));
const imageNode = schemaNodeOf(imagePath());

/** Checks a Markdown text: its syntax, its links, and that it has no HTML. */
export function* checkMarkdown(text: string, names: Names, here: PageName | undefined): Iterable<Problem> {
  // Texts that are too long are reported by another check. Most paragraphs have only words, which need no parsing.
  if (text.length > longestMarkdown || !marks.test(text)) return;
  const block = overlongBlock(text);
  if (block) {
    const message = `This block of a text has ${block.to - block.from} characters; at most ${longestBlock} are allowed.`;
    yield { at: block, code: 'markdown/long', message, hint: 'Divide it with an empty line.' };
    return;
  }
  const lines = countLines(text);
  if (lines > mostLines) {
    const message = `This text has ${lines} lines and marks of lists and quotes; at most ${mostLines} are allowed.`;
    yield { code: 'markdown/long', message, hint: 'Divide it into several texts or pages.' };
    return;
  }
  const root = parseMarkdown(text);
  const deep = checkDepth(root);
  if (deep) yield deep;
  if (deep) return;
  yield* checkMarkdownHtml(root);
  yield* checkNodes(root, text);
  for (const { type, name, at } of referencesIn(text, root)) {
    if (type === 'code') continue;
    const schemaNode = type === 'image' ? imageNode : linkNode;
    const isGood = schemaNode.schema.safeParse(name).success;
    const problem = isGood ? type === 'link' && checkLink(name, [], names, here) : badAddress(name, schemaNode);
    if (problem) yield { ...problem, at };
  }
}

function checkDepth(root: Root): Problem | undefined {
  for (const { node, depth } of nodesOf(root)) {
    if (depth <= deepest) continue;
    const message = `This text is nested more than ${deepest} levels deep.`;
    const hint = 'Remove marks such as ">", "-" or "1." at the beginning of its lines.';
    return { at: spanOf(node), code: 'markdown/deep', message, hint };
  }
  return undefined;
}

function* checkNodes(root: Root, text: string): Iterable<Problem> {
  const used = new Set<string>();
  for (const { node } of nodesOf(root)) if ('referenceType' in node) used.add(node.identifier);
  let linkEnd = 0;
  const missing = new Set(extensions);
  for (const { node } of nodesOf(root)) {
    const at = spanOf(node);
    for (const extension of missing) {
      const match = extension.nodes.includes(node.type) && extension.pattern.exec(text.slice(at.from, at.to));
      if (!match) continue;
      // Others of this text need the same change.
      missing.delete(extension);
      const from = at.from + match.index;
      yield { at: { from, to: from + match[0].length }, ...extension.found(match[0]) };
    }
    if (node.type === 'link' || node.type === 'linkReference') linkEnd = at.to;
    if (node.type === 'paragraph') yield* checkHeadings(text.slice(at.from, at.to), at.from);
    if (node.type === 'image' || node.type === 'imageReference') {
      if (!node.alt) yield { ...noAlt, at };
    } else if (node.type === 'text') {
      const found = [...checkLeftovers(text.slice(at.from, at.to), at.from)];
      yield* found;
      // An invalid address is reported with its link.
      if (found.length === 0 && at.from >= linkEnd) yield* checkBareAddresses(text.slice(at.from, at.to), at.from);
    } else if (node.type === 'definition') {
      if (used.has(node.identifier) || isFootnote(node)) continue;
      const message = `Nothing in this text uses the address ${quote(`[${node.label ?? node.identifier}]`)}.`;
      const hint = 'Write the address into the link itself: [words](/page). Each text of a list is parsed separately.';
      yield { at, code: 'markdown/definition', message, hint };
    } else if (node.type in parts && !hasContent(node)) {
      const [what, hint] = parts[node.type] as [string, string];
      yield { at, code: 'markdown/empty', message: `This ${what} has no words.`, hint };
    }
  }
}

const parts: Record<string, [what: string, hint: string]> = {
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

function badAddress(url: string, schemaNode: SchemaNode): Problem {
  const code = 'markdown/link';
  const what = schemaNode === imageNode ? 'picture' : 'link';
  if (url === '') return { code, message: `This ${what} has no address.`, hint: schemaNode.form ?? '' };
  return { code, ...wrongForm(url, schemaNode, (text) => propose(text, schemaNode)) };
}

/** Checks that a text has no HTML. An element is reported once, at its start tag. */
function* checkMarkdownHtml(root: Root): Iterable<Problem> {
  const open = new Set<string>();
  for (const { node } of nodesOf(root)) {
    if (node.type !== 'html') continue;
    const [, closing = '', name = ''] = /^<(\/?)([a-z][a-z\d-]*)/i.exec(node.value) ?? [];
    const element = name.toLowerCase();
    if (closing && open.has(element)) continue;
    open.add(element);
    const at = spanOf(node);
    if (/^(img|picture)$/.test(element)) {
      yield { ...htmlPicture, at };
      continue;
    }
    const message = `A text cannot contain HTML: ${quote(node.value)}.`;
    const advice = node.value.startsWith('<!--') ? { hint: 'Remove the comment.' } : inMarkdown;
    yield { at, code: 'markdown/html', message, ...advice };
  }
}

const htmlPicture = {
  code: 'markdown/picture',
  message: 'A picture cannot be written as HTML.',
  hint: 'Write ![what it shows](/images/picture.jpg), with its path from public/ on.',
};

const noAlt = {
  code: 'alt/empty',
  message: 'This picture has no alternative text.',
  hint: 'Write what it shows between the brackets, if the words beside it do not say so.',
  severity: 'warning' as const,
};

const insteadOfHtml = (lineBreak: string) =>
  `Remove it, or write it in Markdown: **words**, *words*, [words](/page), "# Words", "- words", or ${lineBreak} to break a line. For a "<" itself write "&lt;".`;
const inMarkdown = { hint: insteadOfHtml('"\\\\\\n"'), hintInFile: insteadOfHtml('a backslash at its end') };

/** Advice with backslashes, which are doubled in JSON. */
const inBoth = (hint: string) => ({ hint: hint.replaceAll('\\', '\\\\'), hintInFile: hint });

/** Checks the source of plain words for Markdown with a mistake, which would be shown literally. `start` is the offset of the words. */
function* checkLeftovers(written: string, start: number): Iterable<Problem> {
  for (const { pattern, found } of leftovers) {
    const match = pattern.exec(written);
    if (!match) continue;
    const from = start + match.index;
    yield { at: { from, to: from + match[0].length }, ...found(match[0]) };
  }
}

/** Marks of other kinds of Markdown, each with the nodes that they are read as. */
const extensions: { nodes: string[]; pattern: RegExp; found: (written: string) => Omit<Problem, 'at'> }[] = [
  {
    nodes: ['text', 'linkReference', 'definition'],
    pattern: /(?<!\\)\[\^[^\][\s]{1,60}\]/,
    found: (written) => ({
      code: 'markdown/footnote',
      message: `${quote(written)} is a footnote, and Markdown here has none.`,
      ...inBoth(
        'Write each note of this text in round brackets at its place, without these marks. To show a mark itself, write \\[.',
      ),
    }),
  },
  {
    nodes: ['listItem'],
    pattern: /(?<=^(?:[-*+]|\d{1,9}[.)])[ \t]{1,9})\[[ xX]\](?=\s)/,
    found: (written) => ({
      code: 'markdown/task',
      message: `${quote(written)} would be shown literally: Markdown here has no task lists.`,
      hint: 'Remove it from each point of this text.',
    }),
  },
];

const address = '(?:[/#]|https?:|mailto:|tel:)';
/** A link whose parts are in the wrong order or not adjacent. */
const nearLink = new RegExp(
  `(?<!\\\\)(?:\\[[^\\][\\n]{1,200}\\][ \\t]{1,9}\\(${address}[^)\\s]*\\)|\\([^()\\n]{1,200}\\)[ \\t]?\\[${address}[^\\]\\s]*\\])`,
);
const noLink = (written: string) => ({
  code: 'markdown/no-link',
  message: `${quote(written)} is not valid Markdown for a link.`,
  ...inBoth(
    'Write [words](/page), without spaces between or in the address. For the brackets themselves write \\[ and \\].',
  ),
});
const leftovers: { pattern: RegExp; found: (written: string) => Omit<Problem, 'at'> }[] = [
  { pattern: nearLink, found: noLink },
  { pattern: /(?<!\\)(?:\[(?!\^)[^\][\n]*)?\](?:\([^)\n]*\)?|\[(?!\^)[^\]\n]*\]?)/, found: noLink },
  {
    pattern: /(?<!\\)<[^\s<>]*[.@}][^\s<>]*>/,
    found: (written) => ({
      code: 'markdown/no-link',
      message: `${quote(written)} is not valid Markdown for a link.`,
      hint: 'Write <https://example.com> or <info@example.com>, or with words or a token [words](mailto:{email}).',
    }),
  },
  {
    pattern: /(?<!\\)\*\*/,
    found: () => ({
      code: 'markdown/stars',
      message: 'These asterisks would be shown literally.',
      ...inBoth('Write them without spaces around the words: **words**. To show asterisks, write \\*\\*.'),
    }),
  },
  {
    pattern: /(?<![\\~])~~(?=[^\s~])[^~\n]+(?<=[^\s\\])~~(?!~)/,
    found: (written) => ({
      code: 'markdown/tildes',
      message: `${quote(written)} would be shown literally: Markdown here has no strikethrough.`,
      hint: 'Remove the words, or the ~~ before and after them.',
    }),
  },
  {
    pattern: /^[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*(\|[ \t]*:?-{3,}:?[ \t]*)+\|?[ \t]*$/m,
    found: () => ({
      code: 'markdown/table',
      message: 'This is not valid Markdown for a table.',
      hint: 'Write the row of headings directly above it, with as many cells, and an empty line before that.',
    }),
  },
];

/** Checks the lines of a paragraph for headings with a syntax error. */
function* checkHeadings(written: string, start: number): Iterable<Problem> {
  // A single "#" with one word is a hashtag.
  const pattern = /^(#{2,6}(?=[^\s#])|#{7,}|#(?=\p{Lu}[^\n.!?]* [^\n.!?]*$))[ \t]*([^\n]*)/gmu;
  for (const { 1: signs = '', 2: words = '', index } of written.matchAll(pattern)) {
    const heading = `${signs.slice(0, 6)} ${words.replace(/[\s#]+$/, '') || 'Words'}`;
    const space = /\s/.test(written.charAt(index + signs.length)) ? '' : ' ';
    yield {
      at: { from: start + index, to: start + index + signs.length },
      code: 'markdown/heading',
      message: 'This is not valid Markdown for a heading.',
      hint: `Write ${quote(heading)}, with one to six "#" and a space.`,
      hintInFile: `Write "${heading}", with one to six "#" and a space.`,
      ...(words && { edit: { op: 'set', value: signs.slice(0, 6) + space } }),
    };
  }
}

/** Warns of addresses in plain words, which are not links. */
function* checkBareAddresses(written: string, start: number): Iterable<Problem> {
  for (const { 0: found, index } of written.matchAll(/(?<![\w/@.-])(?:https?:\/\/|www\.)[^\s<>()[\]\\]*[\w/]/gi)) {
    const url = found.replace(/^(?:https?:\/\/)?/i, 'https://');
    yield {
      at: { from: start + index, to: start + index + found.length },
      code: 'markdown/bare-address',
      message: `The address ${quote(found)} is shown as text, not as a link.`,
      hint: `Write [words](${url}), or <${url}> to show the address itself.`,
      severity: 'warning',
    };
  }
}
