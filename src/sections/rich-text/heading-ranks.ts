import type { Heading, RootContent } from 'mdast';

/** How deep each heading of a text stands below the text's own title, from 1, never more than one deeper than the one before. */
export function headingRanks(blocks: RootContent[]): Map<Heading, number> {
  const ranks = new Map<Heading, number>();
  const above: number[] = [];
  const visit = (node: RootContent) => {
    if (node.type === 'heading') {
      while ((above.at(-1) ?? 0) >= node.depth) above.pop();
      above.push(node.depth);
      ranks.set(node, above.length);
    } else if ('children' in node) for (const child of node.children) visit(child);
  };
  for (const block of blocks) visit(block);
  return ranks;
}
