import type { RootContent } from 'mdast';

/** Makes one list of neighbouring lists of one kind, so that each point may be written as a block of its own. */
export function joinLists(nodes: RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const before = joined.at(-1);
    if (node.type === 'list' && before?.type === 'list' && Boolean(node.ordered) === Boolean(before.ordered)) {
      const spread = Boolean(before.spread || node.spread);
      joined[joined.length - 1] = { ...before, spread, children: [...before.children, ...node.children] };
    } else joined.push(node);
  }
  return joined;
}
