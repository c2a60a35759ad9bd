import type { Root } from 'mdast';
import type { Found } from './check-markdown.ts';
import { nodesOf, spanOf } from './markdown.ts';
import { quote } from './show-value.ts';

/** Checks that a text holds no HTML, and tells what to write instead; an element is told once, where it opens. */
export function* checkMarkdownHtml(root: Root): Iterable<Found> {
  const open = new Set<string>();
  for (const { node } of nodesOf(root)) {
    if (node.type !== 'html') continue;
    const [, closing = '', name = ''] = /^<(\/?)([a-z][a-z\d-]*)/i.exec(node.value) ?? [];
    const element = name.toLowerCase();
    if (closing && open.has(element)) continue;
    open.add(element);
    const at = spanOf(node);
    if (/^(img|picture)$/.test(element)) {
      yield { ...noPicture, at };
      continue;
    }
    const fact = `HTML cannot stand in a text: ${quote(node.value)}.`;
    const known = instead.find(([names]) => names.test(element))?.[1];
    const remedy =
      known ?? (node.value.startsWith('<!--') ? 'Remove the comment.' : 'Remove it, or write "&lt;" for "<".');
    yield { at, code: 'markdown/html', fact, remedy };
  }
}

/** What is told of a picture, however it is written. */
export const noPicture = {
  code: 'markdown/picture',
  fact: 'A picture cannot stand in a text.',
  remedy: 'Put it into a section of the type "image-with-text" or "gallery".',
};

/** What to write instead of the elements that editors know best. */
const instead: [names: RegExp, remedy: string][] = [
  [/^(b|strong)$/, 'Write **words** for strong words.'],
  [/^(i|em)$/, 'Write *words* for emphasis.'],
  [/^a$/, 'Write [words](/page) for a link.'],
  [/^br$/, 'End the line with a backslash, in JSON "\\\\\\n", for a line break.'],
  [/^hr$/, 'Write --- on a line of its own for a rule.'],
  [/^h[1-6]$/, 'Write "# Words" or "## Words" for a heading.'],
  [/^(ul|li)$/, 'Write "- words" for each point of a list.'],
  [/^ol$/, 'Write "1. words" for each point of a list.'],
  [/^(code|pre|kbd)$/, 'Write `words` for code.'],
  [/^blockquote$/, 'Write "> words" for a quote.'],
  [/^p$/, 'Write each paragraph as a text of its own, without marks.'],
];
