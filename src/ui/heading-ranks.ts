import type { Heading, RootContent } from 'mdast';

/** The depth of each heading below the text's title, from 1. Skipped levels are closed up. */
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
