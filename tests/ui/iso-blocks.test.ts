import { describe, expect, it } from 'vitest';
import { isoFaces, viewBoxOf } from '../../src/ui/iso-blocks.ts';

const sides = (heights: number[][]) => isoFaces(heights).map(({ side }) => side);

describe('isoFaces', () => {
  it('shows three faces of a block that stands alone', () => {
    expect(sides([[1]]).sort()).toEqual(['left', 'right', 'top']);
  });

  it('leaves out faces that touch another block', () => {
    expect(sides([[1, 1]]).sort()).toEqual(['left', 'right', 'right', 'top', 'top']);
    expect(sides([[2]]).filter((side) => side === 'top')).toHaveLength(1);
  });

  it('draws what stands behind first', () => {
    const tops = isoFaces([
      [1, 1],
      [1, 1],
    ]).filter(({ side }) => side === 'top');
    const heights = tops.map(({ points }) => Math.max(...points.map(([, y]) => y)));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  });

  it('draws nothing where nothing stands', () => {
    expect(isoFaces([[0, 0]])).toEqual([]);
  });
});

describe('viewBoxOf', () => {
  it('surrounds all faces with the margin', () => {
    expect(viewBoxOf(isoFaces([[1]]), 2)).toBe('-19.3 -22 38.6 44');
  });
});
