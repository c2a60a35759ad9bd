import type { Nodes, Text } from 'mdast';
import type { Direction } from './direction.ts';
import { typeset, typesetParts } from './typeset.ts';

/**
 * Typesets parsed Markdown. A sentence is typeset as one, with the links and the emphasis in it, as its parts stand in one line; code is as
 * it is written. `fill` changes the texts before.
 */
export function typesetMarkdown<T extends Nodes>(node: T, dir: Direction, fill = (text: string) => text): T {
  const words = (text: string) => typeset(fill(text), dir);
  const sentences = new Map<Nodes, string>();
  const visit = (node: Nodes): Nodes => {
    if (isSentence(node)) {
      const parts = [...partsOf(node)];
      const done = typesetParts(
        parts.map((part) => (part.type === 'text' ? fill(part.value) : part.type === 'break' ? '\n' : '\ufffc')),
        dir,
      );
      for (const [at, part] of parts.entries()) sentences.set(part, done[at] as string);
    }
    const { alt, title } = node as { alt?: string | null; title?: string | null };
    return {
      ...node,
      ...(node.type === 'text' && { value: sentences.get(node) ?? words(node.value) }),
      ...(alt && { alt: words(alt) }),
      ...(title && { title: words(title) }),
      ...('children' in node && { children: node.children.map(visit) }),
    } as Nodes;
  };
  return visit(node) as T;
}

const isSentence = ({ type }: Nodes) => type === 'paragraph' || type === 'heading' || type === 'tableCell';

/** The texts of a sentence, and what stands among them. */
function* partsOf(node: Nodes): Iterable<Text | Nodes> {
  if ('children' in node) for (const child of node.children) yield* partsOf(child);
  else yield node;
}
