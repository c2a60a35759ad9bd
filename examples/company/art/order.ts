import type { Block } from './block.ts';

/** Puts blocks that don't cut each other into painting order, from the back to the front. */
export function orderBlocks<T extends Pick<Block, 'at' | 'size'>>(blocks: readonly T[]): T[] {
  const done = new Set<T>();
  const sorted: T[] = [];
  const visit = (block: T): void => {
    if (done.has(block)) return;
    done.add(block);
    for (const other of blocks) if (other !== block && isBehind(other, block)) visit(other);
    sorted.push(block);
  };
  blocks.forEach(visit);
  return sorted;
}

function isBehind(a: Pick<Block, 'at' | 'size'>, b: Pick<Block, 'at' | 'size'>): boolean {
  const before = (axis: 0 | 1 | 2) => a.at[axis] + a.size[axis] <= b.at[axis] + 1e-6;
  const after = (axis: 0 | 1 | 2) => b.at[axis] + b.size[axis] <= a.at[axis] + 1e-6;
  if (after(0) || after(1) || after(2)) return false;
  return before(0) || before(1) || before(2);
}
