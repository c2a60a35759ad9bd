import type { Nodes } from 'mdast';

/** Returns the words in a node of Markdown. */
export function wordsIn(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsIn).join('');
  return 'value' in node ? node.value : '';
}
